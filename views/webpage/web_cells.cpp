#include "views/webpage/web_cells.h"

#include <algorithm>
#include <cmath>

#include "views/canvas/number_color.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kMostCells = 32;                            // for each block and side
constexpr std::size_t kMostBytes = std::size_t{3} << 19;  // of all cells: 2 MiB in base64
constexpr int kZero = kWebColors / 2;

// The most cells that divide the strip evenly, and no head unevenly.
int cells_per_side(int heads, int head_size, int most) {
  for (int cells = std::min(most, heads * head_size); cells > 1; --cells) {
    const bool parts_of_heads = cells % heads == 0 && head_size % (cells / heads) == 0;
    if (parts_of_heads || heads % cells == 0) return cells;
  }
  return 1;
}

char color_of(double share) {
  // A number that is none is shown as the scale's end would be: there is no colour for it.
  const double clamped = share >= -1 ? (share <= 1 ? share : 1) : -1;
  return static_cast<char>(std::lround(clamped * kZero) + kZero);
}

}  // namespace

int web_numbers_per_cell(const ModelShape& shape, std::size_t rows) {
  int most = kMostCells;
  const auto sides = static_cast<std::size_t>(2 * std::max(1, shape.blocks));
  while (most > 1 && rows * sides * static_cast<std::size_t>(most) > kMostBytes) most /= 2;
  return std::max(1, shape.kv_width() / cells_per_side(std::max(1, shape.kv_heads), std::max(1, shape.head_size), most));
}

int WebCells::line_of(const RowNumbers& row, const NumberScale& scale) {
  QByteArray line;
  line.reserve(2 * shape_.blocks * cells_per_side());
  const auto count = static_cast<std::size_t>(numbers_per_cell_);
  for (int block = 0; block < shape_.blocks; ++block) {
    for (const Side side : {Side::key, Side::value}) {
      const std::span<const float> strip = strip_of(row, block, side);
      const double largest = scale.of(block, side, numbers_per_cell_);
      for (std::size_t at = 0; at + count <= strip.size(); at += count)
        line.append(color_of(static_cast<double>(cell_mean(strip.subspan(at, count))) / largest));
    }
  }
  const auto found = found_.constFind(line);
  if (found != found_.constEnd()) return *found;
  const int number = lines();
  bytes_ += line;
  found_.insert(line, number);
  return number;
}

QByteArray web_palette(const Theme& theme) {
  QByteArray colors;
  for (const RowLook look : {RowLook::kept, RowLook::not_kept, RowLook::invalid}) {
    for (const Side side : {Side::key, Side::value}) {
      for (int i = 0; i < kWebColors; ++i) {
        const QRgb color = number_color(static_cast<double>(i - kZero) / kZero, side, look, theme);
        for (const int channel : {qRed(color), qGreen(color), qBlue(color)}) colors.append(static_cast<char>(channel));
      }
    }
  }
  return colors;
}

}  // namespace rowkeeper::views
