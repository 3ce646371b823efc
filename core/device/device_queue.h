// The launches of a pass, in the order that forward.h gives. The first failure is remembered, and nothing more is queued then.
#pragma once

#include <cstddef>

#include "core/device/device.h"
#include "core/device/device_step.h"
#include "core/device/device_timeline.h"
#include "core/device/device_weights.h"
#include "core/device/device_workspace.h"
#include "core/model/shape.h"

namespace rowkeeper {

// Whose products: our kernels', or those of the library that people know.
enum class Products { own, library };

class DeviceQueue {
 public:
  DeviceQueue(Device& device, const ModelShape& shape, const DeviceModel& model, const DeviceWorkspace& workspace,
              Products products);

  // Uploads the step and makes the rows of the embeddings.
  void begin(const DeviceStep& step, DeviceTimeline& timeline);
  // Up to the keys and values in the stores; then attention and what follows.
  void begin_block(int block);
  void end_block(int block);
  // The fingerprints of all rows, to workspace.near_fingerprints.
  void fetch_fingerprints();
  // Logits of wanted rows [begin, begin + count), to workspace.near_logits.
  void logits(std::size_t begin, std::size_t count);

  const Result<void>& done() const { return done_; }

 private:
  template <class Args>
  void launch(const Args& args) {
    if (done_) done_ = device_.launch(args);
  }
  void lap(Phase phase, int block = 0) {
    if (done_) done_ = timeline_->lap(phase, block);
  }
  void norm(const DeviceNorm& weights, const float* x, int rows, const std::int32_t* from = nullptr);
  void multiply(MultiplyArgs args);
  void append(int block);
  void fingerprint(int block);
  void attend(int block);

  Device& device_;
  const ModelShape& shape_;
  const DeviceModel& model_;
  const DeviceWorkspace& work_;
  const Products products_;
  const DeviceStep* step_ = nullptr;
  DeviceTimeline* timeline_ = nullptr;
  Result<void> done_;
};

}  // namespace rowkeeper
