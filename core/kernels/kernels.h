// The arithmetic of a pass, compiled once for each instruction set and chosen at run time.
//
// Promise: the bits of an output row depend on that row's inputs, its position and the weights only: not on which other rows
// are computed beside it, nor on the number of threads, nor on any block size. Three rules give this:
//   1. every output is one chain acc = fma(x[k], w[k], acc), k = 0, 1, 2, ..., started from +0; bias last. Work is cut over
//      outputs, never over k. Of q8 weights a link of the chain is a group of 32 inputs, whose sum of products is a whole number;
//   2. where a chain is cut to stay in a cache, the float accumulator is stored and read back: that is exact, the chain goes
//   on;
//   3. sums across a row (norms, softmax) use 16 partial sums, value i in sum i % 16, added by one fixed tree (16 -> 8 -> 4
//   -> 2 -> 1).
// AVX2, AVX-512 and NEON give the same bits. SSE4 has no fma: it keeps the promise with bits of its own.
//
// reference.h states every kernel again in the plainest loops; tests hold the fast ones to it bit by bit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/counts.h"
#include "core/kernels/kv_view.h"
#include "core/kernels/precision.h"
#include "core/kernels/simd_target.h"
#include "core/model/shape.h"

namespace rowkeeper {

class ThreadPool;

// Rows of activations and vectors of weights have room for a multiple of this many floats, so that every target stores whole
// panels.
constexpr std::size_t kPadding = 32;
constexpr std::size_t padded(std::size_t n) { return round_up(n, kPadding); }

// Weights [inputs][outputs] cut into panels of `panel_width` columns, each contiguous; the last panel is filled up with zeros.
//   f32, f16   [inputs][panel_width] floats or halves
//   q8         for each group of 32 inputs: codes [8][panel_width][4], four inputs of a column side by side, then the columns'
//              scales, halves [panel_width]. Inputs behind the last are zeros
struct PackedMatrix {
  std::size_t inputs = 0;
  std::size_t outputs = 0;
  std::size_t panel_width = 0;
  Precision precision = Precision::f32;
  const std::byte* panels = nullptr;
  const float* bias = nullptr;  // padded(outputs) floats, or none
  std::size_t panel_count() const { return (outputs + panel_width - 1) / panel_width; }
  std::size_t panel_bytes() const { return weight_bytes(precision, inputs, panel_width); }
  std::size_t bytes() const { return panel_count() * panel_bytes(); }
  const std::byte* panel(std::size_t p) const { return panels + p * panel_bytes(); }
};

// What becomes of a product before it is stored.
struct Epilogue {
  const float* add = nullptr;  // [rows][outputs], rows as far apart as those of y: the residual stream. Not y itself.
  const Activation* activation = nullptr;
};

// y[rows][outputs] = finish(x[rows][inputs] W + bias). ldx, ldy: floats from a row to the next; y rows have padded(outputs)
// floats.
struct MultiplyCall {
  std::size_t rows = 0;
  const float* x = nullptr;
  std::size_t ldx = 0;
  PackedMatrix w;
  float* y = nullptr;
  std::size_t ldy = 0;
  Epilogue finish;
  float* scratch = nullptr;  // multiply_scratch_floats(rows, inputs, precision)
};

// A group of a row whose numbers are all smaller counts as zeros: 127 / max would become infinite.
constexpr float kSmallestCoded = 1e-30F;

// For the codes of q8's rows: each number's, and each group's scale and the sum of its codes.
constexpr std::size_t multiply_scratch_floats(std::size_t rows, std::size_t inputs, Precision precision) {
  return precision == Precision::q8 ? rows * weight_groups(inputs) * (kWeightGroup / sizeof(float) + 2) : 0;
}

// out[r] = attention of the query in row first + r over the store's rows 0 .. first + r that it may look at (kv.sinks,
// kv.window), r in [0, rows); query head h reads key/value head h / (heads / kv_heads). Weights are softmax(scale * scores). Keys
// and values are code x scale, rounded to float, where the store holds codes. A row that is out of sight counts as weight 0.
struct AttendCall {
  KvBlockView kv;  // panel_width as the kernels'; less only where chunk_rows is (float stores without a window)
  std::size_t heads = 0;
  std::size_t first = 0;
  std::size_t rows = 0;
  const float* q = nullptr;  // row r, head h at q + r * ldq + h * head_size
  std::size_t ldq = 0;       // floats from row to row, as all ld...
  float* out = nullptr;      // likewise at out + r * ldo + h * head_size
  std::size_t ldo = 0;
  float scale = 0;
  float* weights = nullptr;  // takes [heads][first + 1] weights of a single row; or none
  float* scratch = nullptr;  // threads x scratch_floats
  std::size_t scratch_floats = 0;
};

// y[r] = (x[r] - mean) / sqrt(variance + epsilon) * gain + bias; gain, bias: padded(width) floats, zeros behind the width.
struct NormCall {
  std::size_t rows = 0;
  std::size_t width = 0;
  const float* x = nullptr;
  std::size_t ldx = 0;
  const float* gain = nullptr;
  const float* bias = nullptr;
  float epsilon = 0;
  float* y = nullptr;
  std::size_t ldy = 0;
};

struct Kernels {
  SimdTarget target;
  std::size_t panel_width;  // two vectors
  void (*multiply)(ThreadPool&, const MultiplyCall&);
  // A panel, [inputs][panel_width] floats, into w's precision, f16 or q8. `out`: w.panel_bytes(), zeros so far.
  void (*encode)(const PackedMatrix& w, const float* panel, std::byte* out);
  void (*attend)(ThreadPool&, const AttendCall&);
  std::size_t (*attend_scratch_floats)(std::size_t rows, std::size_t last_row, const KvBlockView& kv);  // for each thread
  void (*layer_norm)(ThreadPool&, const NormCall&);
  // Scores s[0, n) become exp(scale * (s - max)), and their sum's reciprocal is returned; s has room for padded(n).
  float (*softmax)(float* s, std::size_t n, float scale);
  // In place over [0, n), room for padded(n).
  void (*activate)(float* x, std::size_t n, Activation);
  // Limits of the machine: reads n bytes (a multiple of kReadAtOnce) and returns something that needs them all; multiply-adds on
  // registers, returning how many it did.
  std::uint32_t (*read)(const std::byte* p, std::size_t n);
  double (*multiply_adds)(std::size_t rounds, float* result);
};

constexpr std::size_t kReadAtOnce = 512;

// The kernels for a target; null if this build or this CPU lacks it. `automatic`: the best there is.
const Kernels* find_kernels(SimdTarget target);

// All that this CPU can run, best first. AVX-512 may be there twice, with and without products of bytes.
std::vector<const Kernels*> all_kernels();

}  // namespace rowkeeper
