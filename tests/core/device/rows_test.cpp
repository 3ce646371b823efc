// What is done to a row alone: embedding, norm, and the arithmetic of one number.
#include <cmath>

#include "core/device/kernels/embed.h"
#include "core/device/kernels/norm.h"
#include "core/kernels/reference.h"
#include "tests/core/device/device_test.h"
#include "tests/core/device/run_kernel.h"

namespace rowkeeper {
namespace {

TEST(DeviceNumber, ExpHasTheBitsOfTheCpus) {
  for (const float x : random_floats(20000, 88, 1)) {
    const float mine = kernel::exp(x), other = reference::exp(x);
    ASSERT_TRUE(same_bits(&mine, &other, 1)) << x;
  }
  for (const float x : {0.0F, -0.0F, -87.3F, -87.31F, 88.0F, -1e30F, kernel::kNoMaximum, kNan, 1e-30F})
    EXPECT_EQ(kernel::exp(x), reference::exp(x)) << x;
}

TEST(DeviceNumber, ActivationsHaveTheBitsOfTheCpus) {
  const std::pair<DeviceFinish, Activation> pairs[] = {{DeviceFinish::gelu_tanh, Activation::gelu_tanh},
                                                       {DeviceFinish::gelu_erf, Activation::gelu_erf},
                                                       {DeviceFinish::relu, Activation::relu}};
  std::vector<float> numbers = random_floats(20000, 12, 2);
  for (const float x : {0.0F, -0.0F, 1e4F, -1e4F, 1e-30F}) numbers.push_back(x);
  for (const auto& [finish, activation] : pairs) {
    for (const float x : numbers) {
      const float mine = kernel::activate(x, finish), other = reference::activate(x, activation);
      ASSERT_TRUE(same_bits(&mine, &other, 1)) << x;
    }
    EXPECT_TRUE(std::isnan(kernel::activate(kNan, finish)));
  }
  EXPECT_EQ(kernel::activate(-3.5F, DeviceFinish::none), -3.5F);
}

TEST(DeviceEmbed, IsTheTokensColumnAndThePosition) {
  for (const Precision precision : {Precision::f32, Precision::f16}) {
    for (const int width : {1, 40, 130, 300}) {
      const TestWeights wte(width, 50, precision, 1);
      const std::vector<float> positions = random_floats(20 * at(width), 1, 2);
      const std::vector<std::int32_t> tokens = {3, 49, 0, 3, 17}, places = {0, 19, 4, 5, 6};
      const int ldx = width + 2;
      std::vector<float> x(5 * at(ldx), kNan), expected = x;
      for (std::size_t r = 0; r < tokens.size(); ++r) {
        for (int i = 0; i < width; ++i) {
          expected[r * at(ldx) + at(i)] =
              wte.wide[at(i) * at(wte.columns) + at(tokens[r])] + positions[at(places[r]) * at(width) + at(i)];
        }
      }
      run_kernel<EmbedKernel>({5, tokens.data(), places.data(), wte.view(), positions.data(), x.data(), ldx});
      EXPECT_TRUE(same_bits(x.data(), expected.data(), x.size())) << width;
    }
  }
}

// Sums of kNormSums partial sums and a tree of halves.
float tree_of(std::vector<float> part) {
  while (part.size() > 1) {
    const std::size_t half = part.size() / 2;
    for (std::size_t i = 0; i < half; ++i) part[i] += part[i + half];
    part.resize(half);
  }
  return part[0];
}

std::vector<float> norm_in_order(const float* x, int width, const float* gain, const float* bias, float epsilon) {
  std::vector<float> sums(kNormSums), squares(kNormSums), y(at(width));
  for (int i = 0; i < width; ++i) sums[at(i % kNormSums)] += x[i];
  const float mean = tree_of(sums) / static_cast<float>(width);
  for (int i = 0; i < width; ++i) squares[at(i % kNormSums)] += (x[i] - mean) * (x[i] - mean);
  const float scale = 1.0F / std::sqrt(tree_of(squares) / static_cast<float>(width) + epsilon);
  for (int i = 0; i < width; ++i) y[at(i)] = std::fma((x[i] - mean) * scale, gain[i], bias[i]);
  return y;
}

TEST(DeviceNorm, AddsInTheOrderThatIsStatedAndIsTheCpusButForTheLastBits) {
  for (const int width : {1, 2, 127, 128, 129, 256, 768, 1600}) {
    const int rows = 4, ldx = width + 1, ldy = width + 5;
    const std::vector<float> x = random_floats(at(rows) * at(ldx), 3, 3);
    const std::vector<float> gain = random_floats(at(width), 1, 4), bias = random_floats(at(width), 1, 5);
    for (const bool picked : {false, true}) {
      const std::vector<std::int32_t> from = {3, 3, 0, 1};
      for (const bool backwards : {false, true}) {
        std::vector<float> y(at(rows) * at(ldy), kNan), other(at(width));
        run_kernel<NormKernel>(
            {rows, width, x.data(), ldx, picked ? from.data() : nullptr, gain.data(), bias.data(), 1e-5F, y.data(), ldy},
            backwards);
        for (int r = 0; r < rows; ++r) {
          const float* const row = &x[at(picked ? from[at(r)] : r) * at(ldx)];
          const float* const result = &y[at(r) * at(ldy)];
          const auto expected = norm_in_order(row, width, gain.data(), bias.data(), 1e-5F);
          EXPECT_TRUE(same_bits(result, expected.data(), at(width))) << width << " row " << r;
          EXPECT_TRUE(std::isnan(result[width])) << "only the row is written";
          reference::layer_norm(at(width), row, gain.data(), bias.data(), 1e-5F, other.data());
          for (int i = 0; i < width; ++i) EXPECT_NEAR(result[i], other[at(i)], 1e-5F);
        }
      }
    }
  }
}

TEST(DeviceNorm, InPlace) {
  std::vector<float> x = random_floats(3 * 200, 2, 6);
  const std::vector<float> before = x, gain(200, 1.0F), bias(200, 0.0F);
  run_kernel<NormKernel>({3, 200, x.data(), 200, nullptr, gain.data(), bias.data(), 1e-5F, x.data(), 200});
  for (int r = 0; r < 3; ++r) {
    const auto expected = norm_in_order(&before[at(r) * 200], 200, gain.data(), bias.data(), 1e-5F);
    EXPECT_TRUE(same_bits(&x[at(r) * 200], expected.data(), 200));
  }
}

// Large numbers that differ little: the difference of sums of squares would be nothing but rounding.
TEST(DeviceNorm, KeepsSmallDifferencesOfLargeNumbers) {
  std::vector<float> x(256), y(256);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = 4096.0F + (i % 2 == 0 ? 0.25F : -0.25F);
  const std::vector<float> gain(256, 1.0F), bias(256, 0.0F);
  run_kernel<NormKernel>({1, 256, x.data(), 256, nullptr, gain.data(), bias.data(), 0.0F, y.data(), 256});
  for (std::size_t i = 0; i < y.size(); ++i) EXPECT_EQ(y[i], i % 2 == 0 ? 1.0F : -1.0F);
}

}  // namespace
}  // namespace rowkeeper
