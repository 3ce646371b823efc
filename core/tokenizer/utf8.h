// UTF-8 in pieces: bytes that arrive token by token become text as soon as, and only when, characters are complete.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rowkeeper {

// Holds back the start of an unfinished character. Bytes that can no longer become one turn into U+FFFD, one for each
// maximal subpart (Unicode 14, section 3.9).
class Utf8Stream {
 public:
  std::string push(std::string_view bytes);  // the text that is complete now
  std::string finish();                      // U+FFFD for what never completed, and empties the stream
  std::size_t held() const { return held_.size(); }

 private:
  std::string held_;
};

// Offset of the first byte that is not part of well-formed UTF-8, or npos.
std::size_t find_invalid_utf8(std::string_view bytes);
// The text with U+FFFD in place of what is not well-formed.
std::string to_valid_utf8(std::string_view bytes);

}  // namespace rowkeeper
