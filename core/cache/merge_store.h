// N rows at most: the newest N/2 as they are, older ones averaged in pairs of neighbours as room is needed. The pair that stands
// for the fewest rows is averaged next, the oldest of equals, each side weighted by the rows it stands for. So a row far back is one
// of 2, 4, 8, ... that share a key and a value.
//
// What is averaged depends on the rows' places only, but each row attends to the entries as they were when it came.
#pragma once

#include <memory>
#include <vector>

#include "core/cache/entry_store.h"

namespace rowkeeper {

class MergeStore final : public EntryStore {
 public:
  static Result<std::unique_ptr<MergeStore>> create(const RowLayout& layout, int rows);

  std::string kind() const override;
  int held() const override { return static_cast<int>(entries_.size()); }
  void truncate(int rows) override;
  void commit(int rows) override;
  int entry_of(RowIndex row) const override;

 private:
  // Rows [first, first + rows), averaged; its key and value are at row `place` of the memory.
  struct Entry {
    int first;
    int rows;
    int place;
  };
  MergeStore(RowMemory memory, int most);
  std::size_t pair_to_merge() const;
  void merge(std::size_t pair);

  std::vector<Entry> entries_;  // by the rows' order
};

}  // namespace rowkeeper
