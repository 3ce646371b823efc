// Memory for a number of rows, reserved at once and committed as it is written: rows never move.
#pragma once

#include <vector>

#include "core/base/pages.h"
#include "core/cache/row_layout.h"

namespace rowkeeper {

class RowMemory {
 public:
  static constexpr int kCommitRows = 64;  // counted as committed: whole chunks of this many
  static Result<RowMemory> create(const RowLayout& layout, int rows);

  const RowLayout& layout() const { return layout_; }
  KvBlockView view(BlockIndex block) const { return layout_.view(block, chunks_.data()); }
  std::size_t bytes_committed(int rows) const;
  void read(BlockIndex block, HeadIndex kv_head, int at, std::span<float> key, std::span<float> value) const;

 private:
  explicit RowMemory(const RowLayout& layout) : layout_(layout) {}
  RowLayout layout_;
  Pages memory_;
  std::vector<std::byte*> chunks_;
};

}  // namespace rowkeeper
