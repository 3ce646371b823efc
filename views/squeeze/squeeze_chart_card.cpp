#include "views/squeeze/squeeze_chart_card.h"

#include "views/canvas/canvas_text.h"
#include "views/squeeze/squeeze_words.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr double kRoom = 106;  // percent: the dots at 100 keep off the edge

}  // namespace

SqueezeChartCard::SqueezeChartCard(const SqueezeModel* squeeze, SqueezeChoice* choice, QWidget* parent)
    : ChartCard(tr("Smaller against faithful"), tr("smaller-against-faithful"), make_data(), parent),
      squeeze_(squeeze),
      choice_(choice) {
  chart()->set_whole_range({0, kRoom, 0, kRoom});
  connect(squeeze_, &SqueezeModel::results_changed, this, &SqueezeChartCard::refresh_soon);
  connect(squeeze_, &SqueezeModel::basis_changed, this, [this] {
    chart()->reset_zoom();
    refresh_now();
  });
  connect(choice_, &SqueezeChoice::changed, this, &SqueezeChartCard::refresh_now);
  connect(chart(), &Chart::point_pressed, this, [this](NearPoint point) {
    const int way = series_[static_cast<std::size_t>(point.series)].ways[static_cast<std::size_t>(point.index)];
    if (way != kExact) choice_->choose_way(way);
  });
  refresh_now();
}

// In the order of SqueezeGroup.
ChartData SqueezeChartCard::make_data() {
  ChartData data;
  data.series = {{.color = &Theme::key, .marker = ChartMarker::circle},
                 {.color = &Theme::value, .marker = ChartMarker::square},
                 {.color = &Theme::good, .marker = ChartMarker::triangle},
                 {.color = &Theme::predicted, .marker = ChartMarker::circle},
                 {.color = &Theme::text, .marker = ChartMarker::circle}};
  return data;
}

void SqueezeChartCard::show_names() {
  for (std::size_t s = 0; s < series_.size(); ++s) {
    const bool group = s + 1 < series_.size() && !series_[s].ways.empty();
    chart()->set_name(static_cast<int>(s), group ? group_name(static_cast<SqueezeGroup>(s)) : QString());
  }
  const bool asked = squeeze_->basis().asked;
  chart()->set_axes({.first_label = tr("%1 % of the memory"), .whole = true},
                    {.first_label = tr("%1 %", "percent"), .whole = true});
  chart()->set_hint(asked ? tr("Each way becomes a dot here: how much memory it takes, and how many of the 60 answers are "
                               "right.\nPress Run.")
                          : tr("Each way becomes a dot here: how much memory it takes, and how often the most probable "
                               "token is the exact one.\nPress Run."));
  set_explanation(
      asked ? tr("Up: answers right, of %1 questions about documents. To the right: memory, as a share of the 32-bit "
                 "cache.")
                  .arg(count_text(squeeze_->texts()))
            : tr("Up: how often the top choice is the exact one. To the right: memory, as a share of the 32-bit "
                 "cache."));
}

void SqueezeChartCard::refresh() {
  series_ = squeeze_points(*squeeze_);
  for (int s = 0; s < kSqueezeSeries; ++s) {
    const SqueezeSeries& series = series_[static_cast<std::size_t>(s)];
    chart()->replace(s, series.points);
    chart()->set_labels(s, series.labels);
  }
  show_names();
  std::vector<NearPoint> chosen;
  for (const int way : choice_->ways()) {
    if (const auto point = point_of(series_, way)) chosen.push_back(*point);
  }
  chart()->choose(std::move(chosen));
  chart()->finish();
}

QString SqueezeChartCard::describe(NearPoint point) const {
  const int way = series_[static_cast<std::size_t>(point.series)].ways[static_cast<std::size_t>(point.index)];
  if (way == kExact) {
    const QPointF value = chart()->data().series[static_cast<std::size_t>(point.series)].points[point.index];
    return tr("The exact cache, 32-bit\n%1 of the answers right").arg(percent_text(value.y() / 100));
  }
  const FidelityReport& report = squeeze_->result(way).report;
  QString text = tr("%1\n%2 of the memory").arg(way_name(way), percent_text(report.memory_share));
  if (report.questions > 0) {
    text += u'\n' + tr("%1 of %2 answers right").arg(count_text(report.answers_right), count_text(report.questions));
  }
  return text + u'\n' + tr("%1 nats a token").arg(divergence_text(report.kl_mean)) + u'\n' +
         tr("top choice agrees: %1").arg(percent_text(report.top1_agreement));
}

ChartTable SqueezeChartCard::table() const {
  ChartTable table{tr("Smaller against faithful"),
                   {tr("way"), tr("bytes a row"), tr("memory, %"), tr("texts"), tr("answers right"),
                    tr("KL divergence, nats a token"), tr("top choice agrees, %"), tr("largest logit difference")},
                   {}};
  for (int way = 0; way < kSqueezeWays; ++way) {
    const FidelityReport& report = squeeze_->result(way).report;
    if (report.texts == 0) continue;
    const QVariant right = report.questions > 0 ? QVariant(report.answers_right) : QVariant(QString());
    table.rows.push_back({way_name(way), static_cast<qlonglong>(report.bytes_per_row), 100 * report.memory_share,
                          report.texts, right, report.kl_mean, 100 * report.top1_agreement, report.max_abs_diff});
  }
  return table;
}

}  // namespace rowkeeper::views
