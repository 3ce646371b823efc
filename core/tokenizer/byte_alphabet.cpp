#include "core/tokenizer/byte_alphabet.h"

#include <array>

#include "core/tokenizer/utf8_sequence.h"

namespace rowkeeper {

namespace {

constexpr int kBytes = 256;
// 188 bytes stand for themselves, the others take the code points from 256 on.
constexpr int kCodePoints = kBytes + 68;

constexpr bool stands_for_itself(int byte) {
  return (byte >= 0x21 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xAC) || (byte >= 0xAE && byte <= 0xFF);
}

struct Alphabet {
  std::array<int, kBytes> code_point{};
  std::array<int, kCodePoints> byte{};  // -1: no letter of the alphabet

  constexpr Alphabet() {
    for (int& b : byte) b = -1;
    int next = kBytes;
    for (int b = 0; b < kBytes; ++b) {
      const int c = stands_for_itself(b) ? b : next++;
      code_point[static_cast<std::size_t>(b)] = c;
      byte[static_cast<std::size_t>(c)] = b;
    }
  }
};

constexpr Alphabet kAlphabet;

}  // namespace

std::string spelling_of(std::uint8_t byte) {
  const int c = kAlphabet.code_point[byte];
  if (c < 0x80) return std::string(1, static_cast<char>(c));
  return {static_cast<char>(0xC0 | (c >> 6)), static_cast<char>(0x80 | (c & 0x3F))};
}

std::string bytes_of_spelling(std::string_view piece) {
  std::string bytes;
  bytes.reserve(piece.size());
  for (std::size_t at = 0; at < piece.size();) {
    const auto length = static_cast<std::size_t>(utf8_sequence_at(piece, at).length);
    const auto first = static_cast<std::uint8_t>(piece[at]);
    int code_point = kCodePoints;
    if (length == 1) code_point = first;
    if (length == 2) code_point = ((first & 0x1F) << 6) | (static_cast<std::uint8_t>(piece[at + 1]) & 0x3F);
    const int byte = code_point < kCodePoints ? kAlphabet.byte[static_cast<std::size_t>(code_point)] : -1;
    if (byte >= 0) {
      bytes += static_cast<char>(byte);
    } else {
      bytes += piece.substr(at, length);
    }
    at += length;
  }
  return bytes;
}

}  // namespace rowkeeper
