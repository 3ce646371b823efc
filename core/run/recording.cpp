#include "core/run/recording.h"

namespace rowkeeper {

RowNumbers::RowNumbers(int blocks, int kv_width)
    : blocks_(blocks),
      kv_width_(kv_width),
      numbers_(std::size_t{2} * static_cast<std::size_t>(blocks) * static_cast<std::size_t>(kv_width)) {}

std::size_t RowNumbers::offset(BlockIndex block) const {
  return std::size_t{2} * static_cast<std::size_t>(block.value()) * static_cast<std::size_t>(kv_width_);
}

std::span<const float> RowNumbers::key(BlockIndex block) const {
  return std::span(numbers_).subspan(offset(block), static_cast<std::size_t>(kv_width_));
}

std::span<const float> RowNumbers::value(BlockIndex block) const {
  const auto width = static_cast<std::size_t>(kv_width_);
  return std::span(numbers_).subspan(offset(block) + width, width);
}

std::span<float> RowNumbers::key(BlockIndex block) {
  return std::span(numbers_).subspan(offset(block), static_cast<std::size_t>(kv_width_));
}

std::span<float> RowNumbers::value(BlockIndex block) {
  const auto width = static_cast<std::size_t>(kv_width_);
  return std::span(numbers_).subspan(offset(block) + width, width);
}

std::shared_ptr<const RowNumbers> read_row_numbers(const KvStore& store, RowIndex row) {
  const StoreShape shape = store.shape();
  const auto size = static_cast<std::size_t>(shape.head_size);
  RowNumbers numbers(shape.blocks, shape.kv_heads * shape.head_size);
  for (int block = 0; block < shape.blocks; ++block) {
    const std::span<float> keys = numbers.key(BlockIndex(block)), values = numbers.value(BlockIndex(block));
    for (int head = 0; head < shape.kv_heads; ++head) {
      const std::size_t at = static_cast<std::size_t>(head) * size;
      const Result<void> read =
          store.read(BlockIndex(block), HeadIndex(head), row, keys.subspan(at, size), values.subspan(at, size));
      if (!read) return nullptr;
    }
  }
  return std::make_shared<const RowNumbers>(std::move(numbers));
}

std::vector<RecordedRow> read_changed_rows(const KvStore& store, const StepRecord& record) {
  std::vector<RecordedRow> rows;
  for (const FingerprintChange& change : record.changes) {
    if (store.entry_of(change.row) < 0) continue;  // computed, and dropped in the same step
    // Changes come row by row, each with several blocks.
    if (!rows.empty() && rows.back().row == change.row) continue;
    if (std::shared_ptr<const RowNumbers> numbers = read_row_numbers(store, change.row))
      rows.push_back({change.row, std::move(numbers)});
  }
  return rows;
}

}  // namespace rowkeeper
