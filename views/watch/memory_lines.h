// The steps of a run as lines of the chart "Cache memory".
#pragma once

#include <QList>
#include <QPointF>
#include <vector>

#include "views/charts/chart_data.h"
#include "views/run/run_state.h"

namespace rowkeeper::views {

struct MemoryLines {
  QList<QPointF> used, allocated;  // number of tokens, bytes in `unit`
  QList<QPointF> spikes;           // held only during a step: from the baseline up and down again
  ChartRange range;
  double unit = 1;  // bytes: 1024, 1024^2 or 1024^3
};

MemoryLines make_memory_lines(const std::vector<StepPoint>& points);
// The steps that the lines show: an edit or a slide takes back those from its row on.
std::vector<StepPoint> standing_points(const std::vector<StepPoint>& points);

}  // namespace rowkeeper::views
