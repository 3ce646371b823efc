#include "views/canvas/triangle_layout.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

QRectF TriangleLayout::square() const {
  const double side = std::max(1.0, std::min(size.width() - gutter, size.height() - header));
  const double left = gutter + std::max(0.0, (size.width() - gutter - side) / 2);
  return {std::floor(left), header, std::floor(side), std::floor(side)};
}

QRectF TriangleLayout::cell_rect(const TriangleCell& at) const {
  const QRectF all = square();
  return {all.left() + at.position * cell(), all.top() + at.row * cell(), cell(), cell()};
}

QRectF TriangleLayout::row_rect(int row) const { return cell_rect({row, 0}).united(cell_rect({row, row})); }

QRectF TriangleLayout::words_rect(QSizeF words) const {
  const QRectF all = square();
  QRectF rect(QPointF(), words);
  rect.moveCenter({all.left() + 0.68 * all.width(), all.top() + 0.28 * all.height()});
  const bool above_diagonal = rect.left() - all.left() >= rect.bottom() - all.top();
  return above_diagonal && all.contains(rect) ? rect : QRectF();
}

TriangleCell TriangleLayout::cell_at(QPointF point) const {
  const QRectF all = square();
  if (rows == 0 || point.x() < all.left() || point.x() >= all.right() || point.y() < all.top() || point.y() >= all.bottom())
    return {};
  const auto index = [&](double offset) { return std::min(rows - 1, static_cast<int>(offset / cell())); };
  return {index(point.y() - all.top()), index(point.x() - all.left())};
}

int TriangleLayout::label_stride(double room) const {
  for (int decade = 1;; decade *= 10) {
    for (const int step : {1, 2, 5}) {
      if (step * decade * cell() >= room || decade > rows) return step * decade;
    }
  }
}

}  // namespace rowkeeper::views
