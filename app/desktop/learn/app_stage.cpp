#include "app/desktop/learn/app_stage.h"

#include "app/desktop/learn/stage_actions.h"
#include "app/desktop/learn/stage_targets.h"
#include "views/learn/highlight.h"
#include "views/memory/memory_page.h"
#include "views/squeeze/squeeze_page.h"
#include "views/widgets/error_text.h"

namespace rowkeeper::app {

namespace {

constexpr int kLook = 20;  // milliseconds between two looks at whether a task is over

views::LessonSources sources(const StageParts& parts) {
  Session& session = parts.session;
  return {.run = &session.run,
          .findings = &session.findings,
          .race = &session.race,
          .chat = &session.chat,
          .calculator = parts.memory->calculator(),
          .squeeze = &session.squeeze,
          .choice = parts.squeeze->choice(),
          .serve = &session.serve};
}

}  // namespace

AppStage::AppStage(const StageParts& parts, QObject* parent) : LearnStage(parent), parts_(parts), values_(sources(parts)) {
  timer_.setInterval(kLook);
  connect(&timer_, &QTimer::timeout, this, &AppStage::look);
}

QString AppStage::fault(const views::LessonAction& action) const { return action_fault(action); }

void AppStage::begin(const views::LessonAction& action) {
  if (action.verb == QStringLiteral("highlight")) {
    highlight(action.words[0]);
    emit done();
    return;
  }
  StageTasks tasks = action_tasks(parts_, action);
  tasks_.assign(std::make_move_iterator(tasks.begin()), std::make_move_iterator(tasks.end()));
  next_task();
}

void AppStage::next_task() {
  if (tasks_.empty()) {
    timer_.stop();
    emit done();
    return;
  }
  since_.start();
  timer_.start();
  tasks_.front().begin();
}

void AppStage::look() {
  if (tasks_.empty()) return timer_.stop();
  const StageTask& task = tasks_.front();
  if (const std::optional<Error> error = task.error()) {
    cancel();
    emit failed(views::error_text(*error));
  } else if (task.over() && (!visible_pace_ || since_.elapsed() >= task.least_ms)) {
    tasks_.pop_front();
    next_task();
  }
}

void AppStage::cancel() {
  tasks_.clear();
  timer_.stop();
}

// The page comes up with it, scrolled to where it can be seen.
void AppStage::highlight(const QString& name) {
  parts_.show_page(target_page(name));
  QWidget* const target = find_target(parts_, name);
  highlights_.emplace_back(new views::Highlight(target));
}

void AppStage::clear_highlights() {
  for (const auto& highlight : highlights_) delete highlight;
  highlights_.clear();
}

void AppStage::remember() { memory_ = app::remember(parts_); }

void AppStage::remember_model(const ModelRequest& request) {
  if (memory_) memory_->model = request;
}

void AppStage::restore() {
  cancel();
  if (memory_) app::restore(parts_, *memory_);
  memory_.reset();
}

}  // namespace rowkeeper::app
