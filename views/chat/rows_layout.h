// Where the rows of a conversation lie in RowsPicture: a bar of its parts, and below it a square for each row. Plain numbers, tested
// without a window.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

#include "core/run/conversation.h"

namespace rowkeeper::views {

struct RowsLayout {
  struct Segment {
    TextPart part;
    int turn = 0;  // from 0; of the document 0
    QRectF rect;
    int in_cache = 0;  // of its rows, the first ones
    QRectF kept;       // the part of `rect` that stands for them
  };
  std::vector<Segment> bar;
  QRectF grid;
  int rows = 0;  // all tokens' rows, computed or not
  int columns = 0;
  QSizeF cell;  // with the space beside it

  QRectF square(int row) const;
  int row_at(const QPointF& point) const;    // -1: none
  const Segment* segment_of(int row) const;  // null: none
};

RowsLayout make_rows_layout(const std::vector<TextPart>& parts, int rows_in_cache, const QSizeF& size, double bar_height);

}  // namespace rowkeeper::views
