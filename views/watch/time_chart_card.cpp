#include "views/watch/time_chart_card.h"

#include <QToolButton>
#include <QVBoxLayout>

#include "views/run/run_model.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

QString ms_text(double milliseconds) { return time_text(milliseconds * 1e-3); }

// For those that end beyond the scale, where their place tells no time.
QStringList times_beyond(const TimeSeries& prefills) {
  QStringList times;
  for (const QPointF& point : prefills.points) times << TimeChartCard::tr("↑ %1").arg(ms_text(point.y()));
  return times;
}

}  // namespace

TimeChartCard::TimeChartCard(const RunModel* run, QWidget* parent)
    : ChartCard(tr("Time per token"), tr("time-per-token"), make_data(), parent),
      run_(run),
      attention_only_(new QToolButton) {
  chart()->set_axes({.first_label = tr("row %1"), .whole = true}, {.first_label = tr("%1 ms")});
  chart()->set_hint(tr("Each step will be a point here.\nPress Play or Step."));
  add_attention_choice();
  connect(run_, &RunModel::changed, this, &TimeChartCard::refresh_soon);
  connect(run_, &RunModel::started, this, [this] {
    chart()->reset_zoom();
    refresh_now();
  });
  // Points that are read out must still be steps of the run.
  connect(run_, &RunModel::rewound, this, &TimeChartCard::refresh_now);
  refresh_now();
}

ChartData TimeChartCard::make_data() {
  ChartData data;
  data.series = {{.color = &Theme::cached, .line = ChartLine::dashed, .read_out = false},
                 {.color = &Theme::uncached, .line = ChartLine::dashed, .read_out = false},
                 {.color = &Theme::cached, .marker = ChartMarker::circle},
                 {.color = &Theme::uncached, .marker = ChartMarker::square},
                 {.color = &Theme::newest, .marker = ChartMarker::triangle, .held_below_top = true}};
  return data;
}

void TimeChartCard::add_attention_choice() {
  const QString why =
      tr("Shows only the part of each step in which the new token looks at the stored rows. "
         "It grows with the number of rows even with the cache: there are more rows to look at.");
  attention_only_->setText(tr("Attention only"));
  attention_only_->setCheckable(true);
  attention_only_->setProperty("look", "pill");
  attention_only_->setToolTip(why);
  attention_only_->setAccessibleDescription(why);
  body()->addWidget(attention_only_, 0, Qt::AlignLeft);
  connect(attention_only_, &QToolButton::toggled, this, [this](bool on) {
    attention_only_->setText(on ? tr("✓ Attention only") : tr("Attention only"));
    chart()->reset_zoom();
    refresh_now();
  });
}

void TimeChartCard::set_attention_only(bool on) { attention_only_->setChecked(on); }

void TimeChartCard::refresh() {
  points_ = make_time_points(run_->state().points(), attention_only_->isChecked());
  chart()->replace(cached, points_.cached.points);
  chart()->replace(uncached, points_.uncached.points);
  chart()->replace(prefill, points_.prefill.points);
  chart()->set_labels(prefill, times_beyond(points_.prefill));
  chart()->replace(cached_median, median_line(points_.cached));
  chart()->replace(uncached_median, median_line(points_.uncached));
  chart()->set_whole_range(points_.range);
  show_names();
  chart()->finish();
  set_explanation(explanation());
}

// Only what is there is in the legend.
void TimeChartCard::show_names() {
  const auto name = [](const QList<QPointF>& points, const QString& text) { return points.isEmpty() ? QString() : text; };
  chart()->set_name(cached, name(points_.cached.points, tr("cache on")));
  chart()->set_name(uncached, name(points_.uncached.points, tr("cache off")));
  const QList<QPointF>& fills = points_.prefill.points;
  chart()->set_name(prefill, name(fills, points_.prefill_beyond ? tr("prefill, beyond the scale") : tr("prefill")));
  const bool lines = points_.cached.points.size() > 1, other_lines = points_.uncached.points.size() > 1;
  chart()->set_name(cached_median, lines ? tr("median") : QString());
  chart()->set_name(uncached_median, other_lines && !lines ? tr("median") : QString());
}

QString TimeChartCard::explanation() const {
  QStringList parts;
  if (points_.cached.last_median) {
    const QString time = ms_text(*points_.cached.last_median);
    parts << (points_.cached.growing ? tr("%1 with the cache, and growing") : tr("%1 with the cache")).arg(time);
  }
  if (points_.uncached.last_median) {
    const QString time = ms_text(*points_.uncached.last_median);
    parts << (points_.uncached.growing ? tr("%1 without, and growing") : tr("%1 without")).arg(time);
  }
  if (parts.isEmpty() && !points_.prefill.points.isEmpty())
    parts << tr("%1 to compute all rows of the prompt").arg(ms_text(points_.prefill.points.back().y()));
  if (parts.isEmpty()) return tr("What each new token costs");
  const QString sentence = parts.join(tr(" · "));
  return attention_only_->isChecked() ? tr("Attention only: %1").arg(sentence) : sentence;
}

QString TimeChartCard::describe(NearPoint point) const {
  const TimeSeries& series = point.series == cached     ? points_.cached
                             : point.series == uncached ? points_.uncached
                                                        : points_.prefill;
  const StepPoint& step =
      run_->state().points()[static_cast<std::size_t>(series.steps[static_cast<std::size_t>(point.index)])];
  const QString kind = point.series == cached ? tr("cache on") : point.series == uncached ? tr("cache off") : tr("prefill");
  return tr("Row %1, %2\n%3, of it attention %4\n%n row(s) computed", nullptr, step.rows_computed)
      .arg(count_text(step.position), kind, time_text(step.seconds), time_text(step.attend_seconds));
}

ChartTable TimeChartCard::table() const {
  ChartTable table{
      tr("Time per token"), {tr("row"), tr("step"), tr("rows computed"), tr("time in ms"), tr("of it attention in ms")}, {}};
  for (const StepPoint& point : run_->state().points()) {
    const QString kind = point.prefill ? tr("prefill") : point.cache ? tr("cache on") : tr("cache off");
    table.rows.push_back({point.position, kind, point.rows_computed, point.seconds * 1e3, point.attend_seconds * 1e3});
  }
  return table;
}

}  // namespace rowkeeper::views
