#include "views/watch/control_parts.h"

#include <QHBoxLayout>
#include <QLabel>

#include "views/widgets/accessible_role.h"

namespace rowkeeper::views {

void show_state(QWidget* control, const ControlState& state, const QString& tip) {
  const QString& text = state.enabled ? tip : state.reason;
  control->setEnabled(state.enabled);
  control->setToolTip(text);
  describe(control, text);
}

QLabel* name_label(const QString& text, QWidget* control) {
  auto* label = new QLabel(text);
  label->setProperty("look", "muted");
  label->setBuddy(control);
  return label;
}

QWidget* group(std::initializer_list<QWidget*> controls) {
  auto* widget = new QWidget;
  auto* line = new QHBoxLayout(widget);
  line->setContentsMargins(0, 0, 0, 0);
  for (QWidget* control : controls) line->addWidget(control);
  return widget;
}

}  // namespace rowkeeper::views
