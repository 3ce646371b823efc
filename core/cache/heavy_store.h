// The newest quarter of N rows, and of the older ones those that later rows have looked at most ("heavy hitters"). When a row makes
// it N + 1, the least looked at of the older rows goes.
//
// A row's score is the sum of the weights it got from every row since, itself included, over all blocks and heads, in this order. So
// what is dropped depends on every row above: rows are taken one at a time, in prefill too.
#pragma once

#include <memory>
#include <vector>

#include "core/cache/row_memory.h"

namespace rowkeeper {

class HeavyStore final : public KvStore {
 public:
  static Result<std::unique_ptr<HeavyStore>> create(const RowLayout& layout, int rows);

  std::string kind() const override;
  StoreShape shape() const override { return memory_.layout().shape; }
  int next_row() const override { return next_row_; }
  int held() const override { return static_cast<int>(entries_.size()); }
  StoreBytes bytes() const override;
  std::size_t row_bytes() const override { return memory_.layout().row_bytes(); }
  void truncate(int rows) override;
  Result<void> reserve(int rows) override;
  void append(BlockIndex block, const RowSpan& span, ThreadPool& pool) override;
  void commit(int rows) override;
  KvBlockView view(BlockIndex block) const override { return memory_.view(block); }
  int view_begin() const override { return held(); }
  int most_rows_at_once() const override { return 1; }
  bool wants_weights() const override { return true; }
  void attended(BlockIndex block, std::span<const float> weights) override;
  int entry_of(RowIndex row) const override;
  void read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key, std::span<float> value) const override;

 private:
  struct Entry {
    int row;
    double score;
  };
  HeavyStore(RowMemory memory, int most) : memory_(std::move(memory)), most_(most) {}
  std::size_t lightest() const;

  RowMemory memory_;
  int most_;
  std::vector<Entry> entries_;  // entry i's key and value are at row i of the memory
  std::vector<double> looked_;  // what the row being appended gave to each entry, so far
  int next_row_ = 0;
  int touched_ = 0;
};

}  // namespace rowkeeper
