#include "core/cache/paged_store.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/cache/store_kind.h"

namespace rowkeeper {

PagedStore::PagedStore(std::shared_ptr<PagePool> pool, PoolUse use) : pool_(std::move(pool)), use_(use) {
  const auto pages = static_cast<std::size_t>((shape().capacity + pool_->page_rows() - 1) / pool_->page_rows());
  pages_.reserve(pages);
  chunks_.reserve(pages);
}

PagedStore::~PagedStore() {
  kept_ = 0;
  truncate(0);
}

Result<void> PagedStore::hold_piece(int rows) {
  const int pages = (rows + pool_->page_rows() - 1) / pool_->page_rows();
  pages_.reserve(static_cast<std::size_t>(pages));
  chunks_.reserve(static_cast<std::size_t>(pages));
  const Result<PageIndex> first = pool_->acquire_piece(pages);
  if (!first) return tl::unexpected(first.error());
  for (int page = 0; page < pages; ++page) push(PageIndex(first->value() + page));
  kept_ = pages;
  return {};
}

std::string PagedStore::kind() const { return store_kind_name(StoreKind::paged(pool_->page_rows())); }

StoreBytes PagedStore::bytes() const {
  StoreBytes bytes;
  bytes.used = static_cast<std::size_t>(rows_) * row_bytes();
  bytes.allocated = pages_.size() * pool_->page_bytes();
  if (use_ == PoolUse::alone)
    bytes.scratch = static_cast<std::size_t>(pool_->pages_touched()) * pool_->page_bytes() - bytes.allocated;
  return bytes;
}

void PagedStore::push(PageIndex page) {
  pages_.push_back(page);
  chunks_.push_back(pool_->data(page));
}

void PagedStore::pop() {
  pool_->release(pages_.back());
  pages_.pop_back();
  chunks_.pop_back();
  published_ = std::min(published_, static_cast<int>(pages_.size()));
}

// Another page with the same rows, and perhaps more, in place of this store's own.
void PagedStore::put(std::size_t at, PageIndex page) {
  pool_->add_reference(page);
  pool_->release(pages_[at]);
  pages_[at] = page;
  chunks_[at] = pool_->data(page);
}

void PagedStore::truncate(int rows) {
  rows_ = std::clamp(rows, 0, rows_);
  const int needed = std::max(kept_, (rows_ + pool_->page_rows() - 1) / pool_->page_rows());
  while (static_cast<int>(pages_.size()) > needed) pop();
}

// The last page has room and will be written to: if others have it too, this store goes on in a copy.
Result<void> PagedStore::own_last_page() {
  const PageIndex shared = pages_.back();
  published_ = std::min(published_, static_cast<int>(pages_.size()) - 1);
  if (pool_->references(shared) == 1) {
    pool_->withdraw(shared);
    return {};
  }
  const Result<PageIndex> own = pool_->acquire();
  if (!own) return tl::unexpected(own.error());
  if (Result<void> copied = space().copy(pool_->data(*own), pool_->data(shared), pool_->page_bytes()); !copied) {
    pool_->release(*own);
    return copied;
  }
  pop();
  push(*own);
  return {};
}

Result<void> PagedStore::reserve(int rows) {
  const int end = rows_ + rows, page_rows = pool_->page_rows();
  if (end > shape().capacity) return fail(ErrorCode::store_full, std::to_string(end), std::to_string(shape().capacity));
  if (rows_ % page_rows != 0 && kept_ == 0) {
    truncate(rows_);  // pages that a failed pass had reserved
    if (Result<void> own = own_last_page(); !own) return own;
  }
  while (static_cast<int>(pages_.size()) * page_rows < end) {
    const Result<PageIndex> page = pool_->acquire();
    if (!page) {
      truncate(rows_);
      return tl::unexpected(page.error());
    }
    push(*page);
  }
  return {};
}

Result<void> PagedStore::append(BlockIndex block, const RowSpan& span, ThreadPool& pool) {
  return write_rows(space(), view(block), static_cast<std::size_t>(rows_), span, pool);
}

Result<void> PagedStore::read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                              std::span<float> value) const {
  return read_row(space(), view(block), static_cast<std::size_t>(kv_head.value()), static_cast<std::size_t>(row.value()),
                  key, value);
}

int PagedStore::adopt(std::span<const TokenId> tokens) {
  if (kept_ > 0) return 0;
  truncate(rows_);  // pages that a failed pass had reserved
  const int before = rows_, page_rows = pool_->page_rows();
  tokens = tokens.first(std::min(tokens.size(), static_cast<std::size_t>(shape().capacity)));
  while (static_cast<std::size_t>(rows_) < tokens.size()) {
    const int begin = rows_ / page_rows * page_rows;
    const auto at = static_cast<std::size_t>(rows_ / page_rows);
    const PagePool::Match match =
        pool_->find(at == 0 ? kNoPage : pages_[at - 1], tokens.subspan(static_cast<std::size_t>(begin)));
    if (begin + match.rows <= rows_) break;
    if (at < pages_.size()) {
      put(at, match.page);
    } else {
      pool_->add_reference(match.page);
      push(match.page);
    }
    rows_ = begin + match.rows;
    if (match.rows < page_rows) break;
  }
  return rows_ - before;
}

// A page whose content another store has published goes back: from now on both have that one, and what follows it can be shared too.
void PagedStore::publish(std::span<const TokenId> tokens) {
  if (kept_ > 0) return;
  const int page_rows = pool_->page_rows();
  // Where memory runs out nobody finds these pages, and that is all.
  (void)guard_memory("KV cache", 0, [&]() -> Result<void> {
    for (; (published_ + 1) * page_rows <= rows_; ++published_) {
      const auto at = static_cast<std::size_t>(published_);
      const PageIndex known =
          pool_->publish(at == 0 ? kNoPage : pages_[at - 1], pages_[at],
                         tokens.subspan(at * static_cast<std::size_t>(page_rows), static_cast<std::size_t>(page_rows)));
      if (known != pages_[at]) put(at, known);
    }
    return {};
  });
}

}  // namespace rowkeeper
