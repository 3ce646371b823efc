#include "app/desktop/window/menu_keys.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QTimer>
#include <algorithm>

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

}  // namespace

MenuKeys::MenuKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

// A mouse opens one with its button down.
bool MenuKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Show || QGuiApplication::mouseButtons() != Qt::NoButton) return false;
  if (auto* const menu = qobject_cast<QMenu*>(watched)) QTimer::singleShot(0, menu, [menu] { choose_first(menu); });
  return false;
}

}  // namespace rowkeeper::app
