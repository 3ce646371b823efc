// The numbers of the race's two charts.
#pragma once

#include <QList>
#include <QPointF>
#include <cstdint>

#include "core/cost/roofline.h"
#include "views/charts/chart_data.h"
#include "views/run/race_model.h"

namespace rowkeeper::views {

// The tokens that a race makes stand in rows [first, end).
struct RaceSpan {
  int first = 0, end = 0;
  int tokens() const { return end - first; }
};
// As asked for, and as far as the context goes.
RaceSpan race_span(const RaceModel& race);

QList<QPointF> time_points(const RunState& state);  // row of the token, milliseconds
QList<QPointF> rows_points(const RunState& state);  // row of the token, rows computed until then by all steps

// Rows that a run of `tokens` tokens computes after a prompt of `prompt`: with the cache each row once, the last token's not
// at all; without it all rows in every step.
std::int64_t rows_by_formula(int prompt, int tokens, bool cache);
QList<QPointF> rows_curve(const RaceSpan& span, bool cache);

// Milliseconds of each step as a machine's figures give them. The first step is the prefill, with the cache as without.
QList<QPointF> time_curve(const CostModel& cost, const RaceSpan& span, bool cache);

double highest(const QList<QPointF>& points);  // 0 without points

}  // namespace rowkeeper::views
