// Memory for a number of rows, reserved at once and committed as it is written: rows never move.
#pragma once

#include <memory>
#include <vector>

#include "core/cache/row_layout.h"

namespace rowkeeper {

class RowMemory {
 public:
  static constexpr int kCommitRows = 64;  // counted as committed: whole chunks of this many
  static Result<RowMemory> create(const RowLayout& layout, int rows);

  const RowLayout& layout() const { return layout_; }
  KvBlockView view(BlockIndex block) const { return layout_.view(block, chunks_.data()); }
  std::size_t bytes_committed(int rows) const;
  // Memory in use once `rows` rows have been written: all of it, in a space that isn't sparse.
  std::size_t bytes_mapped(int rows) const;
  Result<void> write(BlockIndex block, int at, const RowSpan& span, ThreadPool& pool);
  Result<void> read(BlockIndex block, HeadIndex kv_head, int at, std::span<float> key, std::span<float> value) const;

 private:
  explicit RowMemory(const RowLayout& layout) : layout_(layout) {}
  RowLayout layout_;
  std::shared_ptr<std::byte> memory_;
  std::vector<std::byte*> chunks_;
};

}  // namespace rowkeeper
