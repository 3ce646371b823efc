// The kernels of core/device/kernels on a stream of CUDA's. Each returns what the launch itself said.
#pragma once

#include <cuda_runtime_api.h>

#include "core/device/kernel_args.h"

namespace rowkeeper {

cudaError_t launch_on(cudaStream_t stream, const EmbedArgs& args);
cudaError_t launch_on(cudaStream_t stream, const NormArgs& args);
cudaError_t launch_on(cudaStream_t stream, const MultiplyArgs& args);
cudaError_t launch_on(cudaStream_t stream, const FinishArgs& args);
cudaError_t launch_on(cudaStream_t stream, const AppendArgs& args);
cudaError_t launch_on(cudaStream_t stream, const FingerprintArgs& args);
cudaError_t launch_on(cudaStream_t stream, const AttendArgs& args);

}  // namespace rowkeeper
