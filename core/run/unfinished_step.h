// The rows that a step has computed so far. Failed attempts at it leave whole chunks in the store, and a batch computes a prompt a few
// rows at a time; in between rows may be taken over from another store.
//
//   rows 0 to 15 computed | 16 to 31 adopted | 32 to 39 computed          two stretches, 24 rows
#pragma once

#include <span>
#include <vector>

#include "core/model/pass_record.h"

namespace rowkeeper {

class UnfinishedStep {
 public:
  explicit UnfinishedStep(int blocks) : blocks_(blocks) {}

  // The next rows, behind all that there are.
  void add(PassRecord pass);
  // Rows [row, ...) are gone.
  void forget_from(int row);
  void clear() { *this = UnfinishedStep(blocks_); }

  bool empty() const { return stretches_.empty(); }
  int rows() const { return sum_.rows; }
  // Of all rows together, from the first on; without the rows' fingerprints.
  const PassRecord& sum() const { return sum_; }
  PassRecord& sum() { return sum_; }
  // Only these fields are set: first, rows, fingerprints.
  std::span<const PassRecord> stretches() const { return stretches_; }

 private:
  void add_stretch(PassRecord& pass);

  int blocks_;
  PassRecord sum_;
  std::vector<PassRecord> stretches_;
};

}  // namespace rowkeeper
