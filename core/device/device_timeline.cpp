#include "core/device/device_timeline.h"

namespace rowkeeper {

Result<void> DeviceTimeline::begin() {
  laps_.clear();
  return device_.mark(0);
}

Result<void> DeviceTimeline::lap(Phase phase, int block) {
  if (laps_.size() + 1 == Device::kMarks) {
    if (Result<void> done = device_.wait(); !done) return done;
    if (Result<void> read = collect(); !read) return read;
    if (Result<void> begun = begin(); !begun) return begun;
  }
  laps_.push_back({block, phase});
  return device_.mark(static_cast<int>(laps_.size()));
}

Result<void> DeviceTimeline::collect() {
  for (std::size_t i = 0; i < laps_.size(); ++i) {
    if (laps_[i].phase == Phase::none) continue;
    const Result<double> seconds = device_.seconds_between(static_cast<int>(i), static_cast<int>(i + 1));
    if (!seconds) return tl::unexpected(seconds.error());
    seconds_of(laps_[i]) += *seconds;
  }
  laps_.clear();
  return {};
}

double& DeviceTimeline::seconds_of(const Lap& lap) {
  if (lap.phase == Phase::embed) return seconds_.embed;
  BlockSeconds& block = seconds_.blocks[static_cast<std::size_t>(lap.block)];
  switch (lap.phase) {
    case Phase::norms:
      return block.norms;
    case Phase::project_qkv:
      return block.project_qkv;
    case Phase::append:
      return block.append;
    case Phase::attend:
      return block.attend;
    case Phase::project_out:
      return block.project_out;
    case Phase::mlp:
      return block.mlp;
    default:
      return seconds_.logits;
  }
}

}  // namespace rowkeeper
