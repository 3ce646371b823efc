#include "core/cache/window_store.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/cache/store_kind.h"

namespace rowkeeper {

WindowStore::WindowStore(std::shared_ptr<PagePool> memory, int window, int sinks)
    : memory_(std::move(memory)), window_(window), sinks_(sinks) {
  pages_.assign(static_cast<std::size_t>(memory_->pages()), kNoPage);
  chunks_.assign(pages_.size(), nullptr);
}

Result<std::unique_ptr<WindowStore>> WindowStore::create(const RowLayout& layout, int window, int sinks) {
  // Enough for every position: a prefill holds all rows of its chunk until they are committed.
  const int chunk_rows = static_cast<int>(layout.floats.chunk_rows);
  Result<std::shared_ptr<PagePool>> memory = PagePool::create(layout, (layout.shape.capacity + chunk_rows - 1) / chunk_rows);
  if (!memory) return tl::unexpected(memory.error());
  return std::unique_ptr<WindowStore>(new WindowStore(*std::move(memory), window, sinks));
}

std::string WindowStore::kind() const { return store_kind_name(StoreKind::window(window_, sinks_)); }

int WindowStore::held() const { return rows_ - window_begin() + std::min(sinks_, window_begin()); }

StoreBytes WindowStore::bytes() const {
  StoreBytes bytes;
  bytes.used = static_cast<std::size_t>(held()) * row_bytes();
  bytes.allocated = static_cast<std::size_t>(memory_->pages_in_use()) * memory_->page_bytes();
  bytes.scratch = static_cast<std::size_t>(memory_->pages_touched()) * memory_->page_bytes() - bytes.allocated;
  return bytes;
}

void WindowStore::release(std::size_t chunk) {
  if (pages_[chunk] == kNoPage) return;
  memory_->release(std::exchange(pages_[chunk], kNoPage));
  chunks_[chunk] = nullptr;
}

void WindowStore::truncate(int rows) {
  if (rows >= rows_)
    rows = rows_;
  else if (held() < rows_)
    rows = 0;
  rows_ = std::max(0, rows);
  for (std::size_t chunk = 0; chunk < pages_.size(); ++chunk) {
    if (static_cast<int>(chunk) * chunk_rows() >= rows_) release(chunk);
  }
}

Result<void> WindowStore::reserve(int rows) {
  if (rows_ + rows > shape().capacity) {
    return fail(ErrorCode::store_full, std::to_string(rows_ + rows), std::to_string(shape().capacity));
  }
  for (int chunk = rows_ / chunk_rows(); chunk * chunk_rows() < rows_ + rows; ++chunk) {
    const auto c = static_cast<std::size_t>(chunk);
    if (pages_[c] != kNoPage) continue;
    const Result<PageIndex> page = memory_->acquire();
    if (!page) return tl::unexpected(page.error());
    pages_[c] = *page;
    chunks_[c] = memory_->data(*page);
  }
  return {};
}

Result<void> WindowStore::append(BlockIndex block, const RowSpan& span, ThreadPool& pool) {
  return write_rows(space(), view(block), static_cast<std::size_t>(rows_), span, pool);
}

void WindowStore::commit(int rows) {
  rows_ += rows;
  for (int chunk = (sinks_ + chunk_rows() - 1) / chunk_rows(); (chunk + 1) * chunk_rows() <= window_begin(); ++chunk) {
    release(static_cast<std::size_t>(chunk));
  }
}

KvBlockView WindowStore::view(BlockIndex block) const {
  KvBlockView view = memory_->layout().view(block, chunks_.data());
  view.sinks = static_cast<std::size_t>(sinks_);
  view.window = static_cast<std::size_t>(window_);
  return view;
}

int WindowStore::entry_of(RowIndex row) const {
  const bool held = row.value() < rows_ && (row.value() < sinks_ || row.value() >= window_begin());
  return held ? row.value() : -1;
}

Result<void> WindowStore::read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                               std::span<float> value) const {
  return read_row(space(), view(block), static_cast<std::size_t>(kv_head.value()), static_cast<std::size_t>(row.value()),
                  key, value);
}

}  // namespace rowkeeper
