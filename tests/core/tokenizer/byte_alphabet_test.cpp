#include "core/tokenizer/byte_alphabet.h"

#include <gtest/gtest.h>

#include <set>

namespace rowkeeper {
namespace {

TEST(ByteAlphabet, KnownSpellings) {
  EXPECT_EQ(spelling_of('A'), "A");
  EXPECT_EQ(spelling_of(' '), "\u0120");
  EXPECT_EQ(spelling_of('\n'), "\u010A");
  EXPECT_EQ(spelling_of(0x00), "\u0100");
  EXPECT_EQ(spelling_of(0x7F), "\u0121");
  EXPECT_EQ(spelling_of(0xA0), "\u0142");
  EXPECT_EQ(spelling_of(0xAD), "\u0143");
  EXPECT_EQ(spelling_of(0xAE), "\u00AE");
  EXPECT_EQ(spelling_of(0xFF), "\u00FF");
}

TEST(ByteAlphabet, EveryByteHasItsOwnLetter) {
  std::set<std::string> spellings;
  for (int byte = 0; byte < 256; ++byte) {
    const std::string spelling = spelling_of(static_cast<std::uint8_t>(byte));
    EXPECT_TRUE(spellings.insert(spelling).second) << byte;
    EXPECT_EQ(bytes_of_spelling(spelling), std::string(1, static_cast<char>(byte)));
  }
}

TEST(ByteAlphabet, OtherCharactersStandForThemselves) {
  EXPECT_EQ(bytes_of_spelling("<|endoftext|>"), "<|endoftext|>");
  EXPECT_EQ(bytes_of_spelling("\u0120a"), " a");
  EXPECT_EQ(bytes_of_spelling("two words"), "two words");
  EXPECT_EQ(bytes_of_spelling("\u0144\u0394"), "\u0144\u0394");  // just above the alphabet
  EXPECT_EQ(bytes_of_spelling("\u65E5\U0001F642"), "\u65E5\U0001F642");
  EXPECT_EQ(bytes_of_spelling(""), "");
}

}  // namespace
}  // namespace rowkeeper
