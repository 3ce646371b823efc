// The product of rows and packed weights.
#if defined(ROWKEEPER_MULTIPLY_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_MULTIPLY_INL_H_
#undef ROWKEEPER_MULTIPLY_INL_H_
#else
#define ROWKEEPER_MULTIPLY_INL_H_
#endif

#include <algorithm>

#include "core/kernels/kernels.h"
#include "core/kernels/simd/codes-inl.h"
#include "core/kernels/simd/finish-inl.h"
#include "core/kernels/simd/tile-inl.h"
#include "core/kernels/thread_pool.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

// None of these changes a bit of any result.
// Inputs taken at a time: a slice of a panel is 48 KiB on AVX2 and 96 KiB on AVX-512. It is read from L2 for every tile of rows, which
// the loads hide; shorter slices fit L1, but then y is loaded and stored more often (256 inputs: 2-3% slower from 200 rows on).
constexpr std::size_t kInputsAtOnce = 768;
// Floats of x in a block of rows, 768 KiB: they stay in L2 while all the panels pass.
constexpr std::size_t kFloatsAtOnce = 196608;
// Bytes to prefetch ahead where one tile holds all rows and nothing hides the memory. The hardware's prefetchers stop at each 4 KiB page.
constexpr std::size_t kAheadFewRows = 4096;

template <class Number>
HWY_INLINE const Number* numbers(const std::byte* panel) {
  return reinterpret_cast<const Number*>(panel);
}

// One row: bound by reading the weights. Two panels at once give four chains and two streams.
template <class Number>
void multiply_one_row(const MultiplyCall& call, std::size_t p, std::size_t end) {
  const PackedMatrix& w = call.w;
  constexpr std::size_t kStep = kPanel * sizeof(Number);
  for (; p + 2 <= end; p += 2) {
    const Number *const a = numbers<Number>(w.panel(p)), *const b = numbers<Number>(w.panel(p + 1));
    tile<1, 4, true, Number>(w.inputs, call.x, 0,
                             {{a, b}, kPanel, {bytes(a) + kAheadFewRows, bytes(b) + kAheadFewRows}, kStep},
                             call.y + p * kPanel, 0, true);
    finish_tile(call, 0, 1, p * kPanel, 2 * kPanel);
  }
  if (p < end) {
    const Number* const a = numbers<Number>(w.panel(p));
    tile<1, 2, true, Number>(w.inputs, call.x, 0, {{a}, kPanel, {bytes(a) + kAheadFewRows}, kStep}, call.y + p * kPanel, 0,
                             true);
    finish_tile(call, 0, 1, p * kPanel, kPanel);
  }
}

// Floats of a slice of halves, widened once for all the tiles that pass over it: each tile would spend a tenth of its time on that.
HWY_INLINE const float* widen(const std::uint16_t* slice, std::size_t count, float* wide) {
  for (std::size_t i = 0; i < count; i += kLanes) hn::StoreU(load_weights(slice + i), D(), wide + i);
  return wide;
}
HWY_INLINE const float* widen(const float* slice, std::size_t, float*) { return slice; }

// Tiles [begin, end) of rows, out of `tiles` over all rows, through one panel: for each slice of the panel, for each tile. Tiles are
// evened out (8 rows are 4 + 4, not 6 + 2): fewer than 4 rows leave the fma units waiting for their own results.
//
// While the tiles pass over a slice, the one behind it is fetched, an equal share during each tile: one tile would use up a slice faster
// than memory can bring the next.
template <class Number>
void multiply_panel(const MultiplyCall& call, std::size_t p, std::size_t begin, std::size_t end, std::size_t tiles) {
  const std::size_t inputs = call.w.inputs, passes = end - begin;
  const std::size_t fetch_step = (kPanel * sizeof(Number) + passes - 1) / passes;
  alignas(64) float wide[sizeof(Number) < sizeof(float) ? kInputsAtOnce * kPanel : 1];
  for (std::size_t k = 0; k < inputs; k += kInputsAtOnce) {
    const std::size_t k_count = std::min(kInputsAtOnce, inputs - k);
    const Number* const slice = numbers<Number>(call.w.panel(p)) + k * kPanel;
    const char* const next = passes == 1 ? bytes(slice) + kAheadFewRows : bytes(slice + k_count * kPanel);
    const auto pass_over = [&]<class Weight>(const Weight* weights) {
      for (std::size_t i = begin; i < end; ++i) {
        const std::size_t row = call.rows * i / tiles, rows = call.rows * (i + 1) / tiles - row;
        const char* const ahead = next + (i - begin) * k_count * fetch_step;
        tile_rows<2, true, Weight>(rows, k_count, call.x + row * call.ldx + k, call.ldx,
                                   {{weights}, kPanel, {ahead}, fetch_step}, call.y + row * call.ldy + p * kPanel, call.ldy,
                                   k == 0);
        if (k + k_count == inputs) finish_tile(call, row, rows, p * kPanel, kPanel);
      }
    };
    if (passes == 1)
      pass_over(slice);
    else
      pass_over(widen(slice, k_count * kPanel, wide));
  }
}

// Threads share out groups of panels, and each goes through the blocks of rows for a group: so the weights are one stream for each
// thread, read from memory once. A panel is used up before the next begins; the prefetch is right across the panels of a group.
template <class Number>
void multiply_numbers(ThreadPool& pool, const MultiplyCall& call) {
  const std::size_t panels = call.w.panel_count(), tiles = (call.rows + kTileRows - 1) / kTileRows;
  const std::size_t tiles_at_once = std::max<std::size_t>(1, kFloatsAtOnce / call.w.inputs / kTileRows);
  const std::size_t row_blocks = (tiles + tiles_at_once - 1) / tiles_at_once;
  // Few enough groups for the stream, enough for threads to finish together; an even number of panels, for pairs.
  const std::size_t wanted = panels / (8 * static_cast<std::size_t>(pool.threads()));
  const std::size_t group = std::max<std::size_t>(1, wanted / 2 * 2), groups = (panels + group - 1) / group;
  pool.run(groups * row_blocks, [&](std::size_t item, int) {
    const std::size_t p0 = item / row_blocks * group, p1 = std::min(panels, p0 + group);
    if (call.rows == 1) return multiply_one_row<Number>(call, p0, p1);
    const std::size_t begin = item % row_blocks * tiles_at_once, end = std::min(tiles, begin + tiles_at_once);
    for (std::size_t p = p0; p < p1; ++p) multiply_panel<Number>(call, p, begin, end, tiles);
  });
}

template <class Dot>
void multiply(ThreadPool& pool, const MultiplyCall& call) {
  switch (call.w.precision) {
    case Precision::f32:
      return multiply_numbers<float>(pool, call);
    case Precision::f16:
      return multiply_numbers<std::uint16_t>(pool, call);
    case Precision::q8:
      return multiply_codes<Dot>(pool, call);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
