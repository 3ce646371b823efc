// How many times longer lane B takes than lane A: for the whole run and for one step, so far and at later lengths.
#pragma once

#include <array>
#include <optional>

#include "core/cost/roofline.h"
#include "views/run/race_model.h"

namespace rowkeeper::views {

inline constexpr std::array kRatioLengths = {200, 1000};  // tokens of text, the prompt among them

struct Ratio {
  double value = 0;
  bool predicted = false;  // else measured
};

struct RatiosAt {
  int length = 0;  // of the text
  // Of all steps until the text had this length; of the step that read so many rows, or of the last where the race ended at
  // that length. None: the prompt is longer, the context is shorter, or it was not reached and there is nothing to predict
  // it from.
  std::optional<Ratio> run = {}, step = {};
};

struct RaceRatios {
  std::optional<double> run, step;  // so far, of the steps that both lanes have made
  std::array<RatiosAt, kRatioLengths.size()> later;
};

// What a step costs now: the median of the newest ten. At least one was made.
double newest_step_seconds(const RunState& state);

RaceRatios make_race_ratios(const RaceModel& race, const MachineLimits& limits);
// The limits measured with the window's model, where they are those of what the lanes compute on too; else none.
MachineLimits limits_for(const RaceModel& race, const ModelStatus& status);

// Bytes that a step of this model reads for each weight: with scales, and at most the 4 of a 32-bit number.
NumberBytes number_bytes(const RecordedModel& model);
// By the measured rate of float arithmetic: not for 8-bit weights, whose products are of whole numbers and faster.
bool predictable(const RecordedModel& model);

// What the measured limits of this machine predict; none while they are not known.
std::optional<Machine> machine_of(const MachineLimits& limits);

// Predicted for a text of `length` tokens after a prompt of `prompt`, which is shorter.
struct CacheRatios {
  double run = 0, step = 0;
};
CacheRatios predicted_ratios(const CostModel& cost, int prompt, int length);

}  // namespace rowkeeper::views
