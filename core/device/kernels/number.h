// One number's arithmetic: the bits of the CPU's kernels (core/kernels/reference.h), whoever compiles it. Every fma is
// written as one, and no other multiply and add may be made into one (-fmad=false, -ffp-contract=off); division and
// square root are IEEE's.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/half.h"
#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"

#if defined(__CUDACC__)
#include <cuda_fp16.h>
#endif

namespace rowkeeper::kernel {

// Adding this leaves every number as it is, -0 included, which adding +0 does not.
constexpr float kNothing = -0.0F;
constexpr float kNoMaximum = -std::numeric_limits<float>::infinity();

ROWKEEPER_DEVICE float multiply_add(float a, float b, float c) { return ::fmaf(a, b, c); }

// A half as a float; exact. The device has an instruction for it.
ROWKEEPER_DEVICE float widen(std::uint16_t bits) {
#if defined(__CUDACC__)
  return __half2float(__ushort_as_half(bits));
#else
  return from_half(bits);
#endif
}

// exp(x) for x <= 88; 0 below -87.3 and for what is no number. As reference::exp: x = n ln 2 + r with ln 2 in two parts,
// Cephes' polynomial (S. Moshier) for exp(r), times 2^n. Adding 1.5 x 2^23 rounds to a whole number, which is then in
// the sum's lowest bits.
ROWKEEPER_DEVICE float exp(float x) {
  if (!(x >= -87.3F)) return 0;
  constexpr float kRound = 12582912.0F;
  const float shifted = x * 1.44269504F + kRound, n = shifted - kRound;
  const float r = multiply_add(n, 2.12194440e-4F, multiply_add(n, -0.693359375F, x));
  float p = multiply_add(1.9875691500e-4F, r, 1.3981999507e-3F);
  p = multiply_add(p, r, 8.3334519073e-3F);
  p = multiply_add(p, r, 4.1665795894e-2F);
  p = multiply_add(p, r, 1.6666665459e-1F);
  p = multiply_add(p, r, 5.0000001201e-1F);
  p = multiply_add(p, r * r, r) + 1.0F;
  return p * std::bit_cast<float>((std::bit_cast<std::uint32_t>(shifted) + 127U) << 23);
}

ROWKEEPER_DEVICE float gelu_tanh(float x) {
  const float minus_2u = (-2.0F * 0.79788456F) * x * multiply_add(0.044715F * x, x, 1.0F);
  return x / (1.0F + exp(minus_2u > 88.0F ? 88.0F : minus_2u));
}

// erf by Numerical Recipes' rational Chebyshev fit of erfc, as reference::activate.
ROWKEEPER_DEVICE float gelu_erf(float x) {
  const float z = (x < 0 ? -x : x) * 0.70710678F;
  const float t = 1.0F / multiply_add(0.5F, z, 1.0F);
  float p = multiply_add(0.17087277F, t, -0.82215223F);
  p = multiply_add(p, t, 1.48851587F);
  p = multiply_add(p, t, -1.13520398F);
  p = multiply_add(p, t, 0.27886807F);
  p = multiply_add(p, t, -0.18628806F);
  p = multiply_add(p, t, 0.09678418F);
  p = multiply_add(p, t, 0.37409196F);
  p = multiply_add(p, t, 1.00002368F);
  p = multiply_add(p, t, -1.26551223F);
  const float tail = 0.5F * (t * exp(p - z * z));
  return x * (x < 0 ? tail : 1.0F - tail);
}

ROWKEEPER_DEVICE float activate(float x, DeviceFinish finish) {
  switch (finish) {
    case DeviceFinish::none:
      return x;
    case DeviceFinish::gelu_tanh:
      return gelu_tanh(x);
    case DeviceFinish::gelu_erf:
      return gelu_erf(x);
    case DeviceFinish::relu:
      return x < 0 ? 0.0F : x;
  }
  return std::numeric_limits<float>::quiet_NaN();
}

// What becomes of the product in one place: bias and activation, then the residual stream's number that lies `at` floats
// into it.
ROWKEEPER_DEVICE float finish_number(float product, const float* bias, int column, DeviceFinish finish, const float* add,
                                     std::size_t at) {
  const float x = activate(bias != nullptr ? product + bias[column] : product, finish);
  return add != nullptr ? x + add[at] : x;
}

}  // namespace rowkeeper::kernel
