#include "views/race/lane_series.h"

namespace rowkeeper::views {

namespace {

constexpr LaneLook kLooks[] = {LaneLook::cached, LaneLook::uncached, LaneLook::second};

}  // namespace

std::vector<ChartSeries> lane_series() {
  return {{.color = lane_color(LaneLook::cached), .marker = ChartMarker::circle},
          {.color = lane_color(LaneLook::uncached), .marker = ChartMarker::square},
          {.color = lane_color(LaneLook::second), .marker = ChartMarker::triangle}};
}

int series_of(const RaceModel& race, Lane lane) {
  return static_cast<int>(lane_look(lane, race.lane(Lane::a).recording().cache, race.lane(Lane::b).recording().cache));
}

Lane lane_of(const RaceModel& race, int series) { return series_of(race, Lane::a) == series ? Lane::a : Lane::b; }

void show_lanes(Chart& chart, const RaceModel& race, const std::function<QList<QPointF>(const RunState&)>& points,
                const std::function<QString(Lane)>& name) {
  for (const LaneLook look : kLooks) {
    chart.replace(static_cast<int>(look), {});
    chart.set_name(static_cast<int>(look), {});
  }
  for (const Lane lane : kLanes) {
    chart.replace(series_of(race, lane), points(race.lane(lane).state()));
    chart.set_name(series_of(race, lane), name(lane));
  }
}

}  // namespace rowkeeper::views
