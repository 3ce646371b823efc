// What changes from one pass to the next, in one piece that is uploaded at its beginning: tokens, places, the parts, and where the
// chunks of their stores lie. All else that a kernel is given stays the same from one row to the next.
//
//   part   part ...        DevicePart
//   chunk  chunk ...       of the first part, then of the next
//   token  token ...       of the rows, their places, and the rows whose logits are wanted
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/device/kernel_args.h"
#include "core/model/forward.h"

namespace rowkeeper {

// What the launches for one part are made for.
struct StepPart {
  const DevicePart* part = nullptr;  // in the device's memory
  const KvStore* store = nullptr;
  int at = 0;
  int rows = 0;
  int entries = 0;  // that its last row may look at, at most
  bool fingerprints = true;
};

// Whether the step is made so that it can be repeated for rows further down: grids and tables for all rows that the store can have.
enum class StepUse { once, repeated };

class DeviceStep {
 public:
  DeviceStep(std::span<const PassPart> parts, std::span<const WantedRow> wanted, StepUse use);

  std::size_t bytes() const { return bytes_; }
  // Writes the block at `near`, as it will lie at `device`.
  void write(std::byte* near, std::byte* device);

  int rows() const { return rows_; }
  int wanted() const { return static_cast<int>(wanted_.size()); }
  // Once it is written.
  std::span<const StepPart> parts() const { return step_parts_; }
  const std::int32_t* tokens() const { return tokens_; }
  const std::int32_t* places() const { return tokens_ + rows_; }
  const std::int32_t* wanted_rows() const { return tokens_ + 2 * rows_; }

 private:
  std::span<const PassPart> parts_;
  std::span<const WantedRow> wanted_;
  std::vector<StepPart> step_parts_;
  std::vector<std::size_t> chunks_;  // of each part's table
  std::size_t all_chunks_ = 0;
  int rows_ = 0;
  std::size_t bytes_ = 0;
  const std::int32_t* tokens_ = nullptr;
};

}  // namespace rowkeeper
