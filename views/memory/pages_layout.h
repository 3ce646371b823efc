// Where the pages of a pool stand in the picture: line after line, in the order of memory.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>

namespace rowkeeper::views {

struct PagesLayout {
  PagesLayout() = default;
  // As many columns as make the pages nearest to upright sheets, over the whole area.
  PagesLayout(QSizeF area, int pages, double gap);

  QRectF page(int index) const;                  // its cell, without the gap
  std::optional<int> page_at(QPointF at) const;  // none: between pages, or behind the last
  // The part of a cell that `rows` of `page_rows` fill, from its start.
  QRectF filled(int index, int rows, int page_rows) const;

  QSizeF area;
  int pages = 0;
  int columns = 1;
  double gap = 0;
  double cell_width = 0, cell_height = 0;  // with the gap
};

}  // namespace rowkeeper::views
