#include "core/tokenizer/pair_merger.h"

#include <algorithm>
#include <functional>

namespace rowkeeper {

namespace {
constexpr std::uint32_t kEnd = UINT32_MAX;
constexpr int kMergesBetweenStopChecks = 1024;
constexpr std::uint32_t kPlacesBetweenStopChecks = 1 << 16;
}  // namespace

bool PairMerger::merge(std::string_view part, const StopToken& stop, std::vector<TokenId>& ids) {
  if (stop.stop_requested()) return false;
  if (!set_symbols(part, stop)) return false;
  for (int merges = 1; !heap_.empty(); ++merges) {
    if (merges % kMergesBetweenStopChecks == 0 && stop.stop_requested()) return false;
    std::pop_heap(heap_.begin(), heap_.end(), std::greater<>());
    const std::uint64_t pair = heap_.back();
    heap_.pop_back();
    const auto at = static_cast<std::uint32_t>(pair);
    if (symbols_[at].rank == pair >> 32) join_with_next(at);
  }
  for (std::uint32_t at = 0; at != kEnd; at = symbols_[at].next) ids.push_back(symbols_[at].id);
  return true;
}

bool PairMerger::set_symbols(std::string_view part, const StopToken& stop) {
  const auto count = static_cast<std::uint32_t>(part.size());
  symbols_.resize(count);
  for (std::uint32_t at = 0; at < count; ++at) {
    symbols_[at] = {model_.bytes[static_cast<std::uint8_t>(part[at])], kNoMerge, at - 1, at + 1};
  }
  symbols_.front().previous = kEnd;
  symbols_.back().next = kEnd;
  heap_.clear();
  for (std::uint32_t at = 0; at < count; ++at) {
    if (at % kPlacesBetweenStopChecks == 0 && stop.stop_requested()) return false;
    update_rank(at);
  }
  return true;
}

void PairMerger::update_rank(std::uint32_t at) {
  Symbol& symbol = symbols_[at];
  symbol.rank = symbol.next == kEnd ? kNoMerge : model_.merges.rank(symbol.id, symbols_[symbol.next].id);
  if (symbol.rank == kNoMerge) return;
  heap_.push_back(std::uint64_t{symbol.rank} << 32 | at);
  std::push_heap(heap_.begin(), heap_.end(), std::greater<>());
}

void PairMerger::join_with_next(std::uint32_t at) {
  Symbol& left = symbols_[at];
  Symbol& right = symbols_[left.next];
  left.id = model_.merges.merged(left.rank);
  left.next = right.next;
  right.rank = kNoMerge;  // whatever the heap still says of it is out of date
  if (left.next != kEnd) symbols_[left.next].previous = at;
  update_rank(at);
  if (left.previous != kEnd) update_rank(left.previous);
}

}  // namespace rowkeeper
