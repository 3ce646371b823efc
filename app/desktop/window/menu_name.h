// A menu's name as translators write it, "&File" or "文件(&F)", without the mark of its letter.
#pragma once

#include <QRegularExpression>
#include <QString>

namespace rowkeeper::app {

inline QString menu_name(QString text) {
  static const QRegularExpression letter_behind(QStringLiteral("\\(&.\\)"));
  return text.remove(letter_behind).remove(u'&');
}

}  // namespace rowkeeper::app
