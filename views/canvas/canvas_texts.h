// The canvas's texts, laid out once and then drawn in each picture: a canvas full of numbers has a thousand of them.
#pragma once

#include <QFont>
#include <QHash>
#include <QPainter>
#include <QStaticText>
#include <array>

namespace rowkeeper::views {

enum class TextLook { normal, bold, token, bold_token, cell };

class CanvasTexts {
 public:
  // Fonts have changed.
  void clear();
  void draw(QPainter& painter, TextLook look, const QRectF& rect, Qt::Alignment alignment, const QString& text);
  double width(TextLook look, const QString& text) { return entry(look, text).size().width(); }
  // Shortened to the width, with an ellipsis.
  QString elided(TextLook look, const QString& text, int width);

 private:
  const QFont& font(TextLook look);
  QStaticText& entry(TextLook look, const QString& text);

  std::array<QFont, 5> fonts_;
  bool fonts_known_ = false;
  QHash<QString, QStaticText> entries_;  // by look and text
  QHash<QString, QString> elided_;       // by look, width and text
};

}  // namespace rowkeeper::views
