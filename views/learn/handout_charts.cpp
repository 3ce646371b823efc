#include "views/learn/handout_charts.h"

#include <QCoreApplication>

#include "views/watch/memory_lines.h"
#include "views/watch/time_points.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Handout)
};

QString ms_text(double milliseconds) { return time_text(milliseconds * 1e-3); }

QString prefill_name(const TimePoints& points) {
  const QList<QPointF>& prefills = points.prefill.points;
  if (prefills.isEmpty()) return {};
  const QString time = ms_text(prefills.front().y());
  return points.prefill_beyond ? Words::tr("prefill: %1, beyond the scale").arg(time) : Words::tr("prefill: %1").arg(time);
}

QString y_label(double unit) {
  if (unit < 1e4) return Words::tr("%1 KiB");
  return unit < 1e7 ? Words::tr("%1 MiB") : Words::tr("%1 GiB");
}

}  // namespace

HandoutChart handout_time_chart(const RunModel& run) {
  const TimePoints points = make_time_points(run.state().points(), false);
  const auto name = [](const TimeSeries& series, const QString& text) {
    return series.median ? text.arg(ms_text(*series.median)) : QString();
  };
  HandoutChart chart{.title = Words::tr("Time per token"), .data = {}, .hint = Words::tr("No step was made yet.")};
  chart.data.x = {.first_label = Words::tr("row %1"), .whole = true};
  chart.data.y = {.first_label = Words::tr("%1 ms")};
  chart.data.whole = points.range;
  chart.data.series = {{.color = &Theme::cached, .line = ChartLine::dashed, .points = median_line(points.cached)},
                       {.color = &Theme::uncached, .line = ChartLine::dashed, .points = median_line(points.uncached)},
                       {.name = name(points.cached, Words::tr("with the cache: median %1")),
                        .color = &Theme::cached,
                        .marker = ChartMarker::circle,
                        .points = points.cached.points},
                       {.name = name(points.uncached, Words::tr("without: median %1")),
                        .color = &Theme::uncached,
                        .marker = ChartMarker::square,
                        .points = points.uncached.points},
                       {.name = prefill_name(points),
                        .color = &Theme::newest,
                        .marker = ChartMarker::triangle,
                        .held_below_top = true,
                        .points = points.prefill.points}};
  return chart;
}

HandoutChart handout_memory_chart(const RunModel& run) {
  const RunState& state = run.state();
  const MemoryLines lines = make_memory_lines(state.points());
  HandoutChart chart{.title = Words::tr("Cache memory"), .data = {}, .hint = Words::tr("No row was kept yet.")};
  chart.data.x = {.first_label = Words::tr("%1 tokens"), .whole = true};
  chart.data.y = {.first_label = y_label(lines.unit)};
  chart.data.whole = lines.range;
  chart.data.series = {
      {.name = Words::tr("used by rows: %1").arg(bytes_text(static_cast<double>(state.cache_bytes()))),
       .color = &Theme::cached,
       .line = ChartLine::solid,
       .points = lines.used},
      {.name = Words::tr("allocated: %1").arg(bytes_text(static_cast<double>(state.cache_bytes_allocated()))),
       .color = &Theme::predicted,
       .line = ChartLine::dashed,
       .points = lines.allocated},
      {.name = lines.spikes.isEmpty() ? QString() : Words::tr("cache off: only during the step"),
       .color = &Theme::uncached,
       .line = ChartLine::solid,
       .points = lines.spikes}};
  return chart;
}

}  // namespace rowkeeper::views
