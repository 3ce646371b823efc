#include "core/device/device_graphs.h"

#include <algorithm>
#include <utility>

namespace rowkeeper {

GraphKey graph_key(const KvBlockView& kv, int capacity, bool fingerprints, bool logits) {
  return {kv.head_stride,
          kv.value_offset,
          kv.panel_bytes,
          kv.value_bytes,
          kv.chunk_rows,
          kv.panel_width,
          static_cast<std::size_t>(kv.keys),
          static_cast<std::size_t>(kv.values),
          kv.sinks,
          kv.window,
          static_cast<std::size_t>(capacity),
          std::size_t{fingerprints},
          std::size_t{logits}};
}

const GraphStep* DeviceGraphs::find(const GraphKey& key) {
  const auto found = std::find_if(steps_.begin(), steps_.end(), [&](const GraphStep& step) { return step.key == key; });
  if (found == steps_.end()) return nullptr;
  std::rotate(steps_.begin(), found, found + 1);
  return &steps_.front();
}

const GraphStep* DeviceGraphs::keep(GraphStep step) {
  if (steps_.size() == kMost) steps_.pop_back();
  steps_.insert(steps_.begin(), std::move(step));
  return &steps_.front();
}

}  // namespace rowkeeper
