#include "views/watch/memory_lines.h"

#include <algorithm>

#include "views/charts/axis_scale.h"

namespace rowkeeper::views {

namespace {

constexpr double kHalf = 0.5;      // a step takes the room from half a token before its own to half a token after
constexpr double kSpike = 0.35;    // a spike stays inside of it
constexpr double kLeastRows = 8;   // that the axis shows
constexpr double kHeadroom = 1.1;  // above the highest line
constexpr int kSteps = 4;          // of an axis

std::size_t most_bytes(const std::vector<StepPoint>& points) {
  std::size_t most = 0;
  for (const StepPoint& point : points)
    most = std::max({most, point.cache_bytes, point.cache_bytes_allocated, point.transient_bytes});
  return most;
}

double unit_for(std::size_t bytes) {
  double unit = 1024;
  while (static_cast<double>(bytes) >= 1024 * unit && unit < 1e9) unit *= 1024;
  return unit;
}

}  // namespace

std::vector<StepPoint> standing_points(const std::vector<StepPoint>& points) {
  std::vector<StepPoint> standing;
  for (const StepPoint& point : points) {
    while (!standing.empty() && standing.back().position >= point.position) standing.pop_back();
    standing.push_back(point);
  }
  return standing;
}

MemoryLines make_memory_lines(const std::vector<StepPoint>& points) {
  MemoryLines lines;
  const std::vector<StepPoint> standing = standing_points(points);
  lines.unit = unit_for(most_bytes(standing));
  const auto in_unit = [&lines](std::size_t bytes) { return static_cast<double>(bytes) / lines.unit; };
  for (const StepPoint& point : standing) {
    const double x = point.position, used = in_unit(point.cache_bytes), allocated = in_unit(point.cache_bytes_allocated);
    if (lines.used.isEmpty()) {
      // The first step fills the cache row by row.
      lines.used.append({0, 0});
      lines.allocated.append({0, allocated});
    } else {
      lines.used.append({x - kHalf, lines.used.back().y()});
      lines.allocated.append({x - kHalf, lines.allocated.back().y()});
    }
    lines.used << QPointF(x - kHalf, used) << QPointF(x + kHalf, used);
    lines.allocated << QPointF(x - kHalf, allocated) << QPointF(x + kHalf, allocated);
    if (point.transient_bytes == 0) continue;
    lines.spikes << QPointF(x - kSpike, 0) << QPointF(x, in_unit(point.transient_bytes)) << QPointF(x + kSpike, 0);
  }
  lines.range.y_high = round_up(in_unit(most_bytes(standing)) * kHeadroom, kSteps);
  const double last = standing.empty() ? 0 : standing.back().position + kHalf;
  lines.range.x_high = round_up(std::max(kLeastRows, last), kSteps);
  return lines;
}

}  // namespace rowkeeper::views
