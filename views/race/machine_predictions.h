// What a chosen machine's figures predict: the time of each step of a lane, and how much the cache saves.
#pragma once

#include <optional>
#include <vector>

#include "views/race/chosen_machine.h"
#include "views/race/race_points.h"

namespace rowkeeper::views {

// Seconds of each step, for the tokens of the span in order. Empty while the machine is not known.
std::vector<double> predicted_steps(const ChosenMachine& machine, const Recording& lane, Combination combination,
                                    const RaceSpan& span);

// From reading and arithmetic one after the other to both at the same time; which is the lower figure depends.
struct RatioRange {
  double low = 0, high = 0;
};

struct MachineRatios {
  std::optional<RatioRange> run, step;  // none: the machine is not known, or such a text is not possible
};

// Of a text of `length` tokens, the first `prompt` of them given.
MachineRatios machine_ratios(const ChosenMachine& machine, const RecordedModel& model, int prompt, int length);

}  // namespace rowkeeper::views
