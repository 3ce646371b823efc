// A kernel's body as CUDA runs it.
#pragma once

#include <cuda_runtime.h>

#include "core/device/kernels/block.h"
#include "core/device/kernels/cuda_block.h"

namespace rowkeeper {

template <class Kernel>
__global__ void __launch_bounds__(Kernel::kThreads, Kernel::kResident) run_kernel(const typename Kernel::Args args) {
  __shared__ typename Kernel::Shared shared;
  CudaBlock<Kernel::kThreads> block;
  Kernel::run(block, shared, args);
}

// Called with each kernel that a call is made of, in their order; after one that could not be launched no other is.
struct Launch {
  cudaStream_t stream;
  cudaError_t error = cudaSuccess;

  template <class Kernel>
  void operator()(const typename Kernel::Args& args) {
    const Blocks blocks = Kernel::blocks(args);
    if (error != cudaSuccess || blocks.x == 0 || blocks.y == 0 || blocks.z == 0) return;
    run_kernel<Kernel><<<dim3(blocks.x, blocks.y, blocks.z), Kernel::kThreads, 0, stream>>>(args);
    error = cudaGetLastError();
  }
};

}  // namespace rowkeeper
