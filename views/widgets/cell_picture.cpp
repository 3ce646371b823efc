#include "views/widgets/cell_picture.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cstdlib>

#include "views/widgets/accessible_table.h"
#include "views/widgets/arrow_keys.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

std::optional<int> moved_cell(std::optional<int> from, int key, int columns, int count) {
  const int steps = key == Qt::Key_Left    ? -1
                    : key == Qt::Key_Right ? 1
                    : key == Qt::Key_Up    ? -columns
                    : key == Qt::Key_Down  ? columns
                                           : 0;
  if (count == 0) return {};
  if (key == Qt::Key_Home) return 0;
  if (key == Qt::Key_End) return count - 1;
  if (steps == 0) return {};
  if (!from) return 0;
  const int to = *from + steps;
  if (to >= 0 && to < count) return to;
  return std::abs(steps) == 1 ? std::clamp(to, 0, count - 1) : *from;
}

CellPicture::CellPicture(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::TabFocus);
  keep_arrow_keys(this);
}

void CellPicture::cells_changed(const QString& summary) {
  summary_ = summary;
  if (read_ && *read_ >= cells()) read_.reset();
  tell();
}

void CellPicture::tell() {
  if (read_)
    tell_reading(this, cell_words(*read_));
  else
    forget_reading(this, summary_);
  update();
}

void CellPicture::keyPressEvent(QKeyEvent* event) {
  const std::optional<int> to = moved_cell(read_, event->key(), columns(), cells());
  if (!to) return event->ignore();
  read_ = to;
  tell();
  QToolTip::showText(mapToGlobal(cell(*read_).bottomRight().toPoint()), cell_words(*read_), this);
}

void CellPicture::focusInEvent(QFocusEvent*) { update(); }

void CellPicture::focusOutEvent(QFocusEvent*) {
  if (read_) QToolTip::hideText();
  read_.reset();
  tell();
}

void CellPicture::paint_focus(QPainter& painter) const {
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme().accent, 1));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
  if (!read_) return;
  painter.setPen(QPen(theme().newest, 2 * theme().scale()));
  painter.drawRect(cell(*read_).adjusted(-1, -1, 1, 1));
}

}  // namespace rowkeeper::views
