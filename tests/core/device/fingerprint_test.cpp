#include "core/device/fingerprint.h"

#include <set>

#include "core/device/kernels/fingerprint_kernel.h"
#include "tests/core/device/device_test.h"
#include "tests/core/device/run_kernel.h"

namespace rowkeeper {
namespace {

// What the definition gives, reckoned outside of this program: recorded fingerprints stay comparable.
TEST(Fingerprint, IsWhatItWas) {
  EXPECT_EQ(device_fingerprint({}), 0xa706dd2f4d197e6fU);
  const float numbers[] = {1.0F, -2.5F, 0.0F};
  EXPECT_EQ(device_fingerprint(numbers), 0xd7ba82905491060fU);
}

TEST(Fingerprint, TellsAnyOneBitApart) {
  std::vector<float> numbers = random_floats(40, 1, 1);
  std::set<std::uint64_t> seen = {device_fingerprint(numbers)};
  for (float& x : numbers) {
    const float before = x;
    for (unsigned bit = 0; bit < 32; ++bit) {
      x = std::bit_cast<float>(std::bit_cast<std::uint32_t>(before) ^ 1U << bit);
      EXPECT_TRUE(seen.insert(device_fingerprint(numbers)).second) << bit;
    }
    x = before;
  }
}

TEST(Fingerprint, DependsOnPlacesAndCount) {
  const float forth[] = {1, 2, 3}, back[] = {3, 2, 1}, zeros[] = {0, 0, 0, 0}, signs[] = {0, -0.0F, 0, 0};
  EXPECT_NE(device_fingerprint(forth), device_fingerprint(back));
  EXPECT_NE(device_fingerprint({zeros, 3}), device_fingerprint({zeros, 4}));
  EXPECT_NE(device_fingerprint(zeros), device_fingerprint(signs));
}

// Half of all bits change on average with one bit of one number.
TEST(Fingerprint, SpreadsAChangeOverAllBits) {
  std::vector<float> numbers = random_floats(100, 1, 2);
  int changed = 0, changes = 0;
  for (float& x : numbers) {
    const std::uint64_t before = device_fingerprint(numbers);
    x = std::bit_cast<float>(std::bit_cast<std::uint32_t>(x) ^ 1U);
    changed += std::popcount(before ^ device_fingerprint(numbers)), ++changes;
  }
  EXPECT_NEAR(static_cast<double>(changed) / changes, 32, 2);
}

TEST(DeviceFingerprint, IsThatOfTheRowsKeysAndValues) {
  for (const int kv_width : {1, 64, 127, 128, 129, 768}) {
    const int width = 96, ld = width + 2 * kv_width + 5, blocks = 3, block = 1;
    const std::vector<float> qkv = random_floats(9 * at(ld), 2, 4);
    const DevicePart part = {nullptr, 2, 5, 100};
    for (const bool backwards : {false, true}) {
      std::vector<std::uint64_t> to(7 * blocks * 2, 42), expected = to;
      for (int r = 0; r < part.rows; ++r) {
        const float* const keys = &qkv[at(part.at + r) * at(ld) + at(width)];
        expected[at((r * blocks + block) * 2)] = device_fingerprint({keys, at(kv_width)});
        expected[at((r * blocks + block) * 2 + 1)] = device_fingerprint({keys + kv_width, at(kv_width)});
      }
      run_kernel<FingerprintKernel>({&part, 7, qkv.data(), ld, width, kv_width, to.data(), block, blocks}, backwards);
      EXPECT_EQ(to, expected) << kv_width;
    }
  }
}

}  // namespace
}  // namespace rowkeeper
