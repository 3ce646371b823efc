#include "core/tokenizer/utf8.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace rowkeeper {
namespace {

using namespace std::string_literals;

#define FFFD "\xEF\xBF\xBD"

struct Case {
  std::string bytes, text;
  std::size_t first_invalid;
};

const std::vector<Case>& cases() {
  constexpr std::size_t none = std::string::npos;
  static const std::vector<Case> all = {
      {"", "", none},
      {"plain", "plain", none},
      {"\0a\0"s, "\0a\0"s, none},
      {"\u00E9\u65E5\U0001F642", "\u00E9\u65E5\U0001F642", none},
      {"\U0001F468\u200D\U0001F469\u200D\U0001F466", "\U0001F468\u200D\U0001F469\u200D\U0001F466", none},
      {"\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF",
       "\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF", none},
      // The examples of the Unicode Standard, tables 3-8 to 3-11: overlong forms, surrogates, other ill-formed and truncated
      // ones.
      {"\xC0\xAF\xE0\x80\xBF\xF0\x81\x82"s + "A", FFFD FFFD FFFD FFFD FFFD FFFD FFFD FFFD "A", 0},
      {"\xED\xA0\x80\xED\xBF\xBF\xED\xAF"s + "A", FFFD FFFD FFFD FFFD FFFD FFFD FFFD FFFD "A", 0},
      {"\xF4\x91\x92\x93\xFF"s + "A" + "\x80\xBF" + "B", FFFD FFFD FFFD FFFD FFFD "A" FFFD FFFD "B", 0},
      {"\xE1\x80\xE2\xF0\x91\x92\xF1\xBF"s + "A", FFFD FFFD FFFD FFFD "A", 0},
      // Cut at the end.
      {"ab\xE2\x82", "ab" FFFD, 2},
      {"ab\xF0\x9F\x99", "ab" FFFD, 2},
      {"\xC3", FFFD, 0},
      // The last bytes that would fit if the second byte's range were the full one.
      {"\xE0\x9F\xBF", FFFD FFFD FFFD, 0},
      {"\xF0\x8F\xBF\xBF", FFFD FFFD FFFD FFFD, 0},
      {"\xF4\x90\x80\x80", FFFD FFFD FFFD FFFD, 0},
      {"\xC1\xBF", FFFD FFFD, 0},
      {"\xF5\x80\x80\x80", FFFD FFFD FFFD FFFD, 0},
      {"x\xFE\xFFy", "x" FFFD FFFD "y", 1},
      {"\xE2\x82(", FFFD "(", 0},
      {"\xF0\x9F\x99\xF0\x9F\x99\x82", FFFD "\U0001F642", 0},
      {"\u65E5\x97\xA5", "\u65E5" FFFD FFFD, 3},
  };
  return all;
}

TEST(Utf8, ToValidUtf8) {
  for (const Case& c : cases()) {
    EXPECT_EQ(to_valid_utf8(c.bytes), c.text);
    EXPECT_EQ(find_invalid_utf8(to_valid_utf8(c.bytes)), std::string::npos);
  }
}

TEST(Utf8, FindInvalid) {
  for (const Case& c : cases()) EXPECT_EQ(find_invalid_utf8(c.bytes), c.first_invalid) << c.text;
}

// However the bytes are cut into pieces, the text is the same.
TEST(Utf8, StreamInEveryThreePieces) {
  for (const Case& c : cases()) {
    for (std::size_t first = 0; first <= c.bytes.size(); ++first) {
      for (std::size_t second = first; second <= c.bytes.size(); ++second) {
        Utf8Stream stream;
        std::string text = stream.push(c.bytes.substr(0, first));
        text += stream.push(c.bytes.substr(first, second - first));
        text += stream.push(c.bytes.substr(second));
        text += stream.finish();
        ASSERT_EQ(text, c.text) << first << " " << second;
        ASSERT_EQ(stream.held(), 0u);
      }
    }
  }
}

TEST(Utf8, StreamByteByByteNeverShowsBrokenText) {
  for (const Case& c : cases()) {
    Utf8Stream stream;
    std::string text;
    for (const char byte : c.bytes) {
      const std::string now = stream.push(std::string(1, byte));
      EXPECT_EQ(find_invalid_utf8(now), std::string::npos);
      EXPECT_LE(stream.held(), 3u);
      text += now;
    }
    EXPECT_EQ(text + stream.finish(), c.text);
  }
}

TEST(Utf8, StreamHoldsUntilCompleteAndNoLonger) {
  Utf8Stream stream;
  EXPECT_EQ(stream.push("a\xF0\x9F"), "a");
  EXPECT_EQ(stream.held(), 2u);
  EXPECT_EQ(stream.push("\x99"), "");
  EXPECT_EQ(stream.push("\x82"), "\U0001F642");
  EXPECT_EQ(stream.held(), 0u);
  // As soon as nothing can complete it any more, it is given up.
  EXPECT_EQ(stream.push("\xE2\x82"), "");
  EXPECT_EQ(stream.push("\xE2"), FFFD);
  EXPECT_EQ(stream.held(), 1u);
  EXPECT_EQ(stream.finish(), FFFD);
  EXPECT_EQ(stream.finish(), "");
  EXPECT_EQ(stream.push("\xED"), "");
  EXPECT_EQ(stream.push("\xA0"), FFFD FFFD);
}

}  // namespace
}  // namespace rowkeeper
