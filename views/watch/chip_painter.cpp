#include "views/watch/chip_painter.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kPaddingAcross = 6, kPaddingDown = 3, kRound = 5;

QPen outline(const ChipLook& look) {
  const Theme& t = theme();
  if (look.selected) return {t.accent, t.scale() * (look.focused ? 2.6 : 1.8)};
  if (look.newest) return {t.newest, t.scale() * 1.6};
  if (look.invalid) return {t.outline, t.scale(), Qt::DashLine};
  if (look.hovered) return {t.muted, t.scale()};
  // A projector washes the fills out, so there every chip has an edge.
  return t.projector ? QPen(t.grid, 1) : QPen(Qt::NoPen);
}

QColor fill(const ChipLook& look) {
  const Theme& t = theme();
  if (look.invalid) return t.card;
  if (look.newest) return t.newest_soft;
  return look.generated ? t.chip_generated : t.chip;
}

}  // namespace

int chip_height(const QFont& font) { return QFontMetrics(font).height() + 2 * theme().px(kPaddingDown); }

int chip_width(const QString& text, const QFont& font) {
  return QFontMetrics(font).horizontalAdvance(text) + 2 * theme().px(kPaddingAcross);
}

void paint_chip(QPainter& painter, const QRect& rect, const QString& text, const ChipLook& look) {
  const Theme& t = theme();
  const QPen pen = outline(look);
  const double half = pen.style() == Qt::NoPen ? 0 : pen.widthF() / 2;
  painter.setPen(pen);
  painter.setBrush(fill(look));
  painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), t.px(kRound), t.px(kRound));
  if (look.generated) {
    const double y = rect.bottom() + 1 - t.px(kPaddingDown), inset = t.px(kPaddingAcross);
    painter.setPen(QPen(look.invalid ? t.outline : look.newest ? t.newest : t.good, t.scale() * 1.5));
    painter.drawLine(QPointF(rect.left() + inset, y), QPointF(rect.right() + 1 - inset, y));
  }
  painter.setPen(look.invalid ? t.muted : t.text);
  const QRect inner = rect.adjusted(t.px(kPaddingAcross) / 2, 0, -t.px(kPaddingAcross) / 2, 0);
  const QFontMetrics metrics(painter.font());
  const bool fits = metrics.horizontalAdvance(text) <= inner.width();
  // Left to right whatever the text: a leading space stands on the left, as the tokens do.
  const int flags = Qt::AlignCenter | Qt::TextSingleLine | Qt::TextForceLeftToRight;
  painter.drawText(inner, flags, fits ? text : metrics.elidedText(text, Qt::ElideRight, inner.width()));
}

}  // namespace rowkeeper::views
