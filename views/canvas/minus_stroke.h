// The stroke through a negative number's cell, so that its colour alone does not say that it is negative.
#pragma once

#include <QRectF>
#include <utility>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

// Its height, in whole device pixels.
double minus_height(const Theme& theme, double device_ratio);
// The part of a row of cells that strokes take: through its middle, on whole device pixels.
QRectF minus_rect(const QRectF& row, const Theme& theme, double device_ratio);
// The part of a cell that its stroke takes, in device pixels: all of a narrow one, so that neighbours' strokes are one line.
std::pair<int, int> minus_span(int left, int right, double device_ratio);

}  // namespace rowkeeper::views
