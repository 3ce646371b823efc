#include "views/watch/token_editor.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <algorithm>

#include "views/watch/alternatives_delegate.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"
#include "views/widgets/tell_focus.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kMostLines = 10;  // of alternatives, without scrolling

}  // namespace

TokenEditor::TokenEditor(RunModel* run, RunCommands* commands, Findings* findings, QWidget* parent)
    : Popup(tr("Replace a token"), parent),
      run_(run),
      commands_(commands),
      findings_(findings),
      title_(new QLabel),
      list_title_(new QLabel(tr("What the model would put here"))),
      list_(new QListWidget),
      state_(new QLabel),
      text_title_(new QLabel),
      text_(new QLineEdit),
      use_(new QPushButton(tr("Replace"))),
      note_(new QLabel) {
  build();
  connect_all();
  restyle();
}

void TokenEditor::build() {
  list_->setItemDelegate(new AlternativesDelegate(list_));
  list_->setAccessibleName(tr("Tokens that the model would put here, with their probabilities"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMouseTracking(true);
  state_->setWordWrap(true);
  state_->setProperty("look", "muted");
  text_->setAccessibleName(tr("Text whose first token replaces this one"));
  text_title_->setBuddy(text_);
  use_->setAutoDefault(false);
  note_->setText(tr("Only its first token is used: a row holds one token. Start with a space to begin a new word."));
  note_->setWordWrap(true);
  note_->setProperty("look", "muted");
  auto* line = new QHBoxLayout;
  line->addWidget(text_, 1);
  line->addWidget(use_);
  auto* all = new QVBoxLayout(this);
  all->addWidget(title_);
  all->addWidget(list_title_);
  all->addWidget(list_);
  all->addWidget(state_);
  all->addWidget(text_title_);
  all->addLayout(line);
  all->addWidget(note_);
}

void TokenEditor::connect_all() {
  connect(findings_, &Findings::alternatives_changed, this, [this] {
    if (findings_->alternatives().row == row_ && waiting_) take_answer();
  });
  connect(list_, &QListWidget::itemClicked, this, &TokenEditor::choose);
  connect(list_, &QListWidget::itemActivated, this, &TokenEditor::choose);
  connect(text_, &QLineEdit::returnPressed, this, &TokenEditor::use_text);
  connect(text_, &QLineEdit::textChanged, this, [this](const QString& text) { use_->setEnabled(!text.isEmpty()); });
  connect(use_, &QPushButton::clicked, this, &TokenEditor::use_text);
  connect(run_, &RunModel::started, this, &TokenEditor::hide);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &TokenEditor::restyle);
}

void TokenEditor::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(14), t.px(12), t.px(14), t.px(12));
  layout()->setSpacing(t.px(6));
  title_->setFont(t.font(1.08, QFont::DemiBold));
  list_title_->setFont(t.font(0.95, QFont::DemiBold));
  text_title_->setFont(t.font(0.95, QFont::DemiBold));
  text_->setFont(t.mono_font());
  list_->setFont(t.mono_font());
  set_width(t.px(360));
  if (list_->count() > 0) fit_list();
}

QString TokenEditor::state_text() const { return state_->isHidden() ? QString() : state_->text(); }

void TokenEditor::open(int row, const QRect& chip) {
  if (row < 0 || row >= run_->state().size()) return;
  row_ = row;
  chip_ = chip;
  waiting_ = row > 0;  // an answer from before may be for other tokens
  const RecordedToken& token = run_->state().rows()[static_cast<std::size_t>(row)].token;
  title_->setText(tr("Replace row %1: %2").arg(QLocale().toString(row), token_text(token.bytes)));
  text_->clear();
  use_->setEnabled(false);
  show_alternatives();
  if (row > 0) emit commands_->ask_candidates(row);
  show();
  // While the model is asked nothing is in focus: the list takes it when it comes, unless the user has begun to type.
  (row > 0 ? static_cast<QWidget*>(this) : text_)->setFocus();
}

// An answer that something else has overtaken is none.
void TokenEditor::take_answer() {
  if (findings_->alternatives().overtaken) {
    if (isVisible()) emit commands_->ask_candidates(row_);
    return;
  }
  waiting_ = false;
  show_alternatives();
}

QString TokenEditor::empty_text() const {
  if (row_ == 0) return tr("Nothing stands above row 0, so the model has no expectation for it. Any text will do.");
  if (waiting_) return tr("Asking the model what else could stand here…");
  if (findings_->alternatives().error) return error_text(*findings_->alternatives().error);
  return tr("The model has nothing to suggest here.");
}

void TokenEditor::show_alternatives() {
  list_->clear();
  if (row_ > 0 && !waiting_) fill(findings_->alternatives());
  list_->setVisible(list_->count() > 0);
  list_title_->setVisible(list_->count() > 0);
  text_title_->setText(row_ == 0 ? tr("Your own text") : tr("Or your own text"));
  state_->setVisible(list_->count() == 0);
  state_->setText(empty_text());
  if (list_->count() > 0 && !text_->hasFocus()) {
    list_->setFocus();
    tell_focus(list_);
  }
  stand_beside(chip_, PopupEdge::leading);
}

void TokenEditor::fill(const Alternatives& alternatives) {
  if (alternatives.tokens.empty() || row_ >= run_->state().size()) return;
  const TokenId now = run_->state().rows()[static_cast<std::size_t>(row_)].token.id;
  for (const Alternative& alternative : alternatives.tokens) {
    const QString text = token_text(alternative.bytes);
    auto* item = new QListWidgetItem(text, list_);
    const bool same = alternative.token == now;
    item->setData(AlternativesDelegate::kToken, alternative.token.value());
    item->setData(AlternativesDelegate::kProbability, alternative.probability);
    item->setData(AlternativesDelegate::kThere, same);
    if (same) list_->setCurrentItem(item);
    const QString percent = AlternativesDelegate::percent(alternative.probability);
    item->setData(Qt::AccessibleTextRole,
                  same ? tr("%1, %2, is there now").arg(text, percent) : tr("%1, %2").arg(text, percent));
  }
  if (list_->currentRow() < 0) list_->setCurrentRow(0);
  fit_list();
}

void TokenEditor::fit_list() {
  const int lines = std::min(list_->count(), kMostLines);
  list_->setFixedHeight(list_->sizeHintForRow(0) * lines + 2 * list_->frameWidth() + 2);
}

void TokenEditor::choose(QListWidgetItem* item) {
  const TokenId token(item->data(AlternativesDelegate::kToken).toInt());
  hide();
  emit commands_->replace_token(row_, token);
}

void TokenEditor::use_text() {
  if (text_->text().isEmpty()) return;
  hide();
  emit commands_->replace_text(row_, text_->text());
}

void TokenEditor::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    hide();
  } else {
    Popup::keyPressEvent(event);
  }
}

}  // namespace rowkeeper::views
