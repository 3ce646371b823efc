// What stands over the canvas's strips and beside them: the newest row's outline, rows' names and counts, marks.
#include <QFontMetricsF>
#include <algorithm>

#include "views/canvas/canvas_painter.h"
#include "views/canvas/canvas_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

double canvas_number_column(const Theme& theme) {
  return QFontMetricsF(theme.font(kCanvasText)).horizontalAdvance(count_text(std::int64_t{1000})) + theme.px(6);
}

void CanvasPainter::paint_newest() {
  const int row = data_.rows() - 1;
  if (row < first_ || row >= end_ || data_.look(row) != RowLook::newest) return;
  const QRectF rect = row_rect(row);
  painter_.save();
  painter_.setOpacity(1 - marks_.slide);
  if (layout_.row_height < 6) {
    painter_.fillRect(QRectF(rect.left(), rect.top(), rect.width(), std::max(1.0, rect.height())), theme_.newest);
  } else {
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setPen(QPen(theme_.newest, 1.5 * theme_.scale(), Qt::DashLine));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(rect.adjusted(1, 0.5, -1, -0.5), theme_.px(4), theme_.px(4));
  }
  if (layout_.has_text()) {
    QRectF words = layout_.blocks_area();
    words.setWidth(std::min(words.width(), layout_.content_width()));
    words.setTop(rect.top()), words.setHeight(rect.height());
    // Cut, it would say the opposite.
    const QString place = place_text(data_, row);
    if (QFontMetricsF(painter_.font()).horizontalAdvance(place) <= words.width()) draw_centred(words, place, theme_.muted);
  }
  painter_.restore();
}

void CanvasPainter::paint_labels() {
  const int stride = layout_.label_stride();
  for (int row = (first_ + stride - 1) / stride * stride; row < end_; row += stride) paint_label(row);
}

bool CanvasPainter::stands_out(int row) const {
  return data_.look(row) == RowLook::newest || (row + 2 == data_.rows() && data_.state().in_last_step(row));
}

void CanvasPainter::paint_label(int row) {
  const RowLook look = data_.look(row);
  const bool strong = stands_out(row);
  const TextLook plain = strong ? TextLook::bold : TextLook::normal, mono = strong ? TextLook::bold_token : TextLook::token;
  QRectF line = row_rect(row);
  if (!layout_.has_text()) line.setHeight(layout_.metrics.text), line.moveTop(layout_.row_top(row) - 1);
  const double numbers = number_column_;
  painter_.setPen(theme_.muted);
  texts_.draw(painter_, plain, QRectF(0, line.top(), numbers, line.height()), Qt::AlignRight, count_text(std::int64_t{row}));
  const QString count = computed_text(data_, row);
  if (data_.bits(row) == RowBits::changed) painter_.setPen(theme_.bad);
  texts_.draw(painter_, plain, line.adjusted(0, 0, -theme_.px(8), 0), Qt::AlignRight, count);
  if (!layout_.has_text()) return;

  painter_.setPen(look == RowLook::kept || strong ? theme_.text : theme_.muted);
  const double left = numbers + theme_.px(8), width = layout_.metrics.gutter - left - theme_.px(4);
  const QString token = texts_.elided(mono, token_text(data_.row(row).token.bytes), static_cast<int>(width));
  texts_.draw(painter_, mono, QRectF(left, line.top(), width, line.height()), Qt::AlignLeft, token);
}

// Rows whose bits changed are marked at every zoom, and never thinner than can be seen.
void CanvasPainter::paint_changed_rows() {
  for (int row = first_; row < end_; ++row) {
    if (data_.bits(row) != RowBits::changed) continue;
    const double height = std::max(3.0, layout_.row_height - layout_.row_gap), width = theme_.px(4);
    painter_.fillRect(QRectF(0, layout_.row_top(row), width, height), theme_.bad);
    painter_.fillRect(QRectF(layout_.size.width() - width, layout_.row_top(row), width, height), theme_.bad);
  }
}

void CanvasPainter::paint_selection() {
  const Place& place = marks_.selected;
  if (place.row < first_ || place.row >= end_ || place.block >= layout_.shape.blocks) return;
  painter_.save();
  painter_.setClipRect(layout_.blocks_area().adjusted(-2, 0, 2, 0), Qt::IntersectClip);
  painter_.setBrush(Qt::NoBrush);
  QRectF rect = layout_.block_rect(place.row, place.block);
  if (rect.height() < 4) rect.setHeight(4);
  painter_.setPen(
      QPen(theme_.accent, (marks_.focus ? 2.5 : 2) * theme_.scale(), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter_.drawRect(rect.adjusted(-1, -1, 1, 1));
  if (data_.mode() == CanvasMode::values && layout_.head_gap > 0 && layout_.has_text()) {
    painter_.setPen(QPen(theme_.accent, theme_.scale()));
    for (const Side side : {Side::key, Side::value})
      painter_.drawRect(layout_.head_rect(place.row, place.block, side, std::min(place.head, layout_.shape.heads - 1)));
  }
  painter_.restore();
}

// Over the blocks; where they are narrow, over the names of the rows as well.
QRectF CanvasPainter::empty_area(double wanted) const {
  const QRectF whole(QPointF(), layout_.size);
  if (data_.rows() == 0) return whole;
  const QRectF blocks = layout_.blocks_area();
  return blocks.width() < wanted ? QRectF(0, blocks.top(), whole.width(), blocks.height()) : blocks;
}

void CanvasPainter::paint_empty() {
  const QString title = empty_title(data_), text = empty_text(data_);
  if (title.isEmpty()) return;
  const QFont bold = theme_.font(1.05, QFont::DemiBold);
  const QFontMetricsF bold_metrics(bold), metrics(theme_.font());
  const QRectF area = empty_area(bold_metrics.horizontalAdvance(title) + theme_.px(56));
  const double width = std::min(area.width() - theme_.px(16), metrics.horizontalAdvance(text) + theme_.px(48));
  const QRectF room(0, 0, width - theme_.px(32), 1000);
  const double head = bold_metrics.boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, title).height();
  const QRectF words = metrics.boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, text);
  QRectF panel(0, 0, width, head + words.height() + theme_.px(34));
  panel.moveCenter(area.center());
  if (data_.rows() > 0) {
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setPen(theme_.border);
    painter_.setBrush(theme_.card);
    painter_.drawRoundedRect(panel, theme_.px(8), theme_.px(8));
  }
  const QRectF inside = panel.adjusted(theme_.px(16), theme_.px(14), -theme_.px(16), -theme_.px(14));
  painter_.setFont(bold);
  painter_.setPen(theme_.text);
  painter_.drawText(inside, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, title);
  painter_.setFont(theme_.font());
  painter_.setPen(theme_.muted);
  painter_.drawText(inside.adjusted(0, head + theme_.px(6), 0, theme_.px(14)),
                    Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
}

}  // namespace rowkeeper::views
