#include "views/learn/lesson_text.h"

#include <QRegularExpression>

namespace rowkeeper::views {

namespace {

const QRegularExpression& value_mark() {
  static const QRegularExpression mark(QStringLiteral("\\{([a-z0-9_]+)\\}"));
  return mark;
}

const QRegularExpression& strong_mark() {
  static const QRegularExpression mark(QStringLiteral("\\*\\*(.+?)\\*\\*"));
  return mark;
}

}  // namespace

QStringList value_names(const QString& text) {
  QStringList names;
  for (auto match = value_mark().globalMatch(text); match.hasNext();) names << match.next().captured(1);
  return names;
}

QString with_values(const QString& text, const std::function<QString(const QString&)>& value) {
  QString out;
  qsizetype at = 0;
  for (auto matches = value_mark().globalMatch(text); matches.hasNext();) {
    const QRegularExpressionMatch match = matches.next();
    out += text.mid(at, match.capturedStart() - at) + value(match.captured(1));
    at = match.capturedEnd();
  }
  return out + text.mid(at);
}

QString rich_text(const QString& text) {
  return text.toHtmlEscaped().replace(strong_mark(), QStringLiteral("<b>\\1</b>")).replace(u'\n', QStringLiteral("<br>"));
}

QString plain_text(const QString& text) { return QString(text).replace(strong_mark(), QStringLiteral("\\1")); }

}  // namespace rowkeeper::views
