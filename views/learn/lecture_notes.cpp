#include "views/learn/lecture_notes.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShowEvent>
#include <QVBoxLayout>

#include "views/learn/lesson_text.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kSecond = 1000;
constexpr QSize kFirstSize(720, 560);

QLabel* paragraph() {
  auto* const label = new QLabel;
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  return label;
}

// What the room hears of it are the lesson's own texts; a value in them is on its screen.
QString without_values(const QString& text) {
  return with_values(text, [](const QString&) { return QStringLiteral("…"); });
}

}  // namespace

LectureNotes::LectureNotes(LessonPlayer* player, QWidget* parent)
    : QWidget(parent, Qt::Window),
      player_(player),
      place_(new QLabel),
      title_(paragraph()),
      notes_(paragraph()),
      question_(paragraph()),
      coming_(paragraph()),
      time_(new QLabel),
      area_(new QScrollArea),
      back_(new QPushButton(tr("Back"))),
      next_(new QPushButton(tr("Next"))) {
  setWindowTitle(tr("Lecturer's notes"));
  auto* const content = new QWidget;
  auto* const column = new QVBoxLayout(content);
  for (QLabel* const label : {title_, notes_, question_, coming_}) column->addWidget(label);
  column->addStretch(1);
  area_->setWidget(content);
  area_->setWidgetResizable(true);
  area_->setFocusPolicy(Qt::NoFocus);  // a presenter's keys are not for scrolling
  auto* const head = new QHBoxLayout;
  head->addWidget(place_);
  head->addStretch(1);
  head->addWidget(time_);
  auto* const all = new QVBoxLayout(this);
  all->addLayout(head);
  all->addWidget(area_, 1);
  all->addWidget(build_foot());
  clock_.setInterval(kSecond);
  connect(&clock_, &QTimer::timeout, this, &LectureNotes::show_time);
  connect(player_, &LessonPlayer::changed, this, &LectureNotes::refresh);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &LectureNotes::restyle);
  resize(kFirstSize);
  restyle();
}

QWidget* LectureNotes::build_foot() {
  auto* const foot = new QWidget;
  auto* const line = new QHBoxLayout(foot);
  line->setContentsMargins({});
  line->addWidget(back_);
  line->addStretch(1);
  line->addWidget(next_);
  connect(back_, &QPushButton::clicked, player_, &LessonPlayer::back);
  connect(next_, &QPushButton::clicked, player_, &LessonPlayer::next);
  for (QPushButton* const button : {back_, next_}) button->setFocusPolicy(Qt::TabFocus);
  return foot;
}

// To be read at arm's length, whatever the room sees.
void LectureNotes::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(18), t.px(14), t.px(18), t.px(14));
  title_->setFont(t.font(1.5, QFont::DemiBold));
  for (QLabel* const label : {notes_, question_, coming_}) label->setFont(t.font(1.2));
  refresh();
}

QString LectureNotes::answer_text() const {
  const auto& question = player_->current().question;
  if (!question) return {};
  if (question->guess) return tr("To guess: %1").arg(without_values(question->text));
  for (const LessonChoice& choice : question->choices) {
    if (choice.right) return tr("Asked: %1\nRight: **%2**").arg(without_values(question->text), without_values(choice.text));
  }
  return {};
}

QString LectureNotes::next_text() const {
  if (player_->phase() == LessonPlayer::Phase::open && player_->current().question) return tr("Next: the answer");
  if (player_->last_step()) return tr("Next: the lesson ends");
  return tr("Next: %1").arg(player_->lesson()->steps[static_cast<std::size_t>(player_->step()) + 1].title);
}

void LectureNotes::refresh() {
  const Lesson* const lesson = player_->lesson();
  for (QPushButton* const button : {back_, next_}) button->setEnabled(lesson != nullptr);
  for (QLabel* const label : {question_, coming_, notes_}) label->setVisible(lesson != nullptr);
  if (!lesson) {
    place_->setText({});
    title_->setText(tr("Open a lesson in the other window."));
    return;
  }
  place_->setText(
      tr("%1 · step %2 of %3")
          .arg(lesson->title, count_text(player_->step() + 1), count_text(static_cast<int>(lesson->steps.size()))));
  title_->setText(rich_text(player_->current().title));
  QStringList notes;
  for (const QString& note : player_->current().notes) notes << rich_text(note);
  notes_->setText(notes.join(QStringLiteral("<br><br>")));
  question_->setText(rich_text(answer_text()));
  coming_->setText(rich_text(next_text()));
}

QString LectureNotes::text() const {
  QStringList all{place_->text()};
  for (const QLabel* const label : {title_, notes_, question_, coming_}) {
    if (!label->isHidden()) all << label->text();
  }
  return all.join(u'\n');
}

void LectureNotes::show_time() {
  const qint64 seconds = since_.elapsed() / kSecond;
  time_->setText(QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

void LectureNotes::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Right || key == Qt::Key_PageDown || key == Qt::Key_Space) {
    player_->next();
  } else if (key == Qt::Key_Left || key == Qt::Key_PageUp) {
    player_->back();
  } else if (key == Qt::Key_Down || key == Qt::Key_Up) {
    QScrollBar* const bar = area_->verticalScrollBar();
    bar->setValue(bar->value() + (key == Qt::Key_Down ? 1 : -1) * fontMetrics().lineSpacing());
  } else {
    QWidget::keyPressEvent(event);
  }
}

// The lecture begins.
void LectureNotes::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (event->spontaneous()) return;  // it was only put away for a moment
  since_.start();
  clock_.start();
  show_time();
}

void LectureNotes::closeEvent(QCloseEvent* event) {
  QWidget::closeEvent(event);
  clock_.stop();
}

}  // namespace rowkeeper::views
