#include "core/run/exp.h"

#include <array>
#include <bit>
#include <cstdint>
#include <limits>

namespace rowkeeper {

namespace {

constexpr double kOverflow = 709.782712893384;    // ln of the largest double
constexpr double kUnderflow = -745.133219101942;  // ln of half the smallest double
constexpr double kLog2E = 1.4426950408889634;
// ln 2 in two parts. The first has 32 significant bits, so that k * kLn2High is exact for every k that occurs.
constexpr double kLn2High = 0x1.62e42feep-1;
constexpr double kLn2Low = 0x1.a39ef35793c76p-33;

// 1/2!, 1/3!, ... 1/13!: for |r| <= ln 2 / 2 the terms left out are below 0.02 ulp of the result.
constexpr std::array kTaylor = {1.0 / 2,     1.0 / 6,      1.0 / 24,      1.0 / 120,      1.0 / 720,       1.0 / 5040,
                                1.0 / 40320, 1.0 / 362880, 1.0 / 3628800, 1.0 / 39916800, 1.0 / 479001600, 1.0 / 6227020800};

// 2^k for a normal result: -1022 <= k <= 1023.
double power_of_two(int k) { return std::bit_cast<double>(static_cast<std::uint64_t>(k + 1023) << 52); }

}  // namespace

double deterministic_exp(double x) {
  if (x != x) return x;
  if (x > kOverflow) return std::numeric_limits<double>::infinity();
  if (x < kUnderflow) return 0;

  // x = k ln 2 + r; `rest` is what rounding r to a double leaves out.
  const int k = static_cast<int>(x * kLog2E + (x < 0 ? -0.5 : 0.5));
  const double high = x - k * kLn2High;
  const double low = k * kLn2Low;
  const double r = high - low;
  const double rest = (high - r) - low;

  double sum = kTaylor.back();
  for (std::size_t i = kTaylor.size() - 1; i-- > 0;) sum = sum * r + kTaylor[i];
  // e^(r + rest) = 1 + r + r^2 sum + rest (1 + r), small terms first.
  const double result = 1 + (r + (r * r * sum + (rest + rest * r)));

  // Two factors where 2^k alone is no normal double; the product rounds once, since the first factor is exact.
  if (k > 1023) return result * power_of_two(1023) * power_of_two(k - 1023);
  if (k < -1022) return result * power_of_two(k + 200) * power_of_two(-200);
  return result * power_of_two(k);
}

}  // namespace rowkeeper
