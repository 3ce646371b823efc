// Where rows, blocks and numbers stand in the picture of what is left in a store, and what became of each row. Plain: no widget.
// At the right edge all rows stand in one narrow column, so that what is left is seen at once.
#pragma once

#include <vector>

#include "views/canvas/canvas_layout.h"
#include "views/run/squeeze_model.h"

namespace rowkeeper::views {

enum class RowFate { held, merged, thrown_away };

// Neighbours that share an entry.
struct MergedRows {
  int first = 0, end = 0;
  int rows() const { return end - first; }
  bool operator==(const MergedRows&) const = default;
};

struct LeftRowsLayout {
  CanvasLayout canvas;
  std::vector<RowFate> fates;      // [row]
  std::vector<MergedRows> merged;  // in order, each of two rows or more
  int evidence_begin = 0, evidence_end = 0;
  double overview_width = 0;  // beside the canvas
  bool has_evidence() const { return evidence_end > evidence_begin; }
  int evidence_left() const;  // of its rows, those not thrown away
  int rows_left() const;

  // Of a row: the merged rows that it belongs to, or itself alone.
  MergedRows together(int row) const;
  // From the first of some rows to the last, across the whole picture.
  QRectF band(int begin, int end) const;
  // The strips of merged rows, joined.
  QRectF joined(const MergedRows& rows, double left, double width) const;
  // All rows in one column: the part of it that stands for some of them, and the row under a point; -1: none.
  QRectF overview() const;
  QRectF overview_of(int begin, int end) const;
  int overview_row(QPointF point) const;
  // How far down to scroll, so that a row stands near the top: what came after it is seen as far as there is room.
  double scroll_to_begin(int row) const;
};

// What became of the rows; the canvas gets its shape, not yet its size.
LeftRowsLayout left_rows_layout(const SqueezedRows& rows);

}  // namespace rowkeeper::views
