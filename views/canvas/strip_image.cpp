#include "views/canvas/strip_image.h"

#include <algorithm>
#include <cmath>

#include "views/canvas/minus_stroke.h"

namespace rowkeeper::views {

namespace {

QColor mixed(const QColor& from, const QColor& to, double share) {
  return QColor::fromRgbF(static_cast<float>(from.redF() + (to.redF() - from.redF()) * share),
                          static_cast<float>(from.greenF() + (to.greenF() - from.greenF()) * share),
                          static_cast<float>(from.blueF() + (to.blueF() - from.blueF()) * share));
}

}  // namespace

QColor attention_bar_color(const Theme& theme) { return theme.accent; }

QColor attention_ground_color(float weight, const Theme& theme) {
  return mixed(theme.zero, theme.accent, 0.06 + 0.5 * std::sqrt(std::clamp(static_cast<double>(weight), 0.0, 1.0)));
}

QColor weight_color(float weight, const Theme& theme) {
  return mixed(theme.zero, theme.accent, 0.04 + 0.96 * std::sqrt(std::clamp(static_cast<double>(weight), 0.0, 1.0)));
}

QColor bits_color(RowBits bits, const Theme& theme) {
  switch (bits) {
    case RowBits::none:
      return theme.card;
    case RowBits::once:
      return theme.chip;
    case RowBits::same:
      return mixed(theme.good_soft, theme.good, 0.14);
    case RowBits::rounded:
      return mixed(theme.chip, theme.stale, 0.35);
    case RowBits::changed:
      return theme.bad;
  }
  return theme.card;
}

void StripImage::update(const CanvasLayout& layout, const CanvasData& data, const Theme& theme) {
  Geometry geometry{.shape = layout.shape,
                    .left = layout.scroll.x(),
                    .width = layout.blocks_area().width(),
                    .pitch = layout.block_pitch,
                    .ratio = layout.device_ratio,
                    .version = data.version()};
  geometry.shape.rows = 0;  // rows come and go
  if (geometry != geometry_) {
    if (geometry_.version < 0 || !colors_) colors_ = std::make_unique<const NumberColors>(theme);
    geometry_ = geometry;
    plan(layout, data);
  }
  make_room(data.rows());
  const int end = std::min(layout.end_visible(), data.rows());
  for (int row = layout.first_visible(); row < end; ++row) {
    Line line = line_of(data, row);
    Line& drawn = lines_[static_cast<std::size_t>(row)];
    if (line == drawn) continue;
    drawn = std::move(line);
    draw(data, theme, row);
    ++lines_drawn_;
  }
  shrink(layout, end - layout.first_visible());
}

void StripImage::plan(const CanvasLayout& layout, const CanvasData& data) {
  const double width = std::min(layout.blocks_area().width(), layout.content_width());
  numbers_per_cell_ = layout.numbers_per_cell;
  spans_.clear();
  scales_.clear();
  lines_.clear();
  image_ = minuses_ = QImage(std::max(1, pixel(width)), 1, QImage::Format_ARGB32_Premultiplied);
  for (int block = 0; block < layout.shape.blocks; ++block) {
    for (const Side side : {Side::key, Side::value}) {
      scales_.push_back(data.scale().of(block, side, numbers_per_cell_));
      if (data.mode() == CanvasMode::values) plan_cells(layout, block, side);
    }
    if (data.mode() != CanvasMode::values) plan_block(layout, data, block);
  }
}

void StripImage::shrink(const CanvasLayout& layout, int rows) {
  if (layout.row_height * layout.device_ratio >= 1 || rows <= 0) {
    shrunk_ = {};
    return;
  }
  const int height = std::max(1, pixel(rows * layout.row_height)), first = layout.first_visible();
  const std::array<std::int64_t, 4> from{lines_drawn_, first, rows, height};
  if (!shrunk_.isNull() && from == shrunk_from_ && shrunk_.width() == image_.width()) return;
  shrunk_from_ = from;
  shrunk_ = image_.copy(0, first, image_.width(), rows)
                .scaled(image_.width(), height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

int StripImage::pixel(double x) const { return static_cast<int>(std::lround(x * geometry_.ratio)); }

void StripImage::plan_cells(const CanvasLayout& layout, int block, Side side) {
  const double origin = layout.metrics.gutter;
  const double gap = layout.cell_width() >= 8 ? 1 : 0;
  if (layout.strip_left(block, side) - origin > geometry_.width) return;
  if (layout.strip_left(block, side) + layout.strip_width() < origin) return;
  for (int number = 0; number < layout.shape.strip_numbers(); number += numbers_per_cell_) {
    const int last = number + numbers_per_cell_ - 1;
    const int left = std::max(0, pixel(layout.number_left(block, side, number) - origin));
    const int right = std::min(pixel(geometry_.width), pixel(layout.number_right(block, side, last) - gap - origin));
    if (right > left) spans_.push_back({left, right, block, side, number});
  }
}

void StripImage::plan_block(const CanvasLayout& layout, const CanvasData& data, int block) {
  const double origin = layout.metrics.gutter, left = layout.block_left(block) - origin;
  const auto add = [&](double from, double to, Side side) {
    if (to > 0 && from < geometry_.width) spans_.push_back({pixel(from), pixel(to), block, side, 0});
  };
  if (data.mode() == CanvasMode::attention) {
    add(left, left + layout.block_width(), Side::key);
    return;
  }
  for (const Side side : {Side::key, Side::value}) {
    const double strip = layout.strip_left(block, side) - origin;
    add(strip, strip + layout.strip_width(), side);
  }
}

void StripImage::make_room(int rows) {
  lines_.resize(static_cast<std::size_t>(rows));
  if (rows <= image_.height()) return;
  constexpr int kAtOnce = 128;
  for (QImage* const image : {&image_, &minuses_})
    *image = image->copy(0, 0, image->width(), (rows + kAtOnce - 1) / kAtOnce * kAtOnce);
}

StripImage::Line StripImage::line_of(const CanvasData& data, int row) const {
  Line line{.numbers = {}, .look = data.look(row), .detail = 0};
  switch (data.mode()) {
    case CanvasMode::values:
      line.numbers = data.row(row).numbers;
      break;
    case CanvasMode::attention:
      line.detail = row < data.attention_rows() ? 1 : 0;
      break;
    case CanvasMode::fingerprints:
      line.detail = static_cast<int>(data.bits(row)) + 8 * data.changed_blocks(row);
      break;
  }
  return line;
}

void StripImage::draw(const CanvasData& data, const Theme& theme, int row) {
  auto* const pixels = reinterpret_cast<QRgb*>(image_.scanLine(row));
  auto* const minuses = reinterpret_cast<QRgb*>(minuses_.scanLine(row));
  for (QRgb* const line : {pixels, minuses}) std::fill(line, line + image_.width(), 0U);
  switch (data.mode()) {
    case CanvasMode::values:
      draw_numbers(data, theme, row, pixels, minuses);
      break;
    case CanvasMode::attention:
      draw_attention(data, theme, row, pixels);
      break;
    case CanvasMode::fingerprints:
      draw_bits(data, theme, row, pixels);
      break;
  }
}

void StripImage::draw_numbers(const CanvasData& data, const Theme& theme, int row, QRgb* pixels, QRgb* minuses) const {
  const RowLook look = data.look(row);
  if (look == RowLook::newest || look == RowLook::not_computed || !data.row(row).numbers) return;
  const RowNumbers& numbers = *data.row(row).numbers;
  const auto size = static_cast<std::size_t>(numbers_per_cell_);
  for (const Span& span : spans_) {
    const auto strip = static_cast<std::size_t>(2 * span.block + (span.side == Side::value ? 1 : 0));
    const auto cell = strip_of(numbers, span.block, span.side).subspan(static_cast<std::size_t>(span.number), size);
    const double share = static_cast<double>(cell_mean(cell)) / scales_[strip];
    std::fill(pixels + span.left, pixels + span.right, colors_->of(share, span.side, look));
    if (share >= 0) continue;
    const auto [from, to] = minus_span(span.left, span.right, geometry_.ratio);
    std::fill(minuses + from, minuses + to, theme.zero.rgb());
  }
}

// Of a span that may begin or end outside the image.
void StripImage::fill(QRgb* pixels, int left, int right, const QColor& color) const {
  const int first = std::clamp(left, 0, image_.width()), end = std::clamp(right, first, image_.width());
  std::fill(pixels + first, pixels + end, color.rgb());
}

void StripImage::draw_attention(const CanvasData& data, const Theme& theme, int row, QRgb* pixels) const {
  if (row >= data.attention_rows()) return;
  for (const Span& span : spans_) {
    const float weight = data.attention(span.block, row);
    const int bar = span.left + static_cast<int>(std::lround(static_cast<double>(weight) * (span.right - span.left)));
    fill(pixels, span.left, bar, attention_bar_color(theme));
    fill(pixels, bar, span.right, attention_ground_color(weight, theme));
  }
}

void StripImage::draw_bits(const CanvasData& data, const Theme& theme, int row, QRgb* pixels) const {
  for (const Span& span : spans_) {
    const RowBits bits = data.bits(row, span.block);
    if (bits != RowBits::none) fill(pixels, span.left, span.right, bits_color(bits, theme));
  }
}

}  // namespace rowkeeper::views
