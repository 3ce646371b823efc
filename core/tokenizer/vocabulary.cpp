#include "core/tokenizer/vocabulary.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/excerpt.h"

namespace rowkeeper {

std::string quote_piece(std::string_view piece) { return fmt::format("\"{}\"", text_excerpt(piece)); }

std::optional<std::string> Vocabulary::add(std::string piece, std::int64_t id) {
  if (id < 0 || id >= kMostIds)
    return fmt::format("{} has the id {}, ids are 0 to {}", quote_piece(piece), id, kMostIds - 1);
  const auto id32 = static_cast<std::int32_t>(id);
  if (const auto taken = pieces_.find(id32); taken != pieces_.end()) {
    return fmt::format("{} and {} have the same id {}", quote_piece(*taken->second), quote_piece(piece), id);
  }
  const auto [entry, added] = ids_.try_emplace(std::move(piece), id32);
  if (!added) return fmt::format("{} has two ids, {} and {}", quote_piece(entry->first), entry->second, id);
  pieces_.emplace(id32, &entry->first);
  size_ = std::max(size_, id32 + 1);
  return std::nullopt;
}

std::optional<TokenId> Vocabulary::id_of(const std::string& piece) const {
  const auto entry = ids_.find(piece);
  if (entry == ids_.end()) return std::nullopt;
  return TokenId(entry->second);
}

const std::string* Vocabulary::piece(TokenId id) const {
  const auto entry = pieces_.find(id.value());
  return entry == pieces_.end() ? nullptr : entry->second;
}

}  // namespace rowkeeper
