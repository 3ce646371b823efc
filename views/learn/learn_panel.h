// Learn: lessons beside the page that they drive.
#pragma once

#include <QFrame>
#include <vector>

#include "views/learn/learn_progress.h"
#include "views/learn/lesson.h"
#include "views/learn/lesson_player.h"

class QScrollArea;
class QStackedWidget;

namespace rowkeeper::views {

class LearnOverview;
class LessonView;

class LearnPanel : public QFrame {
  Q_OBJECT
 public:
  LearnPanel(LearnStage* stage, LearnProgress* progress, QWidget* parent = nullptr);
  const std::vector<Lesson>& lessons() const { return lessons_; }
  const Lesson& quiz() const { return quiz_; }
  LessonPlayer* player() const { return player_; }
  LearnOverview* overview() const { return overview_; }
  LessonView* view() const { return view_; }
  // From where it was left, or its beginning. The quiz: their number.
  void open_lesson(int lesson);
  void open_lesson(int lesson, int step);
  void take_focus();  // at what is read here, or at the lesson that was open last

 signals:
  void lecture_wanted();
  void handout_wanted();

 private:
  void restyle();
  void follow_player();
  void keep_progress();
  std::vector<Lesson> lessons_;
  Lesson quiz_;
  LearnProgress* progress_;
  LessonPlayer* player_;
  LearnOverview* overview_;
  LessonView* view_;
  QStackedWidget* shown_;
  QScrollArea* area_;
  int last_ = 0;  // of the lessons that were opened
};

}  // namespace rowkeeper::views
