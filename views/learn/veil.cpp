#include "views/learn/veil.h"

#include <QEvent>
#include <QPainter>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

// Inside the target, so that it goes and is cut as the target is; the mouse stops here too.
Veil::Veil(QWidget* target) : QWidget(target) {
  setFocusPolicy(Qt::NoFocus);
  setAccessibleName(tr("Hidden until you have answered"));
  target->installEventFilter(this);
  resize(target->size());
  show();
  raise();
}

bool Veil::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) resize(static_cast<QWidget*>(watched)->size());
  if (event->type() == QEvent::ChildAdded) raise();
  return QWidget::eventFilter(watched, event);
}

void Veil::paintEvent(QPaintEvent*) {
  const Theme& t = theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.newest, 1, Qt::DashLine));
  painter.setBrush(t.newest_soft);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), t.px(8), t.px(8));
  painter.setPen(t.text);
  painter.setFont(t.font(1.0, QFont::DemiBold));
  painter.drawText(rect().adjusted(t.px(10), 0, -t.px(10), 0), Qt::AlignCenter | Qt::TextWordWrap, tr("Your answer first"));
}

}  // namespace rowkeeper::views
