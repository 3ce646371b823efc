// Where the keyboard is: it does not leave a control that is disabled or hidden for the next one.
#include <QEvent>

#include "app/desktop/window/main_window.h"
#include "views/widgets/focus_place.h"

namespace rowkeeper::app {

// Not only for the Tab key: Qt calls it when the control with the focus is disabled or hidden, and the next one would have it. At a run's
// end that would be Restart, after Play, and Space would throw the run away.
bool MainWindow::focusNextPrevChild(bool next) {
  return keep_focus() || QWidget::focusNextPrevChild(next);
}

bool MainWindow::keep_focus() {
  QWidget* const lost = focusWidget();
  if (!lost || (lost->isEnabled() && lost->isVisibleTo(this))) return false;
  QWidget* const place = views::focus_place(lost);
  (place ? place : this)->setFocus();
  return true;
}

// It may have been hidden while another window was in front.
bool MainWindow::event(QEvent* event) {
  if (event->type() == QEvent::WindowActivate) keep_focus();
  return QWidget::event(event);
}

}  // namespace rowkeeper::app
