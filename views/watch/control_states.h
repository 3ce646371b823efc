// Which controls of a run can be used, and why the others can't; and what the line below them says.
#pragma once

#include <QString>

#include "views/run/run_model.h"

namespace rowkeeper::views {

struct ControlState {
  bool enabled = false;
  QString reason = {};  // why not
};

struct ControlStates {
  bool playing = false;  // the first button pauses
  ControlState play = {}, step = {}, restart = {};
  ControlState settings = {};  // the cache and how tokens are chosen
};

// `replay_playing`: a recording is being played.
ControlStates control_states(const RunStatus& run, const ModelStatus& model, bool replay_playing = false);
// "4 of 40 tokens generated", "The context of 1,024 rows is full.", …
QString status_line(const RunModel& run, int tokens_wanted);
// What the next step does with the cache on or off: "one row per step".
QString cache_sentence(const RunState& state, bool cache);
QString widest_cache_sentence();

}  // namespace rowkeeper::views
