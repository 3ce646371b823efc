// What a widget of our own is to assistive technology. Its name and description are the widget's accessible ones.
#pragma once

#include <QAccessible>

class QWidget;

namespace rowkeeper::views {

// In the widget's constructor, before anybody asks.
void set_accessible_role(QWidget* widget, QAccessible::Role role);

// Qt 6.4 falls over when it is asked for a part of a scroll area that has just gone, as its scroll bar. To be called at the start.
void guard_scroll_areas();

}  // namespace rowkeeper::views
