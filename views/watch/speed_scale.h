// The places of the speed slider: from 1 token in 3 s, in steps that look equal to the eye, to as fast as the engine goes.
#pragma once

#include <QString>

namespace rowkeeper::views {

inline constexpr int kSpeedPlaces = 11;

double speed_at(int place);        // tokens per second; 0: as fast as the engine goes
int speed_place(double speed);     // the nearest place
QString speed_text(double speed);  // "1 token in 3 s", "2 tokens/s", "as fast as it goes"

}  // namespace rowkeeper::views
