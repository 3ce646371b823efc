#include "app/desktop/window/menu_keys.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QTimer>
#include <algorithm>

#include "views/widgets/tell_focus.h"

namespace rowkeeper::app {

namespace {

constexpr int kAfterActivation = 200;  // ms

// Once more: Qt tells of the main window's activation after that of the entry, and a screen reader is then in the window.
void tell_chosen(QMenu* menu) {
  const qsizetype chosen = menu->actions().indexOf(menu->activeAction());
  if (!menu->isVisible() || chosen < 0) return;
  QAccessibleEvent event(menu, QAccessible::Focus);
  event.setChild(static_cast<int>(chosen));
  QAccessible::updateAccessibility(&event);
}

void choose_first(QMenu* menu) {
  if (!menu->isVisible() || menu->activeAction()) return;
  const QList<QAction*> actions = menu->actions();
  const auto first = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
    return action->isVisible() && action->isEnabled() && !action->isSeparator();
  });
  if (first == actions.end()) return;
  menu->setActiveAction(*first);
  QTimer::singleShot(kAfterActivation, menu, [menu] { tell_chosen(menu); });
}

// What the menu was opened from, or whatever its entry has led to.
void tell_way_back() {
  QWidget* const focus = QApplication::focusWidget();
  if (focus && !QApplication::activePopupWidget()) views::tell_focus(focus);
}

}  // namespace

MenuKeys::MenuKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

// A mouse opens one with its button down.
bool MenuKeys::eventFilter(QObject* watched, QEvent* event) {
  auto* const menu = qobject_cast<QMenu*>(watched);
  if (!menu || QGuiApplication::mouseButtons() != Qt::NoButton) return false;
  if (event->type() == QEvent::Show) QTimer::singleShot(0, menu, [menu] { choose_first(menu); });
  if (event->type() == QEvent::Hide) QTimer::singleShot(kAfterActivation, this, tell_way_back);
  return false;
}

}  // namespace rowkeeper::app
