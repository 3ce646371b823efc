// The object from spellings to ids, which is all of vocab.json and the "vocab" of tokenizer.json.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/tokenizer/vocabulary.h"

namespace rowkeeper {

// Texts above kMostJsonBytes fail with vocabulary_invalid.
Result<void> check_size(std::string_view text, const std::string& path);
// As parse_json, after check_size().
Result<nlohmann::json> parse_tokenizer_file(std::string_view text, const std::string& path);

// Adds every entry; says what is wrong with the first bad one. Of a key that comes twice the parser keeps the last, as
// Python's does.
std::optional<std::string> read_vocabulary(const nlohmann::json& pieces, Vocabulary& vocabulary);

// A number without fraction; one above int64 becomes the largest, which no id is.
std::optional<std::int64_t> whole_number(const nlohmann::json& value);

}  // namespace rowkeeper
