#include "views/widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace rowkeeper::views {

FlowLayout::~FlowLayout() { qDeleteAll(items_); }

void FlowLayout::set_spacing(int across, int down) {
  across_ = across;
  down_ = down;
  invalidate();
}

QLayoutItem* FlowLayout::takeAt(int index) { return index >= 0 && index < items_.size() ? items_.takeAt(index) : nullptr; }

int FlowLayout::heightForWidth(int width) const {
  const QMargins margins = contentsMargins();
  const int inner = std::max(0, width - margins.left() - margins.right());
  return arrange({margins.left(), 0, inner, 0}, false) + margins.top() + margins.bottom();
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : items_) size = size.expandedTo(item->minimumSize());
  return size.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const {
  QSize size;
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    size = {size.width() + item->sizeHint().width() + (size.isEmpty() ? 0 : across_),
            std::max(size.height(), item->sizeHint().height())};
  }
  return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  arrange(rect.marginsRemoved(contentsMargins()), true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const {
  QList<QLayoutItem*> line;
  int top = rect.top(), used = 0, height = 0;
  const auto end_line = [&] {
    if (place) place_line(line, rect, top, height);
    top += height + down_;
    line.clear();
    used = height = 0;
  };
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint();
    if (!line.isEmpty() && used + across_ + size.width() > rect.width()) end_line();
    used += size.width() + (line.isEmpty() ? 0 : across_);
    height = std::max(height, size.height());
    line.append(item);
  }
  if (!line.isEmpty()) end_line();
  return std::max(0, top - down_ - rect.top());
}

void FlowLayout::place_line(const QList<QLayoutItem*>& line, const QRect& rect, int top, int height) const {
  const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
  int left = rect.left();
  for (QLayoutItem* item : line) {
    const QSize size(std::min(item->sizeHint().width(), rect.width()), item->sizeHint().height());
    const QRect place(QPoint(left, top + (height - size.height()) / 2), size);
    item->setGeometry(QStyle::visualRect(direction, rect, place));
    left += size.width() + across_;
  }
}

}  // namespace rowkeeper::views
