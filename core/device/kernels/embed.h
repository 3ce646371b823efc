// Rows of the embedding. A block is a row; its threads share out the row's numbers.
#pragma once

#include <cstdint>

#include "core/device/kernel_args.h"
#include "core/device/kernels/block.h"
#include "core/device/kernels/memory.h"
#include "core/device/kernels/number.h"

namespace rowkeeper {

struct EmbedKernel {
  using Args = EmbedArgs;
  static constexpr int kThreads = 128;
  static constexpr int kResident = 1;
  struct Shared {};

  static constexpr Blocks blocks(const Args& args) { return block_count(args.rows); }

  // The weights lie for the logits, input after input: a token's are a column, each in another line of the memory. That
  // is a line for each number, of which a step reads one row's.
  static ROWKEEPER_DEVICE float weight(const DeviceWeights& wte, int input, int token) {
    const std::size_t at = kernel::index(input) * kernel::index(wte.columns) + kernel::index(token);
    return wte.precision == Precision::f16
               ? kernel::widen(kernel::load<std::uint16_t>(wte.numbers + at * sizeof(std::uint16_t)))
               : kernel::load<float>(wte.numbers + at * sizeof(float));
  }

  template <class Block>
  static ROWKEEPER_DEVICE void run(Block& block, Shared&, const Args& args) {
    block.each([&](int thread) {
      const int width = args.wte.inputs, token = args.tokens[block.x()];
      const float* const position = args.positions + kernel::index(args.places[block.x()]) * kernel::index(width);
      float* const x = args.x + std::size_t{block.x()} * kernel::index(args.ldx);
      for (int i = thread; i < width; i += kThreads) x[i] = weight(args.wte, i, token) + position[i];
    });
  }
};

}  // namespace rowkeeper
