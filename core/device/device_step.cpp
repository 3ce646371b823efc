#include "core/device/device_step.h"

#include <algorithm>
#include <cstring>

#include "core/base/counts.h"

namespace rowkeeper {

namespace {

std::size_t chunks_up_to(const KvStore& store, int entries) {
  const std::size_t chunk_rows = store.view(BlockIndex(0)).chunk_rows;
  return (size(entries) + chunk_rows - 1) / chunk_rows;
}

template <class Number>
std::byte* put(std::byte* at, Number number) {
  std::memcpy(at, static_cast<const void*>(&number), sizeof number);
  return at + sizeof number;
}

}  // namespace

DeviceStep::DeviceStep(std::span<const PassPart> parts, std::span<const WantedRow> wanted, StepUse use)
    : parts_(parts), wanted_(wanted) {
  for (const PassPart& part : parts) {
    StepPart to;
    to.store = part.store;
    to.at = part.at;
    to.rows = part.rows;
    to.entries = use == StepUse::repeated ? part.store->shape().capacity : part.store->view_begin() + part.rows;
    to.fingerprints = part.fingerprints;
    step_parts_.push_back(to);
    chunks_.push_back(chunks_up_to(*part.store, to.entries));
    all_chunks_ += chunks_.back();
    rows_ += part.rows;
  }
  bytes_ = parts.size() * sizeof(DevicePart) + all_chunks_ * sizeof(std::byte*) +
           (2 * size(rows_) + wanted.size()) * sizeof(std::int32_t);
}

void DeviceStep::write(std::byte* near, std::byte* device) {
  std::byte* at = near;
  const std::byte* chunks = device + parts_.size() * sizeof(DevicePart);
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const PassPart& part = parts_[i];
    step_parts_[i].part = reinterpret_cast<const DevicePart*>(device + (at - near));
    at = put(at, DevicePart{reinterpret_cast<std::byte* const*>(chunks), part.at, part.rows, part.store->view_begin()});
    chunks += chunks_[i] * sizeof(std::byte*);
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    // What lies behind the newest row isn't there yet.
    const std::size_t there = chunks_up_to(*parts_[i].store, parts_[i].store->view_begin() + parts_[i].rows);
    std::byte* const* const from = parts_[i].store->view(BlockIndex(0)).chunks;
    for (std::size_t chunk = 0; chunk < chunks_[i]; ++chunk) at = put(at, chunk < there ? from[chunk] : nullptr);
  }
  tokens_ = reinterpret_cast<const std::int32_t*>(device + (at - near));
  for (const PassPart& part : parts_) {
    for (int r = 0; r < part.rows; ++r) at = put(at, std::int32_t{part.tokens[size(part.first + r)].value()});
  }
  for (const PassPart& part : parts_) {
    for (int r = 0; r < part.rows; ++r) at = put(at, std::int32_t{part.first + r});
  }
  for (const WantedRow& row : wanted_) at = put(at, static_cast<std::int32_t>(row.at()));
}

}  // namespace rowkeeper
