// Text from foreign files, shortened to what a message can show: a name in a damaged file can be megabytes long.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rowkeeper {

// At most `most_bytes` of `text`, cut between two UTF-8 characters, and "..." where something was cut.
std::string text_excerpt(std::string_view text, std::size_t most_bytes = 120);

// The same for a value that a message gives without quotes: an empty one is "".
std::string value_excerpt(std::string_view value);

}  // namespace rowkeeper
