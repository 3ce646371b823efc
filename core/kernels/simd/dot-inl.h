// Products of bytes, four at a time: sum[lane] += w[4 lane + i] x[4 lane + i], i = 0 .. 3, exact in whole numbers.
#if defined(ROWKEEPER_DOT_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_DOT_INL_H_
#undef ROWKEEPER_DOT_INL_H_
#else
#define ROWKEEPER_DOT_INL_H_
#endif

#include <cstdint>

#include "core/kernels/simd/vector-inl.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

using DI = hn::RebindToSigned<D>;
using VI = hn::Vec<DI>;  // of four bytes a lane, or of their sum

// Bytes of weights and x are -127 .. 127.
//
// x86's older instructions multiply bytes without a sign by bytes with one and add two products, with saturation to 16 bits. |x| and
// w with x's sign give at most 2 x 127 x 127 = 32,258, so nothing is ever saturated.
struct PairDot {
  static constexpr bool kAddsToWeights = false;
  static HWY_INLINE VI dot4(VI sum, VI w, VI x) {
#if HWY_TARGET == HWY_AVX3
    const __m512i zero = _mm512_setzero_si512();
    const __m512i signed_w = _mm512_mask_sub_epi8(w.raw, _mm512_movepi8_mask(x.raw), zero, w.raw);
    const __m512i pairs = _mm512_maddubs_epi16(_mm512_abs_epi8(x.raw), signed_w);
    return VI{_mm512_add_epi32(sum.raw, _mm512_madd_epi16(pairs, _mm512_set1_epi16(1)))};
#elif HWY_TARGET == HWY_AVX2
    const __m256i pairs = _mm256_maddubs_epi16(_mm256_abs_epi8(x.raw), _mm256_sign_epi8(w.raw, x.raw));
    return VI{_mm256_add_epi32(sum.raw, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)))};
#elif HWY_TARGET == HWY_SSE4
    const __m128i pairs = _mm_maddubs_epi16(_mm_abs_epi8(x.raw), _mm_sign_epi8(w.raw, x.raw));
    return VI{_mm_add_epi32(sum.raw, _mm_madd_epi16(pairs, _mm_set1_epi16(1)))};
#elif HWY_TARGET == HWY_NEON
    const int8x16_t a = vreinterpretq_s8_s32(w.raw), b = vreinterpretq_s8_s32(x.raw);
    const int32x4_t low = vpaddlq_s16(vmull_s8(vget_low_s8(a), vget_low_s8(b)));
    const int32x4_t high = vpaddlq_s16(vmull_s8(vget_high_s8(a), vget_high_s8(b)));
    const int32x2_t first = vpadd_s32(vget_low_s32(low), vget_high_s32(low));
    const int32x2_t second = vpadd_s32(vget_low_s32(high), vget_high_s32(high));
    return VI(vaddq_s32(sum.raw, vcombine_s32(first, second)));
#else
#error "No products of bytes for this target"
#endif
  }
};

#if HWY_TARGET == HWY_AVX3
// AVX-512's own instruction (VNNI) takes one side without a sign, so 128 is added to the weights; each sum starts from what that adds,
// 128 times the sum of x's bytes, taken off. In assembler: Highway's AVX-512 target does not name VNNI to the compiler.
struct QuadDot {
  static constexpr bool kAddsToWeights = true;
  static HWY_INLINE VI dot4(VI sum, VI w, VI x) {
    asm("vpdpbusd %2, %1, %0" : "+v"(sum.raw) : "v"(w.raw), "v"(x.raw));
    return sum;
  }
};
#endif

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
