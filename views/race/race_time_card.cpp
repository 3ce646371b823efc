#include "views/race/race_time_card.h"

#include <algorithm>

#include "views/charts/axis_scale.h"
#include "views/race/lane_series.h"
#include "views/race/machine_predictions.h"
#include "views/race/race_ratios.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr double kHeadroom = 1.05;
constexpr int kSteps = 4;  // of an axis

std::vector<double> step_seconds(const RunState& state) {
  std::vector<double> seconds;
  for (const StepPoint& point : state.points()) seconds.push_back(point.seconds);
  return seconds;
}

QString ms_text(double milliseconds) { return time_text(milliseconds * 1e-3); }

}  // namespace

RaceTimeCard::RaceTimeCard(const RaceModel* race, QWidget* parent)
    : ChartCard(tr("Time per token"), tr("race-time-per-token"), make_data(), parent), race_(race) {
  chart()->set_axes({.first_label = tr("row %1"), .whole = true}, {.first_label = tr("%1 ms")});
  chart()->set_hint(tr("Each step of both lanes will be a point here.\nPress Race or Step."));
  connect(race_, &RaceModel::comparison_changed, this, &RaceTimeCard::refresh_soon);
  connect(race_, &RaceModel::status_changed, this, &RaceTimeCard::refresh_soon);
  // Points that are read out must still be steps of their lane.
  for (const Lane lane : kLanes) {
    connect(&race_->lane(lane), &RunModel::started, this, [this] {
      chart()->reset_zoom();
      refresh_now();
    });
  }
  refresh_now();
}

ChartData RaceTimeCard::make_data() {
  ChartData data;
  const ChartSeries together{.color = &Theme::predicted, .line = ChartLine::dashed, .read_out = false};
  const ChartSeries in_turn{.color = &Theme::stale, .line = ChartLine::dotted, .read_out = false};
  data.series = lane_series();
  data.series.insert(data.series.end(), {together, together, in_turn, in_turn});
  return data;
}

void RaceTimeCard::set_machine(const ChosenMachine& machine) {
  machine_ = machine;
  chart()->reset_zoom();
  refresh_now();
}

void RaceTimeCard::refresh() {
  const RaceSpan span = race_span(*race_);
  show_lanes(*chart(), *race_, time_points, [this](Lane lane) { return lane_name(*race_, lane); });
  show_predicted(span);
  show_range(span);
  chart()->finish();
  set_explanation(explanation());
}

void RaceTimeCard::show_predicted(const RaceSpan& span) {
  const bool possible = machine_.known() && span.tokens() > 0;
  bool any = false;
  for (const Lane lane : kLanes) {
    const Recording& run = race_->lane(lane).recording();
    const bool known = possible && predictable(run.model);
    any |= known;
    const auto curve = [&](Combination combination) {
      return known ? time_curve(machine_.cost(run.model, combination), span, run.cache) : QList<QPointF>();
    };
    chart()->replace(lane == Lane::a ? together_a : together_b, curve(Combination::larger));
    chart()->replace(lane == Lane::a ? in_turn_a : in_turn_b, curve(Combination::sum));
  }
  chart()->set_name(together_a, any ? tr("predicted for %1").arg(machine_phrase(machine_.id)) : QString());
  chart()->set_name(in_turn_a, any ? tr("… reading, then arithmetic") : QString());
}

void RaceTimeCard::show_range(const RaceSpan& span) {
  double high = 0;
  for (const ChartSeries& series : chart()->data().series) high = std::max(high, highest(series.points));
  ChartRange range;
  range.x_low = std::max(0, span.first - 1);
  range.x_high = std::max(span.end, span.first + 1);
  range.y_high = high > 0 ? round_up(high * kHeadroom, kSteps) : 1;
  chart()->set_whole_range(range);
}

QString RaceTimeCard::explanation() const {
  const bool any =
      predictable(race_->lane(Lane::a).recording().model) || predictable(race_->lane(Lane::b).recording().model);
  const QString dashed = any ? tr("dashed: predicted") : tr("8-bit weights: not predicted");
  const auto newest = [this](Lane lane) { return newest_step_seconds(race_->lane(lane).state()); };
  if (race_->lane(Lane::a).state().points().empty() || race_->lane(Lane::b).state().points().empty())
    return tr("What each new token costs in both lanes; %1").arg(dashed);
  return tr("%1 %2 · %3 %4 · %5")
      .arg(time_text(newest(Lane::a)), lane_name(*race_, Lane::a), time_text(newest(Lane::b)), lane_name(*race_, Lane::b),
           dashed);
}

QString RaceTimeCard::describe(NearPoint point) const {
  const Lane lane = lane_of(*race_, point.series);
  const StepPoint& step = race_->lane(lane).state().points()[static_cast<std::size_t>(point.index)];
  return tr("Row %1, %2\n%3\n%Ln row(s) computed", nullptr, step.rows_computed)
      .arg(count_text(step.position), lane_name(*race_, lane), ms_text(step.seconds * 1e3));
}

ChartTable RaceTimeCard::table() const {
  const QString a = lane_name(*race_, Lane::a), b = lane_name(*race_, Lane::b);
  ChartTable table{
      tr("Time per token"),
      {tr("row"), tr("ms, %1").arg(a), tr("ms, %1").arg(b), tr("predicted ms, %1").arg(a), tr("predicted ms, %1").arg(b),
       tr("predicted ms in turn, %1").arg(a), tr("predicted ms in turn, %1").arg(b)},
      {}};
  const RaceSpan span = race_span(*race_);
  std::vector<std::vector<double>> columns;
  for (const Lane lane : kLanes) columns.push_back(step_seconds(race_->lane(lane).state()));
  for (const Combination combination : {Combination::larger, Combination::sum}) {
    for (const Lane lane : kLanes) {
      columns.push_back(predicted_steps(machine_, race_->lane(lane).recording(), combination, span));
    }
  }
  for (int row = span.first; row < span.end; ++row) {
    const auto step = static_cast<std::size_t>(row - span.first);
    QVariantList cells{row};
    for (const std::vector<double>& seconds : columns)
      cells << (step < seconds.size() ? QVariant(seconds[step] * 1e3) : QVariant(QString()));
    table.rows.push_back(cells);
  }
  return table;
}

}  // namespace rowkeeper::views
