// What a widget of our own is to assistive technology. Its name and description are the widget's accessible ones.
#pragma once

#include <QAccessible>

class QWidget;

namespace rowkeeper::views {

// In the widget's constructor. A checkable button can be a radio button: one of several that exclude each other.
void set_accessible_role(QWidget* widget, QAccessible::Role role);

// Sets the accessible name if it is another one: each time it is set a screen reader is told.
void set_name(QWidget* widget, const QString& name);

// Sets the accessible description if it is another one: of what has the focus it is spoken each time it is set.
void describe(QWidget* widget, const QString& text);

// To be called at the start. Qt 6.4 falls over when it is asked for a part of a scroll area that has just gone, as its scroll bar;
// and on Linux it says of a QFrame what it says of a window, so that a screen reader looks no further than the card it is in.
void set_roles_of_containers();

}  // namespace rowkeeper::views
