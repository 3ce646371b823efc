#include "views/learn/learn_panel.h"

#include <QApplication>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "views/learn/choice_button.h"
#include "views/learn/learn_overview.h"
#include "views/learn/lesson_reader.h"
#include "views/learn/lesson_view.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

std::vector<Lesson> translated_lessons() {
  std::vector<Lesson> lessons = own_lessons();
  for (Lesson& lesson : lessons) lesson = translated(lesson);
  return lessons;
}

}  // namespace

LearnPanel::LearnPanel(LearnStage* stage, LearnProgress* progress, QWidget* parent)
    : QFrame(parent),
      lessons_(translated_lessons()),
      quiz_(translated(own_quiz())),
      progress_(progress),
      player_(new LessonPlayer(stage, this)),
      overview_(new LearnOverview(lessons_, quiz_, progress)),
      view_(new LessonView(player_)),
      shown_(new QStackedWidget),
      area_(new QScrollArea) {
  setProperty("look", "card");
  area_->setWidget(overview_);
  area_->setWidgetResizable(true);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->viewport()->setAutoFillBackground(false);
  overview_->setAutoFillBackground(false);
  area_->setFocusPolicy(Qt::NoFocus);
  shown_->addWidget(area_);
  shown_->addWidget(view_);
  auto* const all = new QVBoxLayout(this);
  all->addWidget(shown_);
  connect(overview_, &LearnOverview::lesson_wanted, this, qOverload<int>(&LearnPanel::open_lesson));
  connect(overview_, &LearnOverview::lecture_wanted, this, &LearnPanel::lecture_wanted);
  connect(overview_, &LearnOverview::handout_wanted, this, &LearnPanel::handout_wanted);
  connect(player_, &LessonPlayer::changed, this, &LearnPanel::follow_player);
  keep_progress();
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &LearnPanel::restyle);
  restyle();
}

void LearnPanel::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(14), t.px(12), t.px(14), t.px(12));
}

void LearnPanel::keep_progress() {
  connect(player_, &LessonPlayer::step_reached, progress_, &LearnProgress::reach);
  connect(player_, &LessonPlayer::finished, progress_, &LearnProgress::finish);
  connect(player_, &LessonPlayer::answered, progress_, [this](const QString& lesson, int step, bool right) {
    if (lesson == quiz_.id) progress_->answer(step, right);
  });
}

void LearnPanel::follow_player() {
  QWidget* const wanted = player_->lesson() ? static_cast<QWidget*>(view_) : area_;
  if (shown_->currentWidget() == wanted) return;
  const bool chosen = area_->isAncestorOf(QApplication::focusWidget());  // here, and not in the lecturer's notes
  shown_->setCurrentWidget(wanted);
  if (chosen) view_->begin_reading();
}

void LearnPanel::take_focus() { player_->lesson() ? view_->begin_reading() : overview_->button(last_)->setFocus(); }

void LearnPanel::open_lesson(int lesson) {
  const bool is_quiz = lesson == static_cast<int>(lessons_.size());
  const Lesson& wanted = is_quiz ? quiz_ : lessons_[static_cast<std::size_t>(lesson)];
  const int step = progress_->reached(wanted.id);
  if (is_quiz && step == 0) progress_->forget_answers();
  open_lesson(lesson, step);
}

void LearnPanel::open_lesson(int lesson, int step) {
  last_ = lesson;
  player_->open(lesson == static_cast<int>(lessons_.size()) ? quiz_ : lessons_[static_cast<std::size_t>(lesson)], step);
}

}  // namespace rowkeeper::views
