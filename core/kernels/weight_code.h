// How single weights and scales become halves.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/half.h"
#include "core/kernels/precision.h"

namespace rowkeeper {

constexpr float kLargestWeightCode = 127;

// The largest weight that a precision can keep. Loading refuses what is beyond it.
constexpr float largest_weight(Precision precision) {
  switch (precision) {
    case Precision::f32:
      break;
    case Precision::f16:
      return kLargestHalf;
    case Precision::q8:
      return kLargestWeightCode * kLargestHalf;
  }
  return std::numeric_limits<float>::max();
}

// A weight that is no number is damage: it must show in the results, as it does in floats.
inline std::uint16_t weight_half(float weight) {
  constexpr std::uint16_t kNotANumber = 0x7E00;
  return std::fabs(weight) <= kLargestHalf ? to_half(weight) : kNotANumber;
}

// The scale of weights whose largest is `max`: the next half that is not below max / 127, so that no code is beyond 127.
inline std::uint16_t weight_scale(float max) {
  const float exact = max / kLargestWeightCode;
  const std::uint16_t nearest = weight_half(exact);
  return from_half(nearest) < exact ? static_cast<std::uint16_t>(nearest + 1) : nearest;
}

}  // namespace rowkeeper
