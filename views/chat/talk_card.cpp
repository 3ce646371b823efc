#include "views/chat/talk_card.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QVBoxLayout>
#include <utility>

#include "core/run/question_set.h"
#include "views/chat/prepared_documents.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/focus_place.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kLeastTurns = 180;  // height of the bubbles' place

QToolButton* talk_button(const QString& text, const QString& tip) {
  auto* button = new QToolButton;
  set_accessible_role(button, QAccessible::RadioButton);
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleDescription(tip);
  button->setProperty("look", "quiet");
  button->setCheckable(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

QString answer_so_far(const ChatState& state) { return QString::fromUtf8(answer_in(state.answer)); }

}  // namespace

QString turn_facts(const TurnRecord& record) {
  QString facts = TalkCard::tr("%Ln rows read back, %1 computed · first token after %2", nullptr, record.rows_reused)
                      .arg(count_text(record.rows_computed), time_text(record.first_token_seconds));
  if (record.end == AnswerEnd::longest) facts += TalkCard::tr(" · cut off at %1 tokens").arg(count_text(kMostAnswerTokens));
  if (record.end == AnswerEnd::context) facts += TalkCard::tr(" · the context is full");
  return facts;
}

TalkCard::TalkCard(const ChatModel* model, ChatCommands* commands, QWidget* parent)
    : Card(tr("Conversation"), parent),
      model_(model),
      commands_(commands),
      first_(talk_button(tr("First"), tr("The first conversation about this document"))),
      second_(talk_button(tr("Second"), tr("A second conversation about the same document: it shares the document's rows"))),
      again_(new QPushButton(tr("Begin again"))),
      area_(new QScrollArea),
      turns_(new QWidget),
      column_(new QVBoxLayout(turns_)),
      suggestions_(new QWidget),
      line_(new QLineEdit),
      ask_(new QPushButton(tr("Ask"))),
      stop_(new QPushButton(tr("Stop"))) {
  build();
  build_line();
  turns_told_ = model_->state().talk().turns.size();
  connect(model_, &ChatModel::changed, this, [this] {
    refresh();
    tell_answer();
  });
  connect(model_, &ChatModel::turns_changed, this, [this] {
    if (model_->state().phase != ChatState::Phase::asking) line_->clear();
  });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &TalkCard::restyle);
  restyle();
}

// What was there when the card was made is no news, and no answer comes to what was stopped or has failed.
void TalkCard::tell_answer() {
  const ChatState& state = model_->state();
  const auto& turns = state.talk().turns;
  const auto before = std::exchange(turns_told_, turns.size());
  const bool asking = state.phase == ChatState::Phase::asking, over = std::exchange(asking_, asking) && !asking;
  if (turns.size() == before + 1 && asked_ && isVisible()) {
    const ChatTurn& turn = turns.back();
    const QString answer = QString::fromStdString(turn.answer).trimmed();
    announce(this, turn.record ? answer + u'\n' + turn_facts(*turn.record) : answer);
  }
  if (over || state.error || turns.size() != before) asked_ = false;
}

void TalkCard::build() {
  auto* group = new QButtonGroup(this);
  for (QToolButton* button : {first_, second_}) {
    group->addButton(button);
    header()->addWidget(button);
  }
  // Not clicked: assistive technology toggles.
  for (int talk = 0; talk < 2; ++talk) {
    connect(talk == 0 ? first_ : second_, &QToolButton::toggled, this, [this, talk](bool on) {
      if (on && model_->state().shown != talk) emit commands_->show_talk(talk);
    });
  }
  again_->setProperty("look", "link");
  again_->setToolTip(tr("Forgets what was said; the document's rows stay"));
  again_->setAccessibleDescription(again_->toolTip());
  connect(again_, &QPushButton::clicked, this, &TalkCard::begin_again);
  header()->addWidget(again_);
  area_->setWidget(turns_);
  area_->setWidgetResizable(true);
  turns_->setAutoFillBackground(false);
  area_->viewport()->setAutoFillBackground(false);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->setAccessibleName(tr("Questions and answers"));
  area_->setFocusPolicy(Qt::NoFocus);
  // The newest turn is in sight as soon as it has its place.
  QScrollBar* const bar = area_->verticalScrollBar();
  connect(bar, &QScrollBar::rangeChanged, bar, [bar](int, int most) { bar->setValue(most); });
  body()->addWidget(area_, 1);
}

void TalkCard::build_line() {
  (new FlowLayout(suggestions_))->setContentsMargins({});
  body()->addWidget(suggestions_);
  line_->setPlaceholderText(tr("Ask about the document…"));
  line_->setAccessibleName(tr("Question"));
  ask_->setProperty("look", "primary");
  stop_->setToolTip(tr("Gives the question up; rows that were computed stay"));
  auto* line = new QHBoxLayout;
  line->addWidget(line_, 1);
  line->addWidget(ask_);
  line->addWidget(stop_);
  body()->addLayout(line);
  for (QWidget* const part : {suggestions_, static_cast<QWidget*>(ask_), static_cast<QWidget*>(stop_)})
    set_focus_place(part, line_);
  connect(line_, &QLineEdit::returnPressed, this, &TalkCard::ask);
  connect(line_, &QLineEdit::textChanged, this, &TalkCard::refresh_buttons);
  connect(ask_, &QPushButton::clicked, this, &TalkCard::ask);
  connect(stop_, &QPushButton::clicked, commands_, &ChatCommands::stop);
}

void TalkCard::ask() {
  const QString question = line_->text().trimmed();
  if (!question.isEmpty() && model_->state().phase == ChatState::Phase::ready) ask_now(question);
}

void TalkCard::ask_now(const QString& question) {
  asked_ = true;
  emit commands_->ask(question);
}

void TalkCard::begin_again() {
  emit commands_->begin_again();
  announce(this, tr("The conversation begins again."));
}

void TalkCard::restyle() {
  const Theme& t = theme();
  area_->setMinimumHeight(t.px(kLeastTurns));
  column_->setContentsMargins(0, 0, t.px(4), 0);
  column_->setSpacing(t.px(5));
  refresh();
}

void TalkCard::refresh() {
  refresh_buttons();
  refresh_turns();
  refresh_suggestions();
}

void TalkCard::refresh_buttons() {
  const ChatState& state = model_->state();
  const bool asking = state.phase == ChatState::Phase::asking, ready = state.phase == ChatState::Phase::ready;
  (state.shown == 0 ? first_ : second_)->setChecked(true);
  for (QToolButton* button : {first_, second_}) button->setEnabled(ready);
  again_->setEnabled(ready && !state.talk().turns.empty());
  // Whoever has asked stays at the line, and letters typed on are not taken for the window's keys.
  line_->setEnabled(state.phase != ChatState::Phase::none && state.phase != ChatState::Phase::away);
  line_->setReadOnly(!ready);
  ask_->setEnabled(ready && !line_->text().trimmed().isEmpty());
  ask_->setVisible(!asking);
  stop_->setVisible(asking);
}

void TalkCard::add_bubble(const QString& text, bool question) {
  auto* bubble = new QLabel(text);
  bubble->setTextFormat(Qt::PlainText);
  bubble->setWordWrap(true);
  bubble->setProperty("look", question ? "bubble-question" : "bubble-answer");
  bubble->setTextInteractionFlags(Qt::TextSelectableByMouse);
  bubble->setFocusPolicy(Qt::NoFocus);
  bubble->setAccessibleName(question ? tr("Question: %1").arg(text) : tr("Answer: %1").arg(text));
  auto* line = new QHBoxLayout;
  line->setContentsMargins({});
  if (question) line->addStretch(1);
  line->addWidget(bubble, 5);
  if (!question) line->addStretch(1);
  column_->addLayout(line);
}

void TalkCard::add_facts(const QString& text, bool good) {
  auto* facts = new QLabel(text);
  facts->setWordWrap(true);
  facts->setProperty("look", good ? "good" : "muted");
  facts->setFont(theme().font(0.92));
  column_->addWidget(facts);
}

// What the first question will cost.
QString TalkCard::hint() const {
  const ChatState& state = model_->state();
  const int rows = state.talk().rows;
  if (!state.retain) return tr("Each question reads the whole document again, as the cache is not kept between turns.");
  if (rows == 0) return tr("The first question reads the whole document. The next ones read only themselves.");
  if (rows >= state.document_tokens)
    return tr("The document's rows are in the cache already: each question reads only itself.");
  return tr("%1 of the document's %2 rows are in the cache already: the first question reads the others and itself. The "
            "next ones read only themselves.")
      .arg(count_text(rows), count_text(state.document_tokens));
}

// All that refresh_turns() shows.
QString TalkCard::turns_key() const {
  const ChatState& state = model_->state();
  QStringList key{QString::number(static_cast<int>(state.phase)), QString::number(state.shown),
                  QString::number(theme().scale()), hint()};
  for (const ChatTurn& turn : state.talk().turns) {
    key << QString::fromStdString(turn.question) << QString::fromStdString(turn.answer);
    if (turn.record) key << turn_facts(*turn.record);
  }
  if (state.phase == ChatState::Phase::asking)
    key << QString::fromStdString(state.question) << answer_so_far(state) << QString::number(state.rows_done);
  return key.join(u'\n');
}

void TalkCard::clear_turns() {
  while (QLayoutItem* item = column_->takeAt(0)) {
    if (QLayout* line = item->layout()) {
      while (QLayoutItem* inner = line->takeAt(0)) {
        delete inner->widget();
        delete inner;
      }
    }
    delete item->widget();
    delete item;
  }
}

void TalkCard::refresh_turns() {
  const ChatState& state = model_->state();
  if (const QString key = turns_key(); key != turns_shown_) {
    turns_shown_ = key;
  } else {
    return;
  }
  clear_turns();
  for (const ChatTurn& turn : state.talk().turns) {
    add_bubble(QString::fromStdString(turn.question), true);
    add_bubble(QString::fromStdString(turn.answer), false);
    turn.record ? add_facts(turn_facts(*turn.record), turn.record->rows_reused > turn.record->rows_computed)
                : add_facts(tr("from the saved conversation"), false);
  }
  if (state.phase == ChatState::Phase::asking) {
    add_bubble(QString::fromStdString(state.question), true);
    add_bubble(answer_so_far(state) + u'…', false);
    if (state.rows_to_do > 0)
      add_facts(tr("%1 of %2 rows computed").arg(count_text(state.rows_done), count_text(state.rows_to_do)), false);
  } else if (state.talk().turns.empty() && state.phase == ChatState::Phase::ready) {
    add_facts(hint(), false);
  } else if (state.phase == ChatState::Phase::away) {
    add_facts(tr("You have left. Come back, and the conversation goes on where it stood."), false);
  }
  column_->addStretch(1);
}

// The questions of a prepared document, until they have been asked.
void TalkCard::refresh_suggestions() {
  const ChatState& state = model_->state();
  QStringList open;
  if (state.phase == ChatState::Phase::ready) open = prepared_questions(QString::fromStdString(state.document));
  for (const ChatTurn& turn : state.talk().turns) open.removeAll(QString::fromStdString(turn.question));
  suggestions_->setVisible(!open.isEmpty());
  const QString now = open.join(u'\n');
  if (now == suggested_for_) return;
  suggested_for_ = now;
  while (QLayoutItem* item = suggestions_->layout()->takeAt(0)) {
    item->widget()->deleteLater();
    delete item;
  }
  QWidget* before = again_;
  for (const QString& question : open) {
    // English, in a window of any direction.
    auto* button = new QPushButton(isRightToLeft() ? QStringLiteral("\u2066%1\u2069").arg(question) : question);
    button->setProperty("look", "link");
    button->setToolTip(tr("Asks this question"));
    connect(button, &QPushButton::clicked, this, [this, question] { ask_now(question); });
    suggestions_->layout()->addWidget(button);
    setTabOrder(std::exchange(before, button), button);
    button->show();
  }
}

QStringList TalkCard::shown_texts() const {
  QStringList texts;
  for (const QLabel* label : turns_->findChildren<QLabel*>()) texts << label->text();
  return texts;
}

}  // namespace rowkeeper::views
