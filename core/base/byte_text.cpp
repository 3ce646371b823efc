#include "core/base/byte_text.h"

#include <array>
#include <cstddef>

namespace rowkeeper {

namespace {

constexpr char kHexDigits[] = "0123456789abcdef";
constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNoDigit = 0xFF;

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

constexpr std::array<std::uint8_t, 256> kBase64Values = [] {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNoDigit);
  for (std::size_t i = 0; i < kBase64.size(); ++i)
    values[static_cast<std::uint8_t>(kBase64[i])] = static_cast<std::uint8_t>(i);
  return values;
}();

std::uint32_t byte_at(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<std::uint8_t>(bytes[at]) : 0;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) + 1 - first);
}

std::string to_hex(std::string_view bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    text += kHexDigits[byte >> 4U];
    text += kHexDigits[byte & 15U];
  }
  return text;
}

std::optional<std::string> from_hex(std::string_view text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::string bytes;
  bytes.reserve(text.size() / 2);
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const int high = hex_value(text[i]), low = hex_value(text[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    bytes += static_cast<char>(16 * high + low);
  }
  return bytes;
}

std::string to_hex64(std::uint64_t number) {
  std::string text(16, '0');
  for (std::size_t i = text.size(); i-- > 0; number >>= 4U) text[i] = kHexDigits[number & 15U];
  return text;
}

std::optional<std::uint64_t> from_hex64(std::string_view text) {
  if (text.size() != 16) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    const int digit = hex_value(c);
    if (digit < 0) return std::nullopt;
    number = number << 4U | static_cast<std::uint64_t>(digit);
  }
  return number;
}

std::string to_base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::uint32_t three = byte_at(bytes, i) << 16U | byte_at(bytes, i + 1) << 8U | byte_at(bytes, i + 2);
    text += kBase64[three >> 18U];
    text += kBase64[three >> 12U & 63U];
    text += i + 1 < bytes.size() ? kBase64[three >> 6U & 63U] : '=';
    text += i + 2 < bytes.size() ? kBase64[three & 63U] : '=';
  }
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  std::size_t padding = 0;
  while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=') ++padding;
  const std::size_t digits = text.size() - padding;
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3);
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < digits; ++i) {
    const std::uint8_t value = kBase64Values[static_cast<std::uint8_t>(text[i])];
    if (value == kNoDigit) return std::nullopt;
    bits = bits << 6U | value;
    // The first of four digits completes no byte; each of the others does.
    if (i % 4 != 0) bytes += static_cast<char>(bits >> (6U - 2U * (i % 4)));
  }
  if ((bits & ((1U << (2U * padding)) - 1U)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace rowkeeper
