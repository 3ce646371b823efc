// What heavy:N and merge:N have in common: at most N entries, each with a key and a value in every block, in memory for N + 1 that is
// taken at once. A row comes as one entry more, and the kind then brings them back to N: by dropping one, or by making one of two.
//
// What is kept depends on every row above, so rows are taken one at a time, in prefill too.
#pragma once

#include <algorithm>
#include <utility>

#include "core/cache/row_memory.h"

namespace rowkeeper {

class EntryStore : public KvStore {
 public:
  StoreShape shape() const override { return memory_.layout().shape; }
  int next_row() const override { return next_row_; }
  StoreBytes bytes() const override;
  std::size_t row_bytes() const override { return memory_.layout().row_bytes(); }
  Result<void> reserve(int rows) override;
  Result<void> append(BlockIndex block, const RowSpan& span, ThreadPool& pool) override;
  KvBlockView view(BlockIndex block) const override { return memory_.view(block); }
  MemorySpace& space() const override { return *memory_.layout().space; }
  int view_begin() const override { return held(); }
  int most_rows_at_once() const override { return 1; }
  Result<void> read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                    std::span<float> value) const override;

 protected:
  EntryStore(RowMemory memory, int most) : memory_(std::move(memory)), most_(most) {}
  // For `most` entries and the newest row's.
  static Result<RowMemory> make_memory(const RowLayout& layout, int most);
  // Entries there may ever be at once: lists of them have room for so many from the beginning, and a row never waits for memory.
  std::size_t most_entries() const { return static_cast<std::size_t>(std::min(most_, shape().capacity)) + 1; }

  RowMemory memory_;
  int most_;  // entries between two rows
  int next_row_ = 0;

 private:
  int touched_ = 0;  // most entries ever reserved: their pages stay mapped
};

}  // namespace rowkeeper
