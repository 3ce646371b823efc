// One step through UTF-8 (Unicode 14, table 3-7): what stands at a place, and how many bytes it takes.
#pragma once

#include <cstddef>
#include <string_view>

namespace rowkeeper {

struct Utf8Sequence {
  enum class Kind {
    complete,    // a well-formed character
    unfinished,  // the text ends inside what could still become one
    invalid,     // a maximal subpart that can no longer become one
  };
  Kind kind;
  int length;  // bytes, at least 1
};

// `at` is below bytes.size().
Utf8Sequence utf8_sequence_at(std::string_view bytes, std::size_t at);

}  // namespace rowkeeper
