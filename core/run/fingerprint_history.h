// Remembers, for every row and block, what was computed last, how often, and whether it ever changed.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/model/pass_record.h"
#include "core/run/step_record.h"

namespace rowkeeper {

struct RowHistory {
  int times_computed = 0;     // since the row's token last changed
  bool ever_changed = false;  // a rebuild gave other bits: an error, never hidden
};

class FingerprintHistory {
 public:
  explicit FingerprintHistory(int blocks) : blocks_(blocks) {}

  struct Rebuilt {
    struct Row {
      RowIndex row;
      bool identical = false;
    };
    std::vector<Row> again;  // computed before, as often as they were
    std::vector<FingerprintChange> changes;
    int rows() const { return static_cast<int>(again.size()); }
    int identical() const;
    void forget_from(RowIndex row);  // as FingerprintHistory's
    Rebuilt& operator+=(const Rebuilt& more);
  };
  // Takes in the rows of a pass. Counts the rebuilt rows even if the pass carries no fingerprints; then none is called
  // identical.
  Rebuilt record(const PassRecord& pass);
  // Rows from `row` on have other tokens now: their history begins anew.
  void forget_from(RowIndex row);

  int rows() const { return static_cast<int>(times_.size()); }
  RowHistory row(RowIndex row) const;
  // Whether the row has been computed with fingerprints on.
  bool knows(RowIndex row) const;
  // Of a row that is known.
  RowFingerprint fingerprint(RowIndex row, BlockIndex block) const;

 private:
  bool take_fingerprints(std::size_t row, std::span<const RowFingerprint> computed, std::vector<FingerprintChange>& changes);

  int blocks_;
  std::vector<int> times_;                    // [row]
  std::vector<char> changed_;                 // [row]
  std::vector<char> known_;                   // [row] fingerprints are on record
  std::vector<RowFingerprint> fingerprints_;  // [row][block]
};

}  // namespace rowkeeper
