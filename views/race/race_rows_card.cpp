#include "views/race/race_rows_card.h"

#include <algorithm>

#include "views/charts/axis_scale.h"
#include "views/race/lane_series.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr int kSteps = 4;  // of an axis

}  // namespace

RaceRowsCard::RaceRowsCard(const RaceModel* race, QWidget* parent)
    : ChartCard(tr("Rows computed so far"), tr("race-rows-computed"), make_data(), parent), race_(race) {
  chart()->set_axes({.first_label = tr("row %1"), .whole = true}, {.whole = true});
  chart()->set_hint(tr("The rows that both lanes have computed will be counted here.\nPress Race or Step."));
  connect(race_, &RaceModel::comparison_changed, this, &RaceRowsCard::refresh_soon);
  connect(race_, &RaceModel::status_changed, this, &RaceRowsCard::refresh_soon);
  // Points that are read out must be of the lane whose colour they have.
  for (const Lane lane : kLanes) {
    connect(&race_->lane(lane), &RunModel::started, this, [this] {
      chart()->reset_zoom();
      refresh_now();
    });
  }
  refresh_now();
}

ChartData RaceRowsCard::make_data() {
  ChartData data;
  const ChartSeries formula{.color = &Theme::predicted, .line = ChartLine::dashed, .read_out = false};
  data.series = lane_series();
  data.series.insert(data.series.end(), {formula, formula});
  return data;
}

void RaceRowsCard::refresh() {
  const RaceSpan span = race_span(*race_);
  show_lanes(*chart(), *race_, rows_points, [this](Lane lane) {
    return tr("%1: %2").arg(lane_name(*race_, lane), count_text(race_->lane(lane).state().rows_computed()));
  });
  double high = 0;
  for (const Lane lane : kLanes) {
    const QList<QPointF> formula = rows_curve(span, race_->lane(lane).recording().cache);
    high = std::max(high, highest(formula));
    chart()->replace(lane == Lane::a ? formula_a : formula_b, formula);
  }
  chart()->set_name(formula_a, tr("counted in advance"));
  ChartRange range;
  range.x_low = std::max(0, span.first - 1);
  range.x_high = std::max(span.end, span.first + 1);
  range.y_high = high > 0 ? round_up(high, kSteps) : 1;
  chart()->set_whole_range(range);
  chart()->finish();
  set_explanation(explanation());
}

// "32 + 36 − 1 = 67 rows with the cache", "32 + 33 + … + 52 = 882 rows without".
QString RaceRowsCard::formula_text(Lane lane) const {
  const RunModel& run = race_->lane(lane);
  const int prompt = run.state().prompt_size(), tokens = static_cast<int>(run.state().points().size());
  const QString name = lane_name(*race_, lane), p = count_text(prompt), rows = count_text(run.state().rows_computed());
  if (tokens < 2) return tr("%Ln rows %1", nullptr, static_cast<int>(run.state().rows_computed())).arg(name);
  if (run.recording().cache) return tr("%1 + %2 − 1 = %3 rows %4").arg(p, count_text(tokens), rows, name);
  const QString last = count_text(prompt + tokens - 1);
  if (tokens == 2) return tr("%1 + %2 = %3 rows %4").arg(p, last, rows, name);
  return tr("%1 + %2 + … + %3 = %4 rows %5").arg(p, count_text(prompt + 1), last, rows, name);
}

QString RaceRowsCard::explanation() const {
  if (race_->lane(Lane::a).state().points().empty() && race_->lane(Lane::b).state().points().empty())
    return tr("With the cache each row once; without it, all of them in every step");
  return tr("%1 · %2").arg(formula_text(Lane::a), formula_text(Lane::b));
}

QString RaceRowsCard::describe(NearPoint point) const {
  const Lane lane = lane_of(*race_, point.series);
  const QPointF value = chart()->data().series[static_cast<std::size_t>(point.series)].points[point.index];
  return tr("Row %1, %2\n%Ln rows computed so far", nullptr, static_cast<int>(value.y()))
      .arg(count_text(static_cast<std::int64_t>(value.x())), lane_name(*race_, lane));
}

ChartTable RaceRowsCard::table() const {
  const QString a = lane_name(*race_, Lane::a), b = lane_name(*race_, Lane::b);
  ChartTable table{tr("Rows computed so far"),
                   {tr("row"), tr("rows, %1").arg(a), tr("rows, %1").arg(b), tr("counted in advance, %1").arg(a),
                    tr("counted in advance, %1").arg(b)},
                   {}};
  const RaceSpan span = race_span(*race_);
  const QList<QPointF> counted[] = {rows_points(race_->lane(Lane::a).state()), rows_points(race_->lane(Lane::b).state())};
  for (int step = 0; step < span.tokens(); ++step) {
    QVariantList cells{span.first + step};
    for (const QList<QPointF>& points : counted)
      cells << (step < points.size() ? QVariant(static_cast<qlonglong>(points[step].y())) : QVariant(QString()));
    for (const Lane lane : kLanes)
      cells << static_cast<qlonglong>(rows_by_formula(span.first, step + 1, race_->lane(lane).recording().cache));
    table.rows.push_back(cells);
  }
  return table;
}

}  // namespace rowkeeper::views
