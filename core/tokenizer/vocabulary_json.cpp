#include "core/tokenizer/vocabulary_json.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/json.h"

namespace rowkeeper {

Result<void> check_size(std::string_view text, const std::string& path) {
  if (text.size() <= kMostJsonBytes) return {};
  return fail(ErrorCode::vocabulary_invalid, path,
              fmt::format("{} bytes, at most {} are read", text.size(), kMostJsonBytes));
}

Result<nlohmann::json> parse_tokenizer_file(std::string_view text, const std::string& path) {
  if (Result<void> checked = check_size(text, path); !checked) return tl::unexpected(std::move(checked.error()));
  return parse_json(text, path);
}

std::optional<std::int64_t> whole_number(const nlohmann::json& value) {
  if (value.is_number_unsigned()) {
    return static_cast<std::int64_t>(std::min(value.get<std::uint64_t>(), static_cast<std::uint64_t>(INT64_MAX)));
  }
  if (value.is_number_integer()) return value.get<std::int64_t>();
  return std::nullopt;
}

std::optional<std::string> read_vocabulary(const nlohmann::json& pieces, Vocabulary& vocabulary) {
  if (!pieces.is_object()) return "no object of pieces and ids";
  for (const auto& [piece, value] : pieces.items()) {
    const auto id = whole_number(value);
    if (!id) return fmt::format("the id of {} is {}, not a whole number", quote_piece(piece), json_excerpt(value));
    if (auto problem = vocabulary.add(piece, *id)) return problem;
  }
  return std::nullopt;
}

}  // namespace rowkeeper
