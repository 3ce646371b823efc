// How long a chart update takes: new points in bulk, and the picture. Prints milliseconds, the best and the median of many.
#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

#include "views/charts/chart.h"

using namespace rowkeeper::views;

namespace {

constexpr int kPoints = 1024, kSeries = 4, kRounds = 100;

void report(const char* what, const std::function<void(int)>& work) {
  std::vector<double> times;
  for (int round = 0; round < kRounds; ++round) {
    QElapsedTimer timer;
    timer.start();
    work(round);
    times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
  }
  std::sort(times.begin(), times.end());
  std::printf("%-46s best %6.2f ms  median %6.2f ms\n", what, times.front(), times[times.size() / 2]);
}

QList<QPointF> points(int series, int round) {
  QList<QPointF> list;
  for (int i = 0; i < kPoints; ++i) list.append({double(i), 10.0 * series + 3 * std::sin(0.1 * i + 0.3 * round)});
  return list;
}

void measure(const char* what, ChartMarker marker, ChartLine line) {
  ChartData data;
  data.whole = {0, kPoints, -5, 40};
  const ChartSeries series{.color = &Theme::cached, .marker = marker, .line = line};
  data.series.assign(kSeries, series);
  Chart chart(std::move(data), [](NearPoint) { return QString(); });
  chart.resize(420, 220);
  chart.show();
  QApplication::processEvents();
  report(what, [&](int round) {
    for (int s = 0; s < kSeries; ++s) chart.replace(s, points(s, round));
    chart.finish();
    QApplication::processEvents();  // paints
  });
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication app(argc, argv);
  measure("4 lines of 1,024 points", ChartMarker::none, ChartLine::solid);
  measure("4 series of 1,024 circles", ChartMarker::circle, ChartLine::none);
  measure("4 series of 1,024 triangles", ChartMarker::triangle, ChartLine::none);
  return 0;
}
