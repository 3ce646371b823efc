#include "views/run/run_state.h"

#include <algorithm>

#include "core/cost/cache_memory.h"

namespace rowkeeper::views {

RunState::RunState(const Recording& start)
    : blocks_(start.model.shape.blocks),
      row_bytes_(static_cast<std::size_t>(rowkeeper::cache_bytes(start.model.shape, CacheFormat::f32, 1))),
      prompt_size_(static_cast<int>(start.prompt.size())),
      cache_(start.cache) {
  rows_.reserve(start.prompt.size());
  for (const RecordedToken& token : start.prompt) rows_.push_back({.token = token, .from_prompt = true});
}

RowPlace RunState::place(int row) const {
  const RowState& state = rows_[static_cast<std::size_t>(row)];
  if (!state.computed) return RowPlace::not_computed;
  return row < cache_rows_ ? RowPlace::kept : RowPlace::not_kept;
}

void RunState::apply(const RunEvent& event) {
  if (const auto* step = std::get_if<RecordedStep>(&event)) {
    apply_step(*step);
  } else if (const auto* edit = std::get_if<RecordedEdit>(&event)) {
    apply_edit(*edit);
  } else {
    apply_switch(std::get<RecordedSwitch>(event));
  }
}

void RunState::apply_step(const RecordedStep& step) {
  const StepRecord& record = step.record;
  if (record.slid) cut_rows(record.position);
  take_rows(step);
  last_first_ = record.first;
  last_end_ = record.first + record.rows_computed;
  cache_ = record.cache;
  cache_rows_ = record.cache_rows;
  cache_bytes_ = record.cache_bytes;
  cache_bytes_allocated_ = record.cache_bytes_allocated;
  rows_computed_ += record.rows_computed;
  rows_rebuilt_ += record.rows_rebuilt;
  rows_identical_ += record.rows_rebuilt_identical;
  points_.push_back({.position = record.position,
                     .seconds = record.seconds(),
                     .attend_seconds = record.phases.sum_of_blocks().attend,
                     .cache = record.cache,
                     .prefill = record.cache && record.rows_computed > 1,
                     .rows_computed = record.rows_computed,
                     .cache_rows = record.cache_rows,
                     .cache_bytes = record.cache_bytes,
                     .cache_bytes_allocated = record.cache_bytes_allocated,
                     .transient_bytes = record.transient_bytes});
  rows_.push_back({.token = {record.token, record.bytes}});
  ++generated_;
  last_step_ = record;
  last_edit_.reset();
}

void RunState::take_rows(const RecordedStep& step) {
  for (int row = step.record.first; row < step.record.first + step.record.rows_computed && row < size(); ++row) {
    RowState& state = rows_[static_cast<std::size_t>(row)];
    ++state.times_computed;
    state.computed = true;
    state.invalid = false;
  }
  for (const RecordedRow& row : step.rows) {
    if (row.row.value() < size()) rows_[static_cast<std::size_t>(row.row.value())].numbers = row.numbers;
  }
  for (const FingerprintChange& change : step.record.changes) {
    if (change.row.value() >= size() || change.block.value() >= blocks_) continue;
    RowState& state = rows_[static_cast<std::size_t>(change.row.value())];
    const auto block = static_cast<std::size_t>(change.block.value());
    if (state.fingerprints.empty()) {
      state.fingerprints.resize(static_cast<std::size_t>(blocks_));
      state.changed_blocks.resize(static_cast<std::size_t>(blocks_));
    }
    // The first time a row is computed its fingerprints are new; from then on one that is reported again has changed.
    if (state.times_computed > 1) state.changed = state.changed_blocks[block] = true;
    state.fingerprints[block] = change.fingerprint;
  }
}

void RunState::cut_rows(int kept) {
  steps_slid_ = static_cast<int>(points_.size());
  const int cut = std::max(0, size() - kept);
  rows_.erase(rows_.begin(), rows_.begin() + cut);
  prompt_size_ = std::max(0, prompt_size_ - cut);
  for (RowState& row : rows_) row = {.token = row.token, .from_prompt = row.from_prompt};
}

void RunState::apply_edit(const RecordedEdit& edit) {
  const int left = std::clamp(edit.tokens, 0, size());
  generated_ -= static_cast<int>(
      std::count_if(rows_.begin() + left, rows_.end(), [](const RowState& row) { return !row.from_prompt; }));
  rows_.resize(static_cast<std::size_t>(left));
  prompt_size_ = std::min(prompt_size_, size());
  for (int row = edit.row.value(); row < size(); ++row) {
    RowState& state = rows_[static_cast<std::size_t>(row)];
    state.invalid |= state.computed;
    state.computed = false;
    state.times_computed = 0;
    state.changed = false;
    state.changed_blocks.clear();
    state.fingerprints.clear();
  }
  if (edit.row.value() < size()) rows_[static_cast<std::size_t>(edit.row.value())].token = edit.token;
  cache_rows_ = std::min(cache_rows_, edit.row.value());
  cache_bytes_ = static_cast<std::size_t>(cache_rows_) * row_bytes_;
  last_first_ = last_end_ = 0;
  last_edit_ = edit;
}

void RunState::apply_switch(const RecordedSwitch& change) {
  cache_ = change.cache;
  last_first_ = last_end_ = 0;
  if (change.cache) return;
  cache_rows_ = 0;
  cache_bytes_ = cache_bytes_allocated_ = 0;
}

}  // namespace rowkeeper::views
