// Where the cells of one head's attention stand: rows that look down the side, rows looked at across the top. Plain arithmetic.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace rowkeeper::views {

// Row `row` looked at row `position`; -1: none.
struct TriangleCell {
  int row = -1, position = -1;
  bool operator==(const TriangleCell&) const = default;
};

struct TriangleLayout {
  int rows = 0;
  QSizeF size = {};
  double gutter = 0;  // for names at the left
  double header = 0;  // for numbers at the top
  double text = 15;   // height of a line of text

  QRectF square() const;  // of all cells, the hatched ones too
  double cell() const { return rows > 0 ? square().width() / rows : 0; }
  QRectF cell_rect(const TriangleCell& cell) const;
  QRectF row_rect(int row) const;  // the part that may be looked at
  // For words of this size in the hatched half; empty where they do not fit into it.
  QRectF words_rect(QSizeF words) const;
  TriangleCell cell_at(QPointF point) const;
  static bool may_look(const TriangleCell& cell) { return cell.position <= cell.row; }
  int label_stride(double room) const;  // rows from one label to the next, if a label takes `room`
};

}  // namespace rowkeeper::views
