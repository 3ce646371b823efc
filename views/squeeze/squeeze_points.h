// The dots of the chart "Smaller against faithful".
#pragma once

#include <optional>
#include <vector>

#include "views/charts/chart_layout.h"
#include "views/run/squeeze_model.h"

namespace rowkeeper::views {

inline constexpr int kExact = -1;  // in place of a way: the exact cache

// One series for each group of ways, and the exact cache's.
struct SqueezeSeries {
  std::vector<int> ways;  // of its points, in order
  QList<QPointF> points;  // memory as a share of the exact cache's, and answers right or top choices that agree: in percent
  QStringList labels;
};

inline constexpr int kSqueezeSeries = 5;
// Ways that have answered a text at least, and those that are being tried.
std::vector<SqueezeSeries> squeeze_points(const SqueezeModel& squeeze);
// In percent: of the exact answers, as far as any way has got.
std::optional<double> exact_faithfulness(const SqueezeModel& squeeze);
std::optional<NearPoint> point_of(const std::vector<SqueezeSeries>& series, int way);

}  // namespace rowkeeper::views
