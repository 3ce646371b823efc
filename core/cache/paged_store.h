// Every row, in pages of a pool: memory is taken a page at a time instead of for the longest text that might come, and stores
// whose texts begin alike share the pages of that beginning. The same bits as the dense store: only the chunks lie elsewhere.
#pragma once

#include <memory>
#include <vector>

#include "core/cache/page_pool.h"

namespace rowkeeper {

enum class PoolUse { shared, alone };

class PagedStore final : public KvStore {
 public:
  // Rows up to layout.shape.capacity, as far as the pool reaches.
  explicit PagedStore(std::shared_ptr<PagePool> pool, PoolUse use = PoolUse::shared);
  ~PagedStore() override;
  PagedStore(const PagedStore&) = delete;
  PagedStore& operator=(const PagedStore&) = delete;

  std::string kind() const override;
  StoreShape shape() const override { return pool_->layout().shape; }
  int next_row() const override { return rows_; }
  int held() const override { return rows_; }
  // Shared pages count in every store that has them; PagePool::pages_in_use counts them once. Pages that were given back are scratch of
  // a store that is alone with its pool; of a shared one they are the pool's.
  StoreBytes bytes() const override;
  std::size_t row_bytes() const override { return pool_->layout().row_bytes(); }
  void truncate(int rows) override;
  Result<void> reserve(int rows) override;
  Result<void> append(BlockIndex block, const RowSpan& span, ThreadPool& pool) override;
  void commit(int rows) override { rows_ += rows; }
  KvBlockView view(BlockIndex block) const override { return pool_->layout().view(block, chunks_.data()); }
  MemorySpace& space() const override { return *pool_->layout().space; }
  Result<void> read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                    std::span<float> value) const override;
  int adopt(std::span<const TokenId> tokens) override;
  void publish(std::span<const TokenId> tokens) override;

  // Takes memory for `rows` rows in one piece, and keeps it whatever is truncated: what a server without pages must do for the longest
  // answer that might come. The store is empty; it adopts nothing from then on. pool_exhausted.
  Result<void> hold_piece(int rows);

  std::span<const PageIndex> pages() const { return pages_; }

 private:
  void push(PageIndex page);
  void pop();
  void put(std::size_t at, PageIndex page);
  Result<void> own_last_page();

  std::shared_ptr<PagePool> pool_;
  PoolUse use_;
  std::vector<PageIndex> pages_;  // of rows 0, page_rows, ...; has room for all that its rows may need
  std::vector<std::byte*> chunks_;
  int rows_ = 0;
  int published_ = 0;  // pages
  int kept_ = 0;       // pages that truncating leaves
};

}  // namespace rowkeeper
