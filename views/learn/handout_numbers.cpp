#include "views/learn/handout_numbers.h"

#include <algorithm>

#include "views/watch/time_points.h"

namespace rowkeeper::views {

namespace {

std::optional<double> seconds_of(std::optional<double> milliseconds) {
  return milliseconds ? std::optional(*milliseconds * 1e-3) : std::nullopt;
}

// Of the very points that the chart shows.
void take_steps(HandoutNumbers& numbers, const std::vector<StepPoint>& points) {
  const TimePoints times = make_time_points(points, false);
  numbers.decode_steps = static_cast<int>(times.cached.points.size());
  numbers.uncached_steps = static_cast<int>(times.uncached.points.size());
  numbers.cached_seconds = seconds_of(times.cached.median);
  numbers.uncached_seconds = seconds_of(times.uncached.median);
  numbers.steps = static_cast<int>(points.size());
  numbers.cached_steps = numbers.steps - numbers.uncached_steps;
  if (points.empty()) return;
  numbers.first_seconds = points.front().seconds;
  numbers.first_rows = points.front().position;
  for (int i = 0; i < numbers.steps; ++i) {
    const int position = points[static_cast<std::size_t>(i)].position;
    numbers.in_order &= position == numbers.first_rows + i;
    numbers.rows_without += position;
  }
  if (numbers.in_order) numbers.rows_with_cache = numbers.first_rows + numbers.steps - 1;
}

}  // namespace

std::optional<double> HandoutNumbers::ratio() const {
  if (!cached_seconds || !uncached_seconds || *cached_seconds <= 0) return std::nullopt;
  return *uncached_seconds / *cached_seconds;
}

HandoutNumbers handout_numbers(const RunModel& run) {
  const RunState& state = run.state();
  HandoutNumbers numbers;
  take_steps(numbers, state.points());
  numbers.rows_computed = state.rows_computed();
  numbers.rows_rebuilt = state.rows_rebuilt();
  numbers.rows_identical = state.rows_identical();
  numbers.cache_rows = state.cache_rows();
  numbers.cache_bytes = state.cache_bytes();
  numbers.row = cache_row_factors(run.recording().model.shape, CacheFormat::f32);
  numbers.weights_read = run.recording().model.weights_bytes_read;
  const ModelStatus& model = run.model_status();
  const bool made_here = run.status().phase != RunPhase::replay && model.state == ModelStatus::State::ready;
  if (made_here && model.limits.bytes_per_second > 0 && model.limits.operations_per_second > 0)
    numbers.limits = model.limits;
  return numbers;
}

}  // namespace rowkeeper::views
