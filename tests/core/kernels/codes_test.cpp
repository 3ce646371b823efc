// Weights kept as halves and as codes: the kernels' products against the same arithmetic in plain loops.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "core/backend/panel_code.h"
#include "core/base/half.h"
#include "core/kernels/reference.h"
#include "kernel_test.h"

namespace rowkeeper {
namespace {

// Weights packed for some kernels, and as those read them.
struct Packed {
  std::vector<std::byte> panels;
  std::vector<float> bias;
  PackedMatrix w;
};

Packed pack(const std::vector<float>& plain, std::size_t inputs, std::size_t outputs, std::size_t panel_width,
            Precision precision) {
  Packed packed{{}, random_floats(outputs, 1, 2), {inputs, outputs, panel_width, precision}};
  packed.panels.resize(packed.w.bytes());
  for (std::size_t p = 0; p < packed.w.panel_count(); ++p) {
    std::vector<float> panel(inputs * panel_width);
    for (std::size_t k = 0; k < inputs; ++k) {
      for (std::size_t n = p * panel_width; n < std::min(outputs, (p + 1) * panel_width); ++n)
        panel[k * panel_width + n % panel_width] = plain[k * outputs + n];
    }
    reference::encode(packed.w, panel.data(), packed.panels.data() + p * packed.w.panel_bytes());
  }
  packed.w.panels = packed.panels.data();
  packed.bias.resize(padded(outputs));
  packed.w.bias = packed.bias.data();
  return packed;
}

std::vector<float> multiply(const Kernels& kernels, int threads, const Packed& packed, const std::vector<float>& x,
                            std::size_t rows) {
  const PackedMatrix& w = packed.w;
  ThreadPool pool(threads);
  const std::size_t ldx = padded(w.inputs), ldy = padded(w.outputs);
  constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();
  std::vector<float> wide(rows * ldx, kNothing), y(rows * ldy, kNothing), result;
  for (std::size_t r = 0; r < rows; ++r) std::copy_n(&x[r * w.inputs], w.inputs, &wide[r * ldx]);
  std::vector<float> scratch(multiply_scratch_floats(rows, w.inputs, w.precision), kNothing);
  kernels.multiply(pool, {rows, wide.data(), ldx, w, y.data(), ldy, {}, scratch.data()});
  for (std::size_t r = 0; r < rows; ++r) result.insert(result.end(), &y[r * ldy], &y[r * ldy] + w.outputs);
  return result;
}

constexpr std::size_t kShapes[][2] = {{1, 1},    {3, 7},    {31, 33},  {32, 64},   {33, 64},  {77, 117},
                                      {256, 31}, {257, 97}, {768, 96}, {1600, 48}, {96, 1531}};
constexpr std::size_t kRows[] = {1, 2, 3, 5, 6, 7, 8, 12, 13, 65, 200};

// Every table that this CPU can run, and both of AVX-512's.
void for_each_case(const std::function<void(const Kernels&, std::size_t inputs, std::size_t outputs, std::size_t rows)>& f) {
  for (const Kernels* const kernels : all_kernels()) {
    for (const auto& [inputs, outputs] : kShapes) {
      for (const std::size_t rows : kRows) {
        if (rows * inputs * outputs < 3'000'000) f(*kernels, inputs, outputs, rows);
      }
    }
  }
}

// Ordinary weights, and all that may be odd about one: in a panel of its own each, at the group's edges and within.
TEST(Encoding, HasTheReferencesBytesOnEveryTarget) {
  constexpr float kInfinity = std::numeric_limits<float>::infinity(), kNaN = std::numeric_limits<float>::quiet_NaN();
  constexpr float kOdd[] = {0,      -0.0F,  kNaN,    kInfinity, -kInfinity, 65504,        65519,  65520,   1e30F,
                            -1e30F, 1e-40F, 3e-8F,   5.9e-8F,   -6e-8F,     6.1e-5F,      1e-30F, 1.0009F, 1.00049F,
                            2.5F,   8.3e6F, -8.4e6F, 1e-5F,     127,        0.498046875F, 0.5F,   -127.5F};
  for (const Kernels* const kernels : all_kernels()) {
    for (const Precision precision : {Precision::f16, Precision::q8}) {
      for (const std::size_t inputs : {1U, 4U, 31U, 32U, 33U, 34U, 95U, 256U}) {
        const PackedMatrix w = {inputs, kernels->panel_width, kernels->panel_width, precision};
        for (std::size_t odd = 0; odd <= std::size(kOdd); ++odd) {
          std::vector<float> panel = random_floats(inputs * w.panel_width, odd % 2 == 0 ? 0.1F : 3000.0F, odd + 1);
          if (odd < std::size(kOdd)) panel[(odd * 7919) % panel.size()] = kOdd[odd];
          if (odd == 3) std::fill(panel.begin(), panel.end(), 0.0F);
          std::vector<std::byte> want(w.panel_bytes()), got(w.panel_bytes());
          reference::encode(w, panel.data(), want.data());
          kernels->encode(w, panel.data(), got.data());
          ASSERT_EQ(got, want) << simd_target_name(kernels->target) << ", " << precision_name(precision) << ", inputs "
                               << inputs << ", odd " << odd;
        }
      }
    }
  }
}

TEST(Halves, AreMultipliedAsTheFloatsTheyAre) {
  for_each_case([](const Kernels& kernels, std::size_t inputs, std::size_t outputs, std::size_t rows) {
    const std::vector<float> plain = random_floats(inputs * outputs, 0.1F, 1), x = random_floats(rows * inputs, 1, 3);
    const Packed packed = pack(plain, inputs, outputs, kernels.panel_width, Precision::f16);
    std::vector<float> rounded(plain.size()), want(rows * outputs);
    std::transform(plain.begin(), plain.end(), rounded.begin(), [](float w) { return from_half(to_half(w)); });
    reference::multiply(rows, inputs, outputs, x.data(), rounded.data(), packed.bias.data(), want.data());
    const std::vector<float> got = multiply(kernels, 2, packed, x, rows);
    if (has_fma(kernels.target)) {
      EXPECT_TRUE(same_bits(got.data(), want.data(), want.size())) << inputs << " x " << outputs << ", rows " << rows;
    } else {
      for (std::size_t i = 0; i < want.size(); ++i) ASSERT_NEAR(got[i], want[i], 1e-4);
    }
  });
}

TEST(Codes, HaveTheReferencesBitsOnEveryTarget) {
  for_each_case([](const Kernels& kernels, std::size_t inputs, std::size_t outputs, std::size_t rows) {
    const std::vector<float> plain = random_floats(inputs * outputs, 0.1F, 1);
    std::vector<float> x = random_floats(rows * inputs, 3, 3);
    // A group of zeros, as after ReLU, and one of next to nothing.
    for (std::size_t k = 0; k < std::min(kWeightGroup, inputs); ++k) x[k] = 0;
    for (std::size_t k = inputs / kWeightGroup * kWeightGroup; k < inputs; ++k) x[(rows - 1) * inputs + k] = 1e-31F;
    const Packed packed = pack(plain, inputs, outputs, kernels.panel_width, Precision::q8);
    std::vector<float> want(rows * outputs);
    reference::multiply_codes(rows, packed.w, x.data(), want.data());
    const std::vector<float> got = multiply(kernels, 2, packed, x, rows);
    if (has_fma(kernels.target)) {
      EXPECT_TRUE(same_bits(got.data(), want.data(), want.size())) << inputs << " x " << outputs << ", rows " << rows;
    } else {
      for (std::size_t i = 0; i < want.size(); ++i) ASSERT_NEAR(got[i], want[i], 1e-4);
    }
  });
}

// The largest codes on both sides, where an instruction that saturates would show.
TEST(Codes, TakeExtremeValues) {
  for (const Kernels* const kernels : all_kernels()) {
    for (const float sign : {1.0F, -1.0F}) {
      const std::size_t inputs = 64, outputs = 40;
      std::vector<float> plain(inputs * outputs), x(inputs, 2.0F);
      for (std::size_t k = 0; k < inputs; ++k) {
        for (std::size_t n = 0; n < outputs; ++n) plain[k * outputs + n] = sign * (n % 2 == 0 ? 0.5F : -0.5F);
      }
      const Packed packed = pack(plain, inputs, outputs, kernels->panel_width, Precision::q8);
      std::vector<float> want(outputs);
      reference::multiply_codes(1, packed.w, x.data(), want.data());
      EXPECT_EQ(multiply(*kernels, 1, packed, x, 1), want);
      for (std::size_t n = 0; n < outputs; ++n)
        EXPECT_NEAR(want[n] - packed.bias[n], sign * (n % 2 == 0 ? 64.0F : -64.0F), 0.1);
    }
  }
}

TEST(Codes, GiveARowTheSameBitsInAnyCompanyOnAnyThreads) {
  const std::size_t inputs = 300, outputs = 200, rows = 333;
  const std::vector<float> plain = random_floats(inputs * outputs, 0.1F, 1), x = random_floats(rows * inputs, 1, 5);
  for (const Kernels* const kernels : all_kernels()) {
    const Packed packed = pack(plain, inputs, outputs, kernels->panel_width, Precision::q8);
    const std::vector<float> together = multiply(*kernels, 3, packed, x, rows);
    for (std::size_t r = 0; r < rows; r += 7) {
      const std::vector<float> row(&x[r * inputs], &x[r * inputs] + inputs);
      EXPECT_TRUE(same_bits(multiply(*kernels, 1, packed, row, 1).data(), &together[r * outputs], outputs)) << "row " << r;
    }
  }
}

// Each weight is within half a step of its group's scale, the scale at most 2^-10 above max / 127; each x within half a step of its own.
TEST(Codes, AreAsCloseAsTheirScalesSay) {
  const std::size_t inputs = 768, outputs = 64;
  const std::vector<float> plain = random_floats(inputs * outputs, 0.1F, 1), x = random_floats(inputs, 1, 3);
  const Kernels& kernels = *find_kernels(SimdTarget::automatic);
  const Packed packed = pack(plain, inputs, outputs, kernels.panel_width, Precision::q8);
  const double step_w = 0.1 / 127 * (1 + std::ldexp(1.0, -10)), step_x = 1.0 / 127;
  const std::vector<float> got = multiply(kernels, 2, packed, x, 1);
  std::vector<float> column(inputs);
  for (std::size_t n = 0; n < outputs; ++n) {
    decode_column(packed.w, packed.w.panel(n / kernels.panel_width), n % kernels.panel_width, column);
    double exact = packed.bias[n], bound = 1e-5;
    for (std::size_t k = 0; k < inputs; ++k) {
      ASSERT_NEAR(column[k], plain[k * outputs + n], step_w / 2);
      exact += double(x[k]) * plain[k * outputs + n];
      bound += (std::abs(x[k]) + step_x / 2) * step_w / 2 + std::abs(plain[k * outputs + n]) * step_x / 2;
    }
    EXPECT_NEAR(got[n], exact, bound);
  }
}

// Damage in a model's file must not be mended silently.
TEST(FewerBits, PassOnWeightsThatAreNoNumbers) {
  const std::size_t inputs = 100, outputs = 20;
  for (const Kernels* const kernels : all_kernels()) {
    for (const Precision precision : {Precision::f16, Precision::q8}) {
      for (const float odd : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 1e30F}) {
        std::vector<float> plain = random_floats(inputs * outputs, 0.1F, 1);
        plain[70 * outputs + 5] = odd;
        const Packed packed = pack(plain, inputs, outputs, kernels->panel_width, precision);
        const std::vector<float> y = multiply(*kernels, 1, packed, random_floats(inputs, 1, 3), 1);
        for (std::size_t n = 0; n < outputs; ++n) EXPECT_EQ(std::isfinite(y[n]), n != 5) << precision_name(precision);
      }
    }
  }
}

// The sum of the residual stream, and the activation, come after the chains whatever the weights are.
TEST(FewerBits, AddTheResidualLastAndActivateWhatIsStored) {
  const std::size_t inputs = 300, outputs = 77, rows = 9, ldx = 320, ldy = 160;
  const std::vector<float> plain = random_floats(inputs * outputs, 0.1F, 1), x = random_floats(rows * ldx, 1, 7),
                           stream = random_floats(rows * ldy, 1, 8);
  const Activation gelu = Activation::gelu_tanh;
  for (const Kernels* const kernels : all_kernels()) {
    for (const Precision precision : {Precision::f16, Precision::q8}) {
      const Packed packed = pack(plain, inputs, outputs, kernels->panel_width, precision);
      ThreadPool pool(2);
      std::vector<float> scratch(multiply_scratch_floats(rows, inputs, precision));
      const auto finished = [&](const Epilogue& finish) {
        std::vector<float> y(rows * ldy);
        kernels->multiply(pool, {rows, x.data(), ldx, packed.w, y.data(), ldy, finish, scratch.data()});
        return y;
      };
      std::vector<float> bare = finished({});
      const std::vector<float> summed = finished({stream.data(), nullptr}), activated = finished({nullptr, &gelu});
      for (std::size_t r = 0; r < rows; ++r) {
        float* const row = &bare[r * ldy];
        for (std::size_t i = 0; i < outputs; ++i) ASSERT_EQ(summed[r * ldy + i], stream[r * ldy + i] + row[i]);
        kernels->activate(row, outputs, gelu);
        ASSERT_TRUE(same_bits(row, &activated[r * ldy], outputs));
      }
    }
  }
}

TEST(Codes, PassOnWhatIsNotANumber) {
  const std::size_t inputs = 100, outputs = 20;
  for (const Kernels* const kernels : all_kernels()) {
    const Packed packed =
        pack(random_floats(inputs * outputs, 0.1F, 1), inputs, outputs, kernels->panel_width, Precision::q8);
    for (const float odd : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
      std::vector<float> x = random_floats(inputs, 1, 3);
      x[70] = odd;
      for (const float y : multiply(*kernels, 1, packed, x, 1)) EXPECT_FALSE(std::isfinite(y));
    }
    const std::vector<float> nothing(inputs, 1e-38F);
    for (const float y : multiply(*kernels, 1, packed, nothing, 1)) EXPECT_TRUE(std::isfinite(y));
  }
}

}  // namespace
}  // namespace rowkeeper
