// Products: every kernel that can make a row gives the bits that the order of the sum says, whatever rows are beside it.
#include <cmath>

#include "core/device/kernels/choose.h"
#include "core/kernels/reference.h"
#include "tests/core/device/device_test.h"
#include "tests/core/device/host_device.h"
#include "tests/core/device/run_kernel.h"

namespace rowkeeper {
namespace {

// The order as kernel_args.h words it.
float sliced_sum(const TestWeights& w, const float* x, int n) {
  float total = 0;
  for (int first = 0; first < w.inputs; first += kSliceInputs) {
    float slice = 0;
    for (int k = first; k < std::min(first + kSliceInputs, w.inputs); ++k)
      slice = std::fma(x[k], w.wide[at(k) * at(w.columns) + at(n)], slice);
    total = first == 0 ? slice : total + slice;
  }
  return total;
}

// Rows stand apart from each other by more than they are long, with NaN between them.
struct Product {
  int rows, ldx, ldy;
  std::vector<float> x, y;
  MultiplyArgs args;

  Product(int rows_, const TestWeights& w, bool with_bias = true)
      : rows(rows_), ldx(w.inputs + 3), ldy(w.columns + 4), x(at(rows_) * at(ldx), kNan), y(at(rows_ + 1) * at(ldy), kNan) {
    const std::vector<float> random = random_floats(at(rows) * at(w.inputs), 2, 5);
    for (int r = 0; r < rows; ++r) std::copy_n(&random[at(r) * at(w.inputs)], w.inputs, &x[at(r) * at(ldx)]);
    args = {rows, x.data(), ldx, w.view(with_bias), y.data(), ldy, DeviceFinish::none, nullptr};
  }
  const float* row(int r) const { return &x[at(r) * at(ldx)]; }
};

std::vector<float> expected_product(const Product& product, const TestWeights& w) {
  std::vector<float> expected(product.y.size(), kNan);
  for (int r = 0; r < product.rows; ++r) {
    for (int n = 0; n < w.columns; ++n) {
      const bool real = n < w.outputs;
      expected[at(r) * at(product.ldy) + at(n)] = real ? sliced_sum(w, product.row(r), n) + w.bias[at(n)] : 0.0F;
    }
  }
  return expected;
}

template <class Kernel>
void expect_kernel_gives(Product& product, const std::vector<float>& expected, const char* what) {
  for (const bool backwards : {false, true}) {
    std::fill(product.y.begin(), product.y.end(), kNan);
    run_kernel<Kernel>(product.args, backwards);
    EXPECT_TRUE(same_bits(product.y.data(), expected.data(), expected.size()))
        << what << ": " << product.rows << " rows, " << product.args.w.inputs << " x " << product.args.w.outputs;
  }
}

// By every kernel that can make these rows, not only the one that would be chosen.
template <class Number>
void expect_all_kernels_give(Product& product, const std::vector<float>& expected) {
  if (product.rows <= 1) expect_kernel_gives<MultiplyFewKernel<1, Number>>(product, expected, "few<1>");
  if (product.rows <= 2) expect_kernel_gives<MultiplyFewKernel<2, Number>>(product, expected, "few<2>");
  if (product.rows <= 4) expect_kernel_gives<MultiplyFewKernel<4, Number>>(product, expected, "few<4>");
  if (product.rows <= 8) expect_kernel_gives<MultiplyFewKernel<8, Number>>(product, expected, "few<8>");
  expect_kernel_gives<MultiplyManyKernel<Number>>(product, expected, "many");
}

class EachPrecision : public testing::TestWithParam<Precision> {
 protected:
  static void expect_all_kernels_agree(const TestWeights& w, int rows) {
    Product product(rows, w);
    const std::vector<float> expected = expected_product(product, w);
    if (w.precision == Precision::f16) {
      expect_all_kernels_give<std::uint16_t>(product, expected);
    } else {
      expect_all_kernels_give<float>(product, expected);
    }
  }
};
INSTANTIATE_TEST_SUITE_P(DeviceMultiply, EachPrecision, testing::Values(Precision::f32, Precision::f16),
                         [](const auto& precision) { return precision_name(precision.param); });

TEST_P(EachPrecision, AllKernelsAddInTheOrderThatIsStated) {
  for (const int inputs : {1, 31, 32, 33, 64, 100}) {
    for (const int outputs : {1, 31, 128, 129, 300}) {
      const TestWeights w(inputs, outputs, GetParam(), 1);
      for (const int rows : {1, 2, 3, 4, 5, 8, 9, 65}) expect_all_kernels_agree(w, rows);
    }
  }
}

TEST_P(EachPrecision, AnyNumberOfRowsIsTheSame) {
  const TestWeights w(96, 130, GetParam(), 2);
  for (const int rows : {1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 33, 64, 130}) expect_all_kernels_agree(w, rows);
}

// More slices than the threads of a block hold at once, in each kernel for few rows.
TEST_P(EachPrecision, ManySlicesAreAddedInPasses) {
  for (const int inputs : {768, 1100, 6400}) {
    const TestWeights w(inputs, 100, GetParam(), 3);
    for (const int rows : {1, 2, 4, 8}) expect_all_kernels_agree(w, rows);
  }
}

TEST_P(EachPrecision, IsTheProduct) {
  const TestWeights w(768, 200, GetParam(), 4);
  for (const int rows : {1, 3, 70}) {
    Product product(rows, w);
    HostDevice device;
    ASSERT_TRUE(device.launch(product.args) && device.wait());
    for (int r = 0; r < rows; ++r) {
      for (int n = 0; n < w.outputs; ++n) {
        double exact = w.bias[at(n)], size = std::fabs(exact);
        for (int k = 0; k < w.inputs; ++k) {
          const double term = double{product.row(r)[k]} * double{w.wide[at(k) * at(w.columns) + at(n)]};
          exact += term, size += std::fabs(term);
        }
        // A chain of 32, 24 of them, the bias: each rounding is off by half a unit of at most the sum of all sizes.
        EXPECT_NEAR(product.y[at(r) * at(product.ldy) + at(n)], exact, (32 + 24 + 1) * 0x1p-24 * size);
      }
    }
  }
}

// A row of NaN, and one of infinities, beside others.
TEST_P(EachPrecision, RowsKeepToThemselves) {
  const TestWeights w(70, 140, GetParam(), 6);
  for (const int rows : {4, 8, 40}) {
    Product alone(rows, w), beside(rows, w);
    std::fill_n(&beside.x[at(beside.ldx)], w.inputs, kNan);
    std::fill_n(&beside.x[at(3) * at(beside.ldx)], w.inputs, std::numeric_limits<float>::infinity());
    HostDevice device;
    ASSERT_TRUE(device.launch(alone.args) && device.launch(beside.args) && device.wait());
    for (int r = 0; r < rows; ++r) {
      const std::size_t row = at(r) * at(alone.ldy);
      if (r == 1 || r == 3) {
        EXPECT_TRUE(std::isnan(beside.y[row]) || std::isinf(beside.y[row]));
        EXPECT_EQ(beside.y[row + at(w.outputs)], 0) << "what stands behind the last output is 0 all the same";
      } else {
        EXPECT_TRUE(same_bits(&alone.y[row], &beside.y[row], at(w.columns))) << r;
      }
    }
  }
}

TEST_P(EachPrecision, NoRowsAreNoWork) {
  const TestWeights w(32, 10, GetParam(), 6);
  Product product(1, w);
  product.args.rows = 0;
  HostDevice device;
  ASSERT_TRUE(device.launch(product.args) && device.wait());
  EXPECT_EQ(device.launches(), 0);
  EXPECT_TRUE(std::isnan(product.y[0]));
}

struct FinishCase {
  DeviceFinish finish;
  const Activation* activation;
};
constexpr Activation kTanh = Activation::gelu_tanh, kErf = Activation::gelu_erf, kRelu = Activation::relu;
constexpr FinishCase kFinishes[] = {{DeviceFinish::none, nullptr},
                                    {DeviceFinish::gelu_tanh, &kTanh},
                                    {DeviceFinish::gelu_erf, &kErf},
                                    {DeviceFinish::relu, &kRelu}};

float finished(float x, const FinishCase& finish) {
  return finish.activation != nullptr ? reference::activate(x, *finish.activation) : x;
}

TEST_P(EachPrecision, FinishesWithBiasActivationAndResidualStream) {
  const TestWeights w(40, 130, GetParam(), 7);
  for (const FinishCase& finish : kFinishes) {
    for (const bool with_bias : {false, true}) {
      for (const int rows : {1, 7, 20}) {
        for (const bool in_place : {false, true}) {
          Product product(rows, w, with_bias);
          const std::vector<float> stream = random_floats(product.y.size(), 3, 8);
          product.y = stream;
          product.args.finish = finish.finish;
          product.args.add = in_place ? product.y.data() : stream.data();
          HostDevice device;
          ASSERT_TRUE(device.launch(product.args) && device.wait());
          for (int r = 0; r < rows; ++r) {
            for (int n = 0; n < w.outputs; ++n) {
              const float sum = sliced_sum(w, product.row(r), n), biased = with_bias ? sum + w.bias[at(n)] : sum;
              const std::size_t i = at(r) * at(product.ldy) + at(n);
              ASSERT_EQ(product.y[i], finished(biased, finish) + stream[i]) << r << " " << n;
            }
          }
        }
      }
    }
  }
}

// The library's order is another; finished, it is the same product but for the last bits.
TEST_P(EachPrecision, LibraryAndFinishGiveTheSameButForTheLastBits) {
  const TestWeights w(300, 130, GetParam(), 9);
  for (const FinishCase& finish : kFinishes) {
    Product own(5, w), library(5, w);
    const std::vector<float> stream = random_floats(own.y.size(), 3, 8);
    own.args.finish = finish.finish, own.args.add = stream.data();
    HostDevice device;
    ASSERT_TRUE(device.facts().has_library);
    ASSERT_TRUE(device.launch(own.args));
    ASSERT_TRUE(device.library_multiply(library.args));
    ASSERT_TRUE(
        device.launch(FinishArgs{5, w.columns, w.bias.data(), finish.finish, stream.data(), library.y.data(), library.ldy}));
    ASSERT_TRUE(device.wait());
    int different = 0;
    for (int r = 0; r < 5; ++r) {
      for (int n = 0; n < w.outputs; ++n) {
        const std::size_t i = at(r) * at(own.ldy) + at(n);
        ASSERT_NEAR(library.y[i], own.y[i], 1e-4) << r << " " << n;
        different += library.y[i] != own.y[i] ? 1 : 0;
      }
    }
    EXPECT_GT(different, 0);
  }
}

}  // namespace
}  // namespace rowkeeper
