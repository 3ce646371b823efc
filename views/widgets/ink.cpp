#include "views/widgets/ink.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

double linear(double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }

double luminance(const QColor& color) {
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

}  // namespace

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

QColor ink_on(const QColor& ground) {
  const QColor dark("#000000"), light("#ffffff");
  return contrast(dark, ground) >= contrast(light, ground) ? dark : light;
}

}  // namespace rowkeeper::views
