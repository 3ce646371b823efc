#include "core/cache/heavy_store.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/cache/move_entry.h"
#include "core/cache/store_kind.h"

namespace rowkeeper {

HeavyStore::HeavyStore(RowMemory memory, int most) : EntryStore(std::move(memory), most) {
  entries_.reserve(most_entries());
  looked_.reserve(most_entries());
}

Result<std::unique_ptr<HeavyStore>> HeavyStore::create(const RowLayout& layout, int rows) {
  Result<RowMemory> memory = make_memory(layout, rows);
  if (!memory) return tl::unexpected(memory.error());
  return std::unique_ptr<HeavyStore>(new HeavyStore(*std::move(memory), rows));
}

std::string HeavyStore::kind() const { return store_kind_name(StoreKind::heavy(most_)); }

void HeavyStore::truncate(int rows) {
  if (rows >= next_row_) return;
  // Rows that are gone can't come back, and what the rows taken back had looked at is in the scores of all others.
  entries_.clear();
  next_row_ = 0;
}

Result<void> HeavyStore::reserve(int rows) {
  if (Result<void> room = EntryStore::reserve(rows); !room) return room;
  looked_.assign(entries_.size() + 1, 0.0);
  return {};
}

void HeavyStore::attended(BlockIndex, std::span<const float> weights) {
  for (std::size_t i = 0; i < weights.size(); ++i) looked_[i % looked_.size()] += static_cast<double>(weights[i]);
}

void HeavyStore::commit(int) {
  entries_.push_back({next_row_++, 0.0});
  for (std::size_t i = 0; i < entries_.size(); ++i) entries_[i].score += looked_[i];
  if (held() <= most_) return;
  const std::size_t gone = lightest(), last = entries_.size() - 1;
  if (gone != last) move_entry(memory_, last, gone);
  entries_[gone] = entries_[last];
  entries_.pop_back();
}

// Of the rows that are not among the newest quarter; of two with the same score the older one.
std::size_t HeavyStore::lightest() const {
  const auto order = [newest_from = next_row_ - most_ / 4](const Entry& entry) {
    return std::tuple(entry.row >= newest_from, entry.score, entry.row);
  };
  const auto before = [&](const Entry& a, const Entry& b) { return order(a) < order(b); };
  return static_cast<std::size_t>(std::min_element(entries_.begin(), entries_.end(), before) - entries_.begin());
}

int HeavyStore::entry_of(RowIndex row) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.row == row.value(); });
  return found == entries_.end() ? -1 : static_cast<int>(found - entries_.begin());
}

}  // namespace rowkeeper
