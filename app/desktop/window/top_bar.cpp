#include "app/desktop/window/top_bar.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>

#include "app/desktop/language.h"
#include "app/desktop/window/menu_name.h"
#include "views/widgets/icon.h"

namespace rowkeeper::app {

TopBar::TopBar(views::RunModel* run, const views::HubModel* hub, Appearance* appearance, QWidget* parent)
    : QFrame(parent),
      appearance_(appearance),
      name_(new QLabel(QStringLiteral("Rowkeeper"))),
      model_(new ModelButton(run, hub)),
      file_menu_(new QMenu(this)),
      settings_menu_(new QMenu(this)),
      help_menu_(new QMenu(this)) {
  setProperty("look", "bar");
  auto* const layout = new QHBoxLayout(this);
  name_->setProperty("look", "brand");
  layout->addWidget(name_);
  layout->addWidget(model_);
  layout->addStretch(1);
  add_menu(*layout, "open", tr("&File"), file_menu_);
  add_projector(*layout);
  add_menu(*layout, "settings", tr("&Settings"), settings_menu_);
  add_menu(*layout, "help", tr("&Help"), help_menu_);
  fill_settings();
  connect(&views::theme_notifier(), &views::ThemeNotifier::changed, this, &TopBar::restyle);
  restyle();
}

QToolButton* TopBar::add_menu(QHBoxLayout& layout, const QString& icon, const QString& text, QMenu* menu) {
  const QString name = menu_name(text);
  const QKeySequence key = QKeySequence::mnemonic(text);
  auto* const button = new QToolButton;
  button->setProperty("look", "quiet");
  button->setPopupMode(QToolButton::InstantPopup);
  button->setMenu(menu);
  button->setAccessibleName(name);
  button->setShortcut(key);
  button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
  layout.addWidget(button);
  icons_.emplace_back(button, icon);
  return button;
}

void TopBar::add_projector(QHBoxLayout& layout) {
  projector_ = new QToolButton;
  projector_->setProperty("look", "quiet");
  projector_->setCheckable(true);
  projector_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  projector_->setText(tr("Projector mode"));
  projector_->setToolTip(tr("Everything larger and stronger, for a room"));
  layout.addWidget(projector_);
  icons_.emplace_back(projector_, "projector");
  connect(projector_, &QToolButton::toggled, appearance_, &Appearance::set_projector);
  connect(appearance_, &Appearance::changed, projector_, [this] { projector_->setChecked(appearance_->projector()); });
}

void TopBar::fill_settings() {
  add_themes();
  settings_menu_->addSeparator();
  QAction* const still = settings_menu_->addAction(tr("Less &motion"));
  still->setCheckable(true);
  still->setToolTip(tr("Rows and switches don't slide or fade"));
  settings_menu_->setToolTipsVisible(true);
  connect(still, &QAction::triggered, appearance_, &Appearance::set_less_motion);
  connect(appearance_, &Appearance::changed, still, [this, still] { still->setChecked(appearance_->less_motion()); });
  settings_menu_->addSeparator();
  add_languages();
}

// In English too, and each by its own name: whoever can't read the present language finds the way.
void TopBar::add_languages() {
  auto* const group = new QActionGroup(this);
  const QString own = tr("Lan&guage"), english = QStringLiteral("Language");
  QMenu* const menu = settings_menu_->addMenu(menu_name(own) == english ? own : own + QStringLiteral(" · ") + english);
  menu->addAction(tr("&As the system"), this, [this] { emit language_chosen({}); });
  menu->addSeparator();
  for (const Language& language : languages()) {
    QAction* const action = menu->addAction(language.title);
    action->setCheckable(true);
    action->setChecked(language.name == current_language());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, name = language.name] { emit language_chosen(name); });
  }
}

void TopBar::add_themes() {
  auto* const group = new QActionGroup(this);
  const std::pair<SchemeChoice, QString> choices[] = {{SchemeChoice::system, tr("Theme &as the system")},
                                                      {SchemeChoice::light, tr("&Light theme")},
                                                      {SchemeChoice::dark, tr("&Dark theme")}};
  for (const auto& [choice, text] : choices) {
    QAction* const action = settings_menu_->addAction(text);
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, choice = choice] { appearance_->choose(choice); });
    const auto mark = [this, action, choice = choice] { action->setChecked(appearance_->choice() == choice); };
    connect(appearance_, &Appearance::changed, action, mark);
    mark();
  }
}

void TopBar::restyle() {
  const views::Theme& t = views::theme();
  layout()->setContentsMargins(t.px(18), t.px(8), t.px(14), t.px(8));
  layout()->setSpacing(t.px(10));
  projector_->setChecked(appearance_->projector());
  for (const auto& [button, icon] : icons_) {
    button->setIconSize({t.px(18), t.px(18)});
    button->setIcon(views::icon(icon, t.muted));
  }
  show_what_fits();
}

void TopBar::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  show_what_fits();
}

// In a narrow window the projector's name goes before the model's is cut: its icon and tip say the same. Then our own, which the window
// has in its title.
void TopBar::show_what_fits() {
  const auto too_narrow = [this] {
    layout()->invalidate();
    return layout()->minimumSize().width() > width();
  };
  name_->show();
  projector_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  if (too_narrow()) projector_->setToolButtonStyle(Qt::ToolButtonIconOnly);
  if (too_narrow()) name_->hide();
}

}  // namespace rowkeeper::app
