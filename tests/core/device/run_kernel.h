// A kernel's launch as loops over its blocks.
#pragma once

#include <cstring>
#include <memory>
#include <type_traits>

#include "core/device/kernels/block.h"
#include "core/device/kernels/host_block.h"

namespace rowkeeper {

// Shared memory begins as garbage in every block, floats as NaN.
template <class Kernel>
void run_kernel(const typename Kernel::Args& args, bool backwards = false) {
  using Shared = typename Kernel::Shared;
  static_assert(std::is_trivially_copyable_v<Shared> && sizeof(Shared) <= 48 * 1024);
  const auto shared = std::make_unique<Shared>();
  const Blocks blocks = Kernel::blocks(args);
  const unsigned count = blocks.x * blocks.y * blocks.z;
  for (unsigned i = 0; i < count; ++i) {
    const unsigned b = backwards ? count - 1 - i : i;
    std::memset(static_cast<void*>(shared.get()), 0xFF, sizeof(Shared));
    HostBlock<Kernel::kThreads> block({b % blocks.x, b / blocks.x % blocks.y, b / blocks.x / blocks.y}, backwards);
    Kernel::run(block, *shared, args);
  }
}

}  // namespace rowkeeper
