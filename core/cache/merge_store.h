// N rows at most: the newest N/2 as they are, older ones averaged in pairs of neighbours as room is needed. The pair that stands
// for the fewest rows is averaged next, the oldest of equals, each side weighted by the rows it stands for. So a row far back is one
// of 2, 4, 8, ... that share a key and a value.
//
// What is averaged depends on the rows' places only, but each row attends to the entries as they were when it came: rows are taken
// one at a time, in prefill too.
#pragma once

#include <memory>
#include <vector>

#include "core/cache/row_memory.h"

namespace rowkeeper {

class MergeStore final : public KvStore {
 public:
  static Result<std::unique_ptr<MergeStore>> create(const RowLayout& layout, int rows);

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
  int entry_of(RowIndex row) const override;
  void read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key, std::span<float> value) const override;

 private:
  // Rows [first, first + rows), averaged; its key and value are at row `place` of the memory.
  struct Entry {
    int first;
    int rows;
    int place;
  };
  MergeStore(RowMemory memory, int most) : memory_(std::move(memory)), most_(most) {}
  std::size_t pair_to_merge() const;
  void merge(std::size_t pair);

  RowMemory memory_;
  int most_;
  std::vector<Entry> entries_;  // by the rows' order
  int next_row_ = 0;
  int touched_ = 0;
};

}  // namespace rowkeeper
