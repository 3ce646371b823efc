#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernels/reference.h"
#include "kernel_test.h"

namespace rowkeeper {
namespace {

struct Weights {
  std::size_t inputs, outputs;
  std::vector<float> plain, bias;
  std::vector<std::byte> panels;
  PackedMatrix packed;
};

Weights make_weights(std::size_t inputs, std::size_t outputs, std::size_t panel_width,
                     Precision precision = Precision::f32) {
  Weights w{inputs, outputs, random_floats(inputs * outputs, 0.1F, 1), random_floats(outputs, 1, 2), {}, {}};
  w.packed = {inputs, outputs, panel_width, precision};
  w.panels.resize(w.packed.bytes());
  for (std::size_t p = 0; p < w.packed.panel_count(); ++p) {
    std::vector<float> panel(inputs * panel_width);
    for (std::size_t k = 0; k < inputs; ++k) {
      for (std::size_t n = p * panel_width; n < std::min(outputs, (p + 1) * panel_width); ++n)
        panel[k * panel_width + n % panel_width] = w.plain[k * outputs + n];
    }
    std::byte* const to = w.panels.data() + p * w.packed.panel_bytes();
    precision == Precision::f32 ? static_cast<void>(std::memcpy(to, panel.data(), w.packed.panel_bytes()))
                                : reference::encode(w.packed, panel.data(), to);
  }
  w.packed.panels = w.panels.data();
  w.bias.resize(padded(outputs));
  w.packed.bias = w.bias.data();
  return w;
}

// Runs the kernel on rows whose surroundings are NaN: what it should not read, it does not.
std::vector<float> multiply(const Kernels& kernels, int threads, const Weights& w, const std::vector<float>& x,
                            std::size_t rows, const Epilogue& finish = {}) {
  ThreadPool pool(threads);
  const std::size_t ldx = padded(w.inputs), ldy = padded(w.outputs);
  std::vector<float> wide(rows * ldx, std::numeric_limits<float>::quiet_NaN());
  for (std::size_t r = 0; r < rows; ++r)
    std::copy_n(x.begin() + static_cast<std::ptrdiff_t>(r * w.inputs), w.inputs,
                wide.begin() + static_cast<std::ptrdiff_t>(r * ldx));
  std::vector<float> y(rows * ldy, std::numeric_limits<float>::quiet_NaN()), result;
  std::vector<float> scratch(multiply_scratch_floats(rows, w.inputs, w.packed.precision));
  kernels.multiply(pool, {rows, wide.data(), ldx, w.packed, y.data(), ldy, finish, scratch.data()});
  for (std::size_t r = 0; r < rows; ++r)
    result.insert(result.end(), y.begin() + static_cast<std::ptrdiff_t>(r * ldy),
                  y.begin() + static_cast<std::ptrdiff_t>(r * ldy + w.outputs));
  return result;
}

class Multiply : public EachTarget {};
ROWKEEPER_FOR_EACH_TARGET(Multiply);

TEST_P(Multiply, HasTheReferencesBitsOverOddShapes) {
  // Widths around a panel of every target, inputs around a slice, and one of each kind that GPT-2 small has.
  const std::size_t shapes[][2] = {{1, 1},    {3, 7},    {8, 8},    {31, 33},  {32, 64},   {77, 117},  {255, 15},
                                   {256, 31}, {257, 97}, {768, 96}, {769, 80}, {1600, 48}, {96, 1531}, {48, 50257}};
  for (const auto& [inputs, outputs] : shapes) {
    const Weights w = make_weights(inputs, outputs, kernels().panel_width);
    for (const std::size_t rows : {1, 2, 3, 5, 6, 7, 8, 9, 13, 17, 24, 65, 200, 512, 1024}) {
      if (rows * inputs * outputs > 20'000'000) continue;
      const std::vector<float> x = random_floats(rows * inputs, 1, 3);
      std::vector<float> want(rows * outputs);
      reference::multiply(rows, inputs, outputs, x.data(), w.plain.data(), w.bias.data(), want.data());
      const std::vector<float> got = multiply(kernels(), 2, w, x, rows);
      if (has_fma(GetParam())) {
        EXPECT_TRUE(same_bits(got.data(), want.data(), want.size())) << inputs << " x " << outputs << ", rows " << rows;
        continue;
      }
      // A chain of n rounded sums errs by at most n x 2^-24 of the sum of absolute products; twice that with two roundings
      // each.
      for (std::size_t i = 0; i < want.size(); ++i) {
        ASSERT_NEAR(got[i], want[i],
                    static_cast<double>(inputs + 1) * 2 * 0.1 * std::ldexp(static_cast<double>(inputs), -24) /
                            std::sqrt(static_cast<double>(inputs)) +
                        1e-6);
      }
    }
  }
}

TEST_P(Multiply, GivesARowTheSameBitsInAnyCompanyOnAnyThreads) {
  for (const auto& [inputs, outputs] : {std::pair<std::size_t, std::size_t>{768, 200}, {300, 1531}, {40, 24}}) {
    const Weights w = make_weights(inputs, outputs, kernels().panel_width);
    const std::size_t pool_rows = 40;
    const std::vector<float> x = random_floats(pool_rows * inputs, 1, 5);
    std::vector<float> alone;
    for (std::size_t r = 0; r < pool_rows; ++r) {
      const std::vector<float> row(x.begin() + static_cast<std::ptrdiff_t>(r * inputs),
                                   x.begin() + static_cast<std::ptrdiff_t>((r + 1) * inputs));
      const std::vector<float> y = multiply(kernels(), 1, w, row, 1);
      alone.insert(alone.end(), y.begin(), y.end());
    }
    std::mt19937 engine(6);
    for (const std::size_t rows : {2, 3, 6, 8, 13, 64, 129, 333, 1024}) {
      std::vector<std::size_t> from(rows);
      std::vector<float> batch;
      for (std::size_t& r : from) {
        r = engine() % pool_rows;
        batch.insert(batch.end(), x.begin() + static_cast<std::ptrdiff_t>(r * inputs),
                     x.begin() + static_cast<std::ptrdiff_t>((r + 1) * inputs));
      }
      const std::vector<float> y = multiply(kernels(), 1 + static_cast<int>(rows % 3), w, batch, rows);
      for (std::size_t r = 0; r < rows; ++r) {
        ASSERT_TRUE(same_bits(&y[r * outputs], &alone[from[r] * outputs], outputs)) << "row " << r << " of " << rows;
      }
    }
  }
}

TEST_P(Multiply, AddsTheResidualLastAndActivatesWhatItStores) {
  const Weights w = make_weights(300, 77, kernels().panel_width);
  const std::size_t rows = 9, ldy = padded(77);
  const std::vector<float> x = random_floats(rows * 300, 1, 7), stream = random_floats(rows * ldy, 1, 8);
  const std::vector<float> plain = multiply(kernels(), 2, w, x, rows);
  const std::vector<float> summed = multiply(kernels(), 2, w, x, rows, {stream.data(), nullptr});
  const Activation gelu = Activation::gelu_tanh;
  const std::vector<float> activated = multiply(kernels(), 2, w, x, rows, {nullptr, &gelu});
  for (std::size_t r = 0; r < rows; ++r) {
    std::vector<float> row(plain.begin() + static_cast<std::ptrdiff_t>(r * 77),
                           plain.begin() + static_cast<std::ptrdiff_t>((r + 1) * 77));
    for (std::size_t i = 0; i < 77; ++i) EXPECT_EQ(summed[r * 77 + i], stream[r * ldy + i] + row[i]);
    row.resize(padded(77));
    kernels().activate(row.data(), 77, gelu);
    EXPECT_TRUE(same_bits(row.data(), &activated[r * 77], 77));
  }
}

}  // namespace
}  // namespace rowkeeper
