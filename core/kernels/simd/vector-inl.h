// The vectors of the target being compiled, sums across a row, exp. Included once for each target.
#if defined(ROWKEEPER_VECTOR_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_VECTOR_INL_H_
#undef ROWKEEPER_VECTOR_INL_H_
#else
#define ROWKEEPER_VECTOR_INL_H_
#endif

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using D = hn::ScalableTag<float>;
using V = hn::Vec<D>;
constexpr std::size_t kLanes = hn::MaxLanes(D());
constexpr std::size_t kPanel = 2 * kLanes;  // a panel's width: 32 to 128 bytes for each k
// Partial sums of a row, whatever the vector's length: AVX-512 holds them in one vector, AVX2 in two, SSE4 and NEON in four.
constexpr std::size_t kSums = 16;
constexpr std::size_t kSumVectors = kSums / kLanes;

HWY_INLINE V load_halves(const std::byte* p) {
  const D d;
  const hn::Rebind<std::uint16_t, D> d16;
  const hn::Rebind<hwy::float16_t, D> halves;
  const auto bits = hn::LoadU(d16, reinterpret_cast<const std::uint16_t*>(p));
  const V value = hn::PromoteTo(d, hn::BitCast(halves, bits));
#if HWY_TARGET == HWY_SSE4
  // Without an instruction for it Highway takes infinities and NaN for large numbers.
  const hn::RebindToUnsigned<D> d32;
  const auto wide = hn::PromoteTo(d32, bits), top = hn::Set(d32, 0x7C00U);
  const auto rest = hn::Or(hn::ShiftLeft<16>(hn::And(wide, hn::Set(d32, 0x8000U))),
                           hn::ShiftLeft<13>(hn::And(wide, hn::Set(d32, 0x03FFU))));
  const V odd = hn::BitCast(d, hn::Or(rest, hn::Set(d32, 0x7F800000U)));
  return hn::IfThenElse(hn::RebindMask(d, hn::Eq(hn::And(wide, top), top)), odd, value);
#else
  return value;
#endif
}

// value(i): the vector of numbers i, i + 1, ... of a row of n. Number i is added to partial sum i % 16, in order; then a
// fixed tree.
template <class Value>
HWY_INLINE float row_sum(std::size_t n, const Value& value) {
  const D d;
  V part[kSumVectors];
  for (V& v : part) v = hn::Zero(d);
  std::size_t i = 0;
  for (; i + kSums <= n; i += kSums) {
    for (std::size_t v = 0; v < kSumVectors; ++v) part[v] = hn::Add(part[v], value(i + v * kLanes));
  }
  for (std::size_t v = 0; i < n && v < kSumVectors; ++v, i += kLanes) {
    // Lanes behind the end add +0, which changes no sum.
    part[v] = hn::Add(part[v], hn::IfThenElseZero(hn::FirstN(d, n - i), value(i)));
  }
  float lane[kSums];
  for (std::size_t v = 0; v < kSumVectors; ++v) hn::StoreU(part[v], d, lane + v * kLanes);
  for (std::size_t half = kSums / 2; half > 0; half /= 2) {
    for (std::size_t j = 0; j < half; ++j) lane[j] += lane[j + half];
  }
  return lane[0];
}

// exp(x) for x <= 88; 0 below -87.3 (also for -infinity). x = n ln 2 + r, |r| <= ln 2 / 2; a polynomial for exp(r); times 2^n.
// ln 2 is split in two so that n ln 2 is exact to more than float. Polynomial: Cephes' expf (S. Moshier); error about 1 ulp.
HWY_INLINE V exp(V x) {
  const D d;
  const hn::RebindToSigned<D> di;
  // Adding 1.5 x 2^23 rounds to a whole number, to nearest even, and leaves it in the sum's lowest bits: cheaper than converting.
  const V magic = hn::Set(d, 12582912.0F);
  const V shifted = hn::Add(hn::Mul(x, hn::Set(d, 1.44269504F)), magic);
  const V n = hn::Sub(shifted, magic);
  V r = hn::MulAdd(n, hn::Set(d, -0.693359375F), x);
  r = hn::MulAdd(n, hn::Set(d, 2.12194440e-4F), r);
  V p = hn::Set(d, 1.9875691500e-4F);
  p = hn::MulAdd(p, r, hn::Set(d, 1.3981999507e-3F));
  p = hn::MulAdd(p, r, hn::Set(d, 8.3334519073e-3F));
  p = hn::MulAdd(p, r, hn::Set(d, 4.1665795894e-2F));
  p = hn::MulAdd(p, r, hn::Set(d, 1.6666665459e-1F));
  p = hn::MulAdd(p, r, hn::Set(d, 5.0000001201e-1F));
  p = hn::Add(hn::MulAdd(p, hn::Mul(r, r), r), hn::Set(d, 1.0F));
  const V power = hn::BitCast(d, hn::ShiftLeft<23>(hn::Add(hn::BitCast(di, shifted), hn::Set(di, 127))));
  return hn::IfThenElseZero(hn::Ge(x, hn::Set(d, -87.3F)), hn::Mul(p, power));
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
