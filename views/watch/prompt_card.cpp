#include "views/watch/prompt_card.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>

#include "views/run/prepared_prompts.h"
#include "views/watch/prompt_box.h"
#include "views/watch/prompt_editor.h"
#include "views/watch/reading_view.h"
#include "views/watch/token_ribbon.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/icon.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

QToolButton* quiet_button(const QString& text, const QString& tip) {
  auto* button = new QToolButton;
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleDescription(tip);
  button->setProperty("look", "quiet");
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

PromptCard::PromptCard(RunModel* run, PromptModel* prompt, RunSettings* settings, RunCommands* commands,
                       Selection* selection, Findings* findings, QWidget* parent)
    : Card(QString(), parent),
      run_(run),
      prompt_(prompt),
      settings_(settings),
      commands_(commands),
      ribbon_(new TokenRibbon(run, selection, commands, findings)),
      reading_(new ReadingView(run)),
      box_(new PromptBox(prompt, run)),
      tokens_(quiet_button(tr("Tokens"), tr("Shows the pieces that the model reads"))),
      text_(quiet_button(tr("Text"), tr("Shows the tokens joined to a text that can be copied"))),
      prepared_(quiet_button(tr("Examples") + QStringLiteral(" ▾"), tr("Prepared prompts"))),
      edit_(new QPushButton),
      escape_(new QShortcut(QKeySequence(Qt::Key_Escape), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut)) {
  edit_->setAccessibleName(tr("Edit prompt"));
  edit_->setToolTip(tr("Edit prompt"));
  build_header();
  build_menu();
  for (QWidget* page : {static_cast<QWidget*>(ribbon_), static_cast<QWidget*>(reading_), static_cast<QWidget*>(box_)})
    body()->addWidget(page);
  connect_all();
  restyle();
  follow_settings();
  show_mode();
}

void PromptCard::build_header() {
  auto* views = new QButtonGroup(this);
  for (QToolButton* button : {tokens_, text_}) {
    set_accessible_role(button, QAccessible::RadioButton);
    button->setCheckable(true);
    views->addButton(button);
    header()->addWidget(button);
  }
  tokens_->setChecked(true);
  prepared_->setPopupMode(QToolButton::InstantPopup);
  prepared_->setAccessibleName(tr("Examples"));
  header()->addWidget(prepared_);
  header()->addWidget(edit_);
}

void PromptCard::build_menu() {
  auto* menu = new QMenu(prepared_);
  for (const PreparedText& prepared : prepared_prompts()) {
    menu->addAction(prepared.title, this, [this, name = prepared.name] { take_prompt(prepared_prompt_text(name)); });
  }
  prepared_->setMenu(menu);
}

void PromptCard::connect_all() {
  connect(tokens_, &QToolButton::toggled, this, &PromptCard::show_mode);
  connect(edit_, &QPushButton::clicked, this, &PromptCard::edit);
  connect(box_, &PromptBox::use_wanted, this, &PromptCard::use);
  connect(box_, &PromptBox::cancelled, this, &PromptCard::cancel);
  connect(escape_, &QShortcut::activated, this, &PromptCard::cancel);
  connect(settings_, &RunSettings::changed, this, &PromptCard::follow_settings);
  connect(run_, &RunModel::status_changed, this, &PromptCard::show_mode);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &PromptCard::restyle);
}

void PromptCard::resizeEvent(QResizeEvent* event) {
  Card::resizeEvent(event);
  shorten();
}

// Where the title would have to wrap, the button's picture is enough.
void PromptCard::shorten() {
  constexpr int kNarrow = 480;
  edit_->setText(width() < theme().px(kNarrow) ? QString() : tr("Edit prompt"));
}

void PromptCard::restyle() {
  const Theme& t = theme();
  shorten();
  edit_->setIcon(icon(QStringLiteral("edit"), t.text));
  edit_->setIconSize({t.px(16), t.px(16)});
}

void PromptCard::show_mode() {
  const bool replay = run_->status().phase == RunPhase::replay;
  if (replay) editing_ = false;
  // Not a stack of pages: that would be as high as its highest one, whichever it shows.
  box_->setVisible(editing_);
  escape_->setEnabled(editing_);
  ribbon_->setVisible(!editing_ && tokens_->isChecked());
  reading_->setVisible(!editing_ && text_->isChecked());
  set_title(editing_ ? tr("Edit the prompt") : tr("What the model reads"));
  for (QWidget* button : {static_cast<QWidget*>(tokens_), static_cast<QWidget*>(text_), static_cast<QWidget*>(edit_)})
    button->setVisible(!editing_);
  edit_->setEnabled(!replay);
  prepared_->setEnabled(!replay);
}

void PromptCard::edit() {
  editing_ = true;
  show_mode();
  box_->editor()->setFocus();
  box_->editor()->moveCursor(QTextCursor::End);
}

void PromptCard::cancel() {
  prompt_->set_text(QString::fromStdString(settings_->request().prompt));
  editing_ = false;
  show_mode();
  edit_->setFocus();
}

void PromptCard::take_prompt(const QString& text) {
  prompt_->set_text(text);
  if (!editing_) use();
}

void PromptCard::use() {
  RunRequest request = settings_->request();
  request.prompt = prompt_->text().toStdString();
  editing_ = false;
  show_mode();
  emit commands_->restart(request);
  announce(this, QStringList{tr("A new run from this prompt."), box_->hint_text()}.join(u'\n').trimmed());
}

void PromptCard::follow_settings() {
  prompt_->set_special_tokens(settings_->request().special_tokens);
  if (!editing_) prompt_->set_text(QString::fromStdString(settings_->request().prompt));
}

}  // namespace rowkeeper::views
