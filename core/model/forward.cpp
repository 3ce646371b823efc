#include "core/model/forward.h"

#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/base/memory_guard.h"

namespace rowkeeper {

Result<void> Forward::run(std::span<PassPart> parts) {
  std::size_t rows = 0;
  for (PassPart& part : parts) {
    part.at = static_cast<int>(rows);
    rows += static_cast<std::size_t>(part.rows);
  }
  // A store's commit asks for no memory: with what fails here, no store has changed.
  Result<void> done = guard_memory("activations", 0, [&]() -> Result<void> {
    for (const PassPart& part : parts) {
      if (Result<void> room = part.store->reserve(part.rows); !room) return room;
    }
    return compute(parts, rows);
  });
  for (const PassPart& part : parts) {
    if (done)
      part.store->commit(part.rows);
    else
      part.store->truncate(part.store->next_row());  // reservations too
  }
  return done;
}

std::vector<WantedRow> wanted_rows(std::span<const PassPart> parts) {
  std::vector<WantedRow> wanted;
  for (const PassPart& part : parts) {
    if (part.logits.empty()) continue;
    for (int row = std::max(part.first, part.logits_from); row < part.first + part.rows; ++row)
      wanted.push_back({&part, row});
  }
  return wanted;
}

bool take_logits(const WantedRow& row, std::span<const float> logits) {
  const PassPart& part = *row.part;
  std::memcpy(part.logits.data() + static_cast<std::size_t>(row.row - part.logits_from) * logits.size(), logits.data(),
              logits.size_bytes());
  if (part.fingerprints) part.record->logits_fingerprints.push_back(XXH3_64bits(logits.data(), logits.size_bytes()));
  bool finite = true;
  for (const float logit : logits) finite &= std::isfinite(logit);
  return finite;
}

}  // namespace rowkeeper
