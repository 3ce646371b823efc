// The pieces of a vocabulary and their ids.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/index.h"

namespace rowkeeper {

// A piece as messages show it: in quotes, long ones cut.
std::string quote_piece(std::string_view piece);

class Vocabulary {
 public:
  // Ids lie below this: larger ones are no vocabulary but a fault in the file.
  static constexpr std::int64_t kMostIds = std::int64_t{1} << 24;

  Vocabulary() = default;
  Vocabulary(Vocabulary&&) noexcept = default;
  Vocabulary& operator=(Vocabulary&&) noexcept = default;

  // Says what is wrong when the spelling or the id is taken or the id is out of range; nothing is added then.
  std::optional<std::string> add(std::string piece, std::int64_t id);

  std::optional<TokenId> id_of(const std::string& piece) const;
  const std::string* piece(TokenId id) const;  // null for an id without entry
  int size() const { return size_; }           // largest id + 1

 private:
  // Ids may have gaps, so nothing here is sized by the largest one.
  std::unordered_map<std::string, std::int32_t> ids_;
  std::unordered_map<std::int32_t, const std::string*> pieces_;  // point at the keys of ids_, which never move
  int size_ = 0;
};

}  // namespace rowkeeper
