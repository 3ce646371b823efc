#include "core/model/data_type.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

#include "tests/core/model/digest.h"

namespace rowkeeper {
namespace {

std::vector<std::byte> bytes_of(const std::vector<std::uint16_t>& halves) {
  std::vector<std::byte> bytes(2 * halves.size());
  std::memcpy(bytes.data(), halves.data(), bytes.size());
  return bytes;
}

float widen_one(DataType type, std::uint16_t bits) {
  float out = 0;
  widen(type, bytes_of({bits}), {&out, 1});
  return out;
}

// Every half by the format's definition, computed another way.
float half_by_definition(std::uint16_t bits) {
  const int exponent = bits >> 10 & 31;
  const int fraction = bits & 1023;
  const float sign = (bits & 0x8000) != 0 ? -1.0F : 1.0F;
  if (exponent == 31) return fraction == 0 ? sign * std::numeric_limits<float>::infinity() : std::nanf("");
  if (exponent == 0) return sign * std::ldexp(static_cast<float>(fraction), -24);
  return sign * std::ldexp(static_cast<float>(1024 + fraction), exponent - 25);
}

TEST(DataType, NamesAndSizes) {
  EXPECT_EQ(data_type_from_name("BF16"), DataType::bf16);
  EXPECT_EQ(data_type_name(DataType::f8_e4m3), "F8_E4M3");
  EXPECT_EQ(data_type_size(DataType::boolean), 1U);
  EXPECT_EQ(data_type_size(DataType::f64), 8U);
  for (const char* name : {"", "f32", "F4", "F128", "FLOAT"}) EXPECT_EQ(data_type_from_name(name), std::nullopt) << name;
  EXPECT_TRUE(can_widen(DataType::f16) && can_widen(DataType::bf16) && can_widen(DataType::f32));
  EXPECT_FALSE(can_widen(DataType::f64) || can_widen(DataType::u16));
}

TEST(DataType, EveryHalfWidensExactly) {
  std::vector<std::uint16_t> halves(65536);
  for (std::size_t i = 0; i < halves.size(); ++i) halves[i] = static_cast<std::uint16_t>(i);
  std::vector<float> wide(halves.size());
  widen(DataType::f16, bytes_of(halves), wide);
  for (const std::uint16_t bits : halves) {
    const float expected = half_by_definition(bits);
    if (std::isnan(expected)) {
      ASSERT_TRUE(std::isnan(wide[bits])) << bits;
      wide[bits] = 0;
    } else {
      ASSERT_EQ(std::bit_cast<std::uint32_t>(wide[bits]), std::bit_cast<std::uint32_t>(expected)) << bits;
    }
  }
  EXPECT_EQ(digest(wide), 0xd7c06a233ae48e4cU);  // numpy's, NaNs as zeros
}

TEST(DataType, SpecialHalves) {
  EXPECT_EQ(widen_one(DataType::f16, 0x0001), 0x1p-24F);
  EXPECT_EQ(widen_one(DataType::f16, 0x03FF), 1023 * 0x1p-24F);
  EXPECT_EQ(widen_one(DataType::f16, 0x7BFF), 65504.0F);
  EXPECT_TRUE(std::signbit(widen_one(DataType::f16, 0x8000)));
  EXPECT_EQ(std::bit_cast<std::uint32_t>(widen_one(DataType::f16, 0xFE01)), 0xFFC02000U);
}

TEST(DataType, EveryBfloatWidensExactly) {
  for (std::uint32_t bits = 0; bits < 65536; ++bits) {
    ASSERT_EQ(std::bit_cast<std::uint32_t>(widen_one(DataType::bf16, static_cast<std::uint16_t>(bits))), bits << 16);
  }
}

TEST(DataType, UnalignedAndOddCounts) {
  std::vector<float> numbers(5001);
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<float>(i) - 2500.0F;
  std::vector<std::byte> bytes(1 + 4 * numbers.size());
  std::memcpy(bytes.data() + 1, numbers.data(), 4 * numbers.size());
  std::vector<float> out(numbers.size());
  widen(DataType::f32, std::span(bytes).subspan(1), out);
  EXPECT_EQ(out, numbers);

  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto upper = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(numbers[i]) >> 16);
    std::memcpy(bytes.data() + 1 + 2 * i, &upper, 2);
  }
  widen(DataType::bf16, std::span(bytes).subspan(1, 2 * numbers.size()), out);
  for (std::size_t i = 0; i < out.size(); ++i) {
    ASSERT_EQ(std::bit_cast<std::uint32_t>(out[i]), std::bit_cast<std::uint32_t>(numbers[i]) & 0xFFFF0000U);
  }
  widen(DataType::f32, {}, {});
}

}  // namespace
}  // namespace rowkeeper
