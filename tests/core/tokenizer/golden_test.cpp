// What the reference package says of hard strings (tests/reference/make_tokenizer_golden.py), and the ids of traps.md.
#include <nlohmann/json.hpp>

#include "test_tokenizers.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using Ids = std::vector<int>;

const json& golden() {
  static const json content =
      json::parse(read_file(std::filesystem::path(ROWKEEPER_TEST_DATA) / "reference" / "tokenizer_golden.json"));
  return content;
}

void expect_golden(const Tokenizer& tokenizer, const char* vocabulary) {
  ASSERT_GE(golden()["plain"].size(), 200u);
  for (const bool special : {false, true}) {
    for (const json& entry : golden()[special ? "special" : "plain"]) {
      const auto text = entry["text"].get<std::string>();
      EXPECT_EQ(ids(tokenizer, text, special), entry[vocabulary].get<Ids>()) << entry["text"];
    }
  }
}

void expect_decodes_golden(const Tokenizer& tokenizer, const char* vocabulary) {
  for (const char* section : {"plain", "special"}) {
    for (const json& entry : golden()[section]) {
      std::vector<TokenId> tokens;
      for (const int id : entry[vocabulary].get<Ids>()) tokens.emplace_back(id);
      EXPECT_EQ(tokenizer.decode(tokens), entry["text"].get<std::string>()) << entry["text"];
    }
  }
}

TEST(TokenizerGolden, BundledVocabulary) {
  expect_golden(tiny_tokenizer(), "tiny");
  expect_decodes_golden(tiny_tokenizer(), "tiny");
}

TEST(TokenizerGolden, Gpt2Vocabulary) {
  ROWKEEPER_NEEDS_GPT2_VOCABULARY();
  expect_golden(*gpt2_tokenizer(), "gpt2");
  expect_decodes_golden(*gpt2_tokenizer(), "gpt2");
}

TEST(TokenizerTraps, Gpt2Ids) {
  ROWKEEPER_NEEDS_GPT2_VOCABULARY();
  const Tokenizer& gpt2 = *gpt2_tokenizer();
  EXPECT_EQ(ids(gpt2, "Answer: "), (Ids{33706, 25, 220}));
  EXPECT_EQ(ids(gpt2, "Answer:"), (Ids{33706, 25}));
  EXPECT_EQ(ids(gpt2, "x = 1  "), (Ids{87, 796, 352, 220, 220}));
  EXPECT_EQ(ids(gpt2, "a  b"), (Ids{64, 220, 275}));
  EXPECT_EQ(ids(gpt2, "\U0001F642"), (Ids{8582, 25081}));
  EXPECT_EQ(ids(gpt2, "\U0001F468\u200D\U0001F469\u200D\U0001F467"),
            (Ids{41840, 101, 447, 235, 41840, 102, 447, 235, 41840, 100}));
  EXPECT_EQ(ids(gpt2, " ."), (Ids{764}));
  EXPECT_EQ(ids(gpt2, "we\u2019re"), (Ids{732, 447, 247, 260}));
  EXPECT_EQ(ids(gpt2, "<|endoftext|>"), (Ids{27, 91, 437, 1659, 5239, 91, 29}));
  EXPECT_EQ(ids(gpt2, "<|endoftext|>", true), (Ids{50256}));
  EXPECT_EQ(gpt2.size(), 50257);
  EXPECT_EQ(gpt2.end_of_text(), TokenId(50256));
}

// Half an emoji is bytes, not a broken character: the token's bytes join the next one's.
TEST(TokenizerTraps, TokensOfOneCharacterHoldItsBytes) {
  ROWKEEPER_NEEDS_GPT2_VOCABULARY();
  EXPECT_EQ(gpt2_tokenizer()->bytes(TokenId(8582)), "\xF0\x9F");
  EXPECT_EQ(gpt2_tokenizer()->bytes(TokenId(25081)), "\x99\x82");
  EXPECT_EQ(gpt2_tokenizer()->piece(TokenId(764)), "\u0120.");
}

TEST(TokenizerTraps, HugePastedWords) {
  ROWKEEPER_NEEDS_GPT2_VOCABULARY();
  // 64 and 32 carets have tokens of their own; what a run becomes is checked by its parts' bytes and by a shorter run's ids.
  for (const auto& [letter, count] : {std::pair{'a', 100'000}, {'^', 1'000'000}}) {
    const std::string text(static_cast<std::size_t>(count), letter);
    const auto encoding = gpt2_tokenizer()->encode(text);
    ASSERT_EQ(text_of(encoding), "no error");
    EXPECT_TRUE(gpt2_tokenizer()->decode(encoding->ids) == text);
    const auto head = ids(*gpt2_tokenizer(), text.substr(0, 4096));
    EXPECT_TRUE(std::equal(head.begin(), head.end() - 1, values(encoding->ids).begin()));
  }
}

}  // namespace
}  // namespace rowkeeper
