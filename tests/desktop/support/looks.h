// What is wrong with the look of a window: texts that are cut, widgets on top of each other or beyond the edge of what holds them.
#pragma once

#include <QStringList>
#include <QWidget>

namespace rowkeeper::app {

// One text for each kind of fault, which begins with the picture's name and lists the widgets.
QStringList faults(const QWidget& window, const QString& picture);

}  // namespace rowkeeper::app
