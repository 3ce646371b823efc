#include "core/backend/panel_code.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/base/half.h"

namespace rowkeeper {

namespace {

constexpr float kLargestCode = 127;

constexpr std::uint16_t kNotANumber = 0x7E00;

// The scale of numbers whose largest is `max`: the next half that is not below max / 127, so that no code is beyond 127.
std::uint16_t scale_above(float max) {
  const float exact = max / kLargestCode;
  const std::uint16_t nearest = weight_half(exact);
  return from_half(nearest) < exact ? static_cast<std::uint16_t>(nearest + 1) : nearest;
}

void put_half(std::byte* panel, std::size_t index, std::uint16_t half) {
  std::memcpy(panel + 2 * index, &half, sizeof half);
}

float get_half(const std::byte* panel, std::size_t index) {
  std::uint16_t half = 0;
  std::memcpy(&half, panel + 2 * index, sizeof half);
  return from_half(half);
}

// Where a group of 32 inputs begins, and in it the code of one of its inputs.
std::size_t group_at(const PackedMatrix& w, std::size_t group) { return group * (kWeightGroup + 2) * w.panel_width; }
std::size_t code_at(const PackedMatrix& w, std::size_t input, std::size_t column) {
  return (input / 4 * w.panel_width + column) * 4 + input % 4;
}

void encode_group(const PackedMatrix& w, std::span<const float> panel, std::size_t group, std::byte* out) {
  const std::size_t begin = group * kWeightGroup, count = std::min(kWeightGroup, w.inputs - begin);
  for (std::size_t column = 0; column < w.panel_width; ++column) {
    const float* const first = panel.data() + begin * w.panel_width + column;
    float max = 0, odd = 0;  // odd: 0, or NaN if one is not finite
    for (std::size_t k = 0; k < count; ++k) {
      const float weight = first[k * w.panel_width];
      max = std::max(max, std::fabs(weight));
      odd += weight - weight;
    }
    const std::uint16_t scale = scale_above(max + odd);
    const float wide = from_half(scale);
    put_half(out + kWeightGroup * w.panel_width, column, scale);
    for (std::size_t k = 0; k < count && wide > 0; ++k) {
      const float code = std::clamp(std::nearbyint(first[k * w.panel_width] / wide), -kLargestCode, kLargestCode);
      out[code_at(w, k, column)] = static_cast<std::byte>(static_cast<std::int8_t>(code));
    }
  }
}

}  // namespace

std::uint16_t weight_half(float weight) { return std::fabs(weight) <= kLargestHalf ? to_half(weight) : kNotANumber; }

void encode_panel(const PackedMatrix& w, std::span<const float> panel, std::byte* out) {
  if (w.precision == Precision::f16) {
    for (std::size_t i = 0; i < w.inputs * w.panel_width; ++i) put_half(out, i, weight_half(panel[i]));
    return;
  }
  for (std::size_t group = 0; group < weight_groups(w.inputs); ++group)
    encode_group(w, panel, group, out + group_at(w, group));
}

void decode_column(const PackedMatrix& w, const std::byte* panel, std::size_t column, std::span<float> out) {
  for (std::size_t k = 0; k < w.inputs; ++k) {
    const std::size_t at = k * w.panel_width + column;
    if (w.precision == Precision::f32) {
      std::memcpy(&out[k], panel + at * sizeof(float), sizeof(float));
    } else if (w.precision == Precision::f16) {
      out[k] = get_half(panel, at);
    } else {
      const std::byte* const group = panel + group_at(w, k / kWeightGroup);
      const auto code = static_cast<std::int8_t>(group[code_at(w, k % kWeightGroup, column)]);
      out[k] = static_cast<float>(code) * get_half(group + kWeightGroup * w.panel_width, column);
    }
  }
}

}  // namespace rowkeeper
