// IEEE half precision (binary16), for files and stores.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace rowkeeper {

constexpr float kLargestHalf = 65504.0F;

// Exact. Without branches, so that the compiler makes vectors of it. A subnormal's value is made from its integer: arithmetic
// on float subnormals would be slow, and wrong where a caller has them flushed to zero.
constexpr float from_half(std::uint16_t bits) {
  const std::uint32_t sign = (bits & 0x8000U) << 16;
  const std::uint32_t magnitude = bits & 0x7FFFU;
  const std::uint32_t rebias = (127U - 15U) << 23;
  const std::uint32_t normal = (magnitude << 13) + rebias;
  const std::uint32_t not_finite = normal + rebias;  // exponent 31 becomes 255
  const auto subnormal = std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<std::int32_t>(magnitude)) * 0x1p-24F);
  const std::uint32_t upper = magnitude >= 0x7C00U ? not_finite : normal;
  return std::bit_cast<float>(sign | (magnitude < 0x0400U ? subnormal : upper));
}

// To the nearest half, ties to even; what is beyond the largest half becomes the largest, NaN stays NaN.
constexpr std::uint16_t to_half(float x) {
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(x);
  const auto sign = static_cast<std::uint16_t>(bits >> 16 & 0x8000U);
  if (x != x) return sign | 0x7E00U;
  const float size = std::min(std::bit_cast<float>(bits & 0x7FFFFFFFU), kLargestHalf);
  // Below 2^-14 halves are 2^-24 apart: adding 0.5 makes that the sum's last bit, so the addition rounds.
  if (size < 0x1p-14F) return sign | static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(size + 0.5F) - 0x3F000000U);
  const std::uint32_t magnitude = std::bit_cast<std::uint32_t>(size);
  const std::uint32_t rounded = magnitude + 0x0FFFU + (magnitude >> 13 & 1U);
  return sign | static_cast<std::uint16_t>((rounded >> 13) - ((127U - 15U) << 10));
}

// Where bytes hold halves at any address.
inline float get_half(const std::byte* from) {
  std::uint16_t bits = 0;
  std::memcpy(&bits, from, sizeof bits);
  return from_half(bits);
}
inline void put_half(std::byte* to, std::uint16_t bits) { std::memcpy(to, &bits, sizeof bits); }

}  // namespace rowkeeper
