// Keys and values out of their codes into floats, a few rows at a time: what attention's tiles multiply with stays in L1. A number
// is code x scale, rounded once, so it is the same whoever reads it.
#if defined(ROWKEEPER_DECODE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_DECODE_INL_H_
#undef ROWKEEPER_DECODE_INL_H_
#else
#define ROWKEEPER_DECODE_INL_H_
#endif

#include <algorithm>
#include <cstring>

#include "core/base/half.h"
#include "core/kernels/kv_view.h"
#include "core/kernels/simd/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

HWY_INLINE float load_half(const std::byte* p) {
  std::uint16_t bits = 0;
  std::memcpy(&bits, p, sizeof bits);
  return from_half(bits);
}

HWY_INLINE V load_bytes(const std::byte* p) {
  const hn::Rebind<std::int8_t, D> codes;
  return hn::ConvertTo(D(),
                       hn::PromoteTo(hn::RebindToSigned<D>(), hn::LoadU(codes, reinterpret_cast<const std::int8_t*>(p))));
}

// Low and high halves of kLanes bytes.
HWY_INLINE void load_nibbles(const std::byte* p, V& low, V& high) {
  const hn::Rebind<std::uint8_t, D> bytes;
  const hn::RebindToSigned<D> wide;
  const auto both = hn::PromoteTo(wide, hn::LoadU(bytes, reinterpret_cast<const std::uint8_t*>(p)));
  const auto eight = hn::Set(wide, 8);
  low = hn::ConvertTo(D(), hn::Sub(hn::And(both, hn::Set(wide, 15)), eight));
  high = hn::ConvertTo(D(), hn::Sub(hn::ShiftRight<4>(both), eight));
}

// A panel of keys, kPanel positions: out[head_size][kPanel].
inline void decode_keys(const KvBlockView& kv, const std::byte* panel, float* out) {
  const D d;
  if (kv.keys == NumberCode::f16) {
    for (std::size_t i = 0; i < kv.head_size * kPanel; i += kLanes) hn::StoreU(load_halves(panel + 2 * i), d, out + i);
    return;
  }
  const std::size_t line_bytes = code_bytes(kv.keys, kPanel);
  const std::byte* scales = panel + kv.head_size * line_bytes;
  for (std::size_t begin = 0; begin < kv.head_size; begin += kScaleGroup, scales += kScaleBytes * kPanel) {
    const V scale0 = load_halves(scales), scale1 = load_halves(scales + kScaleBytes * kLanes);
    for (std::size_t k = begin; k < std::min(kv.head_size, begin + kScaleGroup); ++k) {
      const std::byte* const line = panel + k * line_bytes;
      V code0, code1;
      if (kv.keys == NumberCode::int8) {
        code0 = load_bytes(line);
        code1 = load_bytes(line + kLanes);
      } else {
        load_nibbles(line, code0, code1);
      }
      hn::StoreU(hn::Mul(code0, scale0), d, out + k * kPanel);
      hn::StoreU(hn::Mul(code1, scale1), d, out + k * kPanel + kLanes);
    }
  }
}

// A group of a value's numbers, 32 or what is left of the head. Whole groups by vectors, shorter ones one by one.
inline void decode_value_group(NumberCode code, const std::byte* codes, float scale, std::size_t count, float* out) {
  const D d;
  const V by = hn::Set(d, scale);
  if (code == NumberCode::int8) {
    std::size_t i = 0;
    for (; i + kLanes <= count; i += kLanes) hn::StoreU(hn::Mul(load_bytes(codes + i), by), d, out + i);
    for (; i < count; ++i) out[i] = static_cast<float>(std::to_integer<std::int8_t>(codes[i])) * scale;
    return;
  }
  const std::size_t half = (count + 1) / 2;
  std::size_t i = 0;
  for (; i + kLanes <= half && i + kLanes <= count - half; i += kLanes) {
    V low, high;
    load_nibbles(codes + i, low, high);
    hn::StoreU(hn::Mul(low, by), d, out + i);
    hn::StoreU(hn::Mul(high, by), d, out + half + i);
  }
  for (; i < half; ++i) {
    const int both = std::to_integer<int>(codes[i]);
    out[i] = static_cast<float>((both & 15) - 8) * scale;
    if (half + i < count) out[half + i] = static_cast<float>((both >> 4) - 8) * scale;
  }
}

// The values of `count` positions of one chunk: out[count][stride].
inline void decode_values(const KvBlockView& kv, const std::byte* values, std::size_t count, float* out,
                          std::size_t stride) {
  const D d;
  for (std::size_t r = 0; r < count; ++r, values += kv.value_bytes, out += stride) {
    if (kv.values == NumberCode::f16) {
      std::size_t i = 0;
      for (; i + kLanes <= kv.head_size; i += kLanes) hn::StoreU(load_halves(values + 2 * i), d, out + i);
      for (; i < kv.head_size; ++i) {
        out[i] = load_half(values + 2 * i);
      }
      continue;
    }
    const std::byte* scales = values + code_bytes(kv.values, kv.head_size);
    for (std::size_t begin = 0; begin < kv.head_size; begin += kScaleGroup, scales += kScaleBytes) {
      decode_value_group(kv.values, values + code_bytes(kv.values, begin), load_half(scales),
                         std::min(kScaleGroup, kv.head_size - begin), out + begin);
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
