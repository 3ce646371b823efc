#include "core/tokenizer/added_tokens.h"

#include <algorithm>
#include <utility>

namespace rowkeeper {

AddedTokens::AddedTokens(std::vector<AddedToken> tokens) : tokens_(std::move(tokens)) {
  std::sort(tokens_.begin(), tokens_.end(), [](const AddedToken& a, const AddedToken& b) { return a.content < b.content; });
  for (const AddedToken& token : tokens_) {
    const char first = token.content.front();
    if (first_bytes_.empty() || first_bytes_.back() != first) first_bytes_ += first;
  }
  by_id_.reserve(tokens_.size());
  for (std::size_t i = 0; i < tokens_.size(); ++i) by_id_.emplace(tokens_[i].id.value(), i);
}

// Narrows the sorted tokens byte by byte to those that the text goes on like; a token that ends is the first of its range.
const AddedToken* AddedTokens::longest_at(std::string_view text, bool with_special) const {
  const AddedToken* longest = nullptr;
  auto low = tokens_.begin(), high = tokens_.end();
  for (std::size_t depth = 0; low != high; ++depth) {
    if (low->content.size() == depth) {
      if (with_special || !low->special) longest = &*low;
      ++low;
    }
    if (depth == text.size()) break;
    const auto byte = static_cast<unsigned char>(text[depth]);
    const auto byte_of = [depth](const AddedToken& token) { return static_cast<unsigned char>(token.content[depth]); };
    low = std::partition_point(low, high, [&](const AddedToken& token) { return byte_of(token) < byte; });
    high = std::partition_point(low, high, [&](const AddedToken& token) { return byte_of(token) == byte; });
  }
  return longest;
}

std::optional<AddedTokens::Match> AddedTokens::find(std::string_view text, std::size_t from, bool with_special) const {
  for (std::size_t at = text.find_first_of(first_bytes_, from); at != std::string_view::npos;
       at = text.find_first_of(first_bytes_, at + 1)) {
    if (const AddedToken* token = longest_at(text.substr(at), with_special)) return Match{at, token};
  }
  return std::nullopt;
}

const AddedToken* AddedTokens::with_id(TokenId id) const {
  const auto found = by_id_.find(id.value());
  return found == by_id_.end() ? nullptr : &tokens_[found->second];
}

}  // namespace rowkeeper
