// The product for up to 8 rows, which is bound by reading the weights.
//
// A block takes a few neighbouring columns and all inputs, slice by slice; a thread takes one slice of kTile columns,
// whose weights it reads with one load for each input. Slices of one pass lie side by side over the threads; then one
// thread for each number adds them in order:
//
//            columns of the block
//   slice 0  thread 0 | thread 1    -> sums[0]
//   slice 1  thread 2 | thread 3    -> sums[1]     total = ((sums[0] + sums[1]) + sums[2]) + ..., pass after pass
//   ...
//
// How much must be under way: memory answers after some 700 ns, so 4.8 TB/s (an H200) need 3.4 MB in flight, about 26 KB
// on each of its 132 processors, and half as much again where the requests come in bursts: 36 KB. kAhead loads of 16
// bytes by each of 256 threads are 64 KB. Few columns for a block, because 1,600 outputs in blocks of 32 would leave 82
// of them without one.
//
// Order: each slice a chain of fma over its inputs from +0; the slices added in order, from the first; then
// finish_number().
#pragma once

#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"

namespace rowkeeper {

// kRows: 1, 2, 4 or 8; args.rows may be less, the last row is then computed again and not stored. Number: float, or the
// bits of a half.
template <int kRows, class Number>
struct MultiplyFewKernel {
  using Args = MultiplyArgs;
  static constexpr int kThreads = 256;
  static constexpr int kResident = kRows < 8 ? 2 : 1;  // 128 registers for each thread, or 255
  // 16 bytes of weights; 4 columns of halves for 4 rows and more, whose sums take registers and shared memory.
  static constexpr int kTile = kRows <= 2 ? 16 / static_cast<int>(sizeof(Number)) : 4;
  // The more rows, the more columns must share the numbers of x that a block reads.
  static constexpr int kColumns = kRows <= 2 ? 16 : 32;
  static constexpr int kAcross = kColumns / kTile;    // threads of a slice
  static constexpr int kSlices = kThreads / kAcross;  // of a pass
  static constexpr int kAhead = 16;                   // inputs whose weights a thread asks for before it uses the first
  static constexpr int kFours = kSliceInputs / 4;
  using Weights = kernel::Piece<Number, kTile>;

  // x is used up before the sums are written.
  union Shared {
    kernel::Four x[kRows][kSlices][kFours + 1];  // one more: threads of neighbouring slices read other banks
    kernel::Four sums[kSlices][kRows][kColumns / 4];
  };
  static_assert(sizeof(Shared) <= 48 * 1024 && kSliceInputs % kAhead == 0 && kRows * kColumns <= kThreads);

  struct Ahead {
    Weights piece[kAhead];
  };
  struct Sums {
    float n[kRows][kTile];
  };

  static constexpr Blocks blocks(const Args& args) { return block_count(args.w.columns / kColumns); }

  // What a thread works on in the pass that begins with slice `base`.
  struct Task {
    int slice;                 // of the pass
    int inputs;                // of the slice; none where the pass has fewer slices
    const std::byte* weights;  // of its first input
    std::size_t stride;        // bytes to the next input's
  };
  static ROWKEEPER_DEVICE Task task(const Args& args, int first_column, int base, int thread) {
    const int slice = thread / kAcross, input = (base + slice) * kSliceInputs, left = args.w.inputs - input;
    const int column = first_column + thread % kAcross * kTile;
    const std::size_t stride = kernel::index(args.w.columns) * sizeof(Number);
    const std::size_t at = left > 0 ? kernel::index(input) * stride : 0;
    return {slice, left > 0 ? smaller(left, kSliceInputs) : 0, args.w.numbers + at + kernel::index(column) * sizeof(Number),
            stride};
  }

  static ROWKEEPER_DEVICE void ask(Ahead& ahead, const Task& task, int k) {
    const std::byte* weights = task.weights + kernel::index(k) * task.stride;
    ROWKEEPER_UNROLL
    for (int i = 0; i < kAhead; ++i, weights += task.stride) ahead.piece[i] = Weights::load_from(weights);
  }

  // The x of the pass's slices, as many as there are.
  static ROWKEEPER_DEVICE void stage(Shared& shared, const Args& args, int base, int thread) {
    const int first = base * kSliceInputs, count = smaller(args.w.inputs - first, kSlices * kSliceInputs);
    ROWKEEPER_UNROLL
    for (int r = 0; r < kRows; ++r) {
      const int row = smaller(r, args.rows - 1);
      const float* const x = args.x + kernel::index(row) * kernel::index(args.ldx) + first;
      ROWKEEPER_UNROLL_BY(4)
      for (int k = thread; k < count; k += kThreads) shared.x[r][k / kSliceInputs][k % kSliceInputs / 4].n[k % 4] = x[k];
    }
  }

  static ROWKEEPER_DEVICE void add_input(Sums& sums, int r, float x, const Weights& weights) {
    ROWKEEPER_UNROLL
    for (int c = 0; c < kTile; ++c) sums.n[r][c] = kernel::multiply_add(x, weights.number(c), sums.n[r][c]);
  }

  static ROWKEEPER_DEVICE void add_inputs(Sums& sums, const Shared& shared, const Ahead& ahead, int slice, int k) {
    ROWKEEPER_UNROLL
    for (int i = 0; i < kAhead; i += 4) {
      ROWKEEPER_UNROLL
      for (int r = 0; r < kRows; ++r) {
        const kernel::Four x = shared.x[r][slice][(k + i) / 4];
        ROWKEEPER_UNROLL
        for (int j = 0; j < 4; ++j) add_input(sums, r, x.n[j], ahead.piece[i + j]);
      }
    }
  }

  // `ahead` has the first kAhead inputs' weights, if the slice has as many.
  static ROWKEEPER_DEVICE void add_slice(Sums& sums, const Shared& shared, Ahead& ahead, const Task& task) {
    ROWKEEPER_UNROLL
    for (int r = 0; r < kRows; ++r) {
      ROWKEEPER_UNROLL
      for (int c = 0; c < kTile; ++c) sums.n[r][c] = 0;
    }
    int k = 0;
    while (k + kAhead <= task.inputs) {
      add_inputs(sums, shared, ahead, task.slice, k);
      k += kAhead;
      if (k + kAhead <= task.inputs) ask(ahead, task, k);
    }
    for (; k < task.inputs; ++k) {
      const Weights weights = Weights::load_from(task.weights + kernel::index(k) * task.stride);
      ROWKEEPER_UNROLL
      for (int r = 0; r < kRows; ++r) add_input(sums, r, shared.x[r][task.slice][k / 4].n[k % 4], weights);
    }
  }

  static ROWKEEPER_DEVICE void put(Shared& shared, const Sums& sums, int thread) {
    ROWKEEPER_UNROLL
    for (int r = 0; r < kRows; ++r) {
      ROWKEEPER_UNROLL
      for (int c = 0; c < kTile; c += 4) {
        shared.sums[thread / kAcross][r][(thread % kAcross * kTile + c) / 4] = {
            {sums.n[r][c], sums.n[r][c + 1], sums.n[r][c + 2], sums.n[r][c + 3]}};
      }
    }
  }

  static ROWKEEPER_DEVICE void finish(const Args& args, int row, int column, float total) {
    if (row >= args.rows) return;
    const std::size_t at = kernel::index(row) * kernel::index(args.ldy) + kernel::index(column);
    args.y[at] =
        column < args.w.outputs ? kernel::finish_number(total, args.w.bias, column, args.finish, args.add, at) : 0.0F;
  }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared& shared, const Args& args) {
    const int slices = pieces(args.w.inputs, kSliceInputs), first_column = static_cast<int>(block.x()) * kColumns;
    typename Block::template Local<Ahead> ahead;
    typename Block::template Local<Sums> sums;
    typename Block::template Local<float> total;
    for (int base = 0; base < slices; base += kSlices) {
      const int count = smaller(slices - base, kSlices);
      // Both are under way at once: the weights don't wait for x.
      block.each([&](int thread) {
        const Task mine = task(args, first_column, base, thread);
        if (mine.inputs >= kAhead) ask(ahead(thread), mine, 0);
        stage(shared, args, base, thread);
      });
      block.each(
          [&](int thread) { add_slice(sums(thread), shared, ahead(thread), task(args, first_column, base, thread)); });
      block.each([&](int thread) { put(shared, sums(thread), thread); });
      block.each([&](int thread) {
        if (thread >= kRows * kColumns) return;
        const int row = thread / kColumns, column = thread % kColumns;
        float sum = base == 0 ? kernel::kNothing : total(thread);
        ROWKEEPER_UNROLL_BY(8)
        for (int s = 0; s < count; ++s) sum += shared.sums[s][row][column / 4].n[column % 4];
        total(thread) = sum;
      });
    }
    block.each([&](int thread) {
      if (thread < kRows * kColumns) finish(args, thread / kColumns, first_column + thread % kColumns, total(thread));
    });
  }
};

}  // namespace rowkeeper
