// The machine's limits, by the widest loads and multiply-adds of this target.
#if defined(ROWKEEPER_MACHINE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_MACHINE_INL_H_
#undef ROWKEEPER_MACHINE_INL_H_
#else
#define ROWKEEPER_MACHINE_INL_H_
#endif

#include "core/kernels/simd/vector-inl.h"
#include "hwy/cache_control.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

// Eight independent combinations (exclusive or), so that loads and not the arithmetic are what takes time; 1 KiB ahead measured best for a plain stream. Of bits:
// weights in few bits, read as floats, may be denormal ones, which are slow to add.
inline std::uint32_t read(const std::byte* p, std::size_t n) {
  const hn::ScalableTag<std::uint32_t> d;
  hn::Vec<decltype(d)> sum[8];
  for (auto& v : sum) v = hn::Zero(d);
  constexpr std::size_t kVector = kLanes * sizeof(float), kAhead = 1024;
  for (std::size_t i = 0; i < n; i += 8 * kVector) {
    for (std::size_t j = 0; j < 8 * kVector; j += 64) hwy::Prefetch(p + i + j + kAhead);
#pragma GCC unroll 8
    for (std::size_t v = 0; v < 8; ++v)
      sum[v] = hn::Xor(sum[v], hn::LoadU(d, reinterpret_cast<const std::uint32_t*>(p + i + v * kVector)));
  }
  for (std::size_t v = 1; v < 8; ++v) sum[0] = hn::Xor(sum[0], sum[v]);
  std::uint32_t lanes[kLanes], all = 0;
  hn::StoreU(sum[0], d, lanes);
  for (const std::uint32_t lane : lanes) all ^= lane;
  return all;
}

// Twelve chains cover the latency of two fma units. The caller must use `result`, or a compiler drops the loop.
inline double multiply_adds(std::size_t rounds, float* result) {
  const D d;
  V acc[12];
  for (int i = 0; i < 12; ++i) acc[i] = hn::Set(d, static_cast<float>(i));
  const V factor = hn::Set(d, 0.9999F), term = hn::Set(d, 0.001F);
  for (std::size_t k = 0; k < rounds; ++k) {
#pragma GCC unroll 12
    for (V& v : acc) v = hn::MulAdd(v, factor, term);
  }
  for (int i = 1; i < 12; ++i) acc[0] = hn::Add(acc[0], acc[i]);
  *result = hn::GetLane(hn::SumOfLanes(d, acc[0]));
  return 12.0 * kLanes * static_cast<double>(rounds);
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
