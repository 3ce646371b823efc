// The merges: pairs of tokens that become one, best first. A merge's rank is its place in that order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/tokenizer/vocabulary.h"

namespace rowkeeper {

using MergeRank = std::uint32_t;
constexpr MergeRank kNoMerge = UINT32_MAX;

class Merges {
 public:
  // The next merge, by spelling. Says what is wrong when a part or the result is not in the vocabulary. A pair that comes
  // twice counts where it comes last, as in the reference.
  std::optional<std::string> add(const Vocabulary& vocabulary, std::string_view left, std::string_view right);

  MergeRank rank(TokenId left, TokenId right) const {
    const auto entry = ranks_.find(key(left, right));
    return entry == ranks_.end() ? kNoMerge : entry->second;
  }
  TokenId merged(MergeRank rank) const { return merged_[rank]; }
  std::size_t size() const { return merged_.size(); }

 private:
  static std::uint64_t key(TokenId left, TokenId right) {
    return std::uint64_t{static_cast<std::uint32_t>(left.value())} << 32 | static_cast<std::uint32_t>(right.value());
  }
  std::unordered_map<std::uint64_t, MergeRank> ranks_;
  std::vector<TokenId> merged_;  // by rank
};

// One merge: two spellings with a space between them. Nothing when the text is not of that form.
struct SpelledMerge {
  std::string_view left, right;
};
std::optional<SpelledMerge> split_merge(std::string_view line);

// merges.txt: an optional "#version" line, then one merge a line. A byte order mark, CRLF, blank lines and a missing last
// line end are allowed. Anything else fails with merges_invalid, naming the line.
Result<Merges> parse_merges(std::string_view text, const std::string& path, const Vocabulary& vocabulary);

}  // namespace rowkeeper
