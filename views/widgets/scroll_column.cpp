#include "views/widgets/scroll_column.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace rowkeeper::views {

ScrollColumn::ScrollColumn(QWidget* content, const QString& name, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setAccessibleName(name);
  setWidgetResizable(true);
  setWidget(content);
  content->installEventFilter(this);
}

QSize ScrollColumn::minimumSizeHint() const {
  const QSize least = widget()->minimumSizeHint();
  const int width = least.width() + verticalScrollBar()->sizeHint().width();
  return {width, whole_ ? std::max(least.height(), widget()->heightForWidth(viewport()->width())) : 0};
}

void ScrollColumn::set_whole(bool whole) {
  if (whole == whole_) return;
  whole_ = whole;
  updateGeometry();
}

// A narrower text is a higher one.
void ScrollColumn::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (whole_) updateGeometry();
}

bool ScrollColumn::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace rowkeeper::views
