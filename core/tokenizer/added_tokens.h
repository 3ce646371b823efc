// Tokens that stand in the text whole, before it is split: "<|endoftext|>" and those that fine-tunes add.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/index.h"

namespace rowkeeper {

struct AddedToken {
  std::string content;  // as it stands in the text; not empty
  TokenId id;
  bool special = true;  // matched only where special tokens are asked for
};

class AddedTokens {
 public:
  AddedTokens() = default;
  explicit AddedTokens(std::vector<AddedToken> tokens);

  struct Match {
    std::size_t at;
    const AddedToken* token;
  };
  // The first one at or after `from`; of several that begin there, the longest.
  std::optional<Match> find(std::string_view text, std::size_t from, bool with_special) const;

  const AddedToken* with_id(TokenId id) const;

 private:
  const AddedToken* longest_at(std::string_view text, bool with_special) const;

  std::vector<AddedToken> tokens_;                       // sorted by content
  std::string first_bytes_;                              // each once: where none of them stands, no token begins
  std::unordered_map<std::int32_t, std::size_t> by_id_;  // places in tokens_
};

}  // namespace rowkeeper
