#include "views/webpage/web_charts.h"

#include <QJsonArray>
#include <algorithm>

#include "views/charts/axis_scale.h"
#include "views/watch/time_points.h"
#include "views/webpage/web_words.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr int kSteps = 4;          // of an axis
constexpr double kLeastRows = 8;   // that an axis shows
constexpr double kHeadroom = 1.1;  // above the highest line

struct Ticks {
  double low = 0, high = 1;
  QJsonArray marks;  // [place, label]
};

QJsonObject axis(const Ticks& ticks) { return {{"low", ticks.low}, {"high", ticks.high}, {"ticks", ticks.marks}}; }

// Along tokens.
Ticks token_ticks(double low, double high) {
  Ticks ticks{low, low + std::max(kLeastRows, high - low), {}};
  for (const double tick : make_scale(ticks.low, ticks.high, kSteps, true).ticks())
    ticks.marks.append(QJsonArray{tick, count_text(static_cast<std::int64_t>(tick))});
  return ticks;
}

// Up to a size in bytes, with round marks in the unit that it is told in.
Ticks byte_ticks(double most) {
  double unit = 1;
  while (most >= 1024 * unit && unit < 1e12) unit *= 1024;
  Ticks ticks{0, round_up(std::max(1.0, most / unit * kHeadroom), kSteps) * unit, {}};
  for (const double tick : make_scale(0, ticks.high / unit, kSteps, false).ticks())
    ticks.marks.append(QJsonArray{tick * unit, bytes_text(tick * unit)});
  return ticks;
}

}  // namespace

QJsonObject web_time_axes(const std::vector<const RunState*>& lanes) {
  double low = 0, high = 0, longest = 0;
  bool any = false;
  for (const RunState* lane : lanes) {
    if (lane->points().empty()) continue;
    const TimePoints points = make_time_points(lane->points(), false);
    low = any ? std::min(low, points.range.x_low) : points.range.x_low;
    for (const StepPoint& point : lane->points()) high = std::max<double>(high, point.position);
    longest = std::max(longest, points.range.y_high);
    any = true;
  }
  Ticks up{0, longest > 0 ? longest : 1, {}};
  for (const double tick : make_scale(0, up.high, kSteps, false).ticks())
    up.marks.append(QJsonArray{tick, tick > 0 ? time_text(tick * 1e-3) : count_text(0)});
  return {{"x", axis(token_ticks(low, high))}, {"y", axis(up)}};
}

QJsonObject web_memory_axes(const std::vector<const RunState*>& lanes) {
  double high = 0, most = 0;
  for (const RunState* lane : lanes) {
    for (const StepPoint& point : lane->points()) {
      high = std::max<double>(high, point.position + 1);
      most = std::max({most, static_cast<double>(point.cache_bytes), static_cast<double>(point.cache_bytes_allocated),
                       static_cast<double>(point.transient_bytes)});
    }
  }
  return {{"x", axis(token_ticks(0, high))}, {"y", axis(byte_ticks(most))}};
}

}  // namespace rowkeeper::views
