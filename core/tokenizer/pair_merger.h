// Byte-pair encoding of one part of a text: neighbours are merged, lowest rank first and of equal ones the leftmost, until
// no neighbours have a merge.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/stop_token.h"
#include "core/tokenizer/bpe_model.h"

namespace rowkeeper {

// Time n log n in the part's length: the symbols are a linked list, the pairs that can merge a heap. Keeps its memory from
// part to part, so use one per text.
class PairMerger {
 public:
  explicit PairMerger(const BpeModel& model) : model_(model) {}

  // Appends the tokens of `part`, which is not empty and shorter than 2^32 - 1 bytes. False: stopped, with nothing appended.
  bool merge(std::string_view part, const StopToken& stop, std::vector<TokenId>& ids);

 private:
  struct Symbol {
    TokenId id;
    MergeRank rank;  // of the pair with the next symbol
    std::uint32_t previous, next;
  };

  bool set_symbols(std::string_view part, const StopToken& stop);  // false: stopped
  void update_rank(std::uint32_t at);
  void join_with_next(std::uint32_t at);

  const BpeModel& model_;
  std::vector<Symbol> symbols_;
  // Rank above, place below: the smallest is the pair to merge. A pair that has changed since is left in and skipped when it
  // comes.
  std::vector<std::uint64_t> heap_;
};

}  // namespace rowkeeper
