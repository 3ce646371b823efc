// Which phase of a pass took how long on a device: marks between them in its queue, read when all is done.
#pragma once

#include <vector>

#include "core/device/device.h"
#include "core/model/pass_record.h"

namespace rowkeeper {

enum class Phase { none, embed, norms, project_qkv, append, attend, project_out, mlp, logits };

class DeviceTimeline {
 public:
  struct Lap {
    int block;
    Phase phase;
  };
  // A pass of this many blocks passes no more marks than a device has, so that all its times can be read at its end.
  static constexpr int kMostBlocks = (Device::kMarks - 8) / 8;

  DeviceTimeline(Device& device, PassSeconds& seconds) : device_(device), seconds_(seconds) {}

  // Time counts from here on.
  Result<void> begin();
  // What was queued since the last lap was this.
  Result<void> lap(Phase phase, int block = 0);
  // After a wait: adds all laps up, and forgets them.
  Result<void> collect();

  // For a graph, which is queued again with the same marks.
  const std::vector<Lap>& laps() const { return laps_; }
  void set_laps(const std::vector<Lap>& laps) { laps_ = laps; }

 private:
  double& seconds_of(const Lap& lap);

  Device& device_;
  PassSeconds& seconds_;
  std::vector<Lap> laps_;  // lap i ends at mark i + 1
};

}  // namespace rowkeeper
