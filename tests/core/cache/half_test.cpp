#include "core/base/half.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace rowkeeper {
namespace {

TEST(Half, GoesThereAndBackForEveryFiniteHalf) {
  for (unsigned bits = 0; bits <= 0xFFFF; ++bits) {
    if ((bits & 0x7C00) == 0x7C00) continue;
    EXPECT_EQ(to_half(from_half(static_cast<std::uint16_t>(bits))), bits);
  }
}

TEST(Half, RoundsToTheNearestTiesToEven) {
  // Halves between 1 and 2 are 2^-10 apart.
  EXPECT_EQ(from_half(to_half(1 + 0x1p-11F)), 1);
  EXPECT_EQ(from_half(to_half(1 + 3 * 0x1p-11F)), 1 + 2 * 0x1p-10F);
  EXPECT_EQ(from_half(to_half(1 + 0x1.2p-11F)), 1 + 0x1p-10F);
  // The smallest are 2^-24 apart, and half of that goes to 0.
  EXPECT_EQ(from_half(to_half(0x1p-25F)), 0);
  EXPECT_EQ(from_half(to_half(0x1.8p-25F)), 0x1p-24F);
  // Where normal ones begin.
  EXPECT_EQ(from_half(to_half(0x1p-14F - 0x1p-26F)), 0x1p-14F);
}

TEST(Half, StaysWithinItsRange) {
  EXPECT_EQ(from_half(to_half(65504)), 65504);
  EXPECT_EQ(from_half(to_half(65519)), 65504);
  EXPECT_EQ(from_half(to_half(-1e30F)), -65504);
  EXPECT_EQ(from_half(to_half(std::numeric_limits<float>::infinity())), 65504);
  EXPECT_TRUE(std::isnan(from_half(to_half(std::numeric_limits<float>::quiet_NaN()))));
}

}  // namespace
}  // namespace rowkeeper
