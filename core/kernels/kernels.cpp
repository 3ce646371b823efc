// Compiles the kernels once for each target and hands out their tables.
#include "core/kernels/kernels.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/kernels/kernels.cpp"
#include "hwy/foreach_target.h"  // includes this file again for every target

#include "core/kernels/simd/attend-inl.h"
#include "core/kernels/simd/machine-inl.h"
#include "core/kernels/simd/multiply-inl.h"
#include "core/kernels/simd/rows-inl.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

const Kernels* kernels(SimdTarget target) {
  static const Kernels table = {target,     kPanel,  multiply, attend, attend_scratch_floats,
                                layer_norm, softmax, activate, read,   multiply_adds};
  return &table;
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace rowkeeper {

namespace {
[[maybe_unused]] bool cpu_has(std::int64_t hwy_target) { return (hwy::SupportedTargets() & hwy_target) != 0; }
}  // namespace

const Kernels* find_kernels(SimdTarget target) {
  const bool any = target == SimdTarget::automatic;
#if HWY_TARGETS & HWY_AVX3
  if ((any || target == SimdTarget::avx512) && cpu_has(HWY_AVX3)) return N_AVX3::kernels(SimdTarget::avx512);
#endif
#if HWY_TARGETS & HWY_AVX2
  if ((any || target == SimdTarget::avx2) && cpu_has(HWY_AVX2)) return N_AVX2::kernels(SimdTarget::avx2);
#endif
#if HWY_TARGETS & HWY_SSE4
  if ((any || target == SimdTarget::sse4) && cpu_has(HWY_SSE4)) return N_SSE4::kernels(SimdTarget::sse4);
#endif
#if HWY_TARGETS & HWY_NEON
  if ((any || target == SimdTarget::neon) && cpu_has(HWY_NEON)) return N_NEON::kernels(SimdTarget::neon);
#endif
  return nullptr;
}

}  // namespace rowkeeper
#endif
