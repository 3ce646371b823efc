#include "core/cache/dense_store.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "core/kernels/thread_pool.h"

namespace rowkeeper {

DenseStore::DenseStore(const StoreShape& shape, const StoreLayout& layout) : shape_(shape), layout_(layout) {}

Result<std::unique_ptr<DenseStore>> DenseStore::create(const StoreShape& shape, const StoreLayout& layout) {
  std::unique_ptr<DenseStore> store(new DenseStore(shape, layout));
  const auto capacity = static_cast<std::size_t>(shape.capacity);
  const std::size_t chunks = (capacity + layout.chunk_rows - 1) / layout.chunk_rows;
  const std::size_t chunk_floats =
      store->head_floats() * static_cast<std::size_t>(shape.kv_heads) * static_cast<std::size_t>(shape.blocks);
  // Small pages, though huge ones would make attention 2% faster: the system clears them when they are first written, and a step that
  // meets two or three huge ones at once takes twice as long as its neighbours.
  Result<Pages> memory = Pages::map(chunks * chunk_floats * sizeof(float), PageUse::sparse, "KV cache");
  if (!memory) return tl::unexpected(memory.error());
  store->memory_ = std::move(*memory);
  for (std::size_t chunk = 0; chunk < chunks; ++chunk)
    store->chunks_.push_back(store->memory_.floats() + chunk * chunk_floats);
  return store;
}

std::size_t DenseStore::head_floats() const {
  return layout_.chunk_rows * (static_cast<std::size_t>(shape_.head_size) + layout_.value_stride);
}

std::size_t DenseStore::bytes_for(int rows) const {
  const std::size_t numbers = static_cast<std::size_t>(shape_.head_size) + layout_.value_stride;
  return static_cast<std::size_t>(rows) * numbers * static_cast<std::size_t>(shape_.kv_heads) *
         static_cast<std::size_t>(shape_.blocks) * sizeof(float);
}

StoreBytes DenseStore::bytes() const {
  const auto committed = [](int rows) { return (rows + kCommitRows - 1) / kCommitRows * kCommitRows; };
  StoreBytes bytes;
  bytes.used = static_cast<std::size_t>(rows_) * shape_.row_numbers() * sizeof(float);
  bytes.allocated = bytes_for(committed(rows_));
  bytes.scratch = bytes_for(committed(touched_rows_)) - bytes.allocated;
  return bytes;
}

void DenseStore::truncate(int rows) { rows_ = std::clamp(rows, 0, rows_); }

Result<void> DenseStore::reserve(int rows) {
  if (rows_ + rows > shape_.capacity) {
    return fail(ErrorCode::store_full, std::to_string(rows_ + rows), std::to_string(shape_.capacity));
  }
  touched_rows_ = std::max(touched_rows_, rows_ + rows);
  return {};
}

KvBlockView DenseStore::view(BlockIndex block) const {
  KvBlockView view;
  view.chunks = chunks_.data();
  view.head_stride = head_floats();
  view.block_offset = static_cast<std::size_t>(block.value()) * static_cast<std::size_t>(shape_.kv_heads) * view.head_stride;
  view.head_size = static_cast<std::size_t>(shape_.head_size);
  view.value_offset = layout_.chunk_rows * view.head_size;
  view.chunk_rows = layout_.chunk_rows;
  view.panel_width = layout_.panel_width;
  view.value_stride = layout_.value_stride;
  view.kv_heads = static_cast<std::size_t>(shape_.kv_heads);
  return view;
}

void DenseStore::append_head(const KvBlockView& to, std::size_t head, const RowSpan& span) const {
  const std::size_t size = to.head_size, width = to.panel_width;
  for (int r = 0; r < span.rows; ++r) {
    const auto row = static_cast<std::size_t>(rows_ + r);
    const std::size_t from = static_cast<std::size_t>(r) * span.stride + head * size;
    float* const key = to.key_panel(head, row) + row % width;
    for (std::size_t d = 0; d < size; ++d) key[d * width] = span.keys[from + d];
    std::memcpy(to.value(head, row), span.values + from, size * sizeof(float));
  }
}

void DenseStore::append(BlockIndex block, const RowSpan& span, ThreadPool& pool) {
  const KvBlockView to = view(block);
  // Head by head: its current panel stays in L1 while the rows fill it. A few rows are not worth waking a thread.
  if (span.rows <= 8) {
    for (std::size_t head = 0; head < to.kv_heads; ++head) append_head(to, head, span);
  } else {
    pool.run(to.kv_heads, [&](std::size_t head, int) { append_head(to, head, span); });
  }
}

void DenseStore::commit(int rows) { rows_ += rows; }

void DenseStore::read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                      std::span<float> value) const {
  const KvBlockView from = view(block);
  const auto head = static_cast<std::size_t>(kv_head.value()), r = static_cast<std::size_t>(row.value());
  const float* const panel = from.key_panel(head, r) + r % from.panel_width;
  for (std::size_t d = 0; d < from.head_size; ++d) key[d] = panel[d * from.panel_width];
  std::memcpy(value.data(), from.value(head, r), from.head_size * sizeof(float));
}

}  // namespace rowkeeper
