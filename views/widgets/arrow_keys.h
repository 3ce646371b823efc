// Who moves a selection or a reading with the arrow keys says so: the window, for which → is a step, leaves them to it.
#pragma once

#include <QWidget>

namespace rowkeeper::views {

inline void keep_arrow_keys(QWidget* widget) { widget->setProperty("uses_arrows", true); }

}  // namespace rowkeeper::views
