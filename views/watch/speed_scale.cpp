#include "views/watch/speed_scale.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct SpeedScale {
  Q_DECLARE_TR_FUNCTIONS(SpeedScale)
};

constexpr double kSpeeds[kSpeedPlaces] = {1.0 / 3, 0.5, 1, 2, 3, 5, 10, 20, 50, 100, 0};

}  // namespace

double speed_at(int place) { return kSpeeds[std::clamp(place, 0, kSpeedPlaces - 1)]; }

int speed_place(double speed) {
  if (speed <= 0) return kSpeedPlaces - 1;
  const auto distance = [speed](double other) { return std::abs(std::log(other / speed)); };
  const auto* const end = std::end(kSpeeds) - 1;
  return static_cast<int>(
      std::min_element(std::begin(kSpeeds), end, [&](double a, double b) { return distance(a) < distance(b); }) -
      std::begin(kSpeeds));
}

QString speed_text(double speed) {
  if (speed <= 0) return SpeedScale::tr("as fast as it goes");
  if (speed >= 1) return speed == 1 ? SpeedScale::tr("1 token/s") : token_rate_text(speed);
  return SpeedScale::tr("1 token in %1 s").arg(QLocale().toString(1 / speed, 'g', 2));
}

}  // namespace rowkeeper::views
