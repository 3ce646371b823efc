// The engine thread's answers to questions about the run, beside its steps.
#include <utility>

#include "app/desktop/engine/engine_worker.h"
#include "core/run/on_demand.h"

namespace rowkeeper::app {

using views::CheckState;
using views::RunPhase;

namespace {
constexpr int kAlternatives = 12;
}

void EngineWorker::check_soon() {
  rest_.stop();
  const bool at_rest = status_.phase == RunPhase::paused || status_.phase == RunPhase::finished;
  if (at_rest && !racing_ && run_ && run_->run().steps() > 0 && check_.state == CheckState::State::none) rest_.start();
}

void EngineWorker::forget_check() {
  check_ = {};
  send_check();
}

void EngineWorker::set_racing(bool racing) {
  racing_ = racing;
  check_soon();
}

// What can't be checked now is answered too: whoever has asked waits for no verdict then.
void EngineWorker::check(CheckKind kind) {
  if (!run_ || status_.phase == RunPhase::playing) return send_check();
  rest_.stop();
  check_ = {.state = CheckState::State::running, .kind = kind};
  send_check();
  QElapsedTimer since_word;
  since_word.start();
  Result<CheckReport> report = check_run(run_->run(), kind, shared_.questions.token(), [&](int done, int total) {
    if (since_word.elapsed() < kBatchMilliseconds) return;
    since_word.restart();
    check_.done = done;
    check_.total = total;
    send_check();
  });
  if (report) {
    check_.state = CheckState::State::done;
    check_.report = *std::move(report);
  } else if (report.error().code == ErrorCode::cancelled) {
    check_ = {};
    check_soon();
  } else {
    check_.state = CheckState::State::failed;
    check_.error = report.error();
  }
  send_check();
}

// Costs a pass over the tokens above.
void EngineWorker::ask_candidates(int row) {
  if (!run_) return;
  const Result<std::vector<Candidate>> found =
      candidates_at(run_->model().model, run_->run().tokens(), RowIndex(row), kAlternatives, shared_.questions.token());
  views::Alternatives alternatives{.row = row};
  if (found) {
    for (const Candidate& candidate : *found) {
      alternatives.tokens.push_back(
          {candidate.token, run_->model().tokenizer->bytes(candidate.token), candidate.probability});
    }
  } else if (found.error().code == ErrorCode::cancelled) {
    alternatives.overtaken = true;
  } else {
    alternatives.error = found.error();
  }
  emit alternatives_found(run_number_, alternatives);
}

void EngineWorker::ask_triangle(int block, int head) {
  if (!run_) return;
  Result<std::vector<float>> weights = attention_triangle(run_->model().model, run_->run().tokens(), BlockIndex(block),
                                                          HeadIndex(head), shared_.questions.token());
  views::Triangle triangle{.block = block, .head = head};
  if (weights) {
    triangle.rows = static_cast<int>(run_->run().tokens().size());
    triangle.weights = *std::move(weights);
  } else if (weights.error().code == ErrorCode::cancelled) {
    triangle.overtaken = true;
  } else {
    triangle.error = weights.error();
  }
  emit triangle_found(run_number_, triangle);
}

}  // namespace rowkeeper::app
