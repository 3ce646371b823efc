// Where the run stands, as the engine thread says. A value: views compare and draw it.
#pragma once

#include <QMetaType>
#include <QString>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/run/recording.h"

namespace rowkeeper::views {

enum class RunPhase {
  none,      // no model, or no run yet
  paused,    // waits for Play or Step
  playing,   // steps follow each other
  finished,  // all tokens made, or the context is full
  replay,    // a file is open: nothing is computed
};

enum class FinishReason { tokens, context_full };

struct RunStatus {
  RunPhase phase = RunPhase::none;
  FinishReason reason = FinishReason::tokens;  // where finished
  bool busy = false;                           // a step is being computed right now
  int rows_done = 0, rows_total = 0;           // of a prefill under way; total 0: none
  std::optional<Error> error = {};             // the last step failed; the run is still valid
};

// What this machine can do at most with the model's weights, as measured when it was loaded. Zeros: not measured.
struct MachineLimits {
  double bytes_per_second = 0;
  double operations_per_second = 0;
  std::optional<Error> error = {};  // why they could not be
};

// The model that the engine thread has, or is fetching.
struct ModelStatus {
  enum class State { none, loading, ready, failed } state = State::none;
  QString name;         // as chosen: bundled, random:gpt2, a path
  double progress = 0;  // 0 to 1 while loading
  std::optional<Error> error;
  // Once it is ready:
  RecordedModel model;
  MachineLimits limits;
  std::vector<Warning> warnings;
};

}  // namespace rowkeeper::views
