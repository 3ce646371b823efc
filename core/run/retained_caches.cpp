#include "core/run/retained_caches.h"

#include <algorithm>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/cache/saved_rows.h"

namespace rowkeeper {

namespace {

constexpr const char* kWhatFor = "kept rows";

// All memory that a store holds on to.
std::size_t memory_of(const KvStore& store) {
  const StoreBytes bytes = store.bytes();
  return bytes.allocated + bytes.scratch;
}

}  // namespace

int common_prefix(std::span<const TokenId> a, std::span<const TokenId> b) {
  return static_cast<int>(std::ranges::mismatch(a, b).in1 - a.begin());
}

Result<void> RetainedCaches::keep(std::vector<TokenId> tokens, std::unique_ptr<KvStore> store) {
  return guard_memory(kWhatFor, 0, [&]() -> Result<void> {
    if (Result<void> savable = check_savable(*store); !savable) return savable;
    tokens.resize(std::min(tokens.size(), static_cast<std::size_t>(store->next_row())));
    kept_.push_front({std::move(tokens), std::move(store)});  // first: where memory runs out, what was kept stays
    const Kept& added = kept_.front();
    std::erase_if(kept_, [&](const Kept& kept) {
      return &kept != &added && same_rows(*kept.store, *added.store) &&
             common_prefix(kept.tokens, added.tokens) == static_cast<int>(kept.tokens.size());
    });
    while (!kept_.empty() && memory_of(*kept_.front().store) > budget_) kept_.pop_front();
    while (bytes() > budget_) kept_.pop_back();
    return {};
  });
}

RetainedCaches::Match RetainedCaches::find(std::span<const TokenId> tokens, const KvStore& store) const {
  Match best{kept_.end(), 0};
  for (auto kept = kept_.begin(); kept != kept_.end(); ++kept) {
    if (!same_rows(*kept->store, store)) continue;
    const int rows = common_prefix(kept->tokens, tokens);
    if (rows > best.rows) best = {kept, rows};
  }
  return best;
}

int RetainedCaches::longest_prefix(std::span<const TokenId> tokens, const KvStore& store) const {
  return find(tokens, store).rows;
}

Result<int> RetainedCaches::restore(std::span<const TokenId> tokens, KvStore& store) {
  const Match match = find(tokens, store);
  const int before = store.next_row();
  if (match.rows == 0) return 0;
  kept_.splice(kept_.begin(), kept_, match.kept);
  const Result<void> copied = guard_memory(kWhatFor, 0, [&] { return copy_rows(*match.kept->store, store, match.rows); });
  if (!copied) {
    store.truncate(store.next_row());  // what was reserved
    return tl::unexpected(copied.error());
  }
  return store.next_row() - before;
}

std::size_t RetainedCaches::bytes() const {
  std::size_t sum = 0;
  for (const Kept& kept : kept_) sum += memory_of(*kept.store);
  return sum;
}

}  // namespace rowkeeper
