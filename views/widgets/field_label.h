// The label beside a control, as the control's name to assistive technology.
#pragma once

#include <QString>

class QComboBox;
class QLabel;
class QWidget;

namespace rowkeeper::views {

// `name` is longer than the label where the label says too little alone.
void label_control(QLabel* label, QWidget* control, const QString& name, const QString& explanation = {});

// Says what a combo box is for, and speaks what is chosen in it by keys while its list is closed.
void describe_choice(QComboBox* box, const QString& text);

}  // namespace rowkeeper::views
