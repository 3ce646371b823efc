#include "core/base/excerpt.h"

namespace rowkeeper {

std::string text_excerpt(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return std::string(text);
  std::size_t end = most_bytes;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "...";
}

std::string value_excerpt(std::string_view value) { return value.empty() ? "\"\"" : text_excerpt(value); }

}  // namespace rowkeeper
