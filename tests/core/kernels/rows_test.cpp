#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernels/reference.h"
#include "kernel_test.h"

namespace rowkeeper {
namespace {

class Rows : public EachTarget {};
ROWKEEPER_FOR_EACH_TARGET(Rows);

TEST_P(Rows, NormHasTheReferencesBits) {
  ThreadPool pool(2);
  for (const std::size_t width : {8, 16, 24, 32, 33, 48, 77, 256, 768, 1600}) {
    const std::size_t rows = 19, ld = padded(width);
    std::vector<float> x = random_floats(rows * ld, 6, 1), gain = random_floats(width, 1, 2),
                       bias = random_floats(width, 1, 3);
    gain.resize(ld);
    bias.resize(ld);
    std::vector<float> y(rows * ld), want(width);
    kernels().layer_norm(pool, {rows, width, x.data(), ld, gain.data(), bias.data(), 1e-5F, y.data(), ld});
    for (std::size_t r = 0; r < rows; ++r) {
      reference::layer_norm(width, &x[r * ld], gain.data(), bias.data(), 1e-5F, want.data());
      for (std::size_t i = 0; i < width; ++i) {
        ASSERT_NEAR(y[r * ld + i], want[i], has_fma(GetParam()) ? 0 : 1e-6) << "width " << width;
      }
      double mean = 0, variance = 0;
      for (std::size_t i = 0; i < width; ++i) mean += double(x[r * ld + i]) / double(width);
      for (std::size_t i = 0; i < width; ++i) variance += std::pow(x[r * ld + i] - mean, 2) / double(width);
      for (std::size_t i = 0; i < width; ++i) {
        ASSERT_NEAR(y[r * ld + i], (x[r * ld + i] - mean) / std::sqrt(variance + 1e-5) * gain[i] + bias[i], 3e-6);
      }
    }
  }
}

TEST_P(Rows, SoftmaxSumsExactlyTheNumbersItIsGiven) {
  for (const std::size_t n : {1, 2, 7, 8, 15, 16, 17, 31, 33, 100, 1024}) {
    std::vector<float> s = random_floats(n, 30, static_cast<unsigned>(n));
    std::vector<float> want = s;
    const std::vector<float> scores = s;
    s.resize(padded(n), std::numeric_limits<float>::infinity());  // behind the end: not to be looked at
    const float got = kernels().softmax(s.data(), n, 0.125F), reciprocal = reference::softmax(want.data(), n, 0.125F);
    if (has_fma(GetParam())) {
      EXPECT_EQ(got, reciprocal) << n;
      EXPECT_TRUE(same_bits(s.data(), want.data(), n)) << n;
    }
    double sum = 0, most = *std::max_element(scores.begin(), scores.end());
    for (const float x : scores) sum += std::exp((x - most) * 0.125);
    for (std::size_t i = 0; i < n; ++i) EXPECT_NEAR(s[i] * got, std::exp((scores[i] - most) * 0.125) / sum, 3e-7);
  }
}

TEST_P(Rows, ActivationsFollowTheirDefinitions) {
  std::vector<float> x;
  for (int i = -1200; i <= 1200; ++i) x.push_back(static_cast<float>(i) * 0.01F);
  for (const float v : {-1e30F, -100.0F, -0.0F, 0.0F, 1e-30F, 100.0F, 1e30F}) x.push_back(v);
  const std::size_t n = x.size();
  for (const Activation activation : {Activation::gelu_tanh, Activation::gelu_erf, Activation::relu}) {
    std::vector<float> y = x;
    y.resize(padded(n));
    kernels().activate(y.data(), n, activation);
    for (std::size_t i = 0; i < n; ++i) {
      const double v = x[i];
      double want = std::max(0.0, v);
      if (activation == Activation::gelu_tanh)
        want = 0.5 * v * (1 + std::tanh(std::sqrt(2 / M_PI) * (v + 0.044715 * v * v * v)));
      if (activation == Activation::gelu_erf) want = 0.5 * v * (1 + std::erf(v / std::sqrt(2.0)));
      ASSERT_NEAR(y[i], want, 1e-6 * std::max(1.0, std::fabs(want))) << v;
      if (has_fma(GetParam())) {
        ASSERT_EQ(y[i], reference::activate(x[i], activation)) << v;
      }
    }
  }
}

TEST(ReferenceExp, IsWithinTwoUnitsOfTheLastPlace) {
  constexpr float kStep = 0.0137F;
  for (int i = 0; - 87.2F + static_cast<float>(i) * kStep < 88.0F; ++i) {
    const float x = -87.2F + static_cast<float>(i) * kStep;
    const double want = std::exp(static_cast<double>(x));
    ASSERT_NEAR(reference::exp(x) / want, 1.0, 1.3e-7) << x;
  }
  EXPECT_EQ(reference::exp(0), 1.0F);
  EXPECT_EQ(reference::exp(-std::numeric_limits<float>::infinity()), 0.0F);
}

}  // namespace
}  // namespace rowkeeper
