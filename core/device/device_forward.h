// The forward pass on a device. A step of one row, the usual one, is recorded once and then repeated.
#pragma once

#include <span>
#include <vector>

#include "core/base/stop_token.h"
#include "core/device/device_graphs.h"
#include "core/device/device_queue.h"
#include "core/device/device_space.h"
#include "core/kernels/thread_pool.h"
#include "core/model/forward.h"

namespace rowkeeper {

// What all passes of a model on a device share. One at a time has it: who has the device's turn.
struct DeviceMeans {
  Device& device;
  const ModelShape& shape;
  const DeviceModel& model;
  Products products;
  DeviceSpace& space;
  DeviceWorkspace& workspace;
  DeviceGraphs& graphs;
  ThreadPool& pool;
};

class DeviceForward final : public Forward {
 public:
  DeviceForward(const DeviceMeans& means, StopToken stop);

 private:
  Result<void> compute(std::span<const PassPart> parts, std::size_t rows) override;
  Result<void> compute_in_turn(std::span<const PassPart> parts, std::size_t rows);
  bool can_repeat(std::span<const PassPart> parts) const;
  Result<void> repeat(const PassPart& part, const DeviceStep& step, DeviceTimeline& timeline);
  Result<GraphStep> record(const DeviceStep& step, DeviceTimeline& timeline, const GraphKey& key);
  Result<void> queue_all(std::span<const PassPart> parts, const DeviceStep& step, DeviceTimeline& timeline);
  Result<void> read_attention(int block, const PassPart& part);
  Result<void> finish(std::span<const PassPart> parts, std::span<const WantedRow> wanted, DeviceTimeline& timeline);
  void take_fingerprints(const PassPart& part) const;
  Result<void> check_stop(std::span<const PassPart> parts) const;

  DeviceMeans means_;
  StopToken stop_;
  DeviceQueue queue_;
  std::vector<float> queries_;  // where somebody asked for attention weights
};

}  // namespace rowkeeper
