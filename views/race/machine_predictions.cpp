#include "views/race/machine_predictions.h"

#include <algorithm>

#include "views/race/race_ratios.h"

namespace rowkeeper::views {

namespace {

RatioRange range_of(double a, double b) { return {std::min(a, b), std::max(a, b)}; }

}  // namespace

std::vector<double> predicted_steps(const ChosenMachine& machine, const Recording& lane, Combination combination,
                                    const RaceSpan& span) {
  std::vector<double> seconds;
  if (!machine.known() || !predictable(lane.model)) return seconds;
  const CostModel cost = machine.cost(lane.model, combination);
  for (int row = span.first; row < span.end; ++row)
    seconds.push_back((lane.cache && row > span.first ? cost.cached_step(row) : cost.uncached_step(row)).seconds);
  return seconds;
}

MachineRatios machine_ratios(const ChosenMachine& machine, const RecordedModel& model, int prompt, int length) {
  if (!machine.known() || !predictable(model) || prompt <= 0 || length <= prompt || length > model.shape.positions)
    return {};
  const CacheRatios larger = predicted_ratios(machine.cost(model, Combination::larger), prompt, length);
  const CacheRatios sum = predicted_ratios(machine.cost(model, Combination::sum), prompt, length);
  return {range_of(larger.run, sum.run), range_of(larger.step, sum.step)};
}

}  // namespace rowkeeper::views
