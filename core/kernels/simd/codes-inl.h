// q8: the product of rows and weights that are whole numbers times scales.
//
//   each group of 32 inputs of a row:  scale = max |x| / 127,  code[k] = x[k] x (127 / max |x|), to the nearest, ties to even
//   each output, from +0, group by group in their order:
//     acc = fma(float(sum of code[k] x weight code[k]), x's scale x the weights' scale, acc);  bias last
//
// The sum in the middle is of whole numbers below 2^24: exact in any order, and exact as a float. A row's codes depend on that row only.
// So the bits of an output row do too.
#if defined(ROWKEEPER_CODES_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_CODES_INL_H_
#undef ROWKEEPER_CODES_INL_H_
#else
#define ROWKEEPER_CODES_INL_H_
#endif

#include <algorithm>
#include <cstring>

#include "core/kernels/kernels.h"
#include "core/kernels/simd/dot-inl.h"
#include "core/kernels/simd/finish-inl.h"
#include "core/kernels/thread_pool.h"
#include "hwy/cache_control.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

// None of these changes a bit of any result.
// Rows of a tile: 6 x 2 sums of whole numbers and as many of floats fill the 32 registers of AVX-512; the others have 16.
constexpr std::size_t kCodeRows = kLanes >= 16 ? 6 : 2;
// Bytes of coded rows that stay in L2 while all the panels pass.
constexpr std::size_t kCodedAtOnce = 512 * 1024;
// Bytes to prefetch ahead where one tile holds all rows and nothing hides the memory.
constexpr std::size_t kAheadFewCodes = 4096;
constexpr std::size_t kQuads = kWeightGroup / 4;
constexpr std::size_t kGroupBytes = kWeightGroupBytes * kPanel;

// Rows in codes: [rows][groups][32] codes, [rows][groups] scales and where a sum starts from.
struct CodedRows {
  std::size_t groups;
  std::int8_t* codes;
  float* scales;
  std::int32_t* starts;
};

inline CodedRows coded_rows(const MultiplyCall& call) {
  const std::size_t groups = weight_groups(call.w.inputs), all = call.rows * groups;
  constexpr std::size_t kCodesInFloat = sizeof(float) / sizeof(std::int8_t);
  float* const scales = call.scratch + all * kWeightGroup / kCodesInFloat;
  return {groups, reinterpret_cast<std::int8_t*>(call.scratch), scales, reinterpret_cast<std::int32_t*>(scales + all)};
}

// A number that is not finite makes the scale NaN, and with it every output of the row.
template <class Dot>
HWY_INLINE void code_group(const float* x, std::int8_t* codes, float* scale, std::int32_t* start) {
  const D d;
  const DI di;
  const hn::Rebind<std::int8_t, D> d8;
  V top = hn::Zero(d), odd = hn::Zero(d);
  for (std::size_t i = 0; i < kWeightGroup; i += kLanes) {
    const V v = hn::LoadU(d, x + i);
    top = hn::Max(top, hn::Abs(v));
    odd = hn::Add(odd, hn::Sub(v, v));
  }
  const float max = hn::GetLane(hn::MaxOfLanes(d, top)), not_finite = hn::GetLane(hn::SumOfLanes(d, odd));
  *scale = max / 127.0F + not_finite;
  if (not_finite != 0) {  // NaN: there is nothing to write in codes
    std::memset(codes, 0, kWeightGroup);
    *start = 0;
    return;
  }
  const V by = hn::Set(d, max >= kSmallestCoded ? 127.0F / max : 0.0F);
  VI sum = hn::Zero(di);
  for (std::size_t i = 0; i < kWeightGroup; i += kLanes) {
    const VI code = hn::NearestInt(hn::Mul(hn::LoadU(d, x + i), by));
    sum = hn::Add(sum, code);
    hn::StoreU(hn::DemoteTo(d8, code), d8, codes + i);
  }
  *start = Dot::kAddsToWeights ? -128 * hn::GetLane(hn::SumOfLanes(di, sum)) : 0;
}

template <class Dot>
HWY_INLINE void code_row(const MultiplyCall& call, const CodedRows& to, std::size_t row) {
  const float* const x = call.x + row * call.ldx;
  for (std::size_t g = 0, at = row * to.groups; g < to.groups; ++g, ++at) {
    const std::size_t begin = g * kWeightGroup, count = std::min(kWeightGroup, call.w.inputs - begin);
    std::int8_t* const codes = to.codes + at * kWeightGroup;
    if (count == kWeightGroup) {
      code_group<Dot>(x + begin, codes, to.scales + at, to.starts + at);
    } else {
      float filled[kWeightGroup] = {};
      std::copy_n(x + begin, count, filled);
      code_group<Dot>(filled, codes, to.scales + at, to.starts + at);
    }
  }
}

template <class Dot>
void code_rows(ThreadPool& pool, const MultiplyCall& call, const CodedRows& to) {
  constexpr std::size_t kRowsAtOnce = 4;  // a few microseconds: below that, waking a thread costs more than it gives
  pool.run((call.rows + kRowsAtOnce - 1) / kRowsAtOnce, [&](std::size_t item, int) {
    const std::size_t end = std::min(call.rows, (item + 1) * kRowsAtOnce);
    for (std::size_t row = item * kRowsAtOnce; row < end; ++row) code_row<Dot>(call, to, row);
  });
}

// What to prefetch while a tile passes over a panel: `step` bytes for each four inputs.
struct Ahead {
  const std::byte* at;
  std::size_t step;
};

// sum[r][v] = this group's products, of rows [row, row + kRows) and two vectors of columns.
template <class Dot, int kRows>
HWY_INLINE void dot_group(const CodedRows& x, std::size_t row, std::size_t g, const std::byte* codes, Ahead ahead,
                          VI (&sum)[kRows][2]) {
  const DI d;
  const VI sign = hn::Set(d, Dot::kAddsToWeights ? static_cast<std::int32_t>(0x80808080U) : 0);
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) sum[r][0] = sum[r][1] = hn::Set(d, x.starts[(row + r) * x.groups + g]);
#pragma GCC unroll 8
  for (std::size_t quad = 0; quad < kQuads; ++quad) {
    for (std::size_t i = 0; i < ahead.step; i += 64) hwy::Prefetch(ahead.at + quad * ahead.step + i);
    const auto* const at = reinterpret_cast<const std::int32_t*>(codes) + quad * kPanel;
    VI w0 = hn::LoadU(d, at), w1 = hn::LoadU(d, at + kLanes);
    if (Dot::kAddsToWeights) w0 = hn::Xor(w0, sign), w1 = hn::Xor(w1, sign);
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) {
      std::int32_t four = 0;
      std::memcpy(&four, x.codes + ((row + r) * x.groups + g) * kWeightGroup + quad * 4, sizeof four);
      const VI broadcast = hn::Set(d, four);
      sum[r][0] = Dot::dot4(sum[r][0], w0, broadcast);
      sum[r][1] = Dot::dot4(sum[r][1], w1, broadcast);
    }
  }
}

template <class Dot, int kRows>
HWY_INLINE void code_tile(const CodedRows& x, std::size_t row, const std::byte* panel, Ahead ahead, float* y,
                          std::size_t ldy) {
  const D d;
  V acc[kRows][2];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) acc[r][0] = acc[r][1] = hn::Zero(d);
  for (std::size_t g = 0; g < x.groups; ++g, panel += kGroupBytes, ahead.at += kQuads * ahead.step) {
    VI sum[kRows][2];
    dot_group<Dot, kRows>(x, row, g, panel, ahead, sum);
    const std::byte* const scales = panel + kWeightGroup * kPanel;
    const V w0 = load_halves(scales), w1 = load_halves(scales + 2 * kLanes);
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) {
      const V by = hn::Set(d, x.scales[(row + r) * x.groups + g]);
      acc[r][0] = hn::MulAdd(hn::ConvertTo(d, sum[r][0]), hn::Mul(by, w0), acc[r][0]);
      acc[r][1] = hn::MulAdd(hn::ConvertTo(d, sum[r][1]), hn::Mul(by, w1), acc[r][1]);
    }
  }
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
    hn::StoreU(acc[r][0], d, y + r * ldy);
    hn::StoreU(acc[r][1], d, y + r * ldy + kLanes);
  }
}

template <class Dot, int kRows = static_cast<int>(kCodeRows)>
HWY_INLINE void code_tile_rows(std::size_t rows, const CodedRows& x, std::size_t row, const std::byte* panel, Ahead ahead,
                               float* y, std::size_t ldy) {
  if (rows == kRows) return code_tile<Dot, kRows>(x, row, panel, ahead, y, ldy);
  if constexpr (kRows > 1) code_tile_rows<Dot, kRows - 1>(rows, x, row, panel, ahead, y, ldy);
}

// Tiles [begin, end) of rows, out of `tiles` over all rows, through one panel. Meanwhile the next one is fetched, an equal share
// during each tile.
template <class Dot>
void multiply_code_panel(const MultiplyCall& call, const CodedRows& x, std::size_t p, std::size_t begin, std::size_t end,
                         std::size_t tiles) {
  const std::size_t passes = end - begin, step = (kGroupBytes / kQuads + passes - 1) / passes;
  const std::byte* const panel = call.w.panel(p);
  const std::byte* const next = passes == 1 ? panel + kAheadFewCodes : panel + call.w.panel_bytes();
  for (std::size_t i = begin; i < end; ++i) {
    const std::size_t row = call.rows * i / tiles, rows = call.rows * (i + 1) / tiles - row;
    const Ahead ahead = {next + (i - begin) * x.groups * kQuads * step, step};
    code_tile_rows<Dot>(rows, x, row, panel, ahead, call.y + row * call.ldy + p * kPanel, call.ldy);
    finish_tile(call, row, rows, p * kPanel, kPanel);
  }
}

// Work is shared out as for weights in floats.
template <class Dot>
void multiply_codes(ThreadPool& pool, const MultiplyCall& call) {
  const CodedRows x = coded_rows(call);
  code_rows<Dot>(pool, call, x);
  const std::size_t panels = call.w.panel_count(), tiles = (call.rows + kCodeRows - 1) / kCodeRows;
  const std::size_t tiles_at_once = std::max<std::size_t>(1, kCodedAtOnce / (x.groups * kWeightGroup) / kCodeRows);
  const std::size_t row_blocks = (tiles + tiles_at_once - 1) / tiles_at_once;
  const std::size_t group = std::max<std::size_t>(1, panels / (8 * static_cast<std::size_t>(pool.threads())));
  const std::size_t groups = (panels + group - 1) / group;
  pool.run(groups * row_blocks, [&](std::size_t item, int) {
    const std::size_t p0 = item / row_blocks * group, p1 = std::min(panels, p0 + group);
    const std::size_t begin = item % row_blocks * tiles_at_once, end = std::min(tiles, begin + tiles_at_once);
    for (std::size_t p = p0; p < p1; ++p) multiply_code_panel<Dot>(call, x, p, begin, end, tiles);
  });
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
