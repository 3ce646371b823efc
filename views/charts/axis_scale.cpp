#include "views/charts/axis_scale.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

// A tick that misses an end only by rounding stands on it.
constexpr double kSlack = 1e-9;

double round_step(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least * (1 - kSlack)) return factor * power;
  }
  return 10 * power;
}

}  // namespace

AxisScale make_scale(double low, double high, int most_ticks, bool whole) {
  AxisScale scale{low, high, 1};
  if (!(high > low)) scale.high = low + 1;
  scale.step = round_step((scale.high - scale.low) / std::max(1, most_ticks));
  if (whole) scale.step = std::max(1.0, scale.step);
  return scale;
}

double round_up(double high, int most_ticks) {
  if (!(high > 0)) return 1;
  const double step = round_step(high / std::max(1, most_ticks));
  return std::ceil(high / step * (1 - kSlack)) * step;
}

std::vector<double> AxisScale::ticks() const {
  std::vector<double> ticks;
  const double first = std::ceil(low / step - kSlack), last = std::floor(high / step + kSlack);
  const int count = std::max(0, static_cast<int>(last - first) + 1);
  ticks.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) ticks.push_back((first + i) * step);
  return ticks;
}

QString AxisScale::label(double tick) const {
  const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(step) + kSlack)));
  return QLocale().toString(tick, 'f', decimals);
}

}  // namespace rowkeeper::views
