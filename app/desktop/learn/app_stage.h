// Lessons' stage: the window's own pages.
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <deque>
#include <vector>

#include "app/desktop/learn/app_memory.h"
#include "app/desktop/learn/stage_task.h"
#include "views/learn/learn_stage.h"
#include "views/learn/lesson_values.h"

namespace rowkeeper::views {
class Highlight;
class Veil;
}  // namespace rowkeeper::views

namespace rowkeeper::app {

class AppStage : public views::LearnStage {
  Q_OBJECT
 public:
  explicit AppStage(const StageParts& parts, QObject* parent = nullptr);
  // What happens can be followed with the eye; off for tests, which need not wait.
  void set_visible_pace(bool on) { visible_pace_ = on; }

  QString fault(const views::LessonAction& action) const override;
  bool knows(const QString& value) const override { return values_.knows(value); }
  void begin(const views::LessonAction& action) override;
  void cancel() override;
  views::LessonValue value(const QString& name) const override { return values_.value(name); }
  void clear_highlights() override;
  void uncover() override;
  void remember() override;
  void restore() override;
  // What the user chose in the middle of a lesson, and got, stays after it.
  void remember_model(const ModelRequest& request);

  const StageParts& parts() const { return parts_; }
  // The frames that are up now.
  std::vector<QPointer<views::Highlight>> highlights() const { return highlights_; }

 private:
  void highlight(const QString& target);
  void cover(const QString& target);
  void next_task();
  void look();
  void fail(const QString& reason);

  StageParts parts_;
  views::LessonValues values_;
  std::deque<StageTask> tasks_;     // the first is under way
  QTimer timer_;                    // looks at it
  QElapsedTimer since_;             // it began
  QElapsedTimer at_rest_;           // the app was seen doing anything
  std::optional<Error> old_error_;  // from before it
  bool visible_pace_ = true;
  std::vector<QPointer<views::Highlight>> highlights_;
  std::vector<QPointer<views::Veil>> veils_;
  std::optional<AppMemory> memory_;
  QSet<QString> touched_;  // verbs of the actions since then
};

}  // namespace rowkeeper::app
