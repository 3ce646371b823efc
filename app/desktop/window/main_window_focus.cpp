// Where the keyboard is: it does not leave a control that is disabled or hidden for the next one, and finds what is chosen.
#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>

#include "app/desktop/window/main_window.h"
#include "views/widgets/focus_place.h"

namespace rowkeeper::app {

namespace {

// Of buttons that exclude each other Tab stops at the one that is on. Qt has it stop where the focus was last, whatever has been turned on
// since.
void put_tab_stops(const QWidget& window) {
  for (const QAbstractButton* const on : window.findChildren<QAbstractButton*>()) {
    const QButtonGroup* const group = on->group();
    if (!on->isChecked() || !group || !group->exclusive() || on->window() != &window) continue;
    const bool reachable = on->isEnabled() && on->isVisibleTo(&window);
    for (QAbstractButton* const button : group->buttons()) {
      const bool stop = button == on || !reachable;
      const Qt::FocusPolicy policy = button->focusPolicy();
      button->setFocusPolicy(Qt::FocusPolicy(stop ? policy | Qt::TabFocus : policy & ~Qt::TabFocus));
    }
  }
}

}  // namespace

// Not only for the Tab key: Qt calls it when the control with the focus is disabled or hidden, and the next one would have it. At a run's
// end that would be Restart, after Play, and Space would throw the run away.
bool MainWindow::focusNextPrevChild(bool next) {
  if (keep_focus()) return true;
  put_tab_stops(*this);
  return QWidget::focusNextPrevChild(next);
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
