// Bytes and 64-bit numbers as text, for files and reports: hexadecimal where people compare it, base64 where there is much.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rowkeeper {

// Without the spaces, tabs and line ends around it.
std::string_view trimmed(std::string_view text);

// Two lower-case digits a byte. Read back with digits of either case; nothing for any other text.
std::string to_hex(std::string_view bytes);
std::optional<std::string> from_hex(std::string_view text);

// Exactly 16 digits, the highest first.
std::string to_hex64(std::uint64_t number);
std::optional<std::uint64_t> from_hex64(std::string_view text);

// RFC 4648, section 4: the standard alphabet, padded with '='. Read back strictly: nothing for other characters, spaces, a
// length that is no multiple of 4, or padding bits that are not zero.
std::string to_base64(std::string_view bytes);
std::optional<std::string> from_base64(std::string_view text);

}  // namespace rowkeeper
