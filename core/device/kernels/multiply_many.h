// The product for more rows than a few, which is bound by arithmetic.
//
// A block takes a tile of kTileRows x kTileColumns of y. Its inputs come in steps: while the block multiplies what one
// half of the shared memory holds, each thread has its share of the next step's x and weights on the way in registers,
// and then puts it into the other half. Halves are widened there, once for all rows. In a step a thread reads kRows +
// kColumns numbers for kRows x kColumns fma: 12 for 32, three loads of 16 bytes. It holds two sums for each place, the
// slice's and the total: 8 x 8 places would take 200 registers and leave one block on a processor, 8 x 4 leave three or
// four, and give a matrix of 768 columns tiles for 192 blocks rather than 48.
//
// Order: each slice a chain of fma over its inputs from +0; the slices added in order, from the first; then
// finish_number(). As MultiplyFewKernel.
#pragma once

#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"

namespace rowkeeper {

// Number: float, or the bits of a half.
template <class Number>
struct MultiplyManyKernel {
  using Args = MultiplyArgs;
  static constexpr int kTileRows = 64, kTileColumns = 64;
  static constexpr int kRows = 8, kColumns = 4;  // of a thread
  static constexpr int kAcross = kTileColumns / kColumns;
  static constexpr int kThreads = kTileRows / kRows * kAcross;
  static constexpr int kResident = 3;                  // 168 registers for each thread
  static constexpr int kStep = 16;                     // inputs of a step
  static constexpr int kSteps = kSliceInputs / kStep;  // of a slice

  // x is turned, so that a thread's rows are neighbours; one Four more, so that neighbouring inputs are in other banks.
  struct Shared {
    kernel::Four x[2][kStep][kTileRows / 4 + 1];
    kernel::Four w[2][kStep][kTileColumns / 4];
  };

  // A thread's share of a step.
  static constexpr int kPieceNumbers = 16 / static_cast<int>(sizeof(Number));
  static constexpr int kPiecesAcross = kTileColumns / kPieceNumbers;
  static constexpr int kXShare = kTileRows * kStep / kThreads;
  static constexpr int kWShare = kPiecesAcross * kStep / kThreads;
  static_assert(kThreads % kStep == 0 && kWShare >= 1 && kWShare * kThreads == kPiecesAcross * kStep);
  using Weights = kernel::Piece<Number, kPieceNumbers>;
  struct Staged {
    float x[kXShare];
    Weights w[kWShare];
  };

  struct Tile {
    float slice[kRows][kColumns];
    float total[kRows][kColumns];
  };

  // Blocks beside each other share their columns: the weights are read from memory once, and x, which is small, is what
  // stays in the cache.
  static constexpr Blocks blocks(const Args& args) {
    return block_count(pieces(args.rows, kTileRows), args.w.columns / kTileColumns);
  }

  // A thread reads one input of every eighth row: kStep threads side by side take 64 bytes of one row. Behind the last
  // input stand x = -0 and w = +0: their product, -0, changes no sum.
  static ROWKEEPER_DEVICE void load(Staged& staged, const Args& args, int first_row, int first_column, int first_input,
                                    int thread) {
    const int k = first_input + thread % kStep;
    ROWKEEPER_UNROLL
    for (int i = 0; i < kXShare; ++i) {
      const int row = smaller(first_row + thread / kStep + i * (kThreads / kStep), args.rows - 1);
      staged.x[i] = kernel::kNothing;
      if (k < args.w.inputs) staged.x[i] = args.x[kernel::index(row) * kernel::index(args.ldx) + kernel::index(k)];
    }
    ROWKEEPER_UNROLL
    for (int i = 0; i < kWShare; ++i) {
      const int piece = thread + i * kThreads, input = first_input + piece / kPiecesAcross;
      const int column = first_column + piece % kPiecesAcross * kPieceNumbers;
      staged.w[i] = {};
      if (input < args.w.inputs) {
        const std::size_t at = kernel::index(input) * kernel::index(args.w.columns) + kernel::index(column);
        staged.w[i] = Weights::load_from(args.w.numbers + at * sizeof(Number));
      }
    }
  }

  static ROWKEEPER_DEVICE void put(Shared& shared, const Staged& staged, int half, int thread) {
    ROWKEEPER_UNROLL
    for (int i = 0; i < kXShare; ++i) {
      const int row = thread / kStep + i * (kThreads / kStep);
      shared.x[half][thread % kStep][row / 4].n[row % 4] = staged.x[i];
    }
    ROWKEEPER_UNROLL
    for (int i = 0; i < kWShare; ++i) {
      const int piece = thread + i * kThreads, at = piece % kPiecesAcross * kPieceNumbers / 4;
      ROWKEEPER_UNROLL
      for (int j = 0; j < kPieceNumbers; j += 4) {
        const Weights& w = staged.w[i];
        shared.w[half][piece / kPiecesAcross][at + j / 4] = {
            {w.number(j), w.number(j + 1), w.number(j + 2), w.number(j + 3)}};
      }
    }
  }

  static ROWKEEPER_DEVICE int first_row(int thread) { return thread / kAcross * kRows; }
  static ROWKEEPER_DEVICE int first_column(int thread) { return thread % kAcross * kColumns; }

  static ROWKEEPER_DEVICE void multiply(Tile& tile, const Shared& shared, int half, int thread) {
    const int row = first_row(thread) / 4, column = first_column(thread) / 4;
    ROWKEEPER_UNROLL
    for (int k = 0; k < kStep; ++k) {
      const kernel::Four w = shared.w[half][k][column];
      ROWKEEPER_UNROLL
      for (int r = 0; r < kRows; r += 4) {
        const kernel::Four x = shared.x[half][k][row + r / 4];
        ROWKEEPER_UNROLL
        for (int i = 0; i < 4; ++i) {
          ROWKEEPER_UNROLL
          for (int c = 0; c < kColumns; ++c)
            tile.slice[r + i][c] = kernel::multiply_add(x.n[i], w.n[c], tile.slice[r + i][c]);
        }
      }
    }
  }

  static ROWKEEPER_DEVICE void add_slice(Tile& tile) {
    ROWKEEPER_UNROLL
    for (int r = 0; r < kRows; ++r) {
      ROWKEEPER_UNROLL
      for (int c = 0; c < kColumns; ++c) {
        tile.total[r][c] += tile.slice[r][c];
        tile.slice[r][c] = 0;
      }
    }
  }

  static ROWKEEPER_DEVICE void clear(Tile& tile) {
    ROWKEEPER_UNROLL
    for (int r = 0; r < kRows; ++r) {
      ROWKEEPER_UNROLL
      for (int c = 0; c < kColumns; ++c) {
        tile.total[r][c] = kernel::kNothing;
        tile.slice[r][c] = 0;
      }
    }
  }

  static ROWKEEPER_DEVICE void finish(const Args& args, const Tile& tile, int row, int column) {
    ROWKEEPER_UNROLL
    for (int r = 0; r < kRows; ++r) {
      if (row + r >= args.rows) break;
      const std::size_t at = kernel::index(row + r) * kernel::index(args.ldy) + kernel::index(column);
      kernel::Four y;
      ROWKEEPER_UNROLL
      for (int c = 0; c < kColumns; ++c) {
        const float x =
            kernel::finish_number(tile.total[r][c], args.w.bias, column + c, args.finish, args.add, at + kernel::index(c));
        y.n[c] = column + c < args.w.outputs ? x : 0.0F;
      }
      kernel::store_four(args.y + at, y);
    }
  }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared& shared, const Args& args) {
    const int row = static_cast<int>(block.x()) * kTileRows, column = static_cast<int>(block.y()) * kTileColumns;
    const int steps = pieces(args.w.inputs, kStep);
    typename Block::template Local<Tile> tile;
    block.each([&](int thread) {
      clear(tile(thread));
      Staged first;
      load(first, args, row, column, 0, thread);
      put(shared, first, 0, thread);
    });
    // Behind the last step stands one of nothing, which takes no memory to load.
    for (int step = 0; step < steps; ++step) {
      block.each([&](int thread) {
        Staged next;
        load(next, args, row, column, (step + 1) * kStep, thread);
        multiply(tile(thread), shared, step % 2, thread);
        if (step % kSteps == kSteps - 1 || step + 1 == steps) add_slice(tile(thread));
        put(shared, next, (step + 1) % 2, thread);
      });
    }
    block.each([&](int thread) { finish(args, tile(thread), row + first_row(thread), column + first_column(thread)); });
  }
};

}  // namespace rowkeeper
