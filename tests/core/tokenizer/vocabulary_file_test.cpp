// Loading from folders, and what is wrong with a vocab.json.
#include <gmock/gmock.h>

#include "test_tokenizers.h"
#include "tests/core/support/as_nobody.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

std::string outcome_of(std::string_view vocab_json) { return text_of(Tokenizer::from_vocabulary(vocab_json, "")); }

// A whole vocabulary, then more JSON text inside its object.
std::string outcome_with(const std::string& more) {
  std::string text = vocab_json_with({});
  text.pop_back();
  return outcome_of(text + ", " + more + "}");
}

TEST(TokenizerFolder, Missing) {
  const TempFolder folder;
  EXPECT_EQ(text_of(Tokenizer::load(folder / "none")), "folder_not_found | " + folder / "none");
  EXPECT_EQ(text_of(Tokenizer::load(folder.path())),
            "tokenizer_missing | " + folder.path() + " | vocab.json and merges.txt, or tokenizer.json");
  folder.write("vocab.json", vocab_json_with({}));
  EXPECT_EQ(text_of(Tokenizer::load(folder.path())),
            "tokenizer_missing | " + folder.path() + " | vocab.json and merges.txt, or tokenizer.json");
  EXPECT_EQ(text_of(Tokenizer::load(folder / "vocab.json")), "folder_not_found | " + folder / "vocab.json");
  folder.write("merges.txt", "");
  EXPECT_EQ(text_of(Tokenizer::load(folder.path())), "file_empty | " + folder / "merges.txt");
  folder.write("merges.txt", "#version: 0.2\n");
  EXPECT_EQ(text_of(Tokenizer::load(folder.path())), "no error");
}

TEST(TokenizerFolder, ThatMayNotBeLookedInto) {
  namespace fs = std::filesystem;
  const TempFolder folder;
  const std::string model = folder / "model";
  folder.write("model/vocab.json", vocab_json_with({}));
  fs::permissions(folder.path(), fs::perms(0755));
  fs::permissions(model, fs::perms(0));
  const AsNobody nobody;
  EXPECT_EQ(text_of(Tokenizer::load(model)), "file_unreadable | " + model + "/vocab.json | Permission denied");
  EXPECT_EQ(text_of(Tokenizer::load(model + "/inner")), "file_unreadable | " + model + "/inner | Permission denied");
}

TEST(TokenizerFolder, NamesWithAnyCharacters) {
  const TempFolder folder;
  const std::string path = folder / "\u041C\u043E\u0434\u0435\u043B\u044C \u00DF \U0001F642";
  std::filesystem::create_directory(path);
  std::filesystem::copy_file(tiny_folder() / "vocab.json", path + "/vocab.json");
  std::filesystem::copy_file(tiny_folder() / "merges.txt", path + "/merges.txt");
  const auto tokenizer = Tokenizer::load(path);
  ASSERT_EQ(text_of(tokenizer), "no error");
  EXPECT_EQ(ids(*tokenizer, "Where is the red box?"), ids(tiny_tokenizer(), "Where is the red box?"));
}

TEST(TokenizerFolder, AFolderInPlaceOfAFile) {
  const TempFolder folder;
  std::filesystem::create_directory(folder / "vocab.json");
  folder.write("merges.txt", "a b\n");
  const auto tokenizer = Tokenizer::load(folder.path());
  ASSERT_FALSE(tokenizer);
  EXPECT_EQ(tokenizer.error().code, ErrorCode::file_unreadable);
  EXPECT_EQ(tokenizer.error().args.at(0), folder / "vocab.json");
}

TEST(VocabularyFile, Good) {
  EXPECT_EQ(outcome_of(vocab_json_with({})), "no error");
  EXPECT_EQ(outcome_of("\xEF\xBB\xBF" + vocab_json_with({"the"})), "no error");
}

// As the reference's JSON reader does it.
TEST(VocabularyFile, OfAKeyThatComesTwiceTheLastCounts) {
  std::string text = vocab_json_with({});
  text.pop_back();
  const auto tokenizer = Tokenizer::from_vocabulary(text + R"(, "z": 300})", "");
  ASSERT_EQ(text_of(tokenizer), "no error");
  EXPECT_EQ(ids(*tokenizer, "z"), std::vector{300});
  EXPECT_EQ(tokenizer->piece(TokenId(122)), "<id 122>");
}

TEST(VocabularyFile, GapsInTheIds) {
  std::string text = vocab_json_with({});
  text.pop_back();
  const auto tokenizer = Tokenizer::from_vocabulary(text + R"(, "far": 16777215})", "");
  ASSERT_EQ(text_of(tokenizer), "no error");
  EXPECT_EQ(tokenizer->size(), 16777216);
  EXPECT_EQ(tokenizer->bytes(TokenId(16777215)), "far");
  EXPECT_EQ(tokenizer->bytes(TokenId(16777214)), "<id 16777214>");
  EXPECT_EQ(tokenizer->end_of_text(), std::nullopt);
}

TEST(VocabularyFile, BadIds) {
  EXPECT_EQ(outcome_with(R"("the": -1)"), "vocabulary_invalid | vocab.json | \"the\" has the id -1, ids are 0 to 16777215");
  EXPECT_EQ(outcome_with(R"("the": 16777216)"),
            "vocabulary_invalid | vocab.json | \"the\" has the id 16777216, ids are 0 to 16777215");
  EXPECT_EQ(outcome_with(R"("the": 18446744073709551615)"),
            "vocabulary_invalid | vocab.json | \"the\" has the id 9223372036854775807, ids are 0 to 16777215");
  EXPECT_EQ(outcome_with(R"("the": -9223372036854775808)"),
            "vocabulary_invalid | vocab.json | \"the\" has the id -9223372036854775808, ids are 0 to 16777215");
  EXPECT_EQ(outcome_with(R"("zz": 122)"), "vocabulary_invalid | vocab.json | \"z\" and \"zz\" have the same id 122");
  for (const char* value : {"1.5", "\"1\"", "null", "true", "[1]", "{}", "1e99"}) {
    const std::string found = outcome_with("\"the\": " + std::string(value));
    EXPECT_EQ(found.substr(0, 51), "vocabulary_invalid | vocab.json | the id of \"the\" i") << value;
  }
}

TEST(VocabularyFile, EveryByteNeedsAnEntry) {
  EXPECT_EQ(outcome_of("{}"), "vocabulary_invalid | vocab.json | no entry \"\u0100\" for the byte 0");
  std::string text = vocab_json_with({});
  text.replace(text.find("\"z\""), 3, "\"y_\"");
  EXPECT_EQ(outcome_of(text), "vocabulary_invalid | vocab.json | no entry \"z\" for the byte 122");
}

TEST(VocabularyFile, NotJson) {
  EXPECT_EQ(outcome_of("[1, 2]"), "vocabulary_invalid | vocab.json | no object of pieces and ids");
  EXPECT_EQ(outcome_of("3"), "vocabulary_invalid | vocab.json | no object of pieces and ids");
  for (const std::string& text :
       {std::string(""), std::string("   "), std::string("{\"a\": 0"), std::string("{\"a\": 0,}"),
        std::string("<!doctype html><html></html>"), std::string("version https://git-lfs.github.com/spec/v1\n"),
        std::string("{\"a\xFF\": 0}"), std::string("{\"\\ud800\": 0}"), std::string(100'000, '[')}) {
    EXPECT_THAT(outcome_of(text), testing::ContainsRegex("^json_(invalid|damaged) [|] vocab.json ")) << text.substr(0, 40);
  }
}

TEST(VocabularyFile, TooLarge) {
  const std::string text((std::size_t{64} << 20) + 1, ' ');
  EXPECT_EQ(outcome_of(text), "vocabulary_invalid | vocab.json | 67108865 bytes, at most 67108864 are read");
  EXPECT_EQ(text_of(Tokenizer::from_tokenizer_json(text)),
            "vocabulary_invalid | tokenizer.json | 67108865 bytes, at most 67108864 are read");
  EXPECT_EQ(text_of(Tokenizer::from_vocabulary(vocab_json_with({"the", "box"}), text)),
            "vocabulary_invalid | merges.txt | 67108865 bytes, at most 67108864 are read");
}

TEST(VocabularyFile, EveryCutOfItFails) {
  const std::string text = vocab_json_with({"the", "box"});
  for (std::size_t size = 0; size < text.size(); size += 7) {
    EXPECT_THAT(outcome_of(text.substr(0, size)), testing::ContainsRegex("^json_(invalid|damaged) [|] vocab.json "));
  }
}

}  // namespace
}  // namespace rowkeeper
