// Norms of rows. A block is a row, read three times: for the mean, for the sum of the squared differences from it (the
// difference of two large sums would lose the small digits), for the result. The first brings it into the cache nearest
// to the threads.
//
// Order: value i belongs to partial sum i % kNormSums, that is to thread i % kNormSums, which takes its values in order
// from +0; then a tree of halves over the threads.
#pragma once

#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"
#include "core/device/kernels/tree.h"

namespace rowkeeper {

struct NormKernel {
  using Args = NormArgs;
  static constexpr int kThreads = kNormSums;
  static constexpr int kResident = 1;
  struct Shared {
    float sum[kNormSums];
    float squares[kNormSums];
  };

  static constexpr Blocks blocks(const Args& args) { return block_count(args.rows); }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared& shared, const Args& args) {
    const unsigned from = args.from != nullptr ? static_cast<unsigned>(args.from[block.x()]) : block.x();
    const float* const x = args.x + std::size_t{from} * kernel::index(args.ldx);
    float* const y = args.y + std::size_t{block.x()} * kernel::index(args.ldy);
    const float width = static_cast<float>(args.width);
    block.each([&](int thread) {
      float sum = 0;
      for (int i = thread; i < args.width; i += kThreads) sum += x[i];
      shared.sum[thread] = sum;
    });
    kernel::tree_sum<kNormSums>(block, shared.sum);
    block.each([&](int thread) {
      const float mean = shared.sum[0] / width;
      float squares = 0;
      for (int i = thread; i < args.width; i += kThreads) squares += (x[i] - mean) * (x[i] - mean);
      shared.squares[thread] = squares;
    });
    kernel::tree_sum<kNormSums>(block, shared.squares);
    block.each([&](int thread) {
      const float mean = shared.sum[0] / width;
      const float scale = 1.0F / ::sqrtf(shared.squares[0] / width + args.epsilon);
      for (int i = thread; i < args.width; i += kThreads)
        y[i] = kernel::multiply_add((x[i] - mean) * scale, args.gain[i], args.bias[i]);
    });
  }
};

}  // namespace rowkeeper
