#include "views/chat/rows_layout.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

constexpr double kGap = 12;       // between bar and grid
constexpr double kTallest = 2.2;  // a square's height over its width
constexpr double kWidest = 18;    // of a square
constexpr double kLeast = 3;
constexpr double kSpace = 0.16;  // of a square, between it and the next

}  // namespace

QRectF RowsLayout::square(int row) const {
  const int line = row / columns, column = row % columns;
  const double left = grid.left() + column * cell.width(), top = grid.top() + line * cell.height();
  return {left, top, cell.width() * (1 - kSpace), cell.height() * (1 - kSpace)};
}

int RowsLayout::row_at(const QPointF& point) const {
  if (columns == 0 || point.x() < grid.left() || point.y() < grid.top()) return -1;
  const int column = static_cast<int>((point.x() - grid.left()) / cell.width());
  const int row = static_cast<int>((point.y() - grid.top()) / cell.height()) * columns + column;
  return column < columns && row < rows ? row : -1;
}

const RowsLayout::Segment* RowsLayout::segment_of(int row) const {
  for (const Segment& segment : bar) {
    if (row >= segment.part.begin && row < segment.part.end) return &segment;
  }
  return nullptr;
}

RowsLayout make_rows_layout(const std::vector<TextPart>& parts, int rows_in_cache, const QSizeF& size, double bar_height) {
  RowsLayout layout;
  if (parts.empty() || parts.back().end == 0) return layout;
  layout.rows = parts.back().end;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const double left = size.width() * parts[i].begin / layout.rows, right = size.width() * parts[i].end / layout.rows;
    const int count = parts[i].end - parts[i].begin, in_cache = std::clamp(rows_in_cache - parts[i].begin, 0, count);
    const QRectF rect(left, 0, right - left, bar_height);
    const QRectF kept(left, 0, count > 0 ? rect.width() * in_cache / count : 0, bar_height);
    layout.bar.push_back({parts[i], i == 0 ? 0 : static_cast<int>(i - 1) / 2, rect, in_cache, kept});
  }
  layout.grid = {0, bar_height + kGap, size.width(), std::max(kLeast, size.height() - bar_height - kGap)};
  // The fewest columns at which all rows fit, so that the squares are as large as can be.
  const int fewest = std::max(1, static_cast<int>(std::ceil(size.width() / kWidest)));
  const int most = std::max(fewest, static_cast<int>(size.width() / kLeast));
  for (layout.columns = fewest; layout.columns < most; ++layout.columns) {
    const int lines = (layout.rows + layout.columns - 1) / layout.columns;
    if (lines * size.width() / layout.columns <= layout.grid.height()) break;
  }
  const int lines = (layout.rows + layout.columns - 1) / layout.columns;
  const double width = size.width() / layout.columns;
  layout.cell = {width, std::min(kTallest * width, layout.grid.height() / lines)};
  return layout;
}

}  // namespace rowkeeper::views
