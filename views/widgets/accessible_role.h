// What a widget of our own is to assistive technology. Its name and description are the widget's accessible ones.
#pragma once

#include <QAccessible>

class QWidget;

namespace rowkeeper::views {

// In the widget's constructor, before anybody asks.
void set_accessible_role(QWidget* widget, QAccessible::Role role);

}  // namespace rowkeeper::views
