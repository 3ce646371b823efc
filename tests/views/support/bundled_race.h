// A real race of the bundled model, as the engine thread would report it.
#pragma once

#include <string>

#include "views/run/race_model.h"

namespace rowkeeper::views {

struct BundledRace {
  std::string prompt =
      "Document: The village of Arden is small and quiet. Mara keeps seven goats. She lives near the river.\nQuestion: "
      "Which "
      "animals does Mara keep?\nAnswer:";
  int tokens = 40;
  int steps = 80;  // of the race: both lanes' together
  LaneRequest a = {}, b = {.cache = false};
};

void run_race(RaceModel& model, const BundledRace& race);

}  // namespace rowkeeper::views
