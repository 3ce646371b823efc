// Fingerprints of the rows of keys and values that a pass made: a block for each row's keys, and one for its values.
#pragma once

#include <cstdint>

#include "core/device/fingerprint.h"
#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/tree.h"

namespace rowkeeper {

struct FingerprintKernel {
  using Args = FingerprintArgs;
  static constexpr int kThreads = 128;
  static constexpr int kResident = 1;
  struct Shared {
    std::uint64_t sum[kThreads];
  };

  static constexpr Blocks blocks(const Args& args) { return block_count(args.most_rows, 2); }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared& shared, const Args& args) {
    const DevicePart part = *args.part;
    const int row = static_cast<int>(block.x()), side = static_cast<int>(block.y());
    if (row >= part.rows) return;
    const float* const numbers =
        args.qkv + kernel::index(part.at + row) * kernel::index(args.ldqkv) + args.width + side * args.kv_width;
    block.each([&](int thread) {
      std::uint64_t sum = 0;
      for (int i = thread; i < args.kv_width; i += kThreads)
        sum += fingerprint_term(numbers[i], static_cast<std::uint32_t>(i));
      shared.sum[thread] = sum;
    });
    kernel::tree_sum<kThreads>(block, shared.sum);
    block.each([&](int thread) {
      if (thread > 0) return;
      const std::size_t at =
          (kernel::index(row) * kernel::index(args.blocks) + kernel::index(args.block)) * 2 + kernel::index(side);
      args.to[at] = fingerprint_end(shared.sum[0], static_cast<std::uint32_t>(args.kv_width));
    });
  }
};

}  // namespace rowkeeper
