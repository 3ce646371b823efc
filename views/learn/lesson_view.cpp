#include "views/learn/lesson_view.h"

#include <QApplication>
#include <QFocusEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include "views/learn/choice_button.h"
#include "views/learn/lesson_news.h"
#include "views/learn/lesson_text.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/focus_place.h"
#include "views/widgets/format.h"
#include "views/widgets/key_focus.h"
#include "views/widgets/label_words.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

namespace {

using Phase = LessonPlayer::Phase;

constexpr int kLow = 300;  // in normal pixels

QLabel* paragraph() {
  auto* const label = new QLabel;
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

LessonView::LessonView(LessonPlayer* player, QWidget* parent)
    : QWidget(parent),
      player_(player),
      lesson_(new QLabel),
      place_(new QLabel),
      title_(new QLabel),
      question_(paragraph()),
      reply_(paragraph()),
      waiting_(new QLabel),
      failure_(new QLabel),
      area_(new QScrollArea),
      text_(new QVBoxLayout),
      reveal_(new QVBoxLayout),
      answers_(new QVBoxLayout),
      ask_(new QFrame),
      guess_line_(new QWidget),
      number_(new QSpinBox),
      leave_(new QPushButton(tr("← All lessons"))),
      back_(new QPushButton(tr("Back"))),
      next_(new QPushButton),
      guess_(new QPushButton(tr("This is my guess"))),
      retry_(new QPushButton(tr("Try again"))),
      progress_(new QProgressBar) {
  build();
  new LessonNews(player_, this);
  connect(player_, &LessonPlayer::changed, this, &LessonView::refresh);
  connect(next_, &QPushButton::clicked, player_, &LessonPlayer::next);
  connect(back_, &QPushButton::clicked, player_, &LessonPlayer::back);
  connect(leave_, &QPushButton::clicked, this, [this] {
    player_->leave();
    announce(this, tr("The lesson is left. Your own prompt and settings are back."));
  });
  connect(retry_, &QPushButton::clicked, player_, &LessonPlayer::retry);
  connect(guess_, &QPushButton::clicked, this, [this] { player_->guess(number_->value()); });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &LessonView::restyle);
  restyle();
}

void LessonView::build() {
  auto* const content = new QWidget;
  auto* const column = new QVBoxLayout(content);
  for (QLabel* const label : {lesson_, title_, waiting_, failure_}) label->setWordWrap(true);
  for (QLabel* const label : {lesson_, waiting_}) label->setProperty("look", "muted");
  title_->setProperty("look", "heading");
  progress_->setRange(0, 0);
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("The app is working"));
  column->addWidget(title_);
  column->addLayout(text_);
  column->addWidget(build_question());
  column->addWidget(reply_);
  column->addLayout(reveal_);
  column->addWidget(waiting_);
  column->addWidget(progress_);
  column->addWidget(failure_);
  column->addWidget(retry_, 0, Qt::AlignLeading);
  column->addStretch(1);
  area_->setWidget(content);
  area_->setWidgetResizable(true);
  set_accessible_role(area_, QAccessible::Document);
  new KeyFocus(area_);  // keys scroll it: it shows the focus
  area_->installEventFilter(this);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->viewport()->setAutoFillBackground(false);
  content->setAutoFillBackground(false);
  auto* const head = new QHBoxLayout;
  leave_->setProperty("look", "link");
  leave_->setAccessibleName(label_words(leave_->text()));
  leave_->setToolTip(tr("Leaves the lesson; your own prompt and settings come back"));
  place_->setProperty("look", "muted");
  head->addWidget(leave_);
  head->addStretch(1);
  head->addWidget(place_);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins({});
  all->addLayout(head);
  all->addWidget(lesson_);
  all->addWidget(area_, 1);
  all->addWidget(build_foot());
  QWidget* const order[] = {leave_, area_, number_, guess_, retry_, back_, next_};  // as it is read; answers follow the text
  for (std::size_t i = 1; i < std::size(order); ++i) setTabOrder(order[i - 1], order[i]);
  set_focus_place(this, area_);
}

void LessonView::begin_reading() { area_->setFocus(); }

// Who comes to the text by Tab hears it with the focus. Where it gets the focus as a step begins, the step's news say it.
bool LessonView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == area_ && event->type() == QEvent::FocusIn)
    describe(area_, static_cast<QFocusEvent*>(event)->reason() == Qt::OtherFocusReason ? QString() : text());
  return QWidget::eventFilter(watched, event);
}

QWidget* LessonView::build_question() {
  ask_->setProperty("look", "question");
  question_->setProperty("look", "strong");
  auto* const column = new QVBoxLayout(ask_);
  column->addWidget(question_);
  column->addLayout(answers_);
  auto* const line = new QHBoxLayout(guess_line_);
  line->setContentsMargins({});
  line->addWidget(number_, 1);
  line->addWidget(guess_);
  number_->setAccessibleName(tr("Your guess"));
  column->addWidget(guess_line_);
  return ask_;
}

QWidget* LessonView::build_foot() {
  auto* const foot = new QWidget;
  auto* const line = new QHBoxLayout(foot);
  line->setContentsMargins({});
  line->addWidget(back_);
  line->addStretch(1);
  line->addWidget(next_);
  back_->setToolTip(tr("To the step before (Page Up)"));
  next_->setToolTip(tr("On (Page Down)"));
  return foot;
}

// On a projector with few pixels every line counts.
void LessonView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  lesson_->setVisible(height() >= theme().px(kLow));
}

void LessonView::restyle() {
  const Theme& t = theme();
  layout()->setSpacing(t.px(10));
  area_->widget()->layout()->setSpacing(t.px(10));
  area_->widget()->layout()->setContentsMargins(t.px(6), t.px(4), t.px(6), t.px(4));  // inside the frame
  ask_->layout()->setContentsMargins(t.px(12), t.px(10), t.px(12), t.px(12));
  for (QVBoxLayout* const column : {text_, reveal_, answers_}) column->setSpacing(t.px(8));
}

void LessonView::fill(QVBoxLayout* layout, const QStringList& paragraphs) {
  while (layout->count() > paragraphs.size()) {
    QLayoutItem* const last = layout->takeAt(layout->count() - 1);
    delete last->widget();
    delete last;
  }
  while (layout->count() < paragraphs.size()) layout->addWidget(paragraph());
  for (int i = 0; i < layout->count(); ++i)
    static_cast<QLabel*>(layout->itemAt(i)->widget())->setText(rich_text(paragraphs[i]));
}

void LessonView::refresh() {
  if (!player_->lesson()) {
    shown_step_ = guessed_step_ = -1;
    return;
  }
  if (player_->phase() == Phase::setting_up) guessed_step_ = -1;
  show_step();
  show_question();
  show_buttons();
  const bool said_more = !player_->reveal().isEmpty() && shown_reveal_.isEmpty();
  shown_reveal_ = player_->reveal();
  fill(reveal_, shown_reveal_);
  if (!said_more) return;
  QWidget* const last = reveal_->itemAt(reveal_->count() - 1)->widget();  // it may be gone by then
  QTimer::singleShot(0, last, [this, last] { bring_up_reveal(last); });
}

// All of it if there is room; its beginning in any case.
void LessonView::bring_up_reveal(QWidget* last) {
  area_->ensureWidgetVisible(last, 0, 0);
  area_->ensureWidgetVisible(reply_->isHidden() ? reveal_->itemAt(0)->widget() : reply_, 0, 0);
}

void LessonView::show_step() {
  const Lesson& lesson = *player_->lesson();
  lesson_->setText(lesson.number().isEmpty() ? lesson.title : tr("%1 · %2").arg(lesson.number(), lesson.title));
  place_->setText(lesson_place(*player_));
  title_->setText(player_->current().title);
  set_name(area_, player_->current().title);
  shown_text_ = player_->text();
  fill(text_, shown_text_);
  if (player_->step() == shown_step_) return;
  shown_step_ = player_->step();
  area_->verticalScrollBar()->setValue(0);
}

void LessonView::show_question() {
  const bool asked = player_->asked();
  // Answered by the keyboard: on by the keyboard, too. Else the focus would go to whatever stands next.
  if (player_->phase() != Phase::open && ask_->isAncestorOf(QApplication::focusWidget())) {
    to_next_ = true;
    area_->setFocus();
  }
  ask_->setVisible(asked);
  question_->setText(rich_text(player_->question()));
  const QString reply = lesson_reply(*player_);
  reply_->setVisible(asked && !reply.isEmpty());
  shown_reply_ = reply;
  reply_->setText(rich_text(reply));
  if (!asked) return;
  show_choices();
  show_guess();
}

void LessonView::show_choices() {
  const auto count = static_cast<std::size_t>(player_->choices().size());
  while (choices_.size() > count) {
    delete choices_.back();
    choices_.pop_back();
  }
  while (choices_.size() < count) {
    auto* const button = new ChoiceButton;
    connect(button, &QAbstractButton::clicked, this, [this, i = static_cast<int>(choices_.size())] { player_->choose(i); });
    answers_->addWidget(button);
    setTabOrder(choices_.empty() ? static_cast<QWidget*>(area_) : choices_.back(), button);
    choices_.push_back(button);
  }
  const auto chosen = player_->chosen();
  const bool open = player_->phase() == Phase::open;
  for (std::size_t i = 0; i < count; ++i) {
    const int index = static_cast<int>(i);
    const bool right = player_->current().question->choices[i].right;
    ChoiceButton::Mark mark = ChoiceButton::Mark::none;
    if (!open && chosen == index) mark = right ? ChoiceButton::Mark::right : ChoiceButton::Mark::wrong;
    if (!open && chosen != index && right) mark = ChoiceButton::Mark::missed;
    choices_[i]->show_choice({}, player_->choices()[index]);
    choices_[i]->set_mark(mark);
    choices_[i]->setEnabled(open);
  }
}

void LessonView::show_guess() {
  const auto& guess = player_->current().question->guess;
  guess_line_->setVisible(guess.has_value());
  if (!guess) return;
  const bool open = player_->phase() == Phase::open;
  if (open && guessed_step_ != player_->step()) {
    guessed_step_ = player_->step();
    number_->setRange(guess->least, guess->most);
    number_->setValue(guess->least);
  }
  number_->setEnabled(open);
  guess_->setEnabled(open);
}

void LessonView::show_buttons() {
  const Phase phase = player_->phase();
  waiting_->setVisible(player_->busy());
  waiting_->setText(lesson_waits(*player_));
  progress_->setVisible(player_->busy());
  failure_->setVisible(phase == Phase::failed);
  failure_->setText(lesson_failure(*player_));
  wear(failure_, phase == Phase::failed ? "bad" : "");
  retry_->setVisible(phase == Phase::failed);
  back_->setEnabled(player_->step() > 0);
  to_next_ |= next_->hasFocus() && player_->busy();
  next_->setEnabled(!player_->busy() && !(phase == Phase::failed && player_->last_step()));
  const bool finish = player_->last_step() && phase == Phase::revealed;
  next_->setText(phase == Phase::open ? tr("Show me") : finish ? tr("Finish") : tr("Next"));
  if (to_next_ && next_->isEnabled()) {
    to_next_ = false;
    if (area_->hasFocus()) next_->setFocus();
  }
  // The answers are what to press first.
  wear(next_, phase == Phase::open ? "" : "primary");
}

QString LessonView::text() const {
  QStringList all = shown_text_;
  if (!ask_->isHidden()) all << player_->question();
  if (!reply_->isHidden()) all << shown_reply_;
  all << shown_reveal_;
  if (!failure_->isHidden()) all << failure_->text();
  for (QString& paragraph : all) paragraph = plain_text(paragraph);
  return all.join(u'\n');
}

}  // namespace rowkeeper::views
