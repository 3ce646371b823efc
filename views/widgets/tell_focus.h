// Tells a screen reader where the focus is, where Qt has not told it or has told it too early.
#pragma once

class QAbstractItemView;
class QWidget;

namespace rowkeeper::views {

// In a list: at the entry that is chosen.
void tell_focus(QWidget* widget);
void tell_entry(const QAbstractItemView* list, int entry);

}  // namespace rowkeeper::views
