#include "views/watch/memory_chart_card.h"

#include <QLabel>
#include <QVBoxLayout>
#include <cmath>

#include "core/cost/cache_memory.h"
#include "views/run/run_model.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr int kSpikePoints = 3;  // that draw one spike

double row_bytes(const ModelShape& shape) { return static_cast<double>(cache_bytes(shape, CacheFormat::f32, 1)); }

// "2 × 4 blocks × 128 numbers × 4 bytes"
QString row_factors(const ModelShape& shape) {
  const CacheRowFactors factors = cache_row_factors(shape, CacheFormat::f32);
  return MemoryChartCard::tr("%1 × %2 blocks × %3 numbers × %4 bytes")
      .arg(count_text(factors.sides), count_text(factors.blocks), count_text(factors.kv_width),
           count_text(factors.number_bytes));
}

}  // namespace

MemoryChartCard::MemoryChartCard(const RunModel* run, QWidget* parent)
    : ChartCard(tr("Cache memory"), tr("cache-memory"), make_data(), parent), run_(run), note_(new QLabel) {
  chart()->set_hint(tr("The memory of the stored rows will be drawn here.\nPress Play or Step."));
  add_note();
  connect(run_, &RunModel::changed, this, &MemoryChartCard::refresh_soon);
  connect(run_, &RunModel::started, this, [this] {
    chart()->reset_zoom();
    refresh_now();  // points that are read out are sizes of this model's rows
  });
  refresh_now();
}

ChartData MemoryChartCard::make_data() {
  ChartData data;
  data.series = {{.color = &Theme::cached, .line = ChartLine::solid},
                 {.color = &Theme::predicted, .line = ChartLine::dashed, .read_out = false},
                 {.color = &Theme::uncached, .line = ChartLine::dotted}};
  return data;
}

void MemoryChartCard::add_note() {
  note_->setProperty("look", "muted");
  note_->setWordWrap(true);
  body()->addWidget(note_);
}

void MemoryChartCard::refresh() {
  lines_ = make_memory_lines(run_->state().points());
  chart()->replace(used, lines_.used);
  chart()->replace(allocated, lines_.allocated);
  chart()->replace(spikes, lines_.spikes);
  chart()->set_whole_range(lines_.range);
  chart()->set_axes({.first_label = tr("%1 tokens"), .whole = true}, {.first_label = y_label()});
  show_names();
  chart()->finish();
  set_explanation(formula());
  note_->setText(other_sizes());
  note_->setVisible(!note_->text().isEmpty());
}

QString MemoryChartCard::y_label() const {
  if (lines_.unit < 1e4) return tr("%1 KiB");
  return lines_.unit < 1e7 ? tr("%1 MiB") : tr("%1 GiB");
}

void MemoryChartCard::show_names() {
  const RunState& state = run_->state();
  chart()->set_name(used, tr("used by rows: %1").arg(bytes_text(double(state.cache_bytes()))));
  chart()->set_name(allocated, tr("allocated: %1").arg(bytes_text(double(state.cache_bytes_allocated()))));
  chart()->set_name(spikes, lines_.spikes.isEmpty() ? QString() : tr("cache off: only during the step"));
}

QString MemoryChartCard::formula() const {
  const ModelShape& shape = run_->recording().model.shape;
  const RunState& state = run_->state();
  if (shape.blocks == 0 || run_->empty()) return tr("What keeping the rows costs");
  const QString row = bytes_text(row_bytes(shape)), factors = row_factors(shape);
  if (state.cache_rows() == 0)
    return state.cache()
               ? tr("No row is kept yet. Each will take %1 (%2).").arg(row, factors)
               : tr("The cache is off: each step computes all rows and lets them go. Kept, each would take %1 (%2).")
                     .arg(row, factors);
  return tr("%1 × %2 = %3 (%4 a row)")
      .arg(tr("%n row(s)", nullptr, state.cache_rows()), row, bytes_text(row_bytes(shape) * state.cache_rows()), factors);
}

QString MemoryChartCard::other_sizes() const {
  const ModelShape& shape = run_->recording().model.shape;
  if (shape.blocks == 0 || run_->empty()) return {};
  const double now = row_bytes(shape) * run_->state().cache_rows(), whole = row_bytes(shape) * shape.positions;
  const QString all = tr("All %1 rows of the context take %2, or %3 in 16 bit.")
                          .arg(count_text(shape.positions), bytes_text(whole), bytes_text(whole / 2));
  return now > 0 ? tr("In 16-bit numbers it would be %1. %2").arg(bytes_text(now / 2), all) : all;
}

QString MemoryChartCard::describe(NearPoint point) const {
  const QPointF at = chart()->data().series[static_cast<std::size_t>(point.series)].points[point.index];
  if (point.series == spikes) {
    const QPointF peak = lines_.spikes[point.index / kSpikePoints * kSpikePoints + 1];
    return tr("%n token(s), cache off\n%1 held during the step, nothing after it", nullptr, static_cast<int>(peak.x()))
        .arg(bytes_text(peak.y() * lines_.unit));
  }
  const double bytes = at.y() * lines_.unit;
  const ModelShape& shape = run_->recording().model.shape;
  const int rows = static_cast<int>(std::lround(bytes / row_bytes(shape)));
  return tr("%n row(s) kept\n%1 used, half of it with 16-bit numbers", nullptr, rows).arg(bytes_text(bytes));
}

ChartTable MemoryChartCard::table() const {
  ChartTable table{
      tr("Cache memory"),
      {tr("tokens"), tr("rows kept"), tr("bytes used"), tr("bytes allocated"), tr("bytes during the step only")},
      {}};
  for (const StepPoint& point : run_->state().points()) {
    table.rows.push_back({point.position, point.cache_rows, qlonglong(point.cache_bytes),
                          qlonglong(point.cache_bytes_allocated), qlonglong(point.transient_bytes)});
  }
  return table;
}

}  // namespace rowkeeper::views
