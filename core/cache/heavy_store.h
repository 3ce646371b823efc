// The newest quarter of N rows, and of the older ones those that later rows have looked at most ("heavy hitters"). When a row makes
// it N + 1, the least looked at of the older rows goes.
//
// A row's score is the sum of the weights it got from every row since, itself included, over all blocks and heads, in this order.
#pragma once

#include <memory>
#include <vector>

#include "core/cache/entry_store.h"

namespace rowkeeper {

class HeavyStore final : public EntryStore {
 public:
  static Result<std::unique_ptr<HeavyStore>> create(const RowLayout& layout, int rows);

  std::string kind() const override;
  int held() const override { return static_cast<int>(entries_.size()); }
  void truncate(int rows) override;
  Result<void> reserve(int rows) override;
  void commit(int rows) override;
  bool wants_weights() const override { return true; }
  void attended(BlockIndex block, std::span<const float> weights) override;
  int entry_of(RowIndex row) const override;

 private:
  struct Entry {
    int row;
    double score;
  };
  HeavyStore(RowMemory memory, int most);
  std::size_t lightest() const;

  std::vector<Entry> entries_;  // entry i's key and value are at row i of the memory
  std::vector<double> looked_;  // what the row being appended gave to each entry, so far
};

}  // namespace rowkeeper
