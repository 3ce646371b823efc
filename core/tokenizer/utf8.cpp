#include "core/tokenizer/utf8.h"

#include <cstdint>

#include "core/tokenizer/utf8_sequence.h"

namespace rowkeeper {

namespace {

using Kind = Utf8Sequence::Kind;

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

// What a first byte asks for: the length, and the range of the second byte, which is narrower where the full one would allow
// overlong forms (E0, F0), surrogates (ED) or code points above U+10FFFF (F4).
struct Lead {
  int length = 0;  // 0: starts nothing
  std::uint8_t second_low = 0x80;
  std::uint8_t second_high = 0xBF;
};

Lead lead_of(std::uint8_t first) {
  if (first < 0x80) return {1};
  if (first < 0xC2) return {};
  if (first < 0xE0) return {2};
  if (first < 0xF0)
    return {3, static_cast<std::uint8_t>(first == 0xE0 ? 0xA0 : 0x80),
            static_cast<std::uint8_t>(first == 0xED ? 0x9F : 0xBF)};
  if (first < 0xF5)
    return {4, static_cast<std::uint8_t>(first == 0xF0 ? 0x90 : 0x80),
            static_cast<std::uint8_t>(first == 0xF4 ? 0x8F : 0xBF)};
  return {};
}

}  // namespace

Utf8Sequence utf8_sequence_at(std::string_view bytes, std::size_t at) {
  const Lead lead = lead_of(static_cast<std::uint8_t>(bytes[at]));
  if (lead.length == 0) return {Kind::invalid, 1};
  for (int i = 1; i < lead.length; ++i) {
    if (at + static_cast<std::size_t>(i) == bytes.size()) return {Kind::unfinished, i};
    const auto next = static_cast<std::uint8_t>(bytes[at + static_cast<std::size_t>(i)]);
    const bool fits = i == 1 ? next >= lead.second_low && next <= lead.second_high : (next & 0xC0) == 0x80;
    if (!fits) return {Kind::invalid, i};
  }
  return {Kind::complete, lead.length};
}

std::string Utf8Stream::push(std::string_view bytes) {
  held_ += bytes;
  std::string text;
  text.reserve(held_.size());
  std::size_t at = 0;
  while (at < held_.size()) {
    const Utf8Sequence sequence = utf8_sequence_at(held_, at);
    if (sequence.kind == Kind::unfinished) break;
    const auto length = static_cast<std::size_t>(sequence.length);
    text += sequence.kind == Kind::complete ? std::string_view(held_).substr(at, length) : kReplacement;
    at += length;
  }
  held_.erase(0, at);
  return text;
}

std::string Utf8Stream::finish() {
  // What is held is always one unfinished sequence, so one maximal subpart.
  std::string text(held_.empty() ? std::string_view() : kReplacement);
  held_.clear();
  return text;
}

std::size_t find_invalid_utf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const Utf8Sequence sequence = utf8_sequence_at(bytes, at);
    if (sequence.kind != Kind::complete) return at;
    at += static_cast<std::size_t>(sequence.length);
  }
  return std::string_view::npos;
}

std::string to_valid_utf8(std::string_view bytes) {
  Utf8Stream stream;
  std::string text = stream.push(bytes);
  text += stream.finish();
  return text;
}

}  // namespace rowkeeper
