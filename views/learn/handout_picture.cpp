#include "views/learn/handout_picture.h"

#include <algorithm>

namespace rowkeeper::views {

namespace {

constexpr double kLeastRow = 7.4, kLargestRow = 13;  // the lower limit leaves room for a line of the smallest type
constexpr double kRowGap = 0.12;                     // parts of a row
constexpr double kSmallestCell = 1.1;                // points: what an eye still tells apart on paper
constexpr double kBlockGap = 0.08, kSideGap = 0.03;  // parts of a block

// The rows that are shown, if there are so many lines.
std::vector<int> shown_rows(int rows, int lines) {
  std::vector<int> shown;
  if (rows <= lines) {
    for (int row = 0; row < rows; ++row) shown.push_back(row);
    return shown;
  }
  const int first = (lines - 1) / 2, last = lines - 1 - first;
  for (int row = 0; row < first; ++row) shown.push_back(row);
  shown.push_back(-1);
  for (int row = rows - last; row < rows; ++row) shown.push_back(row);
  return shown;
}

// As few numbers in a cell as leave it wide enough; a head's numbers are a multiple of them, or they are those of whole heads.
int numbers_in_cell(const HandoutCache& cache, double strip) {
  const int all = cache.heads * cache.head_size;
  for (int numbers = 1; numbers < all; ++numbers) {
    if (all % numbers != 0) continue;
    const bool fits_heads = cache.head_size % numbers == 0 || numbers % cache.head_size == 0;
    if (fits_heads && strip * numbers / all >= kSmallestCell) return numbers;
  }
  return std::max(1, all);
}

}  // namespace

QRectF HandoutPicture::block_rect(int line, int block) const {
  return {block_left(block), line_top(line), block_pitch - block_gap, row_height - row_gap};
}

QRectF HandoutPicture::strip_rect(int line, int block, Side side) const {
  const double left = block_left(block) + (side == Side::value ? strip_width() + side_gap : 0);
  return {left, line_top(line), strip_width(), row_height - row_gap};
}

HandoutPicture arrange_picture(const HandoutCache& cache, const HandoutPictureRoom& room) {
  HandoutPicture picture;
  const int rows = static_cast<int>(cache.rows.size());
  const double height = std::max(kLeastRow, room.room.height() - room.header);
  const int most = std::max(3, static_cast<int>(height / kLeastRow));
  picture.rows = shown_rows(rows, most);
  picture.left_out =
      rows - static_cast<int>(std::count_if(picture.rows.begin(), picture.rows.end(), [](int r) { return r >= 0; }));
  const int lines = std::max(1, static_cast<int>(picture.rows.size()));
  picture.row_height = std::clamp(height / lines, kLeastRow, kLargestRow);
  picture.row_gap = picture.row_height * kRowGap;
  picture.area = QRectF(room.room.topLeft(), QSizeF(room.room.width(), room.header + lines * picture.row_height));
  picture.strips = picture.area.adjusted(room.gutter, room.header, -room.counts, 0);
  picture.blocks = cache.blocks;
  if (cache.blocks == 0) return picture;
  picture.block_pitch = picture.strips.width() / cache.blocks;
  picture.block_gap = picture.block_pitch * kBlockGap;
  picture.side_gap = picture.block_pitch * kSideGap;
  picture.numbers_per_cell = numbers_in_cell(cache, picture.strip_width());
  picture.cells = cache.heads * cache.head_size / picture.numbers_per_cell;
  return picture;
}

}  // namespace rowkeeper::views
