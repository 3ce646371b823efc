// The steps of a run as points of the chart "Time per token".
#pragma once

#include <QList>
#include <QPointF>
#include <optional>
#include <vector>

#include "views/charts/chart_data.h"
#include "views/run/run_state.h"

namespace rowkeeper::views {

// Steps of one kind.
struct TimeSeries {
  QList<QPointF> points;              // row of the token, milliseconds
  std::vector<int> steps;             // [point]: index in RunState::points()
  std::optional<double> median;       // milliseconds
  std::optional<double> last_median;  // of the newest few: what such a step costs now
  bool growing = false;               // later steps clearly took longer than earlier ones
};

struct TimePoints {
  TimeSeries cached, uncached, prefill;
  ChartRange range;             // a prefill that would flatten the rest does not count
  bool prefill_beyond = false;  // there is such a prefill
};

// The median as a line as long as the series; of a single point it would say nothing.
QList<QPointF> median_line(const TimeSeries& series);

TimePoints make_time_points(const std::vector<StepPoint>& points, bool attention_only);

}  // namespace rowkeeper::views
