// Steps of one row that have been recorded, to be queued again at one stroke.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "core/device/device.h"
#include "core/device/device_timeline.h"
#include "core/kernels/kv_view.h"

namespace rowkeeper {

// What the launches of such a step depend on: how the store's rows lie and which of them a row may look at; what is wanted of it.
using GraphKey = std::array<std::size_t, 13>;
GraphKey graph_key(const KvBlockView& kv, int capacity, bool fingerprints, bool logits);

struct GraphStep {
  GraphKey key;
  std::unique_ptr<DeviceGraph> graph;
  std::vector<DeviceTimeline::Lap> laps;
};

// The few that were used last. All belong to one workspace: they go when it moves.
class DeviceGraphs {
 public:
  // Null if there is none. Good until the next call.
  const GraphStep* find(const GraphKey& key);
  const GraphStep* keep(GraphStep step);
  void clear() { steps_.clear(); }

 private:
  static constexpr std::size_t kMost = 4;
  std::vector<GraphStep> steps_;  // the last one used first
};

}  // namespace rowkeeper
