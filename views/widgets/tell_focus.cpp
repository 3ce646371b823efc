#include "views/widgets/tell_focus.h"

#include <QAbstractItemView>
#include <QAccessible>

namespace rowkeeper::views {

void tell_focus(QWidget* widget) {
  const auto* const list = qobject_cast<QAbstractItemView*>(widget);
  if (list && list->currentIndex().isValid()) return tell_entry(list, list->currentIndex().row());
  QAccessibleEvent event(widget, QAccessible::Focus);
  QAccessible::updateAccessibility(&event);
}

void tell_entry(const QAbstractItemView* list, int entry) {
  QAccessibleInterface* const whole = QAccessible::queryAccessibleInterface(const_cast<QAbstractItemView*>(list));
  QAccessibleInterface* const part = whole ? whole->child(entry) : nullptr;
  if (!part) return;
  QAccessibleEvent event(part, QAccessible::Focus);
  QAccessible::updateAccessibility(&event);
}

}  // namespace rowkeeper::views
