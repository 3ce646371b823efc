#include "views/memory/context_chart_card.h"

#include <cmath>

#include "views/memory/memory_words.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

QString unit_pattern(double unit) {
  const QString patterns[] = {ContextChartCard::tr("%1 KiB"), ContextChartCard::tr("%1 MiB"),
                              ContextChartCard::tr("%1 GiB"), ContextChartCard::tr("%1 TiB"),
                              ContextChartCard::tr("%1 PiB"), ContextChartCard::tr("%1 EiB")};
  return patterns[std::lround(std::log2(unit) / 10) - 1];
}

QString line_name(const ContextLine& line) {
  return ContextChartCard::tr("%1, %2").arg(arrangement_name(line.shape), format_name(line.format));
}

}  // namespace

ContextChartCard::ContextChartCard(const Calculator* calculator, QWidget* parent)
    : ChartCard(tr("Cache size against context length"), tr("cache-size-against-context"), make_data(), parent),
      calculator_(calculator) {
  chart()->set_hint(tr("Such a cache is too large to be drawn."));
  connect(calculator_, &Calculator::changed, this, [this] {
    chart()->reset_zoom();
    refresh_soon();
  });
  refresh_now();
}

ChartData ContextChartCard::make_data() {
  ChartData data;
  data.series = {
      {.color = &Theme::uncached, .marker = ChartMarker::triangle, .line = ChartLine::solid},
      {.color = &Theme::cached, .marker = ChartMarker::circle, .line = ChartLine::solid},
      {.color = &Theme::good, .marker = ChartMarker::square, .line = ChartLine::solid},
      {.color = &Theme::value, .line = ChartLine::solid},
      {.color = &Theme::predicted, .line = ChartLine::dashed, .read_out = false},
      {.color = &Theme::newest, .marker = ChartMarker::square},
  };
  return data;
}

const std::optional<ContextLine>& ContextChartCard::line(int series) const {
  switch (series) {
    case full:
      return lines_.full;
    case narrower:
      return lines_.narrower;
    case one:
      return lines_.one;
    default:
      return lines_.chosen;
  }
}

void ContextChartCard::refresh() {
  lines_ = make_context_lines(calculator_->plan());
  for (const int series : {full, chosen, narrower, one}) {
    const std::optional<ContextLine>& shown = line(series);
    chart()->replace(series, shown ? shown->points : QList<QPointF>());
    chart()->set_name(series, shown ? line_name(*shown) : QString());
  }
  show_device();
  show_outgrowing();
  chart()->set_axes({.first_label = tr("%1 tokens"), .whole = true}, {.first_label = unit_pattern(lines_.unit)});
  chart()->set_whole_range(lines_.range);
  chart()->finish();
  set_explanation(explanation());
}

void ContextChartCard::show_device() {
  const bool drawn = lines_.room && *lines_.room > 0 && !lines_.room_is_above;
  const double height = lines_.room ? static_cast<double>(*lines_.room) / lines_.unit : 0;
  chart()->replace(room, drawn ? QList<QPointF>{{0, height}, {lines_.range.x_high, height}} : QList<QPointF>());
  QString name;
  if (lines_.room && *lines_.room <= 0) name = tr("the weights leave no room");
  if (lines_.room && *lines_.room > 0) {
    const QString left = bytes_text(static_cast<double>(*lines_.room));
    name = (lines_.room_is_above ? tr("room left: %1, far above") : tr("room left: %1")).arg(left);
  }
  chart()->set_name(room, name);
}

void ContextChartCard::show_outgrowing() {
  chart()->replace(outgrows, lines_.outgrows ? QList<QPointF>{*lines_.outgrows} : QList<QPointF>());
  chart()->set_name(outgrows, lines_.outgrows ? tr("outgrows the weights") : QString());
}

QString ContextChartCard::explanation() const {
  const MemoryPlan& plan = calculator_->plan();
  const QString conversations = tr("%Ln conversation(s)", nullptr, static_cast<int>(plan.conversations));
  QString text = tr("%1: each line is one way to store the cache; dashed: what is left on the device.").arg(conversations);
  if (!calculator_->cost() || !calculator_->cost()->outgrows_weights_at) return text;
  return tr("%1 As chosen, it would outgrow the weights (%2) at %3 tokens.")
      .arg(text, bytes_text(static_cast<double>(plan.weights_bytes)), count_text(*calculator_->cost()->outgrows_weights_at));
}

QString ContextChartCard::bytes_at(double height) const { return bytes_text(height * lines_.unit); }

QString ContextChartCard::describe(NearPoint point) const {
  const QPointF at = chart()->data().series[static_cast<std::size_t>(point.series)].points[point.index];
  const QString tokens = count_text(static_cast<std::int64_t>(at.x()));
  if (point.series == outgrows)
    return tr("From %1 tokens on\nthe cache is larger than the weights, %2").arg(tokens, bytes_at(at.y()));
  return tr("%1 tokens: %2\n%3").arg(tokens, bytes_at(at.y()), line_name(*line(point.series)));
}

ChartTable ContextChartCard::table() const {
  ChartTable table{tr("Cache size against context length"), {tr("tokens")}, {}};
  std::vector<const ContextLine*> columns;
  for (const int series : {full, chosen, narrower, one}) {
    if (!line(series)) continue;
    columns.push_back(&*line(series));
    table.columns << unit_pattern(lines_.unit).arg(line_name(*columns.back()) + u',');
  }
  for (int i = 0; !columns.empty() && i <= kContextSteps; ++i) {
    QVariantList cells{static_cast<qlonglong>(columns.front()->points[i].x())};
    for (const ContextLine* const column : columns) cells << column->points[i].y();
    table.rows.push_back(cells);
  }
  return table;
}

}  // namespace rowkeeper::views
