// How a lane is named, coloured and counted.
#pragma once

#include <QColor>
#include <QString>

#include "core/run/comparison.h"
#include "views/charts/chart_data.h"
#include "views/run/race_model.h"

namespace rowkeeper::views {

// A lane looks like its cache setting; where both have the same, lane B has a look of its own.
enum class LaneLook { cached, uncached, second };
LaneLook lane_look(Lane lane, bool cache_a, bool cache_b);
QColor Theme::*lane_color(LaneLook look);

// "With the KV cache", "Without", and what else tells the lane from the other one.
QString lane_title(const LaneRequest& lane, const LaneRequest& other);
// The same within a sentence or a legend: "with the cache".
QString lane_name(const RaceModel& race, Lane lane);
QString lane_settings_text(const LaneRequest& lane);  // "exact · 8-bit · 2 threads"

QString clock_text(double seconds);  // "0.620 s": digits that keep their place while they run
QString tokens_text(int tokens);     // "36 tokens"

double lane_seconds(const RunState& state);  // its clock
bool lane_finished(const RaceModel& race, Lane lane);
// The lane that the next step moves, as Race::next_lane() has it.
Lane lane_behind(const RaceModel& race);

}  // namespace rowkeeper::views
