#include "views/canvas/number_color.h"

#include <QColor>
#include <algorithm>
#include <cmath>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

// How much of their colour rows keep that are not kept. On a dark ground the eye tells less apart.
double pale_share(const Theme& theme) { return theme.scheme == ColorScheme::dark ? 0.58 : 0.36; }

// Oklab (Björn Ottosson, 2020): equal steps look equal, and a straight line keeps its hue.
struct Oklab {
  double l, a, b;
};

double linear(double channel) { return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); }

int encoded(double channel) {
  const double clamped = std::clamp(channel, 0.0, 1.0);
  const double value = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055;
  return static_cast<int>(std::lround(value * 255));
}

Oklab to_oklab(const QColor& color) {
  const double r = linear(color.redF()), g = linear(color.greenF()), b = linear(color.blueF());
  const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

QRgb to_rgb(const Oklab& color) {
  const double l = std::pow(color.l + 0.3963377774 * color.a + 0.2158037573 * color.b, 3);
  const double m = std::pow(color.l - 0.1055613458 * color.a - 0.0638541728 * color.b, 3);
  const double s = std::pow(color.l - 0.0894841775 * color.a - 1.2914855480 * color.b, 3);
  return qRgb(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
              encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
              encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

Oklab mix(const Oklab& from, const Oklab& to, double share) {
  return {from.l + (to.l - from.l) * share, from.a + (to.a - from.a) * share, from.b + (to.b - from.b) * share};
}

int look_index(RowLook look) { return look == RowLook::kept ? 0 : look == RowLook::not_kept ? 1 : 2; }

}  // namespace

QRgb number_color(double share, Side side, RowLook look, const Theme& theme) {
  const double clamped = std::clamp(share, -1.0, 1.0);
  QColor end = clamped < 0 ? theme.negative : side == Side::key ? theme.key : theme.value;
  if (look == RowLook::invalid) end = theme.stale;
  const Oklab color = mix(to_oklab(theme.zero), to_oklab(end), std::abs(clamped));
  return to_rgb(look == RowLook::not_kept ? mix(to_oklab(theme.zero), color, pale_share(theme)) : color);
}

NumberColors::NumberColors(const Theme& theme) {
  std::size_t at = 0;
  for (const RowLook look : {RowLook::kept, RowLook::not_kept, RowLook::invalid}) {
    for (const Side side : {Side::key, Side::value}) {
      for (int step = -kHalf; step <= kHalf; ++step)
        colors_[at++] = number_color(static_cast<double>(step) / kHalf, side, look, theme);
    }
  }
}

const QRgb* NumberColors::table(Side side, RowLook look) const {
  const int index = 2 * look_index(look) + (side == Side::value ? 1 : 0);
  return colors_.data() + static_cast<std::size_t>(index) * (2 * kHalf + 1);
}

}  // namespace rowkeeper::views
