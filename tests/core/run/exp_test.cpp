#include "core/run/exp.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace rowkeeper {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Distance from e^x in units of the result's last place.
double error_in_ulp(double x) {
  const double got = deterministic_exp(x);
  const long double want = std::exp(static_cast<long double>(x));
  const double ulp = std::nextafter(got, kInfinity) - got;
  return static_cast<double>(std::abs(static_cast<long double>(got) - want) / ulp);
}

TEST(Exp, IsWithinOneUlp) {
  std::mt19937_64 random(1);
  for (const double range : {1e-6, 0.5, 2.0, 40.0, 700.0}) {
    std::uniform_real_distribution<double> values(-range, range);
    double worst = 0;
    for (int i = 0; i < 100'000; ++i) worst = std::max(worst, error_in_ulp(values(random)));
    EXPECT_LT(worst, 1) << "for |x| <= " << range;
  }
}

TEST(Exp, RoundsSubnormalResults) {
  std::mt19937_64 random(2);
  std::uniform_real_distribution<double> values(-745.13, -708);
  double worst = 0;
  for (int i = 0; i < 100'000; ++i) worst = std::max(worst, error_in_ulp(values(random)));
  EXPECT_LE(worst, 1);
}

TEST(Exp, IsExactWhereItCanBe) {
  EXPECT_EQ(deterministic_exp(0.0), 1);
  EXPECT_EQ(deterministic_exp(-0.0), 1);
  EXPECT_EQ(deterministic_exp(-kInfinity), 0);
  EXPECT_EQ(deterministic_exp(kInfinity), kInfinity);
  EXPECT_TRUE(std::isnan(deterministic_exp(std::nan(""))));
}

TEST(Exp, HoldsAtTheEndsOfItsRange) {
  EXPECT_TRUE(std::isfinite(deterministic_exp(709.782712893384)));
  EXPECT_EQ(deterministic_exp(709.7827128933841), kInfinity);
  EXPECT_EQ(deterministic_exp(-745.1332191019411), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(deterministic_exp(-745.1332191019412), 0);
  EXPECT_EQ(deterministic_exp(-std::numeric_limits<double>::max()), 0);
}

// Bits that every machine must give: a change here changes the tokens that seeds draw.
TEST(Exp, GivesTheSameBitsEverywhere) {
  EXPECT_EQ(deterministic_exp(1), 0x1.5bf0a8b145769p+1);
  EXPECT_EQ(deterministic_exp(-1), 0x1.78b56362cef38p-2);
  EXPECT_EQ(deterministic_exp(-13.25), std::exp(-13.25));
}

}  // namespace
}  // namespace rowkeeper
