// All lessons and the quiz: what each is about, how long it takes, and how far one has come.
#pragma once

#include <QWidget>
#include <vector>

#include "views/learn/learn_progress.h"
#include "views/learn/lesson.h"

class QLabel;
class QPushButton;

namespace rowkeeper::views {

class ChoiceButton;

class LearnOverview : public QWidget {
  Q_OBJECT
 public:
  LearnOverview(const std::vector<Lesson>& lessons, const Lesson& quiz, LearnProgress* progress, QWidget* parent = nullptr);
  ChoiceButton* button(int lesson) const { return buttons_[static_cast<std::size_t>(lesson)]; }  // the quiz comes last
  QPushButton* lecture_button() const { return lecture_; }
  QPushButton* handout_button() const { return handout_; }
  void set_handout_possible(bool possible);  // there is a run to make it from

 signals:
  void lesson_wanted(int lesson);  // the quiz: their number
  void lecture_wanted();
  void handout_wanted();

 private:
  void build();
  void restyle();
  void refresh();
  QString note_of(const Lesson& lesson) const;
  QString quiz_note() const;

  const std::vector<Lesson>& lessons_;
  const Lesson& quiz_;
  LearnProgress* progress_;
  QLabel *title_, *about_, *promise_;
  std::vector<ChoiceButton*> buttons_;
  QPushButton *lecture_, *handout_;
};

}  // namespace rowkeeper::views
