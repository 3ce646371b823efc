#include "views/learn/handout_strips.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

constexpr double kDots = 300.0 / 72;  // in a point

int dot(double points) { return static_cast<int>(std::lround(points * kDots)); }

// One strip of one row: its cells side by side, in dots from the image's corner.
struct Strip {
  int left, right, top, bottom;
};

Strip dots_of(const HandoutPicture& picture, int line, int block, Side side) {
  const QRectF rect = picture.strip_rect(line, block, side).translated(-picture.strips.topLeft());
  return {dot(rect.left()), dot(rect.right()), dot(rect.top()), dot(rect.bottom())};
}

// In its middle a cell has the colour of a stroke, if its number is negative.
struct CellColors {
  QRgb color, middle;
};

void paint_strip(QImage& image, const Strip& strip, const std::vector<CellColors>& cells) {
  const auto width = static_cast<std::size_t>(strip.right - strip.left);
  std::vector<QRgb> dots(width), middle(width);
  for (std::size_t i = 0; i < width; ++i) {
    const CellColors& cell = cells[i * cells.size() / width];
    dots[i] = cell.color, middle[i] = cell.middle;
  }
  const int stroke = (strip.top + strip.bottom - dot(kHandoutStroke)) / 2, stroke_end = stroke + dot(kHandoutStroke);
  for (int y = strip.top; y < std::min(strip.bottom, image.height()); ++y) {
    auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
    const std::vector<QRgb>& colors = y >= stroke && y < stroke_end ? middle : dots;
    std::copy(colors.begin(), colors.end(), line + strip.left);
  }
}

}  // namespace

QImage handout_strips(const HandoutCache& cache, const HandoutPicture& picture, const Theme& theme) {
  QImage image(std::max(1, dot(picture.strips.width())), std::max(1, dot(picture.strips.height())), QImage::Format_RGB32);
  image.fill(Qt::white);
  const NumberColors colors(theme);
  const auto size = static_cast<std::size_t>(picture.numbers_per_cell);
  std::vector<CellColors> cells(static_cast<std::size_t>(picture.cells));
  for (int line = 0; line < static_cast<int>(picture.rows.size()); ++line) {
    const int row = picture.rows[static_cast<std::size_t>(line)];
    if (row < 0 || !cache.rows[static_cast<std::size_t>(row)].numbers) continue;
    const HandoutRow& shown = cache.rows[static_cast<std::size_t>(row)];
    if (shown.look == RowLook::newest || shown.look == RowLook::not_computed) continue;
    for (int block = 0; block < picture.blocks; ++block) {
      for (const Side side : {Side::key, Side::value}) {
        const std::span<const float> numbers = strip_of(*shown.numbers, block, side);
        const double scale = cache.scale.of(block, side, picture.numbers_per_cell);
        for (std::size_t i = 0; i < cells.size(); ++i) {
          const double share = static_cast<double>(cell_mean(numbers.subspan(i * size, size))) / scale;
          const QRgb color = colors.of(share, side, shown.look);
          cells[i] = {color, share < 0 ? theme.zero.rgb() : color};
        }
        paint_strip(image, dots_of(picture, line, block, side), cells);
      }
    }
  }
  return image;
}

}  // namespace rowkeeper::views
