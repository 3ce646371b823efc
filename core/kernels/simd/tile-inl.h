// The only place where products are added up: a tile of rows x panels held in registers.
#if defined(ROWKEEPER_TILE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_TILE_INL_H_
#undef ROWKEEPER_TILE_INL_H_
#else
#define ROWKEEPER_TILE_INL_H_
#endif

#include "core/kernels/simd/vector-inl.h"
#include "hwy/cache_control.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

// Rows of a tile. 16 registers hold 6 x 2 accumulators, 2 vectors of weights, 1 broadcast; 12 chains cover the latency of
// fma (4 cycles x 2 units). AVX-512 has 32 registers: 8 x 2 measured 1-4% ahead of 6 x 2 and 12 x 2.
constexpr std::size_t kTileRows = kLanes >= 16 ? 8 : 6;

// Where a tile's weights, floats or halves, lie: pair p of vectors for k at at[p] + k * step, and what to prefetch meanwhile at
// ahead[p] + k * ahead_step.
template <int kPairs, class Number = float>
struct TileWeights {
  const Number* at[kPairs];
  std::size_t step;  // numbers
  const char* ahead[kPairs] = {};
  std::size_t ahead_step = 0;  // bytes
};

HWY_INLINE const char* bytes(const void* p) { return static_cast<const char*>(p); }
HWY_INLINE V load_weights(const float* p) { return hn::LoadU(D(), p); }
HWY_INLINE V load_weights(const std::uint16_t* p) { return load_halves(reinterpret_cast<const std::byte*>(p)); }

// c[kRows][kVectors] (+)= a[kRows][k_count] * w[k_count][kVectors]. a's row r is at a + r * a_row, consecutive in k.
// `first` starts the chains from 0, otherwise they go on from c. Chains run in k order.
template <int kRows, int kVectors, bool kPrefetch, class Number = float>
HWY_INLINE void tile(std::size_t k_count, const float* a, std::size_t a_row,
                     const TileWeights<(kVectors + 1) / 2, Number>& w, float* c, std::size_t c_row, bool first) {
  const D d;
  V acc[kRows][kVectors];
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 16
    for (int v = 0; v < kVectors; ++v) acc[r][v] = first ? hn::Zero(d) : hn::LoadU(d, c + r * c_row + v * kLanes);
  }
#pragma GCC unroll 4
  for (std::size_t k = 0; k < k_count; ++k) {
    V weight[kVectors];
#pragma GCC unroll 16
    for (int v = 0; v < kVectors; ++v) {
      // Every cache line of the panel: one vector of AVX-512's floats, two of its halves or of AVX2's floats.
      constexpr int kVectorsInLine = kLanes * sizeof(Number) >= 64 ? 1 : 2;
      if (kPrefetch && v % kVectorsInLine == 0)
        hwy::Prefetch(w.ahead[v / 2] + k * w.ahead_step + v % 2 * kLanes * sizeof(Number));
      weight[v] = load_weights(w.at[v / 2] + k * w.step + (v % 2) * kLanes);
    }
#pragma GCC unroll 16
    for (int r = 0; r < kRows; ++r) {
      const V x = hn::Set(d, a[r * a_row + k]);
#pragma GCC unroll 16
      for (int v = 0; v < kVectors; ++v) acc[r][v] = hn::MulAdd(x, weight[v], acc[r][v]);
    }
  }
#pragma GCC unroll 16
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 16
    for (int v = 0; v < kVectors; ++v) hn::StoreU(acc[r][v], d, c + r * c_row + v * kLanes);
  }
}

// The same for a number of rows known only at run time, 1 to kTileRows.
template <int kVectors, bool kPrefetch, class Number = float, int kRows = static_cast<int>(kTileRows)>
HWY_INLINE void tile_rows(std::size_t rows, std::size_t k_count, const float* a, std::size_t a_row,
                          const TileWeights<(kVectors + 1) / 2, Number>& w, float* c, std::size_t c_row, bool first) {
  if (rows == kRows) return tile<kRows, kVectors, kPrefetch, Number>(k_count, a, a_row, w, c, c_row, first);
  if constexpr (kRows > 1) tile_rows<kVectors, kPrefetch, Number, kRows - 1>(rows, k_count, a, a_row, w, c, c_row, first);
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
