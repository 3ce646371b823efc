// Where rows, blocks and strips stand in the handout's picture of the cache, in points.
#pragma once

#include <QRectF>
#include <vector>

#include "views/canvas/canvas_layout.h"
#include "views/learn/handout_contents.h"

namespace rowkeeper::views {

struct HandoutPicture {
  QRectF area;    // all of it, headers included
  QRectF strips;  // the rows' numbers alone
  double row_height = 0, row_gap = 0;
  double block_pitch = 0, block_gap = 0, side_gap = 0;
  int blocks = 0;
  int cells = 0;             // of a strip
  int numbers_per_cell = 1;  // whose mean a cell shows
  std::vector<int> rows;     // from the top down; -1: the line that stands for those left out
  int left_out = 0;

  double line_top(int line) const { return strips.top() + line * row_height; }
  double strip_width() const { return (block_pitch - block_gap - side_gap) / 2; }
  double block_left(int block) const { return strips.left() + block * block_pitch; }
  QRectF block_rect(int line, int block) const;
  QRectF strip_rect(int line, int block, Side side) const;
};

// `gutter`: for numbers and tokens at the left; `counts`: at the right; `header`: above. All rows, if `room` is high enough, else as
// many of the first and of the last.
struct HandoutPictureRoom {
  QRectF room;
  double gutter = 0, counts = 0, header = 0;
};
HandoutPicture arrange_picture(const HandoutCache& cache, const HandoutPictureRoom& room);

}  // namespace rowkeeper::views
