#include "views/watch/time_points.h"

#include <algorithm>

#include "views/charts/axis_scale.h"
#include "views/charts/median.h"

namespace rowkeeper::views {

namespace {

constexpr int kNewest = 5;          // steps that say what a step costs now
constexpr int kLeastForTrend = 9;   // fewer steps show no trend
constexpr double kClearly = 1.3;    // times as long
constexpr double kFlattening = 2;   // a prefill this many times as long as all the rest is left out of the scale
constexpr double kLeastRows = 8;    // that the axis shows
constexpr double kHeadroom = 1.05;  // above the longest step
constexpr int kSteps = 4;           // of an axis

void add(TimeSeries& series, int index, const StepPoint& point, bool attention_only) {
  series.points.append({double(point.position), (attention_only ? point.attend_seconds : point.seconds) * 1e3});
  series.steps.push_back(index);
}

// Of points [first, last).
double median_of(const QList<QPointF>& points, qsizetype first, qsizetype last) {
  std::vector<double> numbers;
  for (qsizetype i = first; i < last; ++i) numbers.push_back(points[i].y());
  return median(std::move(numbers));
}

void summarize(TimeSeries& series) {
  const qsizetype count = series.points.size();
  if (count == 0) return;
  series.median = median_of(series.points, 0, count);
  series.last_median = median_of(series.points, std::max<qsizetype>(0, count - kNewest), count);
  if (count < kLeastForTrend) return;
  const qsizetype third = count / 3;
  const double early = median_of(series.points, 0, third), late = median_of(series.points, count - third, count);
  const double between = median_of(series.points, third, count - third);
  series.growing = late > kClearly * early && early <= between && between <= late;
}

double highest(const TimeSeries& series) {
  double high = 0;
  for (const QPointF& point : series.points) high = std::max(high, point.y());
  return high;
}

void set_range(TimePoints& all, const std::vector<StepPoint>& points) {
  const double rest = std::max(highest(all.cached), highest(all.uncached)), prefill = highest(all.prefill);
  all.prefill_beyond = rest > 0 && prefill > kFlattening * rest;
  all.range.y_high = round_up((all.prefill_beyond ? rest : std::max(rest, prefill)) * kHeadroom, kSteps);
  if (points.empty()) return;
  const auto [first, last] = std::minmax_element(
      points.begin(), points.end(), [](const StepPoint& a, const StepPoint& b) { return a.position < b.position; });
  all.range.x_low = first->position - 1;
  // Round, so that the picture does not shift with every token.
  all.range.x_high = all.range.x_low + round_up(std::max<double>(kLeastRows, last->position - all.range.x_low), kSteps);
}

}  // namespace

TimePoints make_time_points(const std::vector<StepPoint>& points, bool attention_only) {
  TimePoints all;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const StepPoint& point = points[i];
    TimeSeries& series = point.prefill ? all.prefill : point.cache ? all.cached : all.uncached;
    add(series, static_cast<int>(i), point, attention_only);
  }
  summarize(all.cached);
  summarize(all.uncached);
  set_range(all, points);
  return all;
}

QList<QPointF> median_line(const TimeSeries& series) {
  if (series.points.size() < 2) return {};
  const auto [left, right] = std::minmax_element(series.points.begin(), series.points.end(),
                                                 [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); });
  return {{left->x(), *series.median}, {right->x(), *series.median}};
}

}  // namespace rowkeeper::views
