#include "views/race/race_points.h"

#include <algorithm>

namespace rowkeeper::views {

namespace {

constexpr int kCurvePoints = 128;  // a curve this smooth needs no more

// Calls add(row) for rows of the span, its ends among them.
template <class Add>
void along(const RaceSpan& span, const Add& add) {
  const int steps = std::min(kCurvePoints, span.tokens());
  for (int i = 0; i < steps; ++i) add(span.first + (steps == 1 ? 0 : i * (span.tokens() - 1) / (steps - 1)));
}

}  // namespace

RaceSpan race_span(const RaceModel& race) {
  const RunModel& lane = race.lane(Lane::a);
  const int prompt = lane.state().prompt_size();
  if (prompt == 0) return {};
  return {prompt, std::min(prompt + race.status().request.tokens, lane.recording().model.shape.positions + 1)};
}

QList<QPointF> time_points(const RunState& state) {
  QList<QPointF> points;
  for (const StepPoint& point : state.points()) points.append({static_cast<double>(point.position), point.seconds * 1e3});
  return points;
}

QList<QPointF> rows_points(const RunState& state) {
  QList<QPointF> points;
  double rows = 0;
  for (const StepPoint& point : state.points())
    points.append({static_cast<double>(point.position), rows += point.rows_computed});
  return points;
}

std::int64_t rows_by_formula(int prompt, int tokens, bool cache) {
  if (tokens == 0) return 0;
  const std::int64_t p = prompt, g = tokens;
  return cache ? p + g - 1 : g * p + g * (g - 1) / 2;
}

QList<QPointF> rows_curve(const RaceSpan& span, bool cache) {
  QList<QPointF> points;
  along(span, [&](int row) {
    points.append({static_cast<double>(row), static_cast<double>(rows_by_formula(span.first, row - span.first + 1, cache))});
  });
  return points;
}

QList<QPointF> time_curve(const CostModel& cost, const RaceSpan& span, bool cache) {
  QList<QPointF> points;
  along(span, [&](int row) {
    const bool one_row = cache && row > span.first;
    points.append({static_cast<double>(row), (one_row ? cost.cached_step(row) : cost.uncached_step(row)).seconds * 1e3});
  });
  return points;
}

double highest(const QList<QPointF>& points) {
  double high = 0;
  for (const QPointF& point : points) high = std::max(high, point.y());
  return high;
}

}  // namespace rowkeeper::views
