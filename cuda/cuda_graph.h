// A graph of CUDA's: launches and copies that are queued at one stroke.
#pragma once

#include <cuda_runtime_api.h>

#include <memory>

#include "core/device/device.h"

namespace rowkeeper {

class CudaGraph final : public DeviceGraph {
 public:
  // Ends what the stream records.
  static Result<std::unique_ptr<DeviceGraph>> end_of(cudaStream_t stream);
  ~CudaGraph() override;
  CudaGraph(const CudaGraph&) = delete;
  CudaGraph& operator=(const CudaGraph&) = delete;
  Result<void> launch(cudaStream_t stream) const;

 private:
  explicit CudaGraph(cudaGraphExec_t graph) : graph_(graph) {}
  cudaGraphExec_t graph_;
};

}  // namespace rowkeeper
