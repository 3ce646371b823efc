// Round numbers for an axis.
#pragma once

#include <QString>
#include <vector>

namespace rowkeeper::views {

struct AxisScale {
  double low = 0, high = 1;
  double step = 1;  // between two ticks: 1, 2 or 5 times a power of ten

  std::vector<double> ticks() const;  // multiples of step in [low, high]
  // In the default locale, with as many decimals as the step needs.
  QString label(double tick) const;
};

// At most `most_ticks` steps between low and high. With whole set, ticks are whole numbers.
AxisScale make_scale(double low, double high, int most_ticks, bool whole);
// The first number at or above `high` that a tick can stand on, so that the topmost grid line closes the picture.
double round_up(double high, int most_ticks);

}  // namespace rowkeeper::views
