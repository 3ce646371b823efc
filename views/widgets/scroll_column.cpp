#include "views/widgets/scroll_column.h"

#include <QEvent>
#include <QScrollBar>

namespace rowkeeper::views {

ScrollColumn::ScrollColumn(QWidget* content, const QString& name, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAccessibleName(name);
  setWidgetResizable(true);
  setWidget(content);
  content->installEventFilter(this);
}

QSize ScrollColumn::minimumSizeHint() const {
  return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 0};
}

bool ScrollColumn::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace rowkeeper::views
