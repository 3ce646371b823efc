#include "app/desktop/engine/engine_worker.h"

#include <algorithm>
#include <utility>

#include "app/desktop/engine/guarded.h"

namespace rowkeeper::app {

using views::CheckState;
using views::ModelStatus;
using views::RunPhase;

namespace {

// A step of this many rows says that it is under way before it is done.
constexpr int kRowsWorthAWord = 64;
constexpr double kSecondsWorthAWord = 0.05;
// A run that is not touched for this long is checked.
constexpr int kRestMilliseconds = 250;

}  // namespace

EngineWorker::EngineWorker(EngineShared& shared) : shared_(shared), next_step_(this), rest_(this) {
  next_step_.setSingleShot(true);
  next_step_.setTimerType(Qt::PreciseTimer);
  connect(&next_step_, &QTimer::timeout, this, &EngineWorker::take_step);
  rest_.setSingleShot(true);
  rest_.setInterval(kRestMilliseconds);
  connect(&rest_, &QTimer::timeout, this,
          [this] { guarded([this] { check(CheckKind::quick); }, [this] { report_no_memory(); }); });
}

void EngineWorker::load(int ticket, const ModelRequest& request) {
  if (shared_.loads.token().stop_requested()) return;  // overtaken by a newer one, or by the end
  come_to_rest();
  ModelStatus status;
  status.state = ModelStatus::State::loading;
  status.name = QString::fromStdString(request.name);
  emit model_changed(status);
  const auto release = [this] {
    run_.reset();
    emit model_replaced(nullptr);
    model_.reset();
    status_ = {};
    send_status();
  };
  const auto progress = [&](double done) {
    if (done - status.progress < 0.01 && done < 1) return;
    status.progress = done;
    emit model_changed(status);
  };
  Result<std::shared_ptr<const LoadedModel>> loaded = load_model(request, shared_.loads.token(), release, progress);
  if (!loaded) {
    if (loaded.error().code == ErrorCode::cancelled) return;
    status.state = ModelStatus::State::failed;
    status.error = loaded.error();
    emit model_changed(status);
    return;
  }
  model_ = *std::move(loaded);
  emit tokenizer_changed(model_->tokenizer);
  emit model_replaced(model_);
  send_model();
  if (last_request_) start_run(ticket, *last_request_);
}

void EngineWorker::send_model() {
  ModelStatus status;
  status.state = ModelStatus::State::ready;
  status.name = QString::fromStdString(model_->request.name);
  status.model = model_->recorded;
  status.limits = model_->limits;
  status.warnings = model_->warnings;
  emit model_changed(status);
}

void EngineWorker::restart(int ticket, const views::RunRequest& request) {
  last_request_ = request;
  if (shared_.starts.token().stop_requested()) return;  // overtaken by a newer one
  come_to_rest();
  if (model_) start_run(ticket, request);
}

void EngineWorker::leave_run() {
  stop_playing();
  run_.reset();
  status_ = {};
}

void EngineWorker::start_run(int ticket, const views::RunRequest& request) {
  Result<LiveRun> run = LiveRun::create(model_, request, shared_.starts.token());
  if (!run) {
    if (run.error().code != ErrorCode::cancelled) fail_with(run.error());
    return;
  }
  run_.reset();
  run_ = *std::move(run);
  ++run_number_;
  status_ = {.phase = RunPhase::paused};
  emit run_started(ticket, run_number_, run_->beginning());
  forget_check();
  send_status();
}

void EngineWorker::play() {
  if (!run_ || run_->finished()) return;
  status_.phase = RunPhase::playing;
  status_.error.reset();
  forget_check();
  send_status();
  next_step_.start(0);
}

void EngineWorker::pause() { come_to_rest(); }

void EngineWorker::come_to_rest() {
  stop_playing();
  if (status_.phase != RunPhase::playing) return;
  status_.phase = RunPhase::paused;
  send_status();
}

void EngineWorker::step() {
  --shared_.waiting_steps;
  if (!run_ || run_->finished()) return;
  stop_playing();
  status_.phase = RunPhase::paused;
  status_.error.reset();
  forget_check();
  compute_step();
  flush(true);
  send_status();
}

void EngineWorker::take_step() {
  if (!run_ || status_.phase != RunPhase::playing || shared_.steps.token().stop_requested()) return;
  since_step_.start();
  StepEnd end = StepEnd::failed;
  guarded([&] { end = compute_step(); }, [this] { report_no_memory(); });
  if (end == StepEnd::overtaken) return;  // the command that did it decides how the run goes on
  if (end == StepEnd::failed) status_.phase = RunPhase::paused;
  if (status_.phase != RunPhase::playing) {
    flush(true);
    send_status();
    return;
  }
  flush(shared_.tokens_per_second > 0);
  plan_next_step();
}

EngineWorker::StepEnd EngineWorker::compute_step() {
  run_->set_attention(shared_.attention);
  const int missing = run_->rows_missing();
  const bool long_one = missing >= kRowsWorthAWord || (missing > 1 && run_->last_seconds() > kSecondsWorthAWord);
  if (long_one) {
    status_.busy = true;
    status_.rows_done = 0;
    status_.rows_total = missing;
    flush(true);
    send_status();
  }
  const Result<void> done = run_->step(shared_.steps.token(), [&](int rows, int total) {
    if (!long_one || total <= 1) return;
    status_.rows_done = rows;
    status_.rows_total = total;
    send_status();
  });
  status_.busy = false;
  status_.rows_done = status_.rows_total = 0;
  if (long_one && done) send_status();
  if (!done) {
    if (done.error().code == ErrorCode::cancelled) return StepEnd::overtaken;
    status_.error = done.error();
    return StepEnd::failed;
  }
  if (const auto reason = run_->finished()) {
    status_.phase = RunPhase::finished;
    status_.reason = *reason;
  }
  return StepEnd::done;
}

void EngineWorker::plan_next_step() {
  const double speed = shared_.tokens_per_second;
  if (speed <= 0) return next_step_.start(0);
  const auto between = static_cast<qint64>(1000 / speed);
  next_step_.start(static_cast<int>(std::max<qint64>(0, between - since_step_.elapsed())));
}

void EngineWorker::set_tokens(int tokens) {
  if (last_request_) last_request_->tokens = tokens;
  if (!run_) return;
  run_->set_tokens(tokens);
  if (const auto reason = run_->finished()) {
    stop_playing();
    status_.phase = RunPhase::finished;
    status_.reason = *reason;
  } else if (status_.phase == RunPhase::finished) {
    status_.phase = RunPhase::paused;
  }
  send_status();
}

void EngineWorker::set_cache(bool on) {
  if (last_request_) last_request_->cache = on;
  if (!run_) return;
  run_->set_cache(on);
  forget_check();
  flush(true);
  check_soon();
}

void EngineWorker::follow_speed() {
  if (status_.phase == RunPhase::playing && next_step_.isActive()) plan_next_step();
}

void EngineWorker::replace_token(int row, TokenId token) {
  if (run_) after_edit(run_->replace_token(row, token));
}

void EngineWorker::replace_text(int row, const QString& text) {
  if (run_) after_edit(run_->replace_text(row, text.toStdString()));
}

void EngineWorker::after_edit(const Result<void>& done) {
  if (!done) return fail_with(done.error());
  forget_check();
  flush(true);
  if (status_.phase == RunPhase::finished && !run_->finished()) status_.phase = RunPhase::paused;
  send_status();
  if (status_.phase == RunPhase::playing) next_step_.start(0);
}

void EngineWorker::shut_down() {
  stop_playing();
  run_.reset();
  model_.reset();
}

void EngineWorker::flush(bool even_if_soon) {
  if (!run_ || !run_->has_events()) return;
  if (!even_if_soon && since_flush_.isValid() && since_flush_.elapsed() < kBatchMilliseconds) return;
  if (!even_if_soon && shared_.batches >= kBatchesOnTheWay) return;
  since_flush_.start();
  ++shared_.batches;
  emit events_made(run_number_, run_->take_events());
}

void EngineWorker::fail_with(const Error& error) {
  status_.error = error;
  if (status_.phase == RunPhase::playing) status_.phase = RunPhase::paused;
  status_.busy = false;
  status_.rows_done = status_.rows_total = 0;
  send_status();
}

void EngineWorker::report_no_memory() {
  const Error error{ErrorCode::out_of_memory, {"run", "0"}};
  if (check_.state == CheckState::State::running) {
    check_ = {.state = CheckState::State::failed, .kind = check_.kind, .error = error};
    send_check();
  }
  fail_with(error);
}

void EngineWorker::stop_playing() {
  next_step_.stop();
  flush(true);
}

void EngineWorker::send_status() {
  emit status_changed(run_number_, status_);
  check_soon();
}

}  // namespace rowkeeper::app
