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
  if (steps < 1) return at;
  if (lanes.shared >= steps) {
    if (const auto run = quotient(run_seconds(lanes.b, steps), run_seconds(lanes.a, steps))) at.run = Ratio{*run, false};
  }
  if (lanes.shared > steps) {
    if (const auto step = quotient(step_seconds(lanes.b, steps), step_seconds(lanes.a, steps)))
      at.step = Ratio{*step, false};
  }
  return at;
}

void predict_missing(RatiosAt& at, const CostModel& cost, int prompt, bool a_cached) {
  const CacheRatios ratios = predicted_ratios(cost, prompt, at.length);
  const auto of_lanes = [a_cached](double ratio) { return Ratio{a_cached ? ratio : 1 / ratio, true}; };
  if (!at.run) at.run = of_lanes(ratios.run);
  if (!at.step) at.step = of_lanes(ratios.step);
}

}  // namespace

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
  // Lanes that differ in arithmetic only are not told apart by the machine's limits.
  const bool predictable = machine && a.recording().cache != b.recording().cache && lanes.prompt > 0;
  for (std::size_t i = 0; i < kRatioLengths.size(); ++i) {
    RatiosAt& at = ratios.later[i] = measured_at(lanes, kRatioLengths[i]);
    if (predictable && at.length > lanes.prompt && at.length <= shape.positions)
      predict_missing(at, CostModel(shape, {}, *machine), lanes.prompt, a.recording().cache);
  }
  return ratios;
}

}  // namespace rowkeeper::views
