#include "app/desktop/window/nav_rail.h"

#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "views/widgets/accessible_role.h"
#include "views/widgets/icon.h"
#include "views/widgets/theme.h"

namespace rowkeeper::app {

NavRail::NavRail(QWidget* parent) : QFrame(parent), layout_(new QVBoxLayout(this)) {
  setProperty("look", "rail");
  setAccessibleName(tr("Pages"));
  layout_->addStretch(1);
  // Not clicked: assistive technology toggles.
  connect(&group_, &QButtonGroup::idToggled, this, [this](int key, bool on) {
    if (on) emit chosen(key);
  });
  connect(&views::theme_notifier(), &views::ThemeNotifier::changed, this, &NavRail::restyle);
  restyle();
}

void NavRail::add_page(int key, const QString& icon, const QString& title, const QString& description) {
  auto* const button = new QToolButton;
  views::set_accessible_role(button, QAccessible::RadioButton);
  button->setProperty("look", "nav");
  button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  button->setCheckable(true);
  button->setText(title);
  button->setToolTip(tr("%1 (key %2)").arg(description, QString::number(key)));
  button->setAccessibleDescription(description);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  group_.addButton(button, key);
  layout_->insertWidget(static_cast<int>(entries_.size()), button);
  entries_.push_back({button, icon});
  restyle();
}

void NavRail::set_current(int key) {
  const QSignalBlocker quiet(group_);  // only the user chooses
  if (QAbstractButton* const button = group_.button(key)) return button->setChecked(true);
  // A page that is not in the rail.
  group_.setExclusive(false);
  if (QAbstractButton* const before = group_.checkedButton()) before->setChecked(false);
  group_.setExclusive(true);
}

void NavRail::restyle() {
  const views::Theme& t = views::theme();
  layout_->setContentsMargins(t.px(8), t.px(14), t.px(8), t.px(14));
  layout_->setSpacing(t.px(8));
  int widest = 0;  // some languages have long words
  for (const Entry& entry : entries_) {
    entry.button->setIconSize({t.px(22), t.px(22)});
    entry.button->setIcon(views::icon(entry.icon, t.muted));
    entry.button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    widest = std::max(widest, entry.button->minimumSizeHint().width());
  }
  const QMargins around = layout_->contentsMargins();
  setFixedWidth(std::max(t.px(84), widest + around.left() + around.right()));
  show_what_fits();
}

void NavRail::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  show_what_fits();
}

// With large text in a low window the icons stay, and their tips say the names.
void NavRail::show_what_fits() {
  const auto dress = [this](Qt::ToolButtonStyle style) {
    for (const Entry& entry : entries_) entry.button->setToolButtonStyle(style);
    layout_->invalidate();
  };
  dress(Qt::ToolButtonTextUnderIcon);
  if (layout_->sizeHint().height() > height()) dress(Qt::ToolButtonIconOnly);
}

}  // namespace rowkeeper::app
