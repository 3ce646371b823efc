#include "views/race/race_ratios.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "views/charts/median.h"

namespace rowkeeper::views {

namespace {

constexpr int kMedianOf = 10;  // steps: a single one is disturbed too easily

using Points = std::vector<StepPoint>;

double run_seconds(const Points& points, int steps) {
  double seconds = 0;
  for (int i = 0; i < steps; ++i) seconds += points[static_cast<std::size_t>(i)].seconds;
  return seconds;
}

// The median of the last steps up to this one. The first is left out: there both lanes compute the whole prompt.
double step_seconds(const Points& points, int step) {
  const int first = std::min(step, std::max(1, step - kMedianOf + 1));
  std::vector<double> seconds;
  for (int i = first; i <= step; ++i) seconds.push_back(points[static_cast<std::size_t>(i)].seconds);
  return median(std::move(seconds));
}

std::optional<double> quotient(double b, double a) { return a > 0 ? std::optional(b / a) : std::nullopt; }

struct Lanes {
  const Points &a, &b;
  int shared;  // steps that both have made
  int prompt;
};

RatiosAt measured_at(const Lanes& lanes, int length) {
  RatiosAt at{.length = length};
  const int steps = length - lanes.prompt;
  if (steps < 1 || lanes.shared < steps) return at;
  if (const auto run = quotient(run_seconds(lanes.b, steps), run_seconds(lanes.a, steps))) at.run = Ratio{*run, false};
  // The next step reads all of that text; where the race ended with it, its own last step is one row short of it. Not the
  // first: there both lanes compute the whole prompt.
  const int newest = std::min(steps, lanes.shared - 1);
  if (newest < 1) return at;
  if (const auto step = quotient(step_seconds(lanes.b, newest), step_seconds(lanes.a, newest)))
    at.step = Ratio{*step, false};
  return at;
}

// A lane on a machine.
struct PredictedLane {
  CostModel cost;
  bool cache;
  double run(int prompt, int length) const { return cost.run_seconds(prompt, length - prompt, cache); }
  double step(int length) const { return (cache ? cost.cached_step(length) : cost.uncached_step(length)).seconds; }
};

PredictedLane predict(const RunModel& lane, const Machine& machine) {
  const RecordedModel& model = lane.recording().model;
  return {CostModel(model.shape, number_bytes(model), machine), lane.recording().cache};
}

void predict_missing(RatiosAt& at, const PredictedLane& a, const PredictedLane& b, int prompt) {
  if (!at.run) at.run = Ratio{b.run(prompt, at.length) / a.run(prompt, at.length), true};
  if (!at.step) at.step = Ratio{b.step(at.length) / a.step(at.length), true};
}

// Lanes that differ in arithmetic only are not told apart by the machine's limits; and a GPU's are not the processor's.
bool told_apart(const Recording& a, const Recording& b) {
  if (!predictable(a.model) || !predictable(b.model) || a.model.device != b.model.device) return false;
  return a.cache != b.cache || a.model.precision != b.model.precision;
}

}  // namespace

bool predictable(const RecordedModel& model) { return model.precision != Precision::q8; }

NumberBytes number_bytes(const RecordedModel& model) {
  NumberBytes bytes;
  if (model.weights_bytes_read == 0) return bytes;
  const double weights = step_work(model.shape, {.weight = 1}, 0, 1).weights_bytes;
  bytes.weight = std::min(bytes.weight, static_cast<double>(model.weights_bytes_read) / weights);
  return bytes;
}

std::optional<Machine> machine_of(const MachineLimits& limits) {
  if (limits.bytes_per_second <= 0 || limits.operations_per_second <= 0) return {};
  Machine machine;
  machine.bytes_per_second = limits.bytes_per_second;
  machine.operations_per_second = limits.operations_per_second;
  return machine;
}

CacheRatios predicted_ratios(const CostModel& cost, int prompt, int length) {
  return {cost.run_ratio(prompt, length - prompt), cost.step_ratio(length)};
}

double newest_step_seconds(const RunState& state) {
  return step_seconds(state.points(), static_cast<int>(state.points().size()) - 1);
}

RaceRatios make_race_ratios(const RaceModel& race, const MachineLimits& limits) {
  const RunModel &a = race.lane(Lane::a), &b = race.lane(Lane::b);
  const int made = static_cast<int>(std::min(a.state().points().size(), b.state().points().size()));
  const Lanes lanes{a.state().points(), b.state().points(), std::min(race.comparison().steps, made),
                    a.state().prompt_size()};
  RaceRatios ratios;
  if (lanes.shared > 0) {
    ratios.run = race.comparison().speedup();
    ratios.step = quotient(step_seconds(lanes.b, lanes.shared - 1), step_seconds(lanes.a, lanes.shared - 1));
  }
  const ModelShape& shape = a.recording().model.shape;
  const std::optional<Machine> machine = machine_of(limits);
  const bool possible = machine && told_apart(a.recording(), b.recording()) && lanes.prompt > 0;
  for (std::size_t i = 0; i < kRatioLengths.size(); ++i) {
    RatiosAt& at = ratios.later[i] = measured_at(lanes, kRatioLengths[i]);
    if (possible && at.length > lanes.prompt && at.length <= shape.positions)
      predict_missing(at, predict(a, *machine), predict(b, *machine), lanes.prompt);
  }
  return ratios;
}

MachineLimits limits_for(const RaceModel& race, const ModelStatus& status) {
  return race.lane(Lane::a).recording().model.device == status.model.device ? status.limits : MachineLimits();
}

}  // namespace rowkeeper::views
