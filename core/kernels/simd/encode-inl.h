// A panel of weights from floats into a precision.
#if defined(ROWKEEPER_ENCODE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_ENCODE_INL_H_
#undef ROWKEEPER_ENCODE_INL_H_
#else
#define ROWKEEPER_ENCODE_INL_H_
#endif

#include <algorithm>
#include <cstring>

#include "core/kernels/kernels.h"
#include "core/kernels/simd/dot-inl.h"
#include "core/kernels/weight_code.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

// SSE4 has no instruction for it, and Highway's own way rounds otherwise.
inline void encode_halves(const float* numbers, std::size_t count, std::byte* out) {
#if HWY_TARGET == HWY_SSE4
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint16_t half = weight_half(numbers[i]);
    std::memcpy(out + 2 * i, &half, sizeof half);
  }
#else
  const D d;
  const hn::Rebind<hwy::float16_t, D> halves;
  const hn::Rebind<std::uint16_t, D> d16;
  const V most = hn::Set(d, kLargestHalf), damage = hn::Set(d, std::numeric_limits<float>::quiet_NaN());
  for (std::size_t i = 0; i < count; i += kLanes) {
    const V x = hn::LoadU(d, numbers + i);
    const V kept = hn::IfThenElse(hn::Le(hn::Abs(x), most), x, damage);
    hn::StoreU(hn::BitCast(d16, hn::DemoteTo(halves, kept)), d16, reinterpret_cast<std::uint16_t*>(out + 2 * i));
  }
#endif
}

// The scales of kLanes columns of a group of `count` inputs: into `halves`, and as floats. NaN where a weight is not finite.
HWY_INLINE V scale_columns(const float* first, std::size_t count, std::byte* halves) {
  const D d;
  V top = hn::Zero(d), odd = hn::Zero(d);
  for (std::size_t k = 0; k < count; ++k) {
    const V weight = hn::LoadU(d, first + k * kPanel);
    top = hn::Max(top, hn::Abs(weight));
    odd = hn::Add(odd, hn::Sub(weight, weight));
  }
  float wide[kLanes];
  hn::StoreU(hn::Add(top, odd), d, wide);
  for (std::size_t i = 0; i < kLanes; ++i) {
    const std::uint16_t scale = weight_scale(wide[i]);
    std::memcpy(halves + 2 * i, &scale, sizeof scale);
    wide[i] = from_half(scale);
  }
  return hn::LoadU(d, wide);
}

// One group of inputs, `count` of which there are; the rest becomes zeros.
inline void encode_codes(const float* group, std::size_t count, std::byte* out) {
  const D d;
  const DI di;
  const VI most = hn::Set(di, static_cast<std::int32_t>(kLargestWeightCode)), byte = hn::Set(di, 0xFF);
  for (std::size_t column = 0; column < kPanel; column += kLanes) {
    const V scale = scale_columns(group + column, count, out + kWeightGroup * kPanel + 2 * column);
    const auto has_codes = hn::Gt(scale, hn::Zero(d));
    for (std::size_t k = 0; k < count; k += 4) {
      VI four = hn::Zero(di);
      for (std::size_t i = std::min<std::size_t>(4, count - k); i-- > 0;) {
        const V share = hn::Div(hn::LoadU(d, group + (k + i) * kPanel + column), scale);
        const VI code = hn::NearestInt(hn::IfThenElseZero(has_codes, share));
        const VI kept = hn::Max(hn::Min(code, most), hn::Neg(most));
        four = hn::Or(hn::ShiftLeft<8>(four), hn::And(kept, byte));
      }
      hn::StoreU(four, di, reinterpret_cast<std::int32_t*>(out + (k / 4 * kPanel + column) * 4));
    }
  }
}

inline void encode(const PackedMatrix& w, const float* panel, std::byte* out) {
  if (w.precision == Precision::f16) return encode_halves(panel, w.inputs * kPanel, out);
  for (std::size_t begin = 0; begin < w.inputs; begin += kWeightGroup, out += kWeightGroupBytes * kPanel)
    encode_codes(panel + begin * kPanel, std::min(kWeightGroup, w.inputs - begin), out);
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
