// The first NVIDIA GPU that CUDA shows (CUDA_VISIBLE_DEVICES chooses another), one stream of work.
#pragma once

#include <cublas_v2.h>
#include <cuda_runtime_api.h>

#include <memory>
#include <utility>
#include <vector>

#include "core/device/device.h"

namespace rowkeeper {

class CudaDevice final : public Device {
 public:
  // What there is, without starting it: that takes a part of its memory. cuda_no_driver, cuda_no_device, cuda_too_old; and those of check().
  static Result<DeviceFacts> look();
  // Errors: the same.
  static Result<std::shared_ptr<Device>> open();
  ~CudaDevice() override;
  CudaDevice(const CudaDevice&) = delete;
  CudaDevice& operator=(const CudaDevice&) = delete;

  const DeviceFacts& facts() const override { return facts_; }
  Result<std::byte*> allocate(std::size_t bytes, const char* what) override;
  void release(std::byte* memory) override;
  Result<std::size_t> free_bytes() override;
  std::byte* allocate_pinned(std::size_t bytes) override;
  void release_pinned(std::byte* memory) override;
  Result<void> upload(std::byte* to, std::span<const std::byte> from) override;
  Result<void> download(std::span<std::byte> to, const std::byte* from) override;
  Result<void> copy(std::byte* to, const std::byte* from, std::size_t bytes) override;
  Result<void> launch(const EmbedArgs& args) override;
  Result<void> launch(const NormArgs& args) override;
  Result<void> launch(const MultiplyArgs& args) override;
  Result<void> launch(const AppendArgs& args) override;
  Result<void> launch(const FingerprintArgs& args) override;
  Result<void> launch(const AttendArgs& args) override;
  Result<void> launch(const FinishArgs& args) override;
  Result<void> library_multiply(const MultiplyArgs& args) override;
  Result<void> wait() override;
  Result<void> mark(int index) override;
  Result<double> seconds_between(int from, int to) override;
  Result<void> begin_graph() override;
  Result<std::unique_ptr<DeviceGraph>> end_graph() override;
  Result<void> replay(DeviceGraph& graph) override;
  Result<double> measure_read_bandwidth(std::span<const std::span<const std::byte>> pieces) override;
  Result<double> measure_multiply_rate() override;

 private:
  explicit CudaDevice(DeviceFacts facts) : facts_(std::move(facts)) {}
  // Not cleared. device_memory, and those of check().
  Result<void*> take(std::size_t bytes, const char* what);
  Result<cudaEvent_t> event(int index);
  Result<void> open_library();
  // Seconds of what `queue` puts on the stream, the best of a few times.
  template <class Queue>
  Result<double> best_seconds(const Queue& queue);

  DeviceFacts facts_;
  cudaStream_t stream_ = nullptr;
  std::vector<cudaEvent_t> marks_;  // made when first passed
  bool noting_ = false;             // a graph
  cublasHandle_t library_ = nullptr;
  void* library_memory_ = nullptr;
};

}  // namespace rowkeeper
