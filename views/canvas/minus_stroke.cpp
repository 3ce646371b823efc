#include "views/canvas/minus_stroke.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

double minus_height(const Theme& theme, double device_ratio) {
  return std::max(1.0, std::round(theme.scale() * device_ratio)) / device_ratio;
}

QRectF minus_rect(const QRectF& row, const Theme& theme, double device_ratio) {
  const double height = minus_height(theme, device_ratio);
  const double top = std::round((row.center().y() - height / 2) * device_ratio) / device_ratio;
  return {row.left(), top, row.width(), height};
}

std::pair<int, int> minus_span(int left, int right, double device_ratio) {
  constexpr double kWide = 8;
  const int inset = right - left >= kWide * device_ratio ? (right - left) / 4 : 0;
  return {left + inset, right - inset};
}

}  // namespace rowkeeper::views
