// JSON from files that others wrote: bounded in size and depth, every fault an error value.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace rowkeeper {

// A tokenizer.json of a large vocabulary is about 30 MB.
inline constexpr std::size_t kMostJsonBytes = std::size_t{64} << 20;

// Parses UTF-8 text, with or without a byte order mark. `path` is only named in errors. No more than 64 objects and arrays
// may lie inside each other: real files use a handful, and code that walks a tree calls itself. A value of two bytes can
// take a hundred in memory: callers whose text may be large say how many values, keys included, it may hold. Errors:
// json_invalid (path, what the text looks like), json_damaged (path, line and byte from 1, what is wrong there), out_of_memory.
Result<nlohmann::json> parse_json(std::string_view text, const std::string& path, std::size_t most_values = kMostJsonBytes);

// As parse_json, from a file of at most `most_bytes`. Errors too: those of MappedFile::open.
Result<nlohmann::json> read_json(const std::string& path, std::size_t most_bytes = kMostJsonBytes);

// A value as the file spells it, shortened to what a message can show.
std::string json_excerpt(const nlohmann::json& value);

}  // namespace rowkeeper
