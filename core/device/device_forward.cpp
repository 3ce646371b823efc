#include "core/device/device_forward.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <utility>

#include "core/base/counts.h"

namespace rowkeeper {

namespace {

// However a pass ends, nothing of it is under way any more when its memory is used again.
class Settling {
 public:
  explicit Settling(Device& device) : device_(device) {}
  ~Settling() {
    if (!settled_) (void)device_.wait();  // that it failed has been said already
  }
  Settling(const Settling&) = delete;
  Settling& operator=(const Settling&) = delete;
  void settled() { settled_ = true; }

 private:
  Device& device_;
  bool settled_ = false;
};

// However a recording ends, the device queues again afterwards.
class Recording {
 public:
  static Result<Recording> begin(Device& device) {
    if (Result<void> begun = device.begin_graph(); !begun) return tl::unexpected(begun.error());
    return Recording(device);
  }
  Recording(Recording&& other) noexcept : device_(std::exchange(other.device_, nullptr)) {}
  ~Recording() {
    if (device_ != nullptr) (void)device_->end_graph();
  }
  Result<std::unique_ptr<DeviceGraph>> end() { return std::exchange(device_, nullptr)->end_graph(); }

 private:
  explicit Recording(Device& device) : device_(&device) {}
  Device* device_;
};

}  // namespace

DeviceForward::DeviceForward(const DeviceMeans& means, StopToken stop)
    : Forward(means.shape),
      means_(means),
      stop_(std::move(stop)),
      queue_(means.device, means.shape, means.model, means.workspace, means.products) {}

Result<void> DeviceForward::compute(std::span<const PassPart> parts, std::size_t rows) {
  const std::lock_guard turn(means_.device.turns());
  means_.space.forget();
  Settling settling(means_.device);
  Result<void> done = compute_in_turn(parts, rows);
  if (done) settling.settled();
  return done;
}

Result<void> DeviceForward::compute_in_turn(std::span<const PassPart> parts, std::size_t rows) {
  if (Result<void> going = check_stop(parts); !going) return going;
  const std::vector<WantedRow> wanted = wanted_rows(parts);
  const bool repeated = can_repeat(parts);
  DeviceStep step(parts, wanted, repeated ? StepUse::repeated : StepUse::once);
  const Result<bool> moved = means_.workspace.make_room(rows, step.bytes());
  if (!moved || *moved) means_.graphs.clear();
  if (!moved) return tl::unexpected(moved.error());
  step.write(means_.workspace.near_step, means_.workspace.step);
  DeviceTimeline timeline(means_.device, seconds_);
  const Result<void> queued = repeated ? repeat(parts.front(), step, timeline) : queue_all(parts, step, timeline);
  return queued ? finish(parts, wanted, timeline) : queued;
}

bool DeviceForward::can_repeat(std::span<const PassPart> parts) const {
  return parts.size() == 1 && parts.front().rows == 1 && parts.front().attention == nullptr &&
         means_.shape.blocks <= DeviceTimeline::kMostBlocks;
}

Result<void> DeviceForward::repeat(const PassPart& part, const DeviceStep& step, DeviceTimeline& timeline) {
  const GraphKey key =
      graph_key(part.store->view(BlockIndex(0)), part.store->shape().capacity, part.fingerprints, step.wanted() > 0);
  const GraphStep* recorded = means_.graphs.find(key);
  if (recorded == nullptr) {
    Result<GraphStep> made = record(step, timeline, key);
    if (!made) return tl::unexpected(made.error());
    recorded = means_.graphs.keep(*std::move(made));
  }
  timeline.set_laps(recorded->laps);
  return means_.device.replay(*recorded->graph);
}

Result<GraphStep> DeviceForward::record(const DeviceStep& step, DeviceTimeline& timeline, const GraphKey& key) {
  Result<Recording> recording = Recording::begin(means_.device);
  if (!recording) return tl::unexpected(recording.error());
  queue_.begin(step, timeline);
  for (int block = 0; block < means_.shape.blocks; ++block) {
    queue_.begin_block(block);
    queue_.end_block(block);
  }
  if (step.wanted() > 0) queue_.logits(0, 1);
  queue_.fetch_fingerprints();
  if (!queue_.done()) return tl::unexpected(queue_.done().error());
  Result<std::unique_ptr<DeviceGraph>> graph = recording->end();
  if (!graph) return tl::unexpected(graph.error());
  return GraphStep{key, *std::move(graph), timeline.laps()};
}

Result<void> DeviceForward::queue_all(std::span<const PassPart> parts, const DeviceStep& step, DeviceTimeline& timeline) {
  queue_.begin(step, timeline);
  for (int block = 0; block < means_.shape.blocks; ++block) {
    if (Result<void> going = check_stop(parts); !going) return going;
    queue_.begin_block(block);
    for (const PassPart& part : parts) {
      if (part.attention == nullptr || !queue_.done()) continue;
      if (Result<void> read = read_attention(block, part); !read) return read;
    }
    queue_.end_block(block);
  }
  if (step.wanted() > 0) queue_.logits(0, std::min(kLogitsRows, size(step.wanted())));
  queue_.fetch_fingerprints();
  return queue_.done();
}

// The queries come here, and the store's keys: plain code beside the pass, outside its seconds.
Result<void> DeviceForward::read_attention(int block, const PassPart& part) {
  const std::size_t stride = size(means_.workspace.qkv_width);
  queries_.resize(size(part.rows) * stride);
  const float* const from = means_.workspace.qkv + size(part.at) * stride;
  Result<void> queued =
      means_.device.download(std::as_writable_bytes(std::span(queries_)), reinterpret_cast<const std::byte*>(from));
  if (!queued) return queued;
  if (Result<void> there = means_.device.wait(); !there) return there;
  AttendRows call;
  call.kv = part.store->view(BlockIndex(block));
  call.heads = size(means_.shape.heads);
  call.first = size(part.store->view_begin());
  call.rows = size(part.rows);
  call.q = queries_.data();
  call.ldq = stride;
  call.scale = means_.shape.attention_scale(block);
  return part.attention->read(BlockIndex(block), *part.store, call, means_.pool);
}

// The first lot of logits is queued already.
Result<void> DeviceForward::finish(std::span<const PassPart> parts, std::span<const WantedRow> wanted,
                                   DeviceTimeline& timeline) {
  bool finite = true;
  std::size_t begin = 0;
  do {
    const std::size_t count = std::min(kLogitsRows, wanted.size() - begin);
    if (begin > 0) {
      if (Result<void> begun = timeline.begin(); !begun) return begun;
      queue_.logits(begin, count);
      if (!queue_.done()) return queue_.done();
    }
    if (Result<void> there = means_.device.wait(); !there) return there;
    // Queueing runs ahead of the device, so a stop may have come when all blocks were on their way. Not once logits are given out.
    if (Result<void> going = begin == 0 ? check_stop(parts) : Result<void>(); !going) return going;
    if (Result<void> read = timeline.collect(); !read) return read;
    for (std::size_t i = 0; i < count; ++i) {
      const float* const logits = means_.workspace.near_logits + i * size(means_.workspace.vocabulary);
      finite &= take_logits(wanted[begin + i], {logits, size(means_.shape.vocabulary)});
    }
    begin += count;
  } while (begin < wanted.size());
  for (const PassPart& part : parts) {
    if (part.fingerprints) take_fingerprints(part);
  }
  return finite ? Result<void>() : fail(ErrorCode::not_a_number, "logits");
}

void DeviceForward::take_fingerprints(const PassPart& part) const {
  const std::size_t blocks = size(means_.shape.blocks), first = size(part.first - part.record->first) * blocks;
  const std::uint64_t* from = means_.workspace.near_fingerprints + means_.workspace.fingerprints_of(size(part.at));
  for (std::size_t i = 0; i < size(part.rows) * blocks; ++i, from += 2)
    part.record->fingerprints[first + i] = {from[0], from[1]};
}

Result<void> DeviceForward::check_stop(std::span<const PassPart> parts) const {
  if (stop_.stop_requested()) return fail(ErrorCode::cancelled, std::to_string(parts.front().first));
  return {};
}

}  // namespace rowkeeper
