// Where rows, blocks, heads and numbers stand in the cache canvas, and what stands under a point. Plain arithmetic, no widget.
//
//   header   row · token |     1         2     ... | computed     Rows down, blocks across; in each block the key's strip,
//   row 0       0  The   |  kkkk vvvv kkkk vvvv    |       x1     then the value's. The gutter at the left and the counts at
//   row 1       1  ·sea  |  kkkk vvvv kkkk vvvv    |       x1     the right stay in place when blocks scroll sideways.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace rowkeeper::views {

enum class Side { key, value };

// What is laid out.
struct CanvasShape {
  int rows = 0;
  int blocks = 0;
  int heads = 0;      // key/value heads
  int head_size = 0;  // numbers of a head
  int positions = 0;  // rows that the context has room for
  int strip_numbers() const { return heads * head_size; }
  bool operator==(const CanvasShape&) const = default;
};

// Lengths in device-independent pixels, from the theme and its fonts.
struct CanvasMetrics {
  double header = 36;
  double gutter = 118;
  double counts = 74;
  double row = 20;          // height at zoom 0
  double largest_row = 28;  // at zoom 1
  double text = 15;         // a row at least this high has room for a line of text
  double smallest_cell = 2;
  bool operator==(const CanvasMetrics&) const = default;
};

// A place in the canvas. What was not hit is -1.
struct CanvasSpot {
  int row = -1;
  int block = -1;
  Side side = Side::key;
  int head = -1;
  int number = -1;  // first number of the cell, counted from the strip's first
  bool operator==(const CanvasSpot&) const = default;
};

struct CanvasLayout {
  CanvasShape shape = {};
  CanvasMetrics metrics = {};
  QSizeF size = {};
  double zoom = 0;  // -1: the whole context in view; 0: all blocks, rows with text; 1: one head fills the width
  QPointF scroll = {};
  double device_ratio = 1;

  // Follow from the above: set by update().
  double row_height = 0;   // with the gap below it
  double row_gap = 0;      // between two rows' strips
  double block_pitch = 0;  // from block to block
  double block_gap = 0, side_gap = 0, head_gap = 0;
  double head_pitch = 0;     // from head to head within a strip
  int numbers_per_cell = 1;  // whose mean a cell shows

  void update();

  QRectF rows_area() const { return {0, metrics.header, size.width(), size.height() - metrics.header}; }
  QRectF blocks_area() const;
  double content_width() const { return block_pitch * shape.blocks; }
  double content_height() const { return row_height * shape.rows; }
  QPointF largest_scroll() const;

  double row_top(int row) const { return metrics.header + row * row_height - scroll.y(); }
  int row_at(double y) const;                                   // -1: none
  int first_visible() const;                                    // row; equals end_visible() if there is none
  int end_visible() const;                                      // one past the last row in view
  int rows_in_view() const;                                     // whole rows that fit
  bool has_text() const { return row_height >= metrics.text; }  // each row has room for a line of text
  int label_stride() const;                                     // rows from one row number to the next

  double strip_width() const { return head_pitch * shape.heads; }
  double head_width() const { return head_pitch - head_gap; }
  double cell_width() const;
  double block_left(int block) const;
  double block_width() const { return 2 * strip_width() + side_gap; }
  double strip_left(int block, Side side) const;
  double head_left(int block, Side side, int head) const { return strip_left(block, side) + head * head_pitch; }
  double number_left(int block, Side side, int number) const;
  double number_right(int block, Side side, int number) const;
  int block_at(double x) const;  // -1: none, or in a gap

  QRectF block_rect(int row, int block) const;  // both strips
  QRectF head_rect(int row, int block, Side side, int head) const;
  QRectF cell_rect(const CanvasSpot& spot) const;  // of a whole spot
  CanvasSpot spot_at(QPointF point) const;         // row alone in the gutter and the counts

  // The scroll position that keeps what is under `point` in `before` under it in this layout.
  QPointF scroll_to_keep(QPointF point, const CanvasLayout& before) const;
  // The nearest scroll position at which the row, or the block, is in view.
  QPointF scroll_to_show(int row, int block) const;
  QPointF scroll_to_show_head(int block, Side side, int head) const;

 private:
  void set_row_height();
  void set_block_pitch();
  void set_cells();
  double x_to_show(double left, double width) const;
  double snapped(double length) const;  // to whole device pixels
};

}  // namespace rowkeeper::views
