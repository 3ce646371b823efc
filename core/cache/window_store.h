// The newest rows and the first few: what lies between is dropped, and a row never looks at it (a mask, in prefill too). A chunk of
// memory goes back when no row in it can be seen any more.
#pragma once

#include <memory>
#include <vector>

#include "core/cache/page_pool.h"

namespace rowkeeper {

class WindowStore final : public KvStore {
 public:
  // Keeps `window` newest rows, at least 1, and the first `sinks`.
  static Result<std::unique_ptr<WindowStore>> create(const RowLayout& layout, int window, int sinks);

  std::string kind() const override;
  StoreShape shape() const override { return memory_->layout().shape; }
  int next_row() const override { return rows_; }
  int held() const override;
  StoreBytes bytes() const override;
  std::size_t row_bytes() const override { return memory_->layout().row_bytes(); }
  void truncate(int rows) override;
  Result<void> reserve(int rows) override;
  Result<void> append(BlockIndex block, const RowSpan& span, ThreadPool& pool) override;
  void commit(int rows) override;
  KvBlockView view(BlockIndex block) const override;
  MemorySpace& space() const override { return *memory_->layout().space; }
  int entry_of(RowIndex row) const override;
  Result<void> read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                    std::span<float> value) const override;

 private:
  WindowStore(std::shared_ptr<PagePool> memory, int window, int sinks);
  int chunk_rows() const { return memory_->page_rows(); }
  int window_begin() const { return std::max(0, rows_ - window_); }  // as the newest row sees it
  void release(std::size_t chunk);

  std::shared_ptr<PagePool> memory_;  // this store's alone
  int window_, sinks_;
  std::vector<PageIndex> pages_;    // by chunk of positions; kNoPage where rows were dropped or are not there yet
  std::vector<std::byte*> chunks_;  // the same, as attention reads them
  int rows_ = 0;
};

}  // namespace rowkeeper
