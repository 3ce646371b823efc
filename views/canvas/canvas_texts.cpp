#include "views/canvas/canvas_texts.h"

#include <QFontMetricsF>

#include "views/canvas/canvas_painter.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr qsizetype kMostEntries = 8192;  // then they are made anew

}  // namespace

void CanvasTexts::clear() {
  fonts_known_ = false;
  entries_.clear();
  elided_.clear();
}

const QFont& CanvasTexts::font(TextLook look) {
  if (!fonts_known_) {
    const Theme& t = theme();
    QFont bold_token = t.mono_font(kCanvasText);
    bold_token.setBold(true);
    fonts_ = {t.font(kCanvasText), t.font(kCanvasText, QFont::DemiBold), t.mono_font(kCanvasText), bold_token,
              t.font(0.88 * kCanvasText)};
    fonts_known_ = true;
  }
  return fonts_[static_cast<std::size_t>(look)];
}

QStaticText& CanvasTexts::entry(TextLook look, const QString& text) {
  if (entries_.size() > kMostEntries) entries_.clear();
  const QString key = QChar(static_cast<int>(look)) + text;
  const auto found = entries_.find(key);
  if (found != entries_.end()) return *found;
  QStaticText entry(text);
  entry.setTextFormat(Qt::PlainText);
  entry.prepare({}, font(look));
  return *entries_.insert(key, entry);
}

void CanvasTexts::draw(QPainter& painter, TextLook look, const QRectF& rect, Qt::Alignment alignment, const QString& text) {
  const QStaticText& drawn = entry(look, text);
  const QSizeF size = drawn.size();
  double left = rect.left();
  if (alignment & Qt::AlignRight) left = rect.right() - size.width();
  if (alignment & Qt::AlignHCenter) left = rect.center().x() - size.width() / 2;
  if (painter.font() != font(look)) painter.setFont(font(look));  // setting it again costs as much as drawing
  painter.drawStaticText(QPointF(left, rect.center().y() - size.height() / 2), drawn);
}

QString CanvasTexts::elided(TextLook look, const QString& text, int width) {
  if (elided_.size() > kMostEntries) elided_.clear();
  QString& entry = elided_[QString(QChar(static_cast<int>(look))) + QChar(width) + text];
  if (entry.isNull()) entry = QFontMetricsF(font(look)).elidedText(text, Qt::ElideRight, width);
  return entry;
}

}  // namespace rowkeeper::views
