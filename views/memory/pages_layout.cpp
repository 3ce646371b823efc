#include "views/memory/pages_layout.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {
constexpr double kShape = 0.7;  // of a page: upright, like a sheet
}

PagesLayout::PagesLayout(QSizeF whole, int count, double between) : area(whole), pages(count), gap(between) {
  if (count <= 0 || whole.isEmpty()) return;
  // count = columns x lines, and a cell's width / height is kShape.
  const double wanted = std::sqrt(count * whole.width() / (kShape * whole.height()));
  columns = std::clamp(static_cast<int>(std::lround(wanted)), 1, count);
  const int lines = (count + columns - 1) / columns;
  cell_width = whole.width() / columns;
  cell_height = whole.height() / lines;
}

QRectF PagesLayout::page(int index) const {
  const double space_x = std::min(gap, cell_width / 3), space_y = std::min(gap, cell_height / 3);
  const int line = index / columns, column = index % columns;
  return {column * cell_width, line * cell_height, cell_width - space_x, cell_height - space_y};
}

std::optional<int> PagesLayout::page_at(QPointF at) const {
  if (cell_width <= 0 || cell_height <= 0 || at.x() < 0 || at.y() < 0) return {};
  const int column = static_cast<int>(at.x() / cell_width), line = static_cast<int>(at.y() / cell_height);
  const int index = line * columns + column;
  if (column >= columns || index >= pages || !page(index).contains(at)) return {};
  return index;
}

QRectF PagesLayout::filled(int index, int rows, int page_rows) const {
  QRectF cell = page(index);
  cell.setHeight(page_rows > 0 ? cell.height() * rows / page_rows : 0);
  return cell;
}

}  // namespace rowkeeper::views
