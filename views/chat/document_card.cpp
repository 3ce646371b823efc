#include "views/chat/document_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include "views/chat/prepared_documents.h"
#include "views/watch/prompt_editor.h"
#include "views/widgets/announce.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kEditorHeight = 128;

QPushButton* link(const QString& text, const QString& tip) {
  auto* button = new QPushButton(text);
  button->setProperty("look", "link");
  button->setToolTip(tip);
  button->setAccessibleDescription(tip);
  return button;
}

}  // namespace

DocumentCard::DocumentCard(const ChatModel* model, ChatCommands* commands, QWidget* parent)
    : Card(tr("The document"), parent),
      model_(model),
      commands_(commands),
      editor_(new PromptEditor),
      prepared_(new QToolButton),
      count_(new QLabel),
      edit_(new QLabel),
      use_(new QPushButton(tr("Use this text"))),
      undo_(new QPushButton(tr("Undo"))),
      early_(link(tr("Change an early word"), tr("Puts another word of its kind near the beginning: few rows survive"))),
      late_(link(tr("Change a late word"), tr("Puts another word of its kind near the end: most rows survive"))) {
  build();
  build_menu();
  connect(model_, &ChatModel::changed, this, &DocumentCard::refresh);
  connect(editor_, &QPlainTextEdit::textChanged, this, &DocumentCard::refresh_buttons);
  connect(use_, &QPushButton::clicked, this, &DocumentCard::use);
  connect(undo_, &QPushButton::clicked, this, [this] { editor_->set_text(used_); });
  connect(early_, &QPushButton::clicked, this, [this] { change(WordPlace::early); });
  connect(late_, &QPushButton::clicked, this, [this] { change(WordPlace::late); });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &DocumentCard::restyle);
  restyle();
}

void DocumentCard::build() {
  prepared_->setText(tr("Examples") + QStringLiteral(" ▾"));
  prepared_->setToolTip(tr("Prepared documents"));
  prepared_->setAccessibleName(tr("Prepared documents"));
  prepared_->setProperty("look", "quiet");
  prepared_->setFocusPolicy(Qt::StrongFocus);
  prepared_->setPopupMode(QToolButton::InstantPopup);
  count_->setProperty("look", "good");
  header()->addWidget(count_);
  header()->addWidget(prepared_);
  editor_->setAccessibleName(tr("The document"));
  editor_->setTabChangesFocus(true);
  editor_->setPlaceholderText(tr("Type a text, or choose an example"));
  body()->addWidget(editor_);
  edit_->setWordWrap(true);
  edit_->setProperty("look", "muted");
  body()->addWidget(edit_);
  auto* buttons = new QWidget;
  auto* flow = new FlowLayout(buttons);
  flow->setContentsMargins({});
  for (QPushButton* button : {use_, undo_, early_, late_}) flow->addWidget(button);
  body()->addWidget(buttons);
}

void DocumentCard::build_menu() {
  auto* menu = new QMenu(prepared_);
  for (const PreparedText& prepared : prepared_documents())
    menu->addAction(prepared.title, this, [this, name = prepared.name] { take(prepared_document_text(name)); });
  prepared_->setMenu(menu);
}

// Another document altogether: conversations about the old one are over.
void DocumentCard::take(const QString& document) {
  editor_->set_text(document.trimmed());
  emit commands_->begin(document);
}

void DocumentCard::use() {
  changing_ = true;
  emit commands_->edit_document(editor_->text());
}

void DocumentCard::change(WordPlace place) {
  if (const std::optional<QString> changed = swap_word(editor_->text(), place)) {
    show_text(*changed);
    use();
  }
}

void DocumentCard::show_text(const QString& document) {
  const std::optional<WordRange> word = changed_word(editor_->text(), document);
  editor_->set_text(document);
  if (!word) return;
  QTextCursor cursor = editor_->textCursor();
  cursor.setPosition(static_cast<int>(word->begin));
  cursor.setPosition(static_cast<int>(word->begin + word->size), QTextCursor::KeepAnchor);
  editor_->setTextCursor(cursor);
  editor_->centerCursor();
}

void DocumentCard::restyle() {
  editor_->setFixedHeight(theme().px(kEditorHeight));
  refresh();
}

void DocumentCard::refresh() {
  const ChatState& state = model_->state();
  const QString document = QString::fromStdString(state.document);
  // An edit that is being typed stays.
  if (document != used_) {
    const bool replaceable = editor_->text() == used_ || editor_->text().isEmpty() || !editor_->hasFocus();
    if (replaceable && editor_->text() != document) show_text(document);
    used_ = document;
  }
  const int tokens = state.document_tokens;
  count_->setText(tokens == 0    ? QString()
                  : state.retain ? tr("%Ln tokens · read once", nullptr, tokens)
                                 : tr("%Ln tokens · read in every turn", nullptr, tokens));
  count_->setFont(theme().font(0.95, QFont::DemiBold));
  const std::optional<ChatEdit>& edit = state.talk().edit;
  edit_->setText(edit ? tr("Still valid after the edit: %1 of %2 rows. The next turn computes the rest.")
                            .arg(count_text(edit->rows_kept), count_text(edit->rows_before))
                      : tr("Edit any word: the rows above it stay, those below are computed again."));
  refresh_buttons();
  tell_edit();
}

// Once the engine has it: which word it is, if it is one, and what is left of the rows.
void DocumentCard::tell_edit() {
  const ChatState& state = model_->state();
  const bool busy = state.phase == ChatState::Phase::asking || state.phase == ChatState::Phase::saving;
  if (state.error) changing_ = false;
  if (!changing_ || busy || used_.trimmed() != editor_->text().trimmed()) return;
  changing_ = false;
  const QString word = editor_->textCursor().selectedText();
  QStringList news{word.isEmpty() ? tr("The document is changed.") : tr("A word is changed to “%1”.").arg(word)};
  if (state.talk().edit) news << edit_->text();
  announce(this, news.join(u' '));
}

void DocumentCard::refresh_buttons() {
  const ChatState::Phase phase = model_->state().phase;
  const bool busy = phase == ChatState::Phase::asking || phase == ChatState::Phase::saving;
  const bool edited = editor_->text() != used_;
  use_->setVisible(edited);
  undo_->setVisible(edited);
  use_->setEnabled(!busy && !editor_->text().trimmed().isEmpty());
  early_->setVisible(!edited);
  late_->setVisible(!edited);
  const bool can = phase == ChatState::Phase::ready && swap_word(used_, WordPlace::early).has_value();
  early_->setEnabled(can);
  late_->setEnabled(can);
  prepared_->setEnabled(!busy);
}

}  // namespace rowkeeper::views
