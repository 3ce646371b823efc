// How a store writes its numbers, and how many bytes that takes.
//
//   f32    as computed
//   f16    rounded to IEEE half precision, kept within its range
//   int8   -127 .. 127 times a scale; each group of 32 numbers of a head's row shares one scale, a half
//   int4   -7 .. 7 likewise, two to a byte
#pragma once

#include <cstddef>
#include <cstdint>

namespace rowkeeper {

enum class NumberCode : std::uint8_t { f32, f16, int8, int4 };

// Numbers that share a scale: few enough that one large number spoils little, many enough that the scales cost 1/16 of int8.
constexpr std::size_t kScaleGroup = 32;
constexpr std::size_t kScaleBytes = 2;

constexpr bool has_scales(NumberCode code) { return code == NumberCode::int8 || code == NumberCode::int4; }
// The largest whole number that a code writes.
constexpr int largest_code(NumberCode code) { return code == NumberCode::int8 ? 127 : 7; }

constexpr std::size_t scale_groups(NumberCode code, std::size_t count) {
  return has_scales(code) ? (count + kScaleGroup - 1) / kScaleGroup : 0;
}

// Bytes of `count` numbers without their scales.
constexpr std::size_t code_bytes(NumberCode code, std::size_t count) {
  switch (code) {
    case NumberCode::f32:
      return 4 * count;
    case NumberCode::f16:
      return 2 * count;
    case NumberCode::int8:
      return count;
    case NumberCode::int4:
      return (count + 1) / 2;
  }
  return 0;
}

// Bytes of one head's key or value of one row, scales included: what a row really takes.
constexpr std::size_t head_row_bytes(NumberCode code, std::size_t head_size) {
  return code_bytes(code, head_size) + scale_groups(code, head_size) * kScaleBytes;
}

}  // namespace rowkeeper
