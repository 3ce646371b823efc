#include "views/squeeze/left_rows_layout.h"

#include <algorithm>

namespace rowkeeper::views {

int LeftRowsLayout::evidence_left() const {
  return static_cast<int>(std::count_if(fates.begin() + evidence_begin, fates.begin() + evidence_end,
                                        [](RowFate fate) { return fate != RowFate::thrown_away; }));
}

int LeftRowsLayout::rows_left() const {
  return static_cast<int>(fates.size() -
                          static_cast<std::size_t>(std::count(fates.begin(), fates.end(), RowFate::thrown_away)));
}

MergedRows LeftRowsLayout::together(int row) const {
  const auto after =
      std::upper_bound(merged.begin(), merged.end(), row, [](int at, const MergedRows& rows) { return at < rows.end; });
  if (after != merged.end() && row >= after->first) return *after;
  return {row, row + 1};
}

QRectF LeftRowsLayout::band(int begin, int end) const {
  const double top = canvas.row_top(begin);
  return {1, top, canvas.size.width() - 2, (end - begin) * canvas.row_height - canvas.row_gap};
}

QRectF LeftRowsLayout::joined(const MergedRows& rows, double left, double width) const {
  const QRectF all = band(rows.first, rows.end);
  return {left, all.top(), width, all.height()};
}

QRectF LeftRowsLayout::overview() const {
  const QRectF rows = canvas.rows_area();
  return {canvas.size.width() + overview_width / 4, rows.top(), overview_width * 3 / 4, rows.height()};
}

QRectF LeftRowsLayout::overview_of(int begin, int end) const {
  const QRectF all = overview();
  const double row = all.height() / std::max<std::size_t>(1, fates.size());
  return {all.left(), all.top() + begin * row, all.width(), (end - begin) * row};
}

int LeftRowsLayout::overview_row(QPointF point) const {
  const QRectF all = overview();
  if (fates.empty() || !all.contains(point)) return -1;
  const int rows = static_cast<int>(fates.size());
  return std::min(rows - 1, static_cast<int>((point.y() - all.top()) / all.height() * rows));
}

double LeftRowsLayout::scroll_to_begin(int row) const {
  constexpr int kRowsAbove = 2;
  return std::clamp((row - kRowsAbove) * canvas.row_height, 0.0, canvas.largest_scroll().y());
}

LeftRowsLayout left_rows_layout(const SqueezedRows& rows) {
  LeftRowsLayout layout;
  const int count = static_cast<int>(rows.rows.size());
  layout.canvas.shape = {.rows = count,
                         .blocks = rows.shape.blocks,
                         .heads = rows.shape.kv_heads,
                         .head_size = rows.shape.head_size,
                         .positions = rows.shape.positions};
  const auto entry = [&](int row) { return rows.rows[static_cast<std::size_t>(row)].entry; };
  for (int first = 0, end = 0; first < count; first = end) {
    for (end = first + 1; entry(first) >= 0 && end < count && entry(end) == entry(first);) ++end;
    const bool merged = end - first > 1;
    if (merged) layout.merged.push_back({first, end});
    const RowFate fate = entry(first) < 0 ? RowFate::thrown_away : merged ? RowFate::merged : RowFate::held;
    layout.fates.insert(layout.fates.end(), static_cast<std::size_t>(end - first), fate);
  }
  layout.evidence_begin = std::clamp(rows.evidence_begin.value(), 0, count);
  layout.evidence_end = std::clamp(rows.evidence_end.value(), layout.evidence_begin, count);
  return layout;
}

}  // namespace rowkeeper::views
