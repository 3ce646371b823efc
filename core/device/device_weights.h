// A model's weights in a device's memory.
#pragma once

#include <memory>
#include <vector>

#include "core/device/device_memory.h"
#include "core/model/weights.h"

namespace rowkeeper {

struct DeviceNorm {
  const float* gain = nullptr;  // [width]
  const float* bias = nullptr;
};

struct DeviceBlock {
  DeviceNorm ln_1;
  DeviceWeights c_attn;
  DeviceWeights c_proj_attn;
  DeviceNorm ln_2;
  DeviceWeights c_fc;
  DeviceWeights c_proj_mlp;
};

class DeviceModel {
 public:
  // As load_weights(). Peak memory of this computer: twice the largest tensor. Errors: those of the source, device_memory, device_failed,
  // device_lost, cancelled, out_of_memory.
  static Result<DeviceModel> load(const std::shared_ptr<Device>& device, const TensorSource& source, ThreadPool& pool,
                                  const LoadOptions& options);

  std::vector<const Matrix*> matrices() const { return matrices_.matrices(); }

  DeviceWeights head;  // tied: the embedding too, a token's row is one output's weights
  DeviceWeights wte;
  const float* positions = nullptr;  // [positions][width]
  std::vector<DeviceBlock> blocks;
  DeviceNorm ln_f;
  WeightsBytes bytes;  // of the device's memory
  Precision precision = Precision::f32;

 private:
  Result<void> upload_vectors(const std::shared_ptr<Device>& device);

  Weights matrices_;      // whose memory the members above point into
  DeviceMemory vectors_;  // likewise: positions and norms
};

}  // namespace rowkeeper
