#include "views/memory/field_grid.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "views/widgets/field_label.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {
constexpr int kShownLetters = 12;
}

FieldGrid::FieldGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &FieldGrid::arrange);
}

// Wheel events go to the column that scrolls, unless the control has the focus.
void FieldGrid::add_field(const QString& name, QWidget* control, const QString& explanation) {
  control->setParent(this);  // also while it is in no layout: else it would be a window
  control->setToolTip(explanation);
  control->setFocusPolicy(Qt::StrongFocus);
  control->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  control->installEventFilter(this);
  if (auto* const list = qobject_cast<QComboBox*>(control)) {
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(kShownLetters);
  }
  auto* label = new QLabel(name, this);
  label->setProperty("look", "muted");
  label_control(label, control, name, explanation);
  fields_.push_back({label, control});
}

bool FieldGrid::eventFilter(QObject* watched, QEvent* event) {
  const auto* const control = qobject_cast<const QWidget*>(watched);
  if (event->type() == QEvent::Wheel && control && !control->hasFocus()) {
    event->ignore();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void FieldGrid::show_where(const std::function<bool(const QWidget*)>& has_meaning) {
  bool changed = grid_->isEmpty();
  for (const Field& field : fields_) {
    const bool shown = has_meaning(field.control);
    changed = changed || shown == field.control->isHidden();
    field.label->setVisible(shown);
    field.control->setVisible(shown);
  }
  if (changed) arrange();
}

void FieldGrid::set_columns(int columns) {
  if (columns == columns_) return;
  columns_ = columns;
  arrange();
}

void FieldGrid::arrange() {
  const Theme& t = theme();
  std::vector<Field> shown;
  for (const Field& field : fields_) {
    grid_->removeWidget(field.label);
    grid_->removeWidget(field.control);
    if (!field.control->isHidden()) shown.push_back(field);
  }
  const int rows = (static_cast<int>(shown.size()) + columns_ - 1) / columns_;
  for (int i = 0; i < static_cast<int>(shown.size()); ++i) {
    const auto& [label, control] = shown[static_cast<std::size_t>(i)];
    grid_->addWidget(label, i % rows, 2 * (i / rows));
    grid_->addWidget(control, i % rows, 2 * (i / rows) + 1);
    label->setContentsMargins(i < rows ? 0 : t.px(14), 0, 0, 0);
  }
  grid_->setColumnStretch(1, 1);
  grid_->setColumnStretch(3, columns_ == 2 ? 1 : 0);
  grid_->setContentsMargins(0, 0, t.px(4), 0);
  grid_->setHorizontalSpacing(t.px(10));
  grid_->setVerticalSpacing(t.px(6));
}

}  // namespace rowkeeper::views
