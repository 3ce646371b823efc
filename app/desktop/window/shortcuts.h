// The window's keys. Those without a modifier act only when the focused control has no use for them.
#pragma once

class QWidget;

namespace rowkeeper::app {

class MainWindow;

void add_shortcuts(MainWindow& window);
// The list that '?' shows.
void show_shortcuts(QWidget& parent);

}  // namespace rowkeeper::app
