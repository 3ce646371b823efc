// Where the focus goes when the control that has it is disabled or hidden: not to the control that stands next, which the next key would
// press. It stays in the card; a place that is named suits some controls better.
#pragma once

class QWidget;

namespace rowkeeper::views {

// For a control, or for all that a part of a page holds. The place lives as long.
void set_focus_place(QWidget* part, QWidget* place);
// The nearest one to a control that has lost the focus: a named place or a card. Null: none is shown.
QWidget* focus_place(QWidget* lost);

}  // namespace rowkeeper::views
