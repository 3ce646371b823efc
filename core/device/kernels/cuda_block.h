// A block of threads of a CUDA device, as a kernel's body sees it (block.h).
#pragma once

#if defined(__CUDACC__)

#include "core/device/kernels/block.h"

namespace rowkeeper {

template <int kThreads>
class CudaBlock {
 public:
  template <class T>
  class Local {
   public:
    ROWKEEPER_DEVICE T& operator()(int) { return value_; }

   private:
    T value_;
  };

  ROWKEEPER_DEVICE unsigned x() const { return blockIdx.x; }
  ROWKEEPER_DEVICE unsigned y() const { return blockIdx.y; }
  ROWKEEPER_DEVICE unsigned z() const { return blockIdx.z; }

  template <class Phase>
  ROWKEEPER_DEVICE void each(const Phase& phase) const {
    phase(static_cast<int>(threadIdx.x));
    __syncthreads();
  }
};

}  // namespace rowkeeper

#endif
