#include "app/desktop/learn/app_stage.h"

#include "app/desktop/learn/stage_actions.h"
#include "app/desktop/learn/stage_targets.h"
#include "views/learn/highlight.h"
#include "views/learn/veil.h"
#include "views/memory/memory_page.h"
#include "views/squeeze/squeeze_page.h"
#include "views/widgets/error_text.h"

namespace rowkeeper::app {

namespace {

bool same(const Error& a, const Error& b) { return a.code == b.code && a.args == b.args; }

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
  touched_ << action.verb;
  const bool frames = action.verb == QStringLiteral("highlight"), covers = action.verb == QStringLiteral("cover");
  if (frames) highlight(action.words[0]);
  if (covers) cover(action.words[0]);
  StageTasks tasks = frames || covers ? StageTasks() : action_tasks(parts_, action);
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
  at_rest_.start();
  timer_.start();
  old_error_ = tasks_.front().error();
  tasks_.front().begin();
}

void AppStage::look() {
  if (tasks_.empty()) return timer_.stop();
  const StageTask& task = tasks_.front();
  if (!is_at_rest(parts_.session)) at_rest_.start();
  const std::optional<Error> error = task.error();
  if (!error) old_error_.reset();
  const bool given_up = at_rest_.elapsed() >= task.patience_ms;
  if (error && !(old_error_ && same(*error, *old_error_))) {
    fail(views::error_text(*error));
  } else if ((task.over() && (!visible_pace_ || since_.elapsed() >= task.least_ms)) || (given_up && task.optional)) {
    tasks_.pop_front();
    next_task();
  } else if (given_up && !task.over()) {
    fail(tr("It was stopped, or the app was asked for something else."));
  }
}

void AppStage::fail(const QString& reason) {
  cancel();
  emit failed(reason);
}

void AppStage::cancel() {
  if (!tasks_.empty()) halt(parts_.session);
  tasks_.clear();
  timer_.stop();
}

// The page comes up with it, scrolled to where it can be seen.
void AppStage::highlight(const QString& name) {
  parts_.show_page(target_page(name));
  show_in_lesson(parts_, name);
  highlights_.emplace_back(new views::Highlight(find_target(parts_, name)));
}

void AppStage::cover(const QString& name) { veils_.emplace_back(new views::Veil(find_target(parts_, name))); }

void AppStage::clear_highlights() {
  for (const auto& highlight : highlights_) delete highlight;
  highlights_.clear();
  uncover();
}

void AppStage::uncover() {
  for (const auto& veil : veils_) delete veil;
  veils_.clear();
}

void AppStage::remember() {
  memory_ = app::remember(parts_);
  touched_.clear();
}

// Other arithmetic, chosen for a lesson's model, is meant for the user's own too.
void AppStage::remember_model(const ModelRequest& request) {
  if (!memory_) return;
  const std::string name = request.name == ModelRequest().name ? memory_->model.name : request.name;
  memory_->model = request;
  memory_->model.name = name;
}

void AppStage::restore() {
  cancel();
  if (memory_) app::restore(parts_, *memory_, touched_);
  memory_.reset();
}

}  // namespace rowkeeper::app
