#include "views/widgets/accessible_role.h"

#include <QAccessibleWidget>
#include <QScrollArea>
#include <QVariant>
#include <QWidget>

namespace rowkeeper::views {

namespace {

constexpr const char* kRole = "accessible_role";

QAccessibleInterface* make_interface(const QString&, QObject* object) {
  auto* widget = qobject_cast<QWidget*>(object);
  const QVariant role = widget ? widget->property(kRole) : QVariant();
  return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

QAccessibleInterface* make_scroll_area(const QString&, QObject* object) {
  auto* area = qobject_cast<QScrollArea*>(object);
  return area ? new QAccessibleWidget(area, QAccessible::Client) : nullptr;
}

}  // namespace

void set_accessible_role(QWidget* widget, QAccessible::Role role) {
  static const bool installed = [] {
    QAccessible::installFactory(make_interface);
    return true;
  }();
  Q_UNUSED(installed)
  widget->setProperty(kRole, static_cast<int>(role));
}

void guard_scroll_areas() { QAccessible::installFactory(make_scroll_area); }

}  // namespace rowkeeper::views
