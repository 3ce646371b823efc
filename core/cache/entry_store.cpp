#include "core/cache/entry_store.h"

#include <algorithm>
#include <string>

namespace rowkeeper {

Result<RowMemory> EntryStore::make_memory(const RowLayout& layout, int most) {
  return RowMemory::create(layout, std::min(most, layout.shape.capacity) + 1);
}

StoreBytes EntryStore::bytes() const {
  StoreBytes bytes;
  bytes.used = static_cast<std::size_t>(held()) * row_bytes();
  bytes.allocated = memory_.bytes_committed(held());
  bytes.scratch = memory_.bytes_mapped(touched_) - bytes.allocated;
  return bytes;
}

Result<void> EntryStore::reserve(int rows) {
  if (next_row_ + rows > shape().capacity) {
    return fail(ErrorCode::store_full, std::to_string(next_row_ + rows), std::to_string(shape().capacity));
  }
  touched_ = std::max(touched_, held() + 1);
  return {};
}

Result<void> EntryStore::append(BlockIndex block, const RowSpan& span, ThreadPool& pool) {
  return memory_.write(block, held(), span, pool);
}

Result<void> EntryStore::read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                              std::span<float> value) const {
  return memory_.read(block, kv_head, entry_of(row), key, value);
}

}  // namespace rowkeeper
