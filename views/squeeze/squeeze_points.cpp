#include "views/squeeze/squeeze_points.h"

#include <QCoreApplication>

#include "views/squeeze/squeeze_words.h"

namespace rowkeeper::views {

namespace {

double percent(int part, int whole) { return whole > 0 ? 100.0 * part / whole : 0; }

// The way that has got furthest: it knows most of the exact answers.
const FidelityReport* longest_report(const SqueezeModel& squeeze) {
  const FidelityReport* longest = nullptr;
  for (int way = 0; way < kSqueezeWays; ++way) {
    const FidelityReport& report = squeeze.result(way).report;
    if (report.texts > (longest ? longest->texts : 0)) longest = &report;
  }
  return longest;
}

double faithfulness(const SqueezeModel& squeeze, const FidelityReport& report) {
  return squeeze.basis().asked ? percent(report.answers_right, report.questions) : 100 * report.top1_agreement;
}

}  // namespace

std::optional<double> exact_faithfulness(const SqueezeModel& squeeze) {
  const FidelityReport* const report = longest_report(squeeze);
  if (!report) return std::nullopt;
  return squeeze.basis().asked ? percent(report->answers_right_exact, report->questions) : 100.0;
}

std::vector<SqueezeSeries> squeeze_points(const SqueezeModel& squeeze) {
  std::vector<SqueezeSeries> all(kSqueezeSeries);
  for (int way = 0; way < kSqueezeWays; ++way) {
    const FidelityReport& report = squeeze.result(way).report;
    if (report.texts == 0) continue;
    SqueezeSeries& series = all[static_cast<std::size_t>(squeeze_way(way).group)];
    series.ways.push_back(way);
    series.points << QPointF(100 * report.memory_share, faithfulness(squeeze, report));
    series.labels << short_way_name(way);
  }
  if (const std::optional<double> exact = exact_faithfulness(squeeze)) {
    all.back() = {{kExact}, {QPointF(100, *exact)}, {QCoreApplication::translate("Squeeze", "exact")}};
  }
  return all;
}

std::optional<NearPoint> point_of(const std::vector<SqueezeSeries>& series, int way) {
  for (std::size_t s = 0; s < series.size(); ++s) {
    for (std::size_t i = 0; i < series[s].ways.size(); ++i) {
      if (series[s].ways[i] == way) return NearPoint{static_cast<int>(s), static_cast<int>(i)};
    }
  }
  return std::nullopt;
}

}  // namespace rowkeeper::views
