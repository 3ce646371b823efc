#include "views/widgets/field_label.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>

#include "views/widgets/tell_focus.h"

namespace rowkeeper::views {

namespace {

// Qt 6.4 tells of another choice in a way that Orca does not speak; it speaks an entry that gets the focus.
void tell_choice(const QComboBox* box) {
  if (!box->hasFocus() || box->view()->isVisible()) return;
  tell_entry(box->view(), box->currentIndex());
}

}  // namespace

// On Linux a combo box is called what is chosen in it, and with a label Orca says the label instead and keeps silent of what is
// chosen. So what it is for stands in its description.
void label_control(QLabel* label, QWidget* control, const QString& name, const QString& explanation) {
  control->setAccessibleName(name);
  if (auto* const box = qobject_cast<QComboBox*>(control))
    return describe_choice(box, explanation.isEmpty() ? name : QStringLiteral("%1. %2").arg(name, explanation));
  label->setBuddy(control);
  control->setAccessibleDescription(explanation);
}

void describe_choice(QComboBox* box, const QString& text) {
  box->setAccessibleDescription(text);
  QObject::connect(box, &QComboBox::currentIndexChanged, box, [box] { tell_choice(box); });
}

}  // namespace rowkeeper::views
