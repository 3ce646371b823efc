// What becomes of a product that the library made: one thread for each number.
#pragma once

#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"

namespace rowkeeper {

struct FinishKernel {
  using Args = FinishArgs;
  static constexpr int kThreads = 128;
  static constexpr int kResident = 1;
  struct Shared {};

  static constexpr Blocks blocks(const Args& args) { return block_count(args.rows, pieces(args.columns, kThreads)); }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared&, const Args& args) {
    block.each([&](int thread) {
      const int column = static_cast<int>(block.y()) * kThreads + thread;
      if (column >= args.columns) return;
      const std::size_t at = std::size_t{block.x()} * kernel::index(args.ldy) + kernel::index(column);
      args.y[at] = kernel::finish_number(args.y[at], args.bias, column, args.finish, args.add, at);
    });
  }
};

}  // namespace rowkeeper
