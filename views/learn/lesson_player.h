// Goes through a lesson: has the stage do what a step says, one action after the other, and holds what is said and asked meanwhile.
#pragma once

#include <QObject>
#include <deque>
#include <optional>

#include "views/learn/learn_stage.h"
#include "views/learn/lesson.h"

namespace rowkeeper::views {

class LessonPlayer : public QObject {
  Q_OBJECT
 public:
  enum class Phase {
    none,        // no lesson is open
    setting_up,  // the stage does what the step begins with
    open,        // said; asked, if the step has a question
    doing,       // answered: the stage does what follows
    revealed,    // all is said
    failed,      // the stage could not; back, next and retry go on from here
  };

  explicit LessonPlayer(LearnStage* stage, QObject* parent = nullptr);

  const Lesson* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
  int step() const { return step_; }
  const LessonStep& current() const { return lesson_->steps[static_cast<std::size_t>(step_)]; }
  Phase phase() const { return phase_; }
  bool busy() const { return phase_ == Phase::setting_up || phase_ == Phase::doing; }
  bool last_step() const { return step_ + 1 == static_cast<int>(lesson_->steps.size()); }

  // With the values as they were when the stage was done; "…" before.
  const QStringList& text() const { return text_; }
  const QStringList& reveal() const { return reveal_; }  // empty before it is revealed
  bool asked() const { return asked_; }                  // the question of this step was put, and may have been answered
  QString question() const { return question_; }
  const QStringList& choices() const { return choices_; }
  std::optional<int> chosen() const { return chosen_; }
  const QString& reply() const { return reply_; }  // to what was chosen
  std::optional<double> guessed() const { return guessed_; }
  std::optional<double> guess_off() const { return guess_off_; }  // once revealed
  const QString& failure() const { return failure_; }

  void open(const Lesson& lesson, int step = 0);
  // Answers the step's question; then the stage goes on. The first answer counts.
  void choose(int choice);
  void guess(double number);
  // To what is not said yet: the answer, the next step; behind the last one the lesson is finished. False: it is busy.
  bool next();
  bool back();  // to the step before
  void retry();
  void leave();  // the app is as it was before the lesson

 signals:
  void changed();
  void step_reached(const QString& lesson, int step);
  void answered(const QString& lesson, int step, bool right);
  void finished(const QString& lesson);

 private:
  void enter(int step);
  void run(std::deque<LessonAction> actions, Phase meanwhile);
  void go_on();
  void arrive();
  void answer();
  void fill_texts();
  QString filled(const QString& text) const;

  LearnStage* stage_;
  std::optional<Lesson> lesson_;
  int step_ = 0;
  int done_through_ = -1;  // the step up to whose end the stage has done everything
  Phase phase_ = Phase::none;
  bool asked_ = false;
  std::deque<LessonAction> waiting_;
  QStringList text_, reveal_, choices_;
  QString question_, reply_, failure_;
  std::optional<int> chosen_;
  std::optional<double> guessed_, guess_off_;
};

}  // namespace rowkeeper::views
