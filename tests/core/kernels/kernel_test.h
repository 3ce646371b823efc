// Shared by the kernels' tests: seeded numbers, targets, and what two targets owe each other.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "core/kernels/kernels.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {

inline std::vector<float> random_floats(std::size_t n, float range, unsigned seed) {
  std::mt19937 engine(seed);
  std::vector<float> numbers(n);
  for (float& x : numbers) x = (static_cast<float>(engine() >> 8) / 8388608.0F - 1.0F) * range;
  return numbers;
}

// SSE4 has no fma: a multiply and an add round twice, so its bits are its own.
inline bool has_fma(SimdTarget target) { return target != SimdTarget::sse4; }

class EachTarget : public testing::TestWithParam<SimdTarget> {
 protected:
  const Kernels& kernels() const { return *find_kernels(GetParam()); }
};

inline std::string target_name(const testing::TestParamInfo<SimdTarget>& info) { return simd_target_name(info.param); }

#define ROWKEEPER_FOR_EACH_TARGET(suite) \
  INSTANTIATE_TEST_SUITE_P(Simd, suite, testing::ValuesIn(available_simd_targets()), target_name)

inline bool same_bits(const float* a, const float* b, std::size_t n) { return std::memcmp(a, b, n * sizeof(float)) == 0; }

}  // namespace rowkeeper
