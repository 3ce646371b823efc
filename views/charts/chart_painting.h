// Draws a chart's axes, points, legend and read-out. Lines are Qt Charts' own.
#pragma once

#include <QPainter>

#include "views/charts/chart_layout.h"
#include "views/charts/label_layout.h"

namespace rowkeeper::views {

QFont chart_font();
QPen line_pen(const ChartSeries& series);

void paint_axes(QPainter& painter, const ChartData& data, const ChartLayout& layout);
void paint_points(QPainter& painter, const ChartData& data, const ChartLayout& layout);
// Names of points, in the order of the points that have one.
std::vector<PlacedLabel> arrange_labels(const ChartData& data, const ChartLayout& layout, QSizeF size);
void paint_labels(QPainter& painter, const ChartData& data, const ChartLayout& layout,
                  const std::vector<PlacedLabel>& labels, const std::vector<NearPoint>& chosen);
void paint_legend(QPainter& painter, const ChartData& data, const ChartLayout& layout);
// The point's ring, and `text` in a box beside it, inside of `area`.
void paint_reading(QPainter& painter, const ChartData& data, const ChartLayout& layout, NearPoint point, const QString& text,
                   const QRectF& area);
// In place of a chart without points.
void paint_hint(QPainter& painter, const QString& text, const QRectF& area);

}  // namespace rowkeeper::views
