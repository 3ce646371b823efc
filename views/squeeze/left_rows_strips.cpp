#include "views/squeeze/left_rows_strips.h"

#include <algorithm>
#include <cmath>

#include "views/canvas/minus_stroke.h"
#include "views/canvas/number_color.h"
#include "views/canvas/number_scale.h"

namespace rowkeeper::views {

namespace {

// As wide as a line of the image has pixels.
struct Cell {
  int left, right;
  int block;
  Side side;
  std::size_t number;
  double scale;
};

// Scales are those of a run that begins with these rows.
NumberScale scale_of(const SqueezedRows& rows) {
  Recording recording;
  recording.model.shape = rows.shape;
  RecordedStep step;
  for (std::size_t row = 0; row < rows.rows.size(); ++row) {
    if (rows.rows[row].numbers) step.rows.push_back({RowIndex(static_cast<std::int32_t>(row)), rows.rows[row].numbers});
  }
  recording.events.emplace_back(std::move(step));
  NumberScale scale;
  scale.take(recording);
  return scale;
}

std::vector<Cell> plan_cells(const CanvasLayout& canvas, const NumberScale& scale, int width) {
  std::vector<Cell> cells;
  const double origin = canvas.metrics.gutter, ratio = canvas.device_ratio;
  const auto pixel = [&](double x) { return static_cast<int>(std::lround((x - origin) * ratio)); };
  for (int block = 0; block < canvas.shape.blocks; ++block) {
    for (const Side side : {Side::key, Side::value}) {
      const double full = scale.of(block, side, canvas.numbers_per_cell);
      for (int number = 0; number < canvas.shape.strip_numbers(); number += canvas.numbers_per_cell) {
        const int left = std::max(0, pixel(canvas.number_left(block, side, number)));
        const int right = std::min(width, pixel(canvas.number_right(block, side, number + canvas.numbers_per_cell - 1)));
        if (right > left) cells.push_back({left, right, block, side, static_cast<std::size_t>(number), full});
      }
    }
  }
  return cells;
}

}  // namespace

LeftRowsStrips make_left_rows_strips(const LeftRowsLayout& layout, const SqueezedRows& rows, const Theme& theme) {
  const CanvasLayout& canvas = layout.canvas;
  const double across = std::min(canvas.blocks_area().width(), canvas.content_width());
  const int width = std::max(1, static_cast<int>(std::lround(across * canvas.device_ratio)));
  QImage empty(width, std::max(1, canvas.shape.rows), QImage::Format_ARGB32_Premultiplied);
  empty.fill(Qt::transparent);
  LeftRowsStrips strips{empty, empty};
  const NumberColors colors(theme);
  const std::vector<Cell> cells = plan_cells(canvas, scale_of(rows), width);
  const auto size = static_cast<std::size_t>(canvas.numbers_per_cell);
  for (int row = 0; row < canvas.shape.rows; ++row) {
    const RowNumbers* const numbers = rows.rows[static_cast<std::size_t>(row)].numbers.get();
    if (!numbers) continue;
    auto* const pixels = reinterpret_cast<QRgb*>(strips.numbers.scanLine(row));
    auto* const minuses = reinterpret_cast<QRgb*>(strips.minuses.scanLine(row));
    for (const Cell& cell : cells) {
      const float mean = cell_mean(strip_of(*numbers, cell.block, cell.side).subspan(cell.number, size));
      const double share = static_cast<double>(mean) / cell.scale;
      std::fill(pixels + cell.left, pixels + cell.right, colors.of(share, cell.side, RowLook::kept));
      if (share >= 0) continue;
      const auto [from, to] = minus_span(cell.left, cell.right, canvas.device_ratio);
      std::fill(minuses + from, minuses + to, theme.zero.rgb());
    }
  }
  return strips;
}

}  // namespace rowkeeper::views
