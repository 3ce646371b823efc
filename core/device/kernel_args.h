// What each kernel of a device is given. All pointers are to the device's memory. Shapes are in numbers, not bytes.
//
// Promise, as of the CPU's kernels (core/kernels/kernels.h): the bits of an output row depend on that row's inputs, its position and the
// weights only, never on the rows beside it, on how work is cut, or on the device. The order of every sum:
//   product    inputs in slices of kSliceInputs. A slice is one chain acc = fma(x[k], w[k], acc), k in order, from +0;
//              total = ((slice 0 + slice 1) + slice 2) + ..., from the first slice; then bias, then activation, then the residual stream
//   norm       value i of a row in partial sum i % kNormSums, in order; the partial sums by a tree of halves
//   attention  a score is one chain over the head's numbers. Positions in groups of kGroupRows entries, group g = entries
//              [g * kGroupRows, ...): its maximum, its weights exp(scale (s - maximum)), their sum by a tree of halves over kGroupRows
//              places (0 where an entry is out of sight), and for each number one chain of weight x value over its entries in order.
//              Groups are joined in order (attend.h); a group without an entry in sight is passed over
// Every fma is written as one, and nothing else is contracted.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/kernels/kv_view.h"
#include "core/kernels/precision.h"
#include "core/model/shape.h"

namespace rowkeeper {

constexpr int kSliceInputs = 32;
constexpr int kNormSums = 128;
constexpr int kGroupRows = 64;

// Weights [inputs][columns], row after row, floats or halves; columns is `outputs` rounded up to kDeviceColumns, filled with zeros.
constexpr std::size_t kDeviceColumns = 128;
struct DeviceWeights {
  const std::byte* numbers = nullptr;
  Precision precision = Precision::f32;  // f32 or f16
  int inputs = 0;
  int outputs = 0;
  int columns = 0;
  const float* bias = nullptr;  // [columns], or none
};

// x[r] = column tokens[r] of wte (its weights for that output) + positions[places[r]], r in [0, rows)
struct EmbedArgs {
  int rows = 0;
  const std::int32_t* tokens = nullptr;
  const std::int32_t* places = nullptr;
  DeviceWeights wte;
  const float* positions = nullptr;  // [][wte.inputs]
  float* x = nullptr;                // [rows][ldx]
  int ldx = 0;
};

// y[r] = (x - mean) / sqrt(variance + epsilon) * gain + bias, x = row `from[r]` of x, or row r where `from` is null.
struct NormArgs {
  int rows = 0;
  int width = 0;
  const float* x = nullptr;
  int ldx = 0;
  const std::int32_t* from = nullptr;
  const float* gain = nullptr;  // [width]
  const float* bias = nullptr;
  float epsilon = 0;
  float* y = nullptr;
  int ldy = 0;
};

enum class DeviceFinish : std::uint8_t { none, gelu_tanh, gelu_erf, relu };

// y[rows][outputs] = finish(x[rows][inputs] w + bias) + add. ldy at least w.columns: kernels write whole columns, zeros behind the last
// output, four at a time: y begins at a multiple of 16 bytes, and ldy is a multiple of 4. `add`, rows as far apart as those of y, may be y itself.
struct MultiplyArgs {
  int rows = 0;
  const float* x = nullptr;
  int ldx = 0;
  DeviceWeights w;
  float* y = nullptr;
  int ldy = 0;
  DeviceFinish finish = DeviceFinish::none;
  const float* add = nullptr;
};

// y = finish(y + bias) + add, after library_multiply().
struct FinishArgs {
  int rows = 0;
  int columns = 0;
  const float* bias = nullptr;
  DeviceFinish finish = DeviceFinish::none;
  const float* add = nullptr;
  float* y = nullptr;
  int ldy = 0;
};

// One conversation's rows in a pass: rows [at, at + rows) of the activations are entries [first, first + rows) of its store. It lies in the
// device's memory, so that a graph can be replayed for the next row.
struct DevicePart {
  std::byte* const* chunks = nullptr;  // the store's, in the device's memory
  std::int32_t at = 0;
  std::int32_t rows = 0;
  std::int32_t first = 0;
};

// Writes the keys and values that stand in the rows of qkv (queries first) into the store, in its code.
struct AppendArgs {
  KvBlockView kv;  // chunks: ignored, the part's count
  const DevicePart* part = nullptr;
  int most_rows = 0;  // of the part: what the grid is made for
  const float* qkv = nullptr;
  int ldqkv = 0;
  int heads = 0;  // of queries
};

// to[(row of the part) * blocks + block] = the fingerprints of the row's key and value in this block (fingerprint.h): of what stands in qkv.
struct FingerprintArgs {
  const DevicePart* part = nullptr;
  int most_rows = 0;
  const float* qkv = nullptr;
  int ldqkv = 0;
  int width = 0;                // of the queries
  int kv_width = 0;             // numbers of a key
  std::uint64_t* to = nullptr;  // [rows][blocks][2]
  int block = 0;
  int blocks = 0;
};

// out[row] = attention of the row's queries over the entries of its store that it may look at.
struct AttendArgs {
  KvBlockView kv;  // chunks: ignored
  const DevicePart* part = nullptr;
  int most_rows = 0;
  int most_entries = 0;  // behind the part's last row: what the grid and the scratch are made for
  const float* q = nullptr;
  int ldq = 0;
  int heads = 0;
  float* out = nullptr;
  int ldo = 0;
  float scale = 0;
  float* scratch = nullptr;  // attend_scratch_floats()
};

// Up to this many rows each group of entries is a block of threads of its own, and the groups are joined afterwards.
constexpr int kFewRows = 8;
constexpr std::size_t attend_scratch_floats(int rows, int entries, int heads, int head_size) {
  const auto groups = static_cast<std::size_t>((entries + kGroupRows - 1) / kGroupRows);
  return rows > kFewRows ? 0
                         : static_cast<std::size_t>(rows) * static_cast<std::size_t>(heads) * groups *
                               (static_cast<std::size_t>(head_size) + 2);
}

}  // namespace rowkeeper
