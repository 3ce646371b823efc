// The printable characters that vocab.json and merges.txt write bytes with: the bytes that Latin-1 prints stand for
// themselves, the other 68 take U+0100, U+0101, ... in their order, so that a space is spelled "Ġ". Source: the published
// GPT-2 files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rowkeeper {

// The character (in UTF-8) that stands for one byte.
std::string spelling_of(std::uint8_t byte);

// The bytes that a piece stands for. Characters outside the alphabet, as special tokens may have, stand for themselves.
std::string bytes_of_spelling(std::string_view piece);

}  // namespace rowkeeper
