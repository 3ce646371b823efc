// The plain store: every row, in one of the number codes. Address space for the whole context is reserved at once, so a row never
// moves and appending never copies.
#pragma once

#include <memory>

#include "core/cache/row_memory.h"

namespace rowkeeper {

class DenseStore final : public KvStore {
 public:
  static Result<std::unique_ptr<DenseStore>> create(const RowLayout& layout);

  std::string kind() const override;
  StoreShape shape() const override { return memory_.layout().shape; }
  int next_row() const override { return rows_; }
  int held() const override { return rows_; }
  StoreBytes bytes() const override;
  std::size_t row_bytes() const override { return memory_.layout().row_bytes(); }
  void truncate(int rows) override;
  Result<void> reserve(int rows) override;
  Result<void> append(BlockIndex block, const RowSpan& span, ThreadPool& pool) override;
  void commit(int rows) override { rows_ += rows; }
  KvBlockView view(BlockIndex block) const override { return memory_.view(block); }
  MemorySpace& space() const override { return *memory_.layout().space; }
  Result<void> read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                    std::span<float> value) const override {
    return memory_.read(block, kv_head, row.value(), key, value);
  }

 private:
  explicit DenseStore(RowMemory memory) : memory_(std::move(memory)) {}

  RowMemory memory_;
  int rows_ = 0;
  int touched_rows_ = 0;  // most rows ever reserved: their pages stay mapped
};

}  // namespace rowkeeper
