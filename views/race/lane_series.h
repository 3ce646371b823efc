// The series that both charts of the race begin with: one for each look of a lane, so that a lane keeps its colour and marker.
#pragma once

#include <functional>
#include <vector>

#include "views/charts/chart.h"
#include "views/race/lane_words.h"

namespace rowkeeper::views {

inline constexpr Lane kLanes[] = {Lane::a, Lane::b};

// In the order of LaneLook.
std::vector<ChartSeries> lane_series();
int series_of(const RaceModel& race, Lane lane);
Lane lane_of(const RaceModel& race, int series);

// Replaces both lanes' points and names.
void show_lanes(Chart& chart, const RaceModel& race, const std::function<QList<QPointF>(const RunState&)>& points,
                const std::function<QString(Lane)>& name);

}  // namespace rowkeeper::views
