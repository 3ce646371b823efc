// Small pieces that rows of controls are made of.
#pragma once

#include <QWidget>
#include <initializer_list>

#include "views/watch/control_states.h"

class QLabel;

namespace rowkeeper::views {

// Enabled with a tool tip, or disabled with the reason.
void show_state(QWidget* control, const ControlState& state, const QString& tip);
// A muted name before a control, which it belongs to.
QLabel* name_label(const QString& text, QWidget* control);
// Controls that stay side by side.
QWidget* group(std::initializer_list<QWidget*> controls);

}  // namespace rowkeeper::views
