#include "core/cache/merge_store.h"

#include <algorithm>
#include <string>

#include "core/cache/move_entry.h"
#include "core/cache/store_kind.h"

namespace rowkeeper {

Result<std::unique_ptr<MergeStore>> MergeStore::create(const RowLayout& layout, int rows) {
  const int most = std::min(rows, layout.shape.capacity);
  Result<RowMemory> memory = RowMemory::create(layout, most + 1);
  if (!memory) return tl::unexpected(memory.error());
  return std::unique_ptr<MergeStore>(new MergeStore(*std::move(memory), rows));
}

std::string MergeStore::kind() const {
  StoreKind kind;
  kind.keeping = Keeping::merge;
  kind.rows = most_;
  return store_kind_name(kind);
}

StoreBytes MergeStore::bytes() const {
  StoreBytes bytes;
  bytes.used = entries_.size() * row_bytes();
  bytes.allocated = memory_.bytes_committed(held());
  bytes.scratch = memory_.bytes_committed(touched_) - bytes.allocated;
  return bytes;
}

void MergeStore::truncate(int rows) {
  if (rows >= next_row_) return;
  const bool merged = held() < next_row_;
  next_row_ = merged ? 0 : std::max(0, rows);
  entries_.resize(static_cast<std::size_t>(next_row_));
}

Result<void> MergeStore::reserve(int rows) {
  if (next_row_ + rows > shape().capacity) {
    return fail(ErrorCode::store_full, std::to_string(next_row_ + rows), std::to_string(shape().capacity));
  }
  touched_ = std::max(touched_, held() + 1);
  return {};
}

void MergeStore::append(BlockIndex block, const RowSpan& span, ThreadPool& pool) {
  write_rows(view(block), entries_.size(), span, pool);
}

void MergeStore::commit(int) {
  entries_.push_back({next_row_, 1, held()});
  ++next_row_;
  if (held() > most_) merge(pair_to_merge());
}

std::size_t MergeStore::pair_to_merge() const {
  const int newest_from = next_row_ - most_ / 2;
  std::size_t best = 0;
  int fewest = next_row_ + 1;
  for (std::size_t i = 0; i + 1 < entries_.size() && entries_[i + 1].first < newest_from; ++i) {
    const int rows = entries_[i].rows + entries_[i + 1].rows;
    if (rows < fewest) fewest = rows, best = i;
  }
  return best;
}

void MergeStore::merge(std::size_t pair) {
  Entry& into = entries_[pair];
  const Entry from = entries_[pair + 1];
  average_entries(memory_, {static_cast<std::size_t>(into.place), into.rows},
                  {static_cast<std::size_t>(from.place), from.rows});
  into.rows += from.rows;
  entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(pair) + 1);
  // The places stay 0 to held() - 1: the last one's entry, the newest row's, moves into the one that is free.
  Entry& last = entries_.back();
  if (from.place != held()) {
    move_entry(memory_, static_cast<std::size_t>(held()), static_cast<std::size_t>(from.place));
    last.place = from.place;
  }
}

int MergeStore::entry_of(RowIndex row) const {
  for (const Entry& entry : entries_) {
    if (row.value() >= entry.first && row.value() < entry.first + entry.rows) return entry.place;
  }
  return -1;
}

void MergeStore::read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key,
                      std::span<float> value) const {
  memory_.read(block, kv_head, entry_of(row), key, value);
}

}  // namespace rowkeeper
