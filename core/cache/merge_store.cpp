#include "core/cache/merge_store.h"

#include <algorithm>
#include <utility>

#include "core/cache/move_entry.h"
#include "core/cache/store_kind.h"

namespace rowkeeper {

MergeStore::MergeStore(RowMemory memory, int most) : EntryStore(std::move(memory), most) {
  entries_.reserve(most_entries());
}

Result<std::unique_ptr<MergeStore>> MergeStore::create(const RowLayout& layout, int rows) {
  Result<RowMemory> memory = make_memory(layout, rows);
  if (!memory) return tl::unexpected(memory.error());
  return std::unique_ptr<MergeStore>(new MergeStore(*std::move(memory), rows));
}

std::string MergeStore::kind() const { return store_kind_name(StoreKind::merge(most_)); }

void MergeStore::truncate(int rows) {
  if (rows >= next_row_) return;
  const bool merged = held() < next_row_;
  next_row_ = merged ? 0 : std::max(0, rows);
  entries_.resize(static_cast<std::size_t>(next_row_));
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

}  // namespace rowkeeper
