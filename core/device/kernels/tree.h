// Sums over a block's threads.
#pragma once

#include "core/device/kernels/block.h"

namespace rowkeeper::kernel {

// part[0] += all the others, by a tree of halves: place i takes place i + kCount / 2, and so on. kCount a power of two.
template <int kCount, class Block, class Number>
ROWKEEPER_DEVICE void tree_sum(Block& block, Number* part) {
  static_assert((kCount & (kCount - 1)) == 0);
  for (int half = kCount / 2; half > 0; half /= 2) {
    block.each([&](int thread) {
      if (thread < half) part[thread] += part[thread + half];
    });
  }
}

}  // namespace rowkeeper::kernel
