// Draws a chart's axes, lines, points, legend and read-out.
#pragma once

#include <QPainter>

#include "views/charts/chart_layout.h"
#include "views/charts/label_layout.h"

namespace rowkeeper::views {

QFont chart_font();
QPen line_pen(const Theme& theme, const ChartSeries& series);

// In any theme, for paper too, and in the painter's font.
void paint_axes(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout);
// Of pictures; a chart on the screen has Qt Charts' lines, which are fast to change.
void paint_lines(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout);
void paint_points(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout);
void paint_legend(QPainter& painter, const Theme& theme, const ChartData& data, const ChartLayout& layout);

// On the screen, in its theme.
// Names of points, in the order of the points that have one.
std::vector<PlacedLabel> arrange_labels(const ChartData& data, const ChartLayout& layout, QSizeF size);
void paint_labels(QPainter& painter, const ChartData& data, const ChartLayout& layout,
                  const std::vector<PlacedLabel>& labels, const std::vector<NearPoint>& chosen);
// The point's ring, and `text` in a box beside it, inside of `area`.
void paint_reading(QPainter& painter, const ChartData& data, const ChartLayout& layout, NearPoint point, const QString& text,
                   const QRectF& area);
// In place of a chart without points.
void paint_hint(QPainter& painter, const QString& text, const QRectF& area);

}  // namespace rowkeeper::views
