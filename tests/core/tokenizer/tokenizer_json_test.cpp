// tokenizer.json as the reference package writes it (tests/reference/tokenizer_tiny.json), as it wrote it before, and what
// is refused.
#include <gmock/gmock.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "test_tokenizers.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::ElementsAre;

std::string todays_text() {
  return read_file(std::filesystem::path(ROWKEEPER_TEST_DATA) / "reference" / "tokenizer_tiny.json");
}

Result<Tokenizer> changed(const std::function<void(json&)>& change) {
  json file = json::parse(todays_text());
  change(file);
  return Tokenizer::from_tokenizer_json(file.dump());
}

json added_token(int id, const char* content, bool special) {
  return {{"id", id},        {"content", content}, {"special", special},
          {"lstrip", false}, {"rstrip", false},    {"single_word", false}};
}

void expect_same_as_bundled(const Result<Tokenizer>& tokenizer) {
  ASSERT_EQ(text_of(tokenizer), "no error");
  const json golden =
      json::parse(read_file(std::filesystem::path(ROWKEEPER_TEST_DATA) / "reference" / "tokenizer_golden.json"));
  for (const bool special : {false, true}) {
    for (const json& entry : golden[special ? "special" : "plain"]) {
      EXPECT_EQ(ids(*tokenizer, entry["text"].get<std::string>(), special), entry["tiny"].get<std::vector<int>>())
          << entry["text"];
    }
  }
  EXPECT_EQ(tokenizer->size(), tiny_tokenizer().size());
  EXPECT_EQ(tokenizer->end_of_text(), tiny_tokenizer().end_of_text());
}

TEST(TokenizerJson, TodaysForm) { expect_same_as_bundled(Tokenizer::from_tokenizer_json(todays_text())); }

// Reading and looking up take time in proportion to the tokens, not to their square.
TEST(TokenizerJson, TensOfThousandsOfAddedTokens) {
  constexpr int kFirst = 2000, kCount = 60'000;
  const Result<Tokenizer> tokenizer = changed([](json& file) {
    for (int i = 0; i < kCount; ++i)
      file["added_tokens"].push_back(added_token(kFirst + i, ("<t" + std::to_string(i) + ">").c_str(), false));
  });
  ASSERT_EQ(text_of(tokenizer), "no error");
  EXPECT_EQ(ids(*tokenizer, "<t59999><t7>", false), (std::vector<int>{kFirst + 59'999, kFirst + 7}));
  std::string text;
  for (int i = 0; i < kCount; ++i) text += tokenizer->bytes(TokenId(kFirst + i));
  EXPECT_EQ(text.substr(0, 9), "<t0><t1><");
}

TEST(TokenizerJson, OlderFormWithMergesAsStrings) {
  expect_same_as_bundled(changed([](json& file) {
    for (json& merge : file["model"]["merges"]) merge = merge[0].get<std::string>() + " " + merge[1].get<std::string>();
    file["post_processor"] = {{"type", "ByteLevel"}, {"add_prefix_space", true}, {"trim_offsets", false}};
    file["pre_tokenizer"].erase("use_regex");
    file["model"].erase("ignore_merges");
    file["model"]["continuing_subword_prefix"] = nullptr;
  }));
}

TEST(TokenizerJson, SequenceOfOnePreTokenizer) {
  expect_same_as_bundled(changed([](json& file) {
    file["pre_tokenizer"] = {{"type", "Sequence"}, {"pretokenizers", {file["pre_tokenizer"]}}};
  }));
}

TEST(TokenizerJson, FromAFolderWithoutTheOtherTwo) {
  const TempFolder folder;
  folder.write("tokenizer.json", todays_text());
  expect_same_as_bundled(Tokenizer::load(folder.path()));
  folder.write("vocab.json", "not looked at without merges.txt");
  expect_same_as_bundled(Tokenizer::load(folder.path()));
  folder.write("tokenizer.json", "{");
  EXPECT_EQ(text_of(Tokenizer::load(folder.path())).substr(0, 15), "json_damaged | ");
}

TEST(TokenizerJson, AddedTokens) {
  const auto tokenizer = changed([](json& file) {
    file["added_tokens"].push_back(added_token(1531, "[PAD]", true));
    file["added_tokens"].push_back(added_token(1532, "<user>", false));
    file["added_tokens"].push_back(added_token(1533, "<user>>", false));
    file["added_tokens"].push_back(added_token(1534, "\u00E9 \u0120", false));
  });
  ASSERT_EQ(text_of(tokenizer), "no error");
  EXPECT_EQ(tokenizer->size(), 1535);
  EXPECT_THAT(ids(*tokenizer, "[PAD]<|endoftext|>", true), ElementsAre(1531, 1530));
  EXPECT_GT(ids(*tokenizer, "[PAD]").size(), 1u);
  // Those that are not special are always matched, of two the longer one.
  EXPECT_THAT(ids(*tokenizer, "<user><user>>"), ElementsAre(1532, 1533));
  EXPECT_THAT(ids(*tokenizer, "\u00E9 \u0120a"), ElementsAre(1534, 64));
  // They are text as it stands, not spelled in the byte alphabet.
  EXPECT_EQ(tokenizer->bytes(TokenId(1534)), "\u00E9 \u0120");
  EXPECT_EQ(tokenizer->piece(TokenId(1534)), "\u00E9 \u0120");
}

TEST(TokenizerJson, UnsupportedPartsAreNamed) {
  const auto refused = [](const std::function<void(json&)>& change) { return text_of(changed(change)); };
  const std::string start = "tokenizer_unsupported | tokenizer.json | ";
  EXPECT_EQ(refused([](json& f) { f["model"]["type"] = "Unigram"; }), start + "model | Unigram");
  EXPECT_EQ(refused([](json& f) { f["pre_tokenizer"] = {{"type", "Metaspace"}}; }), start + "pre_tokenizer | Metaspace");
  EXPECT_EQ(refused([](json& f) {
              f["pre_tokenizer"] = {{"type", "Sequence"}, {"pretokenizers", {{{"type", "Split"}}, {{"type", "ByteLevel"}}}}};
            }),
            start + "pre_tokenizer | Sequence of Split, ByteLevel");
  EXPECT_EQ(refused([](json& f) { f["pre_tokenizer"] = nullptr; }), start + "pre_tokenizer | null");
  EXPECT_EQ(refused([](json& f) { f["pre_tokenizer"]["add_prefix_space"] = true; }),
            start + "pre_tokenizer.add_prefix_space | true");
  EXPECT_EQ(refused([](json& f) { f["pre_tokenizer"]["use_regex"] = false; }), start + "pre_tokenizer.use_regex | false");
  EXPECT_EQ(refused([](json& f) { f["normalizer"] = {{"type", "NFC"}}; }), start + "normalizer | NFC");
  EXPECT_EQ(refused([](json& f) { f["decoder"] = {{"type", "WordPiece"}}; }), start + "decoder | WordPiece");
  EXPECT_EQ(refused([](json& f) {
              f["post_processor"] = {{"type", "BertProcessing"}};
            }),
            start + "post_processor | BertProcessing");
  EXPECT_EQ(refused([](json& f) {
              f["post_processor"]["single"].push_back({{"SpecialToken", {{"id", "</s>"}}}});
            }),
            start +
                "post_processor | TemplateProcessing with "
                "[{\"Sequence\":{\"id\":\"A\",\"type_id\":0}},{\"SpecialToken\":{\"id\":\"</s>\"}}]");
  EXPECT_EQ(refused([](json& f) { f["model"]["dropout"] = 0.1; }), start + "model.dropout | 0.1");
  EXPECT_EQ(refused([](json& f) { f["model"]["end_of_word_suffix"] = "</w>"; }),
            start + "model.end_of_word_suffix | \"</w>\"");
  EXPECT_EQ(refused([](json& f) { f["model"]["continuing_subword_prefix"] = "##"; }),
            start + "model.continuing_subword_prefix | \"##\"");
  EXPECT_EQ(refused([](json& f) { f["model"]["ignore_merges"] = true; }), start + "model.ignore_merges | true");
  EXPECT_EQ(refused([](json& f) { f["added_tokens"][0]["lstrip"] = true; }),
            start + "added_tokens.lstrip | true of \"<|endoftext|>\"");
}

TEST(TokenizerJson, BrokenOnes) {
  const auto broken = [](const std::function<void(json&)>& change) { return text_of(changed(change)); };
  const std::string start = "vocabulary_invalid | tokenizer.json | ";
  EXPECT_EQ(text_of(Tokenizer::from_tokenizer_json("[]")), start + "the file is no object");
  EXPECT_EQ(text_of(Tokenizer::from_tokenizer_json("{}")), "tokenizer_unsupported | tokenizer.json | model | null");
  EXPECT_EQ(text_of(Tokenizer::from_tokenizer_json("")).substr(0, 29), "json_invalid | tokenizer.json");
  EXPECT_EQ(broken([](json& f) { f["model"].erase("vocab"); }), start + "model.vocab: no object of pieces and ids");
  EXPECT_EQ(broken([](json& f) { f["model"]["vocab"]["!"] = -3; }),
            start + "model.vocab: \"!\" has the id -3, ids are 0 to 16777215");
  EXPECT_EQ(broken([](json& f) { f["model"]["merges"] = 3; }), start + "model.merges is no list");
  EXPECT_EQ(broken([](json& f) { f["model"]["merges"][4] = "abc"; }),
            start + "model.merges[4]: \"abc\" is no pair of pieces");
  EXPECT_EQ(broken([](json& f) {
              f["model"]["merges"][4] = {"a", "b", "c"};
            }),
            start + "model.merges[4]: [\"a\",\"b\",\"c\"] is no pair of pieces");
  EXPECT_EQ(broken([](json& f) {
              f["model"]["merges"][0] = {"\u65E5", "b"};
            }),
            start + "model.merges[0]: \"\u65E5\" is not in the vocabulary");
  EXPECT_EQ(broken([](json& f) { f["added_tokens"] = 1; }), start + "added_tokens is no list");
  EXPECT_EQ(broken([](json& f) { f["added_tokens"][0]["id"] = 64; }),
            start + "added_tokens: \"a\" and \"<|endoftext|>\" have the same id 64");
  EXPECT_EQ(broken([](json& f) { f["added_tokens"][0]["id"] = 4000; }),
            start + "added_tokens: \"<|endoftext|>\" has two ids, 1530 and 4000");
  EXPECT_EQ(broken([](json& f) { f["added_tokens"].push_back(f["added_tokens"][0]); }),
            start + "added_tokens: \"<|endoftext|>\" comes twice");
  EXPECT_EQ(broken([](json& f) {
              f["added_tokens"].push_back({{"id", 9}, {"content", ""}});
            }),
            start + "added_tokens: {\"content\":\"\",\"id\":9}");
  EXPECT_EQ(
      broken([](json& f) { f["added_tokens"].push_back(added_token(f["model"]["vocab"]["\u00E9"], "\u00E9", false)); }),
      start + "added_tokens: \"\u00E9\" is a piece of the model that stands for other bytes");
}

}  // namespace
}  // namespace rowkeeper
