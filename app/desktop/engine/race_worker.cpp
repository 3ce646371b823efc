#include "app/desktop/engine/race_worker.h"

#include <utility>

#include "app/desktop/engine/engine_worker.h"
#include "app/desktop/engine/guarded.h"

namespace rowkeeper::app {

namespace {
std::size_t index_of(Lane lane) { return lane == Lane::a ? 0 : 1; }
// A device computes the same with any number of threads beside it.
bool is_same(ModelRequest has, const ModelRequest& wanted) {
  if (on_device(wanted.backend)) has.threads = wanted.threads;
  return has == wanted;
}

}  // namespace

RaceWorker::RaceWorker(RaceShared& shared) : shared_(shared), next_step_(this) {
  next_step_.setSingleShot(true);
  connect(&next_step_, &QTimer::timeout, this, &RaceWorker::take_step);
}

void RaceWorker::set_model(const std::shared_ptr<const LoadedModel>& model) {
  next_step_.stop();
  race_.reset();
  lane_models_ = {};
  model_ = model;
  status_.phase = Phase::none;
  if (model_ && wanted_) return start();
  send_status();
}

void RaceWorker::prepare(int generation, const views::RaceRequest& request) {
  next_step_.stop();
  generation_ = generation;
  wanted_ = request;
  if (model_ && !shared_.prepares.token().stop_requested()) start();
}

void RaceWorker::send_status() {
  emit racing_changed(status_.phase == Phase::racing);
  emit status_changed(generation_, status_);
}

void RaceWorker::start() {
  race_.reset();
  events_ = {};
  status_ = {.phase = Phase::loading, .request = *wanted_};
  // Nothing of the last race stays beside the first lane of this one.
  for (const Lane lane : {Lane::a, Lane::b}) emit lane_started(generation_, lane, Recording{});
  send_status();
  if (const Result<void> made = make_race(); !made) {
    status_.phase = Phase::none;
    if (made.error().code != ErrorCode::cancelled) status_.error = made.error();
  } else {
    status_.phase = Phase::ready;
  }
  send_status();
}

Result<void> RaceWorker::make_race() {
  const Result<std::vector<TokenId>> prompt = read_prompt();
  if (!prompt) return tl::unexpected(prompt.error());
  std::vector<Run> runs;
  for (const Lane lane : {Lane::a, Lane::b}) {
    const views::LaneRequest& request = lane == Lane::a ? wanted_->a : wanted_->b;
    const Result<std::shared_ptr<const LoadedModel>> model = model_for(lane, request);
    status_.error_lane = lane;  // if there is one
    if (!model) return tl::unexpected(model.error());
    Result<Run> run = make_lane(**model, request, *prompt);
    if (!run) return tl::unexpected(run.error());
    Recording beginning{.model = (*model)->recorded,
                        .prompt = with_bytes(*model_->tokenizer, run->tokens()),
                        .cache = request.cache,
                        .sampling = wanted_->sampling,
                        .events = {}};
    emit lane_started(generation_, lane, beginning);
    runs.push_back(*std::move(run));
  }
  status_.error_lane.reset();
  Result<Race> race = Race::create(std::move(runs[0]), std::move(runs[1]), wanted_->tokens);
  if (!race) return tl::unexpected(race.error());
  race_ = *std::move(race);
  return {};
}

// The window's own model where it fits; else one that is loaded for this lane and kept for the next race.
Result<std::shared_ptr<const LoadedModel>> RaceWorker::model_for(Lane lane, const views::LaneRequest& request) {
  const ModelRequest wanted{model_->request.name, request.backend, request.threads, request.weights};
  std::shared_ptr<const LoadedModel>& held = lane_models_[index_of(lane)];
  for (const auto& model : {model_, held, lane_models_[index_of(lane == Lane::a ? Lane::b : Lane::a)]}) {
    if (model && is_same(model->request, wanted)) return held = model;
  }
  const auto progress = [&](double done) {
    if (done - status_.progress < 0.01 && done < 1) return;
    status_.progress = done;
    send_status();
  };
  Result<std::shared_ptr<const LoadedModel>> loaded = load_model(
      wanted, shared_.prepares.token(), [&] { held.reset(); }, progress);
  if (loaded) held = *loaded;
  return loaded;
}

// Both lanes' own: what is wrong with it is no lane's alone.
Result<std::vector<TokenId>> RaceWorker::read_prompt() {
  Result<std::vector<TokenId>> prompt =
      encode_prompt(*model_->tokenizer, wanted_->prompt, wanted_->special_tokens, shared_.prepares.token());
  const auto most = static_cast<std::size_t>(model_->model.shape().positions);
  if (prompt && prompt->size() > most)
    return fail(ErrorCode::prompt_too_long, std::to_string(prompt->size()), std::to_string(most));
  return prompt;
}

Result<Run> RaceWorker::make_lane(const LoadedModel& model, const views::LaneRequest& request,
                                  const std::vector<TokenId>& prompt) {
  RunOptions options;
  options.cache = request.cache;
  options.sampling = wanted_->sampling;
  options.candidates = 2;  // the verdict tells how close a choice was
  options.tokenizer = model_->tokenizer.get();
  return Run::create(model.model, prompt, options);
}

void RaceWorker::race() {
  if (!race_ || race_->finished()) return;
  status_.phase = Phase::racing;
  status_.error.reset();
  send_status();
  next_step_.start(0);
}

void RaceWorker::pause() {
  if (status_.phase != Phase::racing) return;
  next_step_.stop();
  status_.phase = Phase::paused;
  flush(true);
  send_status();
}

void RaceWorker::step() {
  --shared_.waiting_steps;
  if (!race_ || race_->finished()) return;
  next_step_.stop();
  status_.phase = Phase::paused;
  status_.error.reset();
  compute_step();
  flush(true);
  send_status();
}

void RaceWorker::take_step() {
  if (!race_ || status_.phase != Phase::racing || shared_.steps.token().stop_requested()) return;
  bool done = false;
  guarded([&] { done = compute_step(); }, [this] { pause_without_memory(); });
  if (done && status_.phase == Phase::racing) {
    flush(false);
    next_step_.start(0);
    return;
  }
  if (status_.phase == Phase::racing && !status_.error) return;  // stopped: the command that did it decides
  flush(true);
  send_status();
}

bool RaceWorker::compute_step() {
  std::vector<RecordedRow> rows;
  const Lane next = race_->next_lane();
  Result<RaceStep> step = race_->step(shared_.steps.token(), {}, [&](const KvStore& store, const StepRecord& made) {
    rows = read_changed_rows(store, made);
  });
  if (!step) {
    if (step.error().code == ErrorCode::cancelled) return false;
    status_.error = step.error();
    status_.error_lane = next;
    status_.phase = Phase::paused;
    return false;
  }
  events_[index_of(step->lane)].push_back(RecordedStep{std::move(step->record), std::move(rows)});
  if (race_->finished()) status_.phase = Phase::finished;
  return true;
}

void RaceWorker::flush(bool even_if_soon) {
  if (events_[0].empty() && events_[1].empty()) return;
  if (!even_if_soon && since_flush_.isValid() && since_flush_.elapsed() < kBatchMilliseconds) return;
  if (!even_if_soon && shared_.batches >= kBatchesOnTheWay) return;
  since_flush_.start();
  ++shared_.batches;
  emit events_made(generation_, std::exchange(events_[0], {}), std::exchange(events_[1], {}), race_->comparison());
}

void RaceWorker::pause_without_memory() {
  status_.error = Error{ErrorCode::out_of_memory, {"run", "0"}};
  status_.error_lane.reset();
  status_.phase = race_ ? Phase::paused : Phase::none;
}

void RaceWorker::report_no_memory() {
  next_step_.stop();
  pause_without_memory();
  send_status();
}

void RaceWorker::shut_down() { set_model(nullptr); }

}  // namespace rowkeeper::app
