// What is wrong with the look of a window: texts that are cut, widgets on top of each other or beyond the edge of what holds them.
#pragma once

#include <QStringList>
#include <QWidget>

namespace rowkeeper::views {

// Whether a page may be so narrow, for text of this size, that one scrolls to the side.
enum class Sideways { must_fit, may_scroll };

// One text for each kind of fault, which begins with the picture's name and lists the widgets.
QStringList faults(const QWidget& window, const QString& picture, Sideways sideways = Sideways::must_fit);

}  // namespace rowkeeper::views
