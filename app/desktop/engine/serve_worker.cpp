#include "app/desktop/engine/serve_worker.h"

#include <algorithm>
#include <utility>

#include "app/desktop/engine/guarded.h"
#include "core/hub/model_source.h"
#include "core/run/serve_requests.h"

namespace rowkeeper::app {

namespace {

constexpr int kStepMilliseconds = 40;
// An answer that takes a quarter of the context is a long one.
int longest_answer(const ModelShape& shape) { return std::max(1, shape.positions / 4); }

}  // namespace

ServeWorker::ServeWorker(Interrupt& steps) : steps_(steps), next_step_(this) {
  next_step_.setInterval(kStepMilliseconds);
  connect(&next_step_, &QTimer::timeout, this, [this] { guarded([this] { take_step(); }, [this] { report_no_memory(); }); });
}

void ServeWorker::set_model(const std::shared_ptr<const LoadedModel>& model) {
  next_step_.stop();
  servings_ = {};
  model_ = model;
  status_ = {};
  send_lanes();
  set_phase(Phase::none);
}

void ServeWorker::start(int generation, const views::ServeSettings& settings) {
  next_step_.stop();
  generation_ = generation;
  servings_ = {};
  status_ = {.phase = Phase::none, .settings = settings, .error = {}, .same_answers = {}};
  send_lanes();
  if (!model_) return set_phase(Phase::none);
  if (const Result<void> made = make_servings(); !made) return fail_with(made.error());
  send_lanes();
  go_on();
}

Result<void> ServeWorker::make_servings() {
  Result<std::vector<ServeRequest>> requests = make_requests();
  if (!requests) return tl::unexpected(requests.error());
  for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
    ServeOptions options;
    options.reserve = reserve;
    options.page_rows = status_.settings.page_rows;
    options.pool_bytes = static_cast<std::size_t>(status_.settings.pool_mib) << 20;
    options.most_tokens = longest_answer(model_->model.shape());
    Result<Serving> serving = Serving::create(model_->model, *requests, options);
    if (!serving) return tl::unexpected(serving.error());
    servings_[reserve == Reserve::paged].emplace(*std::move(serving));
  }
  return {};
}

Result<std::vector<ServeRequest>> ServeWorker::make_requests() const {
  const int count = status_.settings.conversations;
  const Result<ModelSource> source = find_model(model_->request.name, ModelUse::whole);
  if (!source || !source->question_file) return texts_of_several_lengths(model_->model.shape(), count);
  const Result<std::vector<Question>> questions = load_questions(*source->question_file);
  if (!questions) return tl::unexpected(questions.error());
  return questions_and_stories(*model_->tokenizer, *questions, count);
}

void ServeWorker::go_on() {
  if (!servings_[0] || status_.phase == Phase::finished) return;
  status_.error.reset();
  set_phase(Phase::running);
  next_step_.start();
}

void ServeWorker::pause() {
  next_step_.stop();
  if (status_.phase == Phase::running) set_phase(Phase::paused);
}

void ServeWorker::take_step() {
  if (steps_.token().stop_requested()) return;
  for (std::optional<Serving>& serving : servings_) {
    if (serving->finished()) continue;
    const Result<BatchStep> step = serving->step(steps_.token());
    if (step) continue;
    if (step.error().code != ErrorCode::cancelled) fail_with(step.error());
    return;
  }
  send_lanes();
  if (!servings_[0]->finished() || !servings_[1]->finished()) return;
  next_step_.stop();
  bool same = true;
  for (int i = 0; i < status_.settings.conversations; ++i) {
    same = same && std::ranges::equal(servings_[0]->answer(i), servings_[1]->answer(i));
  }
  status_.same_answers = same;
  set_phase(Phase::finished);
}

void ServeWorker::fail_with(const Error& error) {
  next_step_.stop();
  status_.error = error;
  set_phase(servings_[0] && servings_[1] ? Phase::paused : Phase::none);
}

void ServeWorker::report_no_memory() { fail_with({ErrorCode::out_of_memory, {"run", "0"}}); }

void ServeWorker::send_lanes() {
  std::array<views::ServeLane, 2> lanes;
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    if (servings_[i]) lanes[i] = {servings_[i]->picture(), servings_[i]->totals(), servings_[i]->finished()};
    if (lanes[i].finished) lanes[i].fullest = servings_[i]->fullest();
    lanes[i].page_rows = status_.settings.page_rows;
  }
  emit lanes_changed(generation_, lanes);
}

void ServeWorker::set_phase(Phase phase) {
  status_.phase = phase;
  emit status_changed(generation_, status_);
}

}  // namespace rowkeeper::app
