#include "views/canvas/canvas_layout.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

constexpr double kSmallestPitch = 16;  // of a block: narrower, and blocks scroll sideways
constexpr double kLargestBlockGap = 24, kLargestSideGap = 14;

int whole(double number) { return static_cast<int>(std::floor(number)); }

}  // namespace

void CanvasLayout::update() {
  set_row_height();
  set_block_pitch();
  set_cells();
  const QPointF largest = largest_scroll();
  scroll = {std::clamp(scroll.x(), 0.0, largest.x()), std::clamp(scroll.y(), 0.0, largest.y())};
}

double CanvasLayout::snapped(double length) const { return std::round(length * device_ratio) / device_ratio; }

void CanvasLayout::set_row_height() {
  const double smallest = std::min(metrics.row, std::max(1.0, rows_area().height()) / std::max(1, shape.positions));
  row_height = zoom < 0 ? smallest * std::pow(metrics.row / smallest, 1 + zoom)
                        : metrics.row + (metrics.largest_row - metrics.row) * zoom;
  if (row_height >= 3) row_height = snapped(row_height);
  row_gap = row_height >= metrics.text ? 3 : row_height >= 4 ? 1 : 0;
}

void CanvasLayout::set_block_pitch() {
  const double width = blocks_area().width();
  const double fit = std::max(kSmallestPitch, width / std::max(1, shape.blocks));
  const double one_head = 2 * width * std::max(1, shape.heads) + kLargestBlockGap + kLargestSideGap;
  block_pitch = zoom <= 0 || one_head <= fit ? fit : fit * std::pow(one_head / fit, zoom);
  block_gap = std::clamp(0.12 * block_pitch, 3.0, kLargestBlockGap);
  side_gap = std::clamp(0.05 * block_pitch, 2.0, kLargestSideGap);
  head_pitch = (block_pitch - block_gap - side_gap) / 2 / std::max(1, shape.heads);
  head_gap = shape.heads > 1 && head_pitch >= 14 ? std::clamp(0.06 * head_pitch, 1.0, 10.0) : 0;
}

// The fewest numbers whose cell is wide enough to be seen: part of a head, or whole heads, so that no cell mixes parts of two.
void CanvasLayout::set_cells() {
  const int head = std::max(1, shape.head_size), all = std::max(1, shape.strip_numbers());
  numbers_per_cell = all;
  for (int numbers = 1; numbers <= all; ++numbers) {
    const bool part = numbers <= head && head % numbers == 0;
    const bool heads = numbers > head && numbers % head == 0 && all % numbers == 0;
    const double width = numbers <= head ? head_width() * numbers / head : head_pitch * numbers / head;
    if ((part || heads) && width >= metrics.smallest_cell) {
      numbers_per_cell = numbers;
      return;
    }
  }
}

double CanvasLayout::cell_width() const { return head_width() * numbers_per_cell / std::max(1, shape.head_size); }

QRectF CanvasLayout::blocks_area() const {
  const double width = std::max(1.0, size.width() - metrics.gutter - metrics.counts);
  return {metrics.gutter, metrics.header, width, rows_area().height()};
}

QPointF CanvasLayout::largest_scroll() const {
  double down = std::max(0.0, content_height() - rows_area().height());
  // At the end the first row in view is a whole one.
  if (has_text()) down = std::ceil(down / row_height) * row_height;
  return {std::max(0.0, content_width() - blocks_area().width()), down};
}

int CanvasLayout::row_at(double y) const {
  if (y < metrics.header || y >= size.height() || row_height <= 0) return -1;
  const int row = whole((y - metrics.header + scroll.y()) / row_height);
  return row >= 0 && row < shape.rows ? row : -1;
}

int CanvasLayout::first_visible() const {
  return row_height > 0 ? std::clamp(whole(scroll.y() / row_height), 0, shape.rows) : 0;
}

int CanvasLayout::end_visible() const {
  if (row_height <= 0) return first_visible();
  return std::clamp(whole(std::ceil((scroll.y() + rows_area().height()) / row_height)), first_visible(), shape.rows);
}

int CanvasLayout::rows_in_view() const { return row_height > 0 ? std::max(1, whole(rows_area().height() / row_height)) : 1; }

int CanvasLayout::label_stride() const {
  for (int decade = 1;; decade *= 10) {
    for (const int step : {1, 2, 5}) {
      if (step * decade * row_height >= metrics.text) return step * decade;
    }
    if (decade > shape.positions) return decade;
  }
}

double CanvasLayout::block_left(int block) const {
  return metrics.gutter + block * block_pitch + block_gap / 2 - scroll.x();
}

double CanvasLayout::strip_left(int block, Side side) const {
  return block_left(block) + (side == Side::value ? strip_width() + side_gap : 0);
}

double CanvasLayout::number_left(int block, Side side, int number) const {
  const int head = number / shape.head_size;
  return head_left(block, side, head) + head_width() * (number % shape.head_size) / shape.head_size;
}

double CanvasLayout::number_right(int block, Side side, int number) const {
  return number_left(block, side, number) + head_width() / shape.head_size;
}

int CanvasLayout::block_at(double x) const {
  const QRectF area = blocks_area();
  if (x < area.left() || x >= area.right()) return -1;
  const int block = whole((x - metrics.gutter + scroll.x()) / block_pitch);
  const bool inside = block < shape.blocks && x >= block_left(block) && x < block_left(block) + block_width();
  return inside ? block : -1;
}

QRectF CanvasLayout::block_rect(int row, int block) const {
  return {block_left(block), row_top(row), block_width(), row_height - row_gap};
}

QRectF CanvasLayout::head_rect(int row, int block, Side side, int head) const {
  return {head_left(block, side, head), row_top(row), head_width(), row_height - row_gap};
}

QRectF CanvasLayout::cell_rect(const CanvasSpot& spot) const {
  const double left = number_left(spot.block, spot.side, spot.number);
  const double right = number_right(spot.block, spot.side, spot.number + numbers_per_cell - 1);
  return {left, row_top(spot.row), right - left, row_height - row_gap};
}

CanvasSpot CanvasLayout::spot_at(QPointF point) const {
  CanvasSpot spot;
  spot.row = row_at(point.y());
  spot.block = spot.row < 0 ? -1 : block_at(point.x());
  if (spot.block < 0) return spot;
  // The gap between the two strips belongs to the nearer one, that between two heads to the left one.
  const double middle = strip_left(spot.block, Side::value) - side_gap / 2;
  spot.side = point.x() < middle ? Side::key : Side::value;
  const double offset = std::max(0.0, point.x() - strip_left(spot.block, spot.side));
  spot.head = std::min(whole(offset / head_pitch), shape.heads - 1);
  const double in_head = offset - spot.head * head_pitch;
  const int number = std::min(whole(in_head / head_width() * shape.head_size), shape.head_size - 1);
  spot.number = (spot.head * shape.head_size + number) / numbers_per_cell * numbers_per_cell;
  return spot;
}

QPointF CanvasLayout::scroll_to_keep(QPointF point, const CanvasLayout& before) const {
  const double x = point.x() - metrics.gutter, y = point.y() - metrics.header;
  const double row = before.row_height > 0 ? (y + before.scroll.y()) / before.row_height : 0;
  const double block = before.block_pitch > 0 ? (x + before.scroll.x()) / before.block_pitch : 0;
  const QPointF largest = largest_scroll();
  return {std::clamp(block * block_pitch - x, 0.0, largest.x()), std::clamp(row * row_height - y, 0.0, largest.y())};
}

QPointF CanvasLayout::scroll_to_show(int row, int block) const {
  QPointF to = scroll;
  const QRectF area = blocks_area();
  if (row >= 0) {
    const double lowest = (row + 1) * row_height - area.height();
    to.setY(std::clamp(to.y(), std::min(lowest, row * row_height), row * row_height));
  }
  if (block >= 0) to.setX(x_to_show(block * block_pitch, block_pitch));
  const QPointF largest = largest_scroll();
  return {std::clamp(to.x(), 0.0, largest.x()), std::clamp(to.y(), 0.0, largest.y())};
}

QPointF CanvasLayout::scroll_to_show_head(int block, Side side, int head) const {
  const double left = head_left(block, side, head) + scroll.x() - metrics.gutter;
  return {std::clamp(x_to_show(left, head_width()), 0.0, largest_scroll().x()), scroll.y()};
}

// For a stretch of the content: all of it in view if it fits, else as much as the view can hold.
double CanvasLayout::x_to_show(double left, double width) const {
  const double right = left + width - blocks_area().width();
  return std::clamp(scroll.x(), std::min(left, right), std::max(left, right));
}

}  // namespace rowkeeper::views
