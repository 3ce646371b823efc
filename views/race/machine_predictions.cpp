#include "views/race/machine_predictions.h"

#include <algorithm>

#include "views/race/race_ratios.h"

namespace rowkeeper::views {

namespace {

RatioRange range_of(double a, double b) { return {std::min(a, b), std::max(a, b)}; }

}  // namespace

std::vector<double> predicted_steps(const ChosenMachine& machine, const ModelShape& shape, Combination combination,
                                    const RaceSpan& span, bool cache) {
  std::vector<double> seconds;
  if (!machine.known()) return seconds;
  const CostModel cost = machine.cost(shape, combination);
  for (int row = span.first; row < span.end; ++row)
    seconds.push_back((cache && row > span.first ? cost.cached_step(row) : cost.uncached_step(row)).seconds);
  return seconds;
}

MachineRatios machine_ratios(const ChosenMachine& machine, const ModelShape& shape, int prompt, int length) {
  if (!machine.known() || prompt <= 0 || length <= prompt || length > shape.positions) return {};
  const CacheRatios larger = predicted_ratios(machine.cost(shape, Combination::larger), prompt, length);
  const CacheRatios sum = predicted_ratios(machine.cost(shape, Combination::sum), prompt, length);
  return {range_of(larger.run, sum.run), range_of(larger.step, sum.step)};
}

}  // namespace rowkeeper::views
