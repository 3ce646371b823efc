#include "core/run/fingerprint_history.h"

#include <algorithm>
#include <cstdint>

namespace rowkeeper {

FingerprintHistory::Rebuilt& FingerprintHistory::Rebuilt::operator+=(const Rebuilt& more) {
  changes.insert(changes.end(), more.changes.begin(), more.changes.end());
  again.insert(again.end(), more.again.begin(), more.again.end());
  return *this;
}

int FingerprintHistory::Rebuilt::identical() const {
  return static_cast<int>(std::ranges::count_if(again, [](const Row& row) { return row.identical; }));
}

void FingerprintHistory::Rebuilt::forget_from(RowIndex row) {
  std::erase_if(again, [&](const Row& rebuilt) { return rebuilt.row.value() >= row.value(); });
  std::erase_if(changes, [&](const FingerprintChange& change) { return change.row.value() >= row.value(); });
}

FingerprintHistory::Rebuilt FingerprintHistory::record(const PassRecord& pass) {
  const auto blocks = static_cast<std::size_t>(blocks_);
  const auto first = static_cast<std::size_t>(pass.first);
  const auto end = first + static_cast<std::size_t>(pass.rows);
  if (end > times_.size()) {
    // times_ last: where memory runs out on the way, none of the new rows is there.
    fingerprints_.resize(end * blocks);
    known_.resize(end);
    changed_.resize(end);
    times_.resize(end);
  }

  Rebuilt rebuilt;
  for (std::size_t row = first; row < end; ++row) {
    const bool computed_before = times_[row]++ > 0;
    bool same = false;
    if (!pass.fingerprints.empty()) {
      same = take_fingerprints(row, std::span(pass.fingerprints).subspan((row - first) * blocks, blocks), rebuilt.changes);
    }
    if (computed_before) rebuilt.again.push_back({RowIndex(static_cast<std::int32_t>(row)), same});
  }
  return rebuilt;
}

// True if the row was known, and by the same fingerprints in every block.
bool FingerprintHistory::take_fingerprints(std::size_t row, std::span<const RowFingerprint> computed,
                                           std::vector<FingerprintChange>& changes) {
  const bool known = known_[row] != 0;
  RowFingerprint* const on_record = &fingerprints_[row * computed.size()];
  bool same = true;
  for (std::size_t block = 0; block < computed.size(); ++block) {
    if (known && on_record[block] == computed[block]) continue;
    same = false;
    on_record[block] = computed[block];
    changes.push_back(
        {RowIndex(static_cast<std::int32_t>(row)), BlockIndex(static_cast<std::int32_t>(block)), computed[block]});
  }
  if (known && !same) changed_[row] = 1;
  known_[row] = 1;
  return known && same;
}

void FingerprintHistory::forget_from(RowIndex row) {
  const auto rows = static_cast<std::size_t>(row.value());
  if (rows >= times_.size()) return;
  times_.resize(rows);
  changed_.resize(rows);
  known_.resize(rows);
  fingerprints_.resize(rows * static_cast<std::size_t>(blocks_));
}

RowHistory FingerprintHistory::row(RowIndex row) const {
  const auto r = static_cast<std::size_t>(row.value());
  if (r >= times_.size()) return {};
  return {times_[r], changed_[r] != 0};
}

bool FingerprintHistory::knows(RowIndex row) const {
  const auto r = static_cast<std::size_t>(row.value());
  return r < known_.size() && known_[r] != 0;
}

RowFingerprint FingerprintHistory::fingerprint(RowIndex row, BlockIndex block) const {
  return fingerprints_[static_cast<std::size_t>(row.value()) * static_cast<std::size_t>(blocks_) +
                       static_cast<std::size_t>(block.value())];
}

}  // namespace rowkeeper
