#include "core/tokenizer/tokenizer.h"

#include <gmock/gmock.h>

#include <limits>
#include <random>
#include <thread>

#include "core/tokenizer/utf8.h"
#include "test_tokenizers.h"

namespace rowkeeper {
namespace {

using testing::ElementsAre;

void expect_round_trip(const Tokenizer& tokenizer, std::string_view text) {
  for (const bool special : {false, true}) {
    const auto encoding = tokenizer.encode(text, {.special_tokens = special, .stop = {}});
    ASSERT_EQ(text_of(encoding), "no error");
    ASSERT_TRUE(tokenizer.decode(encoding->ids) == text) << testing::PrintToString(text.substr(0, 200));
  }
}

void expect_round_trips(const Tokenizer& tokenizer) {
  for (int byte = 0; byte < 256; ++byte) expect_round_trip(tokenizer, std::string(1, static_cast<char>(byte)));
  std::mt19937 random(7);
  for (int round = 0; round < 500; ++round) {
    std::string bytes(random() % 200, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random());
    expect_round_trip(tokenizer, bytes);
  }
}

TEST(Tokenizer, AnyBytesRoundTrip) { expect_round_trips(tiny_tokenizer()); }

TEST(Tokenizer, AnyBytesRoundTripWithGpt2Vocabulary) {
  ROWKEEPER_NEEDS_GPT2_VOCABULARY();
  expect_round_trips(*gpt2_tokenizer());
}

TEST(Tokenizer, SingleBytesAreTheirOwnTokens) {
  for (int byte = 0; byte < 256; ++byte) {
    const auto encoding = tiny_tokenizer().encode(std::string(1, static_cast<char>(byte))).value();
    EXPECT_EQ(encoding.ids.size(), 1u);
    EXPECT_EQ(encoding.warnings.empty(), byte < 0x80);
  }
}

// What does not belong to a well-formed character is encoded byte by byte, with the place of the first such byte.
TEST(Tokenizer, InvalidUtf8) {
  struct Case {
    std::string text;
    const char* offset;
    std::size_t tokens;
  };
  for (const auto& [text, offset, tokens] : std::vector<Case>{
           {"\xE2\x82", "0", 2},          // cut at the end
           {"ok\xE2\x82", "2", 3},        //
           {"\xC0\x80", "0", 2},          // overlong
           {"\xED\xA0\x80", "0", 3},      // a surrogate
           {"\xF4\x90\x80\x80", "0", 4},  // above U+10FFFF
           {"ok\xFFok\xFE", "2", 4},      // later faults are in the same warning
       }) {
    const auto encoding = tiny_tokenizer().encode(text).value();
    ASSERT_EQ(encoding.warnings.size(), 1u);
    EXPECT_EQ(text_of(encoding.warnings[0]), std::string("text_not_utf8 | ") + offset);
    EXPECT_EQ(encoding.ids.size(), tokens) << testing::PrintToString(text);
    EXPECT_EQ(tiny_tokenizer().decode(encoding.ids), text);
  }
}

// An invalid byte is neither letter, number nor space: it ends words, takes the space before it, joins punctuation.
TEST(Tokenizer, InvalidBytesSplitLikePunctuation) {
  const auto tokenizer =
      Tokenizer::from_vocabulary(vocab_json_with({"\u0120\u00FF", "\u00FF!", "a\u00FF", "\u00FFa", "1\u00FF", "\u00FF'"}),
                                 "\u0120 \u00FF\n\u00FF !\na \u00FF\n\u00FF a\n1 \u00FF\n\u00FF '\n");
  ASSERT_EQ(text_of(tokenizer), "no error");
  EXPECT_THAT(ids(*tokenizer, " \xFF"), ElementsAre(256));
  EXPECT_THAT(ids(*tokenizer, "\xFF!"), ElementsAre(257));
  EXPECT_THAT(ids(*tokenizer, "a\xFF"), ElementsAre('a', 0xFF));
  EXPECT_THAT(ids(*tokenizer,
                  "\xFF"
                  "a"),
              ElementsAre(0xFF, 'a'));
  EXPECT_THAT(ids(*tokenizer, "1\xFF"), ElementsAre('1', 0xFF));
  EXPECT_THAT(ids(*tokenizer, "\xFF's"), ElementsAre(261, 's'));
  // The same bytes inside a well-formed character are that character's: here U+00FF's second byte is no stand-alone BF.
  EXPECT_THAT(ids(*tokenizer, "a\u00FF"), ElementsAre('a', 0xC3, 0xBF));
}

TEST(Tokenizer, EndOfTextIsTextUnlessAskedFor) {
  const Tokenizer& tokenizer = tiny_tokenizer();
  EXPECT_EQ(tokenizer.end_of_text(), TokenId(1530));
  EXPECT_GT(ids(tokenizer, "<|endoftext|>").size(), 1u);
  EXPECT_THAT(ids(tokenizer, "<|endoftext|>", true), ElementsAre(1530));
  EXPECT_EQ(tokenizer.bytes(TokenId(1530)), "<|endoftext|>");
  EXPECT_EQ(tokenizer.piece(TokenId(1530)), "<|endoftext|>");
}

// Beside a special token a text ends: the white space before it stays together.
TEST(Tokenizer, SpecialTokensEndTheTextBeside) {
  const Tokenizer& tokenizer = tiny_tokenizer();
  const auto with = ids(tokenizer, "a  <|endoftext|>  b\xFF", true);
  auto apart = ids(tokenizer, "a  ");
  apart.push_back(1530);
  for (const int id : ids(tokenizer, "  b\xFF")) apart.push_back(id);
  EXPECT_EQ(with, apart);
}

TEST(Tokenizer, IdsBeyondTheVocabulary) {
  const Tokenizer& tokenizer = tiny_tokenizer();
  EXPECT_EQ(tokenizer.size(), 1531);
  for (const int id : {1531, 50300, -1, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()}) {
    const std::string shown = "<id " + std::to_string(id) + ">";
    EXPECT_EQ(tokenizer.bytes(TokenId(id)), shown);
    EXPECT_EQ(tokenizer.piece(TokenId(id)), shown);
  }
  EXPECT_EQ(tokenizer.decode(std::vector{TokenId(64), TokenId(50300), TokenId(65)}), "a<id 50300>b");
}

TEST(Tokenizer, EmptyText) {
  const auto encoding = tiny_tokenizer().encode("").value();
  EXPECT_TRUE(encoding.ids.empty());
  EXPECT_TRUE(encoding.warnings.empty());
  EXPECT_EQ(tiny_tokenizer().decode({}), "");
}

TEST(Tokenizer, Stops) {
  EncodeOptions options;
  options.stop.request_stop();
  for (const std::string& text : {std::string("x"), std::string(1'000'000, 'e'), std::string(1'000'000, '\xFF')}) {
    EXPECT_EQ(text_of(tiny_tokenizer().encode(text, options)), "cancelled | 0");
  }
  options.stop.reset();
  EXPECT_EQ(text_of(tiny_tokenizer().encode("x", options)), "no error");
}

TEST(Tokenizer, StopsInsideOneWord) {
  // Merging it takes seconds, so the stop comes before the end; whether before or while merging, the answer is the same.
  const std::string word(8'000'000, 'e');
  EncodeOptions options;
  std::thread stopper([stop = options.stop] { stop.request_stop(); });
  const auto encoding = tiny_tokenizer().encode(word, options);
  stopper.join();
  EXPECT_EQ(text_of(encoding), "cancelled | 0");
}

TEST(Tokenizer, TextsAboveTheLimitAreRefused) {
  const std::string text(kMostTextBytes + 1, 'x');
  EXPECT_EQ(text_of(tiny_tokenizer().encode(text)), "text_too_large | 67108865 | 67108864");
}

TEST(Tokenizer, BigTextsOfEveryKind) {
  std::string sentence, letters, bytes;
  std::mt19937 random(5);
  for (int i = 0; i < 100'000; ++i) {
    sentence += " the box is in hall number " + std::to_string(i);
    letters += static_cast<char>('a' + random() % 26);
    bytes += static_cast<char>(random());
  }
  const std::string specials = [] {
    std::string text;
    for (int i = 0; i < 50'000; ++i) text += "<|endoftext|><|<|endof";
    return text;
  }();
  for (const std::string& text :
       {sentence, letters, bytes, specials, std::string(1'000'000, ' '), std::string(1'000'000, '\n'),
        std::string(1'000'000, '\xFF'), std::string(1'000'000, '\'')}) {
    expect_round_trip(tiny_tokenizer(), text);
  }
}

TEST(Tokenizer, IsSharedByThreads) {
  const std::string text = "Document: the red box is in the hall.\nQuestion: Where is it?\nAnswer: \xFF";
  const auto expected = ids(tiny_tokenizer(), text);
  std::vector<std::vector<int>> found(4);
  std::vector<std::thread> threads;
  threads.reserve(found.size());
  for (auto& one : found) {
    threads.emplace_back([&one, &text] {
      for (int round = 0; round < 200; ++round) one = values(tiny_tokenizer().encode(text).value().ids);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const auto& one : found) EXPECT_EQ(one, expected);
}

// Streamed token by token, text is never broken, and complete at the end.
TEST(Tokenizer, StreamsWholeCharacters) {
  const std::string text = "caf\u00E9 \U0001F642 \U0001F468\u200D\U0001F469\u200D\U0001F466 \u65E5\u672C\u8A9E";
  const auto encoding = tiny_tokenizer().encode(text).value();
  Utf8Stream stream;
  std::string shown;
  for (const TokenId id : encoding.ids) {
    const std::string now = stream.push(tiny_tokenizer().bytes(id));
    EXPECT_EQ(now.find("\uFFFD"), std::string::npos);
    EXPECT_EQ(find_invalid_utf8(now), std::string::npos);
    shown += now;
  }
  EXPECT_EQ(shown, text);
  EXPECT_EQ(stream.held(), 0u);
}

}  // namespace
}  // namespace rowkeeper
