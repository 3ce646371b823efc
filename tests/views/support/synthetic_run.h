// Runs without a model: tokens as told, steps that compute what is missing, no numbers.
#pragma once

#include <string>
#include <vector>

#include "core/run/recording.h"
#include "views/run/run_model.h"

namespace rowkeeper::views {

// The id follows from the bytes, so that equal tokens have equal ids.
inline RecordedToken synthetic_token(const std::string& bytes) {
  int id = 7;
  for (const char c : bytes) id = (id * 31 + static_cast<unsigned char>(c)) % 50257;
  return {TokenId(id), bytes};
}

inline Recording synthetic_recording(const std::vector<std::string>& prompt, int positions = 1024) {
  Recording recording;
  recording.model.shape = {.blocks = 2, .heads = 2, .kv_heads = 2, .head_size = 4, .width = 8, .positions = positions};
  for (const std::string& bytes : prompt) recording.prompt.push_back(synthetic_token(bytes));
  return recording;
}

// The step that chooses `bytes` next.
inline RunEvent synthetic_step(const RunState& state, const std::string& bytes) {
  RecordedStep step;
  StepRecord& record = step.record;
  record.token = synthetic_token(bytes).id;
  record.bytes = bytes;
  record.index = static_cast<int>(state.points().size());
  record.position = state.size();
  record.cache = state.cache();
  record.first = record.rows_reused = state.cache_rows();
  record.rows_computed = state.size() - record.first;
  record.cache_rows = record.cache ? state.size() : 0;
  return step;
}

inline RunEvent synthetic_edit(int row, const std::string& bytes, int tokens) {
  return RecordedEdit{RowIndex(row), synthetic_token(bytes), tokens};
}

inline void take_step(RunModel& run, const std::string& bytes) { run.append({synthetic_step(run.state(), bytes)}); }

}  // namespace rowkeeper::views
