// Compiles the kernels once for each target and hands out their tables.
#include "core/kernels/kernels.h"

// Those that find_kernels() knows; newer releases of Highway have more, which would only repeat these.
#define HWY_DISABLED_TARGETS (~(HWY_AVX3 | HWY_AVX2 | HWY_SSE4 | HWY_NEON))

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/kernels/kernels.cpp"
#include "hwy/foreach_target.h"  // includes this file again for every target

#include "core/kernels/simd/attend-inl.h"
#include "core/kernels/simd/codes-inl.h"
#include "core/kernels/simd/encode-inl.h"
#include "core/kernels/simd/machine-inl.h"
#include "core/kernels/simd/multiply-inl.h"
#include "core/kernels/simd/rows-inl.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

namespace {

template <class Dot>
const Kernels* kernels(SimdTarget target) {
  static const Kernels table = {target,     kPanel,  multiply<Dot>, encode, attend,       attend_scratch_floats,
                                layer_norm, softmax, activate,      read,   multiply_adds};
  return &table;
}

const Kernels* kernels(SimdTarget target) { return kernels<PairDot>(target); }
#if HWY_TARGET == HWY_AVX3
const Kernels* kernels_with_vnni(SimdTarget target) { return kernels<QuadDot>(target); }
#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace rowkeeper {

namespace {
[[maybe_unused]] bool cpu_has(std::int64_t hwy_target) { return (hwy::SupportedTargets() & hwy_target) != 0; }
}  // namespace

std::vector<const Kernels*> all_kernels() {
  std::vector<const Kernels*> all;
#if HWY_TARGETS & HWY_AVX3
  if (cpu_has(HWY_AVX3) && __builtin_cpu_supports("avx512vnni"))
    all.push_back(N_AVX3::kernels_with_vnni(SimdTarget::avx512));
  if (cpu_has(HWY_AVX3)) all.push_back(N_AVX3::kernels(SimdTarget::avx512));
#endif
#if HWY_TARGETS & HWY_AVX2
  if (cpu_has(HWY_AVX2)) all.push_back(N_AVX2::kernels(SimdTarget::avx2));
#endif
#if HWY_TARGETS & HWY_SSE4
  if (cpu_has(HWY_SSE4)) all.push_back(N_SSE4::kernels(SimdTarget::sse4));
#endif
#if HWY_TARGETS & HWY_NEON
  if (cpu_has(HWY_NEON)) all.push_back(N_NEON::kernels(SimdTarget::neon));
#endif
  return all;
}

const Kernels* find_kernels(SimdTarget target) {
  for (const Kernels* kernels : all_kernels()) {
    if (target == SimdTarget::automatic || kernels->target == target) return kernels;
  }
  return nullptr;
}

}  // namespace rowkeeper
#endif
