#include "core/cache/dense_store.h"

#include <algorithm>
#include <string>

#include "core/cache/store_kind.h"

namespace rowkeeper {

Result<std::unique_ptr<DenseStore>> DenseStore::create(const RowLayout& layout) {
  Result<RowMemory> memory = RowMemory::create(layout, layout.shape.capacity);
  if (!memory) return tl::unexpected(memory.error());
  return std::unique_ptr<DenseStore>(new DenseStore(*std::move(memory)));
}

std::string DenseStore::kind() const {
  return store_kind_name(StoreKind::dense(memory_.layout().keys, memory_.layout().values));
}

StoreBytes DenseStore::bytes() const {
  StoreBytes bytes;
  bytes.used = static_cast<std::size_t>(rows_) * row_bytes();
  bytes.allocated = memory_.bytes_committed(rows_);
  bytes.scratch = memory_.bytes_mapped(touched_rows_) - bytes.allocated;
  return bytes;
}

void DenseStore::truncate(int rows) { rows_ = std::clamp(rows, 0, rows_); }

Result<void> DenseStore::reserve(int rows) {
  if (rows_ + rows > shape().capacity) {
    return fail(ErrorCode::store_full, std::to_string(rows_ + rows), std::to_string(shape().capacity));
  }
  touched_rows_ = std::max(touched_rows_, rows_ + rows);
  return {};
}

Result<void> DenseStore::append(BlockIndex block, const RowSpan& span, ThreadPool& pool) {
  return memory_.write(block, rows_, span, pool);
}

}  // namespace rowkeeper
