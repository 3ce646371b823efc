#include "core/device/device_workspace.h"

#include <algorithm>
#include <utility>

#include "core/base/counts.h"
#include "core/model/forward.h"

namespace rowkeeper {

namespace {

// Kernels write whole columns.
int whole_columns(int n) { return round_up(n, static_cast<int>(kDeviceColumns)); }

// Gives out parts of one piece of memory, or, where there is none yet, counts them.
class Divider {
 public:
  explicit Divider(std::byte* memory) : memory_(memory) {}
  template <class Number>
  void take(Number*& to, std::size_t count) {
    constexpr std::size_t kAlignment = 256;
    to = memory_ == nullptr ? nullptr : reinterpret_cast<Number*>(memory_ + at_);
    at_ += round_up(count * sizeof(Number), kAlignment);
  }
  std::size_t bytes() const { return at_; }

 private:
  std::byte* memory_;
  std::size_t at_ = 0;
};

}  // namespace

DeviceWorkspace::DeviceWorkspace(std::shared_ptr<Device> device, const ModelShape& shape)
    : width(whole_columns(shape.width)),
      qkv_width(whole_columns(shape.qkv_width())),
      mlp_width(whole_columns(shape.mlp_width)),
      vocabulary(whole_columns(shape.vocabulary)),
      device_(std::move(device)),
      blocks_(static_cast<std::size_t>(shape.blocks)),
      scratch_floats_(attend_scratch_floats(kFewRows, shape.positions, shape.heads, shape.head_size)) {}

std::size_t DeviceWorkspace::lay_out() {
  Divider divider(memory_.get());
  const auto floats = [](std::size_t rows, int stride) { return rows * static_cast<std::size_t>(stride); };
  for (float** const to : {&x, &next, &normed}) divider.take(*to, floats(rows_, width));
  divider.take(qkv, floats(rows_, qkv_width));
  divider.take(wide, floats(rows_, mlp_width));
  divider.take(logits, floats(kLogitsRows, vocabulary));
  divider.take(scratch, scratch_floats_);
  divider.take(fingerprints, fingerprints_of(rows_));
  divider.take(step, step_bytes_);
  return divider.bytes();
}

std::size_t DeviceWorkspace::lay_out_near() {
  Divider divider(near_.get());
  divider.take(near_logits, kLogitsRows * static_cast<std::size_t>(vocabulary));
  divider.take(near_fingerprints, fingerprints_of(rows_));
  divider.take(near_step, step_bytes_);
  return divider.bytes();
}

Result<bool> DeviceWorkspace::make_room(std::size_t rows, std::size_t step_bytes) {
  if (memory_ && near_ && rows <= rows_ && step_bytes <= step_bytes_) return false;
  // In large steps, which cost little memory: what has been recorded for one workspace is lost with it.
  constexpr std::size_t kRows = 128, kStepBytes = 16384;
  rows_ = std::max(round_up(rows, kRows), rows_);
  step_bytes_ = std::max(round_up(step_bytes, kStepBytes), step_bytes_);
  memory_.reset();  // before the larger one is made
  near_.reset();
  if (Result<void> done = take_memory(); !done) {
    rows_ = step_bytes_ = 0;
    return tl::unexpected(done.error());
  }
  return true;
}

Result<void> DeviceWorkspace::take_memory() {
  Result<DeviceMemory> memory = allocate(device_, lay_out(), "activations");
  if (!memory) return tl::unexpected(memory.error());
  Result<DeviceMemory> near = allocate_pinned(device_, lay_out_near(), "activations");
  if (!near) return tl::unexpected(near.error());
  memory_ = *std::move(memory);
  near_ = *std::move(near);
  lay_out();
  lay_out_near();
  return {};
}

}  // namespace rowkeeper
