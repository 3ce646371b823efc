#include "core/run/batch_run.h"

#include <algorithm>
#include <utility>

#include "core/base/memory_guard.h"

namespace rowkeeper {

Result<ConversationId> BatchRun::join(Run&& run) {
  if (run.model().id() != model_->id()) return fail(ErrorCode::store_mismatch, "another model", "one of its own");
  return guard_memory("batch", 0, [&]() -> Result<ConversationId> {
    const ConversationId id(next_id_);
    runs_.emplace(id, std::move(run));
    ++next_id_;
    return id;
  });
}

Run BatchRun::leave(ConversationId id) {
  Run run = std::move(runs_.at(id));
  runs_.erase(id);
  return run;
}

void BatchRun::drop_rows(ConversationId id) { runs_.at(id).give_rows_back(); }

std::vector<ConversationId> BatchRun::conversations() const {
  std::vector<ConversationId> ids;
  ids.reserve(runs_.size());
  for (const auto& [id, run] : runs_) ids.push_back(id);
  return ids;
}

// Whose rows are computed now, and how many: one of each that decodes; of prompts, the oldest conversations' first.
std::vector<BatchRun::Part> BatchRun::choose(BatchStep& step) {
  std::vector<Part> parts;
  int prefill = std::max(1, options_.prefill_rows);
  for (auto& [id, run] : runs_) {
    if (run.beyond_context()) continue;
    run.begin_step();
    const int missing = run.size() - run.store_->next_row();
    const int rows = missing == 1 ? 1 : std::min({missing, prefill, run.store_->most_rows_at_once()});
    if (rows == 0) continue;
    const Result<void> room = run.store_->reserve(rows);
    if (!room && room.error().code == ErrorCode::pool_exhausted) {
      step.starved.push_back(id);
      continue;
    }
    if (!room) {
      run.store_->truncate(run.store_->next_row());
      step.failed.push_back({id, room.error()});
      continue;
    }
    if (missing > 1) prefill -= rows;
    parts.push_back({id, &run, rows});
  }
  return parts;
}

Result<BatchStep> BatchRun::step(const StopToken& stop) {
  Result<BatchStep> step = guard_memory("batch", 0, [&] { return step_unguarded(stop); });
  if (!step) {
    for (auto& [id, run] : runs_) run.store_->truncate(run.store_->next_row());  // what was reserved
  }
  return step;
}

Result<BatchStep> BatchRun::step_unguarded(const StopToken& stop) {
  BatchStep step;
  const std::vector<Part> parts = choose(step);
  std::vector<PassItem> items;
  for (const Part& part : parts) {
    Run& run = *part.run;
    const int end = run.store_->next_row() + part.rows;
    items.push_back(
        {std::span(run.tokens_).first(static_cast<std::size_t>(end)), run.store_.get(), {}, run.options_.fingerprints});
    if (end == run.size()) items.back().logits = run.logits_;
  }
  TogetherOptions options;
  options.stop = stop;
  // Once rows are in the stores no memory is asked for.
  step.tokens.reserve(items.size());
  step.failed.reserve(step.failed.size() + items.size());
  Result<std::vector<PassRecord>> records = model_->pass_together(items, options);
  if (!records && records.error().code == ErrorCode::not_a_number) {
    if (const Result<void> done = compute_one_by_one(parts, items, options, step); !done)
      return tl::unexpected(done.error());
    return step;
  }
  if (!records) return tl::unexpected(records.error());
  if (!records->empty()) step.seconds = records->front().seconds.total();
  for (std::size_t i = 0; i < items.size(); ++i) take_rows(parts[i], std::move((*records)[i]), step);
  return step;
}

// After a pass that failed, and so left nothing reserved. Only those stand still whose numbers are none; another error ends the step,
// with what it has made by then.
Result<void> BatchRun::compute_one_by_one(std::span<const Part> parts, std::span<const PassItem> items,
                                          const TogetherOptions& options, BatchStep& step) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    Result<std::vector<PassRecord>> record = model_->pass_together(items.subspan(i, 1), options);
    if (record) {
      step.seconds += record->front().seconds.total();
      take_rows(parts[i], std::move(record->front()), step);
    } else if (record.error().code == ErrorCode::not_a_number) {
      step.failed.push_back({parts[i].id, std::move(record.error())});
    } else {
      if (step.rows == 0) return tl::unexpected(record.error());
      break;
    }
  }
  return {};
}

void BatchRun::take_rows(const Part& part, PassRecord pass, BatchStep& step) {
  Run& run = *part.run;
  step.rows += part.rows;
  Result<std::optional<StepRecord>> record = guard_memory(
      "step's record", 0, [&]() -> Result<std::optional<StepRecord>> { return run.take_rows(std::move(pass)); });
  // Its rows are in the store, but it could not take its token: a later step computes them again. The others have theirs.
  if (!record) run.forget_rows_from(0);
  if (!record || !*record) return;
  step.seconds += (*record)->sample_seconds;
  step.tokens.push_back({part.id, **std::move(record)});
}

}  // namespace rowkeeper
