#include "views/watch/memory_chart_card.h"

#include <QLabel>
#include <QVBoxLayout>
#include <cmath>

#include "views/run/run_model.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr int kSpikePoints = 3;  // that draw one spike

double row_bytes(const ModelShape& shape) { return 2.0 * shape.blocks * shape.kv_width() * sizeof(float); }

}  // namespace

MemoryChartCard::MemoryChartCard(const RunModel* run, QWidget* parent)
    : ChartCard(tr("Cache memory"), tr("cache-memory"), make_data(), parent), run_(run), note_(new QLabel) {
  chart()->set_hint(tr("The memory of the stored rows will be drawn here.\nPress Play or Step."));
  add_note();
  connect(run_, &RunModel::changed, this, &MemoryChartCard::refresh_soon);
  connect(run_, &RunModel::started, this, [this] { chart()->reset_zoom(); });
  refresh_now();
}

ChartData MemoryChartCard::make_data() {
  ChartData data;
  data.series = {{.color = &Theme::cached, .line = ChartLine::solid},
                 {.color = &Theme::predicted, .line = ChartLine::dashed, .read_out = false},
                 {.color = &Theme::uncached, .line = ChartLine::solid}};
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
  if (state.cache_rows() == 0 && !state.cache())
    return tr("The cache is off: 0 rows are kept. Each step computes all rows and lets them go.");
  const QString size = tr("%n row(s)", nullptr, state.cache_rows());
  return tr("%1 × %2 = %3 (2 × %4 blocks × %5 numbers × %6 bytes a row)")
      .arg(size, bytes_text(row_bytes(shape)), bytes_text(row_bytes(shape) * state.cache_rows()), count_text(shape.blocks),
           count_text(shape.kv_width()), count_text(sizeof(float)));
}

QString MemoryChartCard::other_sizes() const {
  const ModelShape& shape = run_->recording().model.shape;
  if (shape.blocks == 0 || run_->empty()) return {};
  const double now = row_bytes(shape) * run_->state().cache_rows(), whole = row_bytes(shape) * shape.positions;
  return tr("In 16-bit numbers it would be %1. All %2 rows of the context take %3, or %4 in 16 bit.")
      .arg(bytes_text(now / 2), count_text(shape.positions), bytes_text(whole), bytes_text(whole / 2));
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
