#include "views/canvas/canvas_painter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <algorithm>
#include <cmath>

#include "views/canvas/canvas_text.h"
#include "views/canvas/minus_stroke.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

CanvasMetrics make_canvas_metrics(const Theme& theme, double width, double device_ratio) {
  const QFontMetricsF small(theme.font(kCanvasText)), small_bold(theme.font(kCanvasText, QFont::DemiBold));
  const auto snapped = [&](double length) { return std::ceil(length * device_ratio) / device_ratio; };
  const double token = std::clamp(0.12 * width, 62.0 * theme.scale(), 118.0 * theme.scale());
  double counts = 0;
  for (const QString& text : {computed_header(CanvasMode::values), QStringLiteral("×1,000"), QStringLiteral("×1 new")})
    counts = std::max(counts, small_bold.horizontalAdvance(text));
  CanvasMetrics metrics;
  metrics.header = snapped(2 * small.height() + theme.px(5));
  metrics.gutter = snapped(canvas_number_column(theme) + theme.px(8) + token);
  metrics.counts = snapped(counts + theme.px(16));
  metrics.text = std::ceil(small.height() - 2);
  metrics.row = snapped(std::max<double>(theme.px(20), small.height() + 4));
  metrics.largest_row = snapped(1.4 * metrics.row);
  metrics.smallest_cell = 1.75;
  return metrics;
}

CanvasPainter::CanvasPainter(QPainter& painter, const CanvasLayout& layout, const CanvasData& data, const StripImage& strips,
                             const CanvasMarks& marks, CanvasTexts& texts)
    : painter_(painter),
      layout_(layout),
      data_(data),
      strips_(strips),
      marks_(marks),
      texts_(texts),
      theme_(theme()),
      first_(std::min(layout.first_visible(), data.rows())),
      end_(std::min(layout.end_visible(), data.rows())),
      number_column_(canvas_number_column(theme_)) {}

void CanvasPainter::paint() {
  painter_.save();
  painter_.setFont(theme_.font(kCanvasText));
  painter_.save();
  painter_.setClipRect(layout_.rows_area());
  paint_bands();
  painter_.save();
  painter_.setClipRect(layout_.blocks_area(), Qt::IntersectClip);
  paint_placeholders();
  paint_room_left();
  paint_strips();
  paint_cell_texts();
  painter_.restore();
  paint_flash();
  paint_newest();
  paint_labels();
  paint_changed_rows();
  paint_selection();
  painter_.restore();
  if (data_.rows() > 0) paint_header();
  paint_empty();
  painter_.restore();
}

QRectF CanvasPainter::row_rect(int row) const {
  const double offset = data_.look(row) == RowLook::newest ? marks_.newest_offset : 0;
  return {1, layout_.row_top(row) + offset, layout_.size.width() - 2, layout_.row_height - layout_.row_gap};
}

QRectF CanvasPainter::visible_part(double left, double width) const {
  const QRectF area = layout_.blocks_area();
  const double from = std::max(left, area.left()), to = std::min(left + width, area.right());
  return {from, 0, std::max(0.0, to - from), 0};
}

// The rows that the last step computed, as one band, or one for each stretch of them in view.
void CanvasPainter::paint_bands() {
  int row = first_;
  while (row < end_) {
    if (!data_.state().in_last_step(row)) {
      ++row;
      continue;
    }
    const int from = row;
    while (row < end_ && data_.state().in_last_step(row)) ++row;
    const double grow = layout_.row_gap / 2;
    const QRectF band = row_rect(from).united(row_rect(row - 1)).adjusted(0, -grow, 0, grow);
    painter_.setPen(Qt::NoPen);
    QColor color = theme_.newest_soft;
    if (row - from > 1) color.setAlphaF(0.6F);  // calmer where it covers much
    painter_.setBrush(color);
    const double radius = layout_.has_text() ? theme_.px(4) : 0;
    painter_.drawRoundedRect(band, radius, radius);
  }
}

// Light on all rows of the last step, which goes out again: they have all been computed just now.
void CanvasPainter::paint_flash() {
  if (marks_.flash <= 0) return;
  QColor light = theme_.newest;
  light.setAlphaF(static_cast<float>(0.4 * marks_.flash));
  for (int row = first_; row < end_; ++row) {
    if (data_.state().in_last_step(row)) painter_.fillRect(row_rect(row), light);
  }
}

// Where numbers will be.
void CanvasPainter::paint_placeholders() {
  if (data_.mode() == CanvasMode::attention || layout_.row_height < 3) return;
  painter_.setPen(QPen(theme_.grid, 1));
  painter_.setBrush(Qt::NoBrush);
  for (int row = first_; row < end_; ++row) {
    if (data_.look(row) != RowLook::not_computed) continue;
    for (int block = 0; block < layout_.shape.blocks; ++block) {
      for (const Side side : {Side::key, Side::value}) {
        const QRectF strip(layout_.strip_left(block, side), layout_.row_top(row), layout_.strip_width(),
                           layout_.row_height - layout_.row_gap);
        painter_.drawRect(strip.adjusted(0.5, 0.5, -0.5, -0.5));
      }
    }
  }
}

// With more rows in view than there are: where the rest of the context will be.
void CanvasPainter::paint_room_left() {
  const int left = layout_.shape.positions - data_.rows();
  const double top = layout_.row_top(data_.rows());
  if (layout_.zoom >= 0 || data_.rows() == 0 || left <= 0 || top >= layout_.size.height()) return;
  const double bottom = layout_.row_top(layout_.shape.positions);
  painter_.setPen(QPen(theme_.grid, 1));
  painter_.setBrush(Qt::NoBrush);
  for (int block = 0; block < layout_.shape.blocks; ++block)
    painter_.drawRect(
        QRectF(layout_.block_left(block), top, layout_.block_width(), bottom - top).adjusted(0.5, 2.5, -0.5, -0.5));
  const QRectF rest = layout_.blocks_area().intersected(QRectF(0, top, layout_.size.width(), bottom - top));
  const QString text = room_text(left);
  const QFontMetricsF metrics(painter_.font());
  if (rest.height() < 2 * metrics.height()) return;
  QRectF words(0, 0, metrics.horizontalAdvance(text) + theme_.px(24), metrics.height() + theme_.px(6));
  words.moveCenter(rest.center());
  painter_.fillRect(words, theme_.card);
  draw_centred(words, text, theme_.muted);
}

// A drawing of shapes (SVG) takes the strips as one picture: it can't stretch the lines of an image without blurring them.
void CanvasPainter::paint_strips() {
  if (painter_.paintEngine()->type() == QPaintEngine::Raster) {
    draw_strips(painter_);
    return;
  }
  QImage layer((layout_.size * layout_.device_ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
  layer.setDevicePixelRatio(layout_.device_ratio);
  layer.fill(Qt::transparent);
  QPainter painter(&layer);
  painter.setClipRect(layout_.blocks_area());
  draw_strips(painter);
  painter.end();
  painter_.drawImage(QRectF(QPointF(), layout_.size), layer);
}

void CanvasPainter::draw_strips(QPainter& painter) const {
  const QImage& image = strips_.image();
  const double width = image.width() / layout_.device_ratio;
  const double left = layout_.blocks_area().left();
  if (layout_.row_gap == 0 && end_ > first_) {
    const QImage& shrunk = strips_.shrunk();
    const double height = shrunk.isNull() ? (end_ - first_) * layout_.row_height : shrunk.height() / layout_.device_ratio;
    const QRectF target(left, layout_.row_top(first_), width, height);
    if (shrunk.isNull()) {
      painter.drawImage(target, image, QRectF(0, first_, image.width(), end_ - first_));
    } else {
      painter.drawImage(target, shrunk);
    }
    return;
  }
  const bool settling = marks_.slide > 0 && data_.state().last_step() && data_.state().last_step()->rows_computed == 1;
  for (int row = first_; row < end_; ++row) {
    painter.setOpacity(settling && data_.state().in_last_step(row) ? 1 - marks_.slide : 1);
    const QRectF target(left, layout_.row_top(row), width, layout_.row_height - layout_.row_gap);
    painter.drawImage(target, image, QRectF(0, row, image.width(), 1));
    if (layout_.has_text())
      painter.drawImage(minus_rect(target, theme_, layout_.device_ratio), strips_.minuses(),
                        QRectF(0, row, image.width(), 1));
  }
  painter.setOpacity(1);
}

void CanvasPainter::draw_centred(const QRectF& rect, const QString& text, const QColor& color) {
  painter_.setPen(color);
  painter_.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, text);
}

}  // namespace rowkeeper::views
