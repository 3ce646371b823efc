// Which of the race's buttons can be used, and what stands below them.
#pragma once

#include <QString>

#include "core/run/sampler.h"
#include "views/run/race_model.h"

namespace rowkeeper::views {

struct RaceButtons {
  bool race = false, step = false, restart = false;
  bool racing = false;    // the button pauses
  bool finished = false;  // the button begins again
};
RaceButtons race_buttons(const RaceStatus& status);

struct RaceNote {
  QString text;
  bool alarm = false;
  bool loading = false;  // with progress
};
RaceNote race_note(const RaceStatus& status, const ModelStatus& model);

QString chosen_how(const SamplerOptions& sampling);  // "greedy", "temperature 0.8, seed 7"

}  // namespace rowkeeper::views
