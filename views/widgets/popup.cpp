#include "views/widgets/popup.h"

#include <QApplication>
#include <QLayout>
#include <QWindow>
#include <algorithm>
#include <utility>

#include "views/widgets/accessible_role.h"
#include "views/widgets/tell_focus.h"

namespace rowkeeper::views {

// A window to screen readers too: otherwise they look in the main window for what has the focus.
Popup::Popup(const QString& name, QWidget* parent) : QFrame(parent, Qt::Popup) {
  set_accessible_role(this, QAccessible::Window);
  setAccessibleName(name);
  setProperty("look", "card");
  connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &Popup::follow_window);
}

void Popup::set_width(int width) { width_ = width; }

void Popup::stand_beside(const QRect& control, PopupEdge edge) {
  control_ = control;
  edge_ = edge;
  layout()->invalidate();
  stand();
}

// Where one that has grown has no room below the control, it goes above it.
void Popup::stand() {
  fit();
  place_popup(this, control_, edge_);
}

// Not as adjustSize(), which reckons the height of wrapped texts for the width that they would like.
void Popup::fit() {
  ensurePolished();
  for (const QWidget* part : findChildren<QWidget*>()) part->ensurePolished();
  const int width = std::max(width_, layout()->totalMinimumSize().width());
  setFixedSize(width, layout()->totalHeightForWidth(width));
}

// While it is shown, its texts and their size may change.
bool Popup::event(QEvent* event) {
  const bool done = QFrame::event(event);
  if (event->type() == QEvent::LayoutRequest && isVisible()) stand();
  return done;
}

void Popup::hideEvent(QHideEvent* event) {
  hidden_ = true;
  QFrame::hideEvent(event);
}

// Qt has told of the focus before it told of its window, and a screen reader has it in the other order.
void Popup::follow_window(const QWindow* active) {
  const bool opened = active && active == windowHandle();
  const bool closed = std::exchange(hidden_, false);
  QWidget* const focus = QApplication::focusWidget();
  if (!active || !focus || (!opened && !closed)) return;
  tell_focus(focus);
}

}  // namespace rowkeeper::views
