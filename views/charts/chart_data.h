// What a chart shows. Plain values; the chart draws them, and its table and files are made from them.
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <vector>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

struct ChartRange {
  double x_low = 0, x_high = 1, y_low = 0, y_high = 1;
  bool operator==(const ChartRange&) const = default;
};

struct ChartAxis {
  QString first_label = QStringLiteral("%1");  // of the lowest tick, which names what is counted: "%1 ms", "row %1"
  bool whole = false;                          // only whole numbers mean something
};

// Series differ in shape as well as in colour.
enum class ChartMarker { none, circle, square, triangle };
enum class ChartLine { none, solid, dashed, dotted };

struct ChartSeries {
  QString name = {};  // in the legend; empty: not in it
  QColor Theme::*color = &Theme::text;
  ChartMarker marker = ChartMarker::none;
  ChartLine line = ChartLine::none;
  bool held_below_top = false;  // a point above the range is drawn at its upper edge with its name; others have none
  bool read_out = true;         // its points answer to the pointer and the arrow keys
  QList<QPointF> points = {};
  QStringList labels = {};  // a name beside each of the first points, or none
};

struct ChartData {
  ChartAxis x, y;
  ChartRange whole;  // what is seen while nothing is zoomed
  std::vector<ChartSeries> series;
};

}  // namespace rowkeeper::views
