// Where numbers are in a chart's picture: value to pixel and back. Plain: knows no widget.
#pragma once

#include <QFontMetricsF>
#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "views/charts/axis_scale.h"
#include "views/charts/chart_data.h"

namespace rowkeeper::views {

struct ChartLayout {
  QRectF plot;
  ChartRange range;
  AxisScale x_scale, y_scale;
  std::vector<QRectF> legend;  // one for each series, empty for those without a name

  QPointF pixel_of(QPointF value) const;
  QPointF value_at(QPointF pixel) const;

  // `factor` below 1 shows less; the value under `pixel` stays there. Never beyond `whole`.
  ChartRange zoomed(QPointF pixel, double factor, const ChartRange& whole) const;
  // As if the picture had been pushed by `pixels`. Never beyond `whole`.
  ChartRange moved(QPointF pixels, const ChartRange& whole) const;
};

// Puts labels, plot and legend into `size`. `unit`: the theme's length of one.
ChartLayout arrange(const ChartData& data, const ChartRange& range, QSizeF size, const QFontMetricsF& metrics, double unit);

struct NearPoint {
  int series = -1, index = -1;
  bool operator==(const NearPoint&) const = default;
};

// Where a point is drawn.
QPointF drawn_at(const ChartLayout& layout, const ChartSeries& series, int index);
// Whether it is above the range, at whose upper edge it is drawn.
bool is_held(const ChartLayout& layout, const ChartSeries& series, int index);
// Whether the range shows it.
bool is_shown(const ChartLayout& layout, const ChartSeries& series, int index);
// The point that is drawn nearest to `pixel`, if any is within `reach` pixels. With several at the same distance, the last.
std::optional<NearPoint> nearest(const ChartLayout& layout, const ChartData& data, QPointF pixel, double reach);

}  // namespace rowkeeper::views
