// The products: a file of their own, as they take longest to compile.
#include "core/device/kernels/choose.h"
#include "cuda/kernels.h"
#include "cuda/launch.cuh"

namespace rowkeeper {

cudaError_t launch_on(cudaStream_t stream, const MultiplyArgs& args) {
  Launch launch{stream};
  launch_multiply(args, launch);
  return launch.error;
}

}  // namespace rowkeeper
