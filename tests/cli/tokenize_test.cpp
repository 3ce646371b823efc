#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/process.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string kBundled = std::string(ROWKEEPER_ASSETS) + "/models/rowkeeper-tiny";

std::string hex(const std::string& bytes) {
  constexpr const char* kDigits = "0123456789abcdef";
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += {kDigits[byte / 16], kDigits[byte % 16]};
  }
  return text;
}

TEST(Tokenize, GivesIdsPiecesAndBytes) {
  const std::string text = "Once upon caf\xC3\xA9";
  const json result = cli_json({"tokenize", "--text", text});
  ASSERT_EQ(result["ids"].size(), result["pieces"].size());
  ASSERT_EQ(result["ids"].size(), result["bytes"].size());
  std::string bytes;
  for (std::size_t i = 0; i < result["ids"].size(); ++i) {
    const json& special = result["bytes"][i];
    bytes += special.is_null() ? hex(result["pieces"][i].get<std::string>()) : special.get<std::string>();
  }
  EXPECT_EQ(bytes, hex(text));
  EXPECT_EQ(result["pieces"][0], "Once");
  EXPECT_TRUE(result["bytes"][0].is_null());
}

TEST(Tokenize, PrintsALineThatDetokenizeTakes) {
  for (const std::string text :
       {"Once upon a time", "a  b", "x = 1  ", "Answer: ", "\n\n", "\xF0\x9F\x99\x82 \xE2\x80\x8D"}) {
    const ProcessResult ids = run_cli({"tokenize", "--text", text});
    EXPECT_EQ(ids.status, 0);
    EXPECT_EQ(ids.out.back(), '\n');
    const ProcessResult back = run_cli({"detokenize", "--ids", ids.out});
    EXPECT_EQ(back.out, text);
    EXPECT_EQ(cli_json({"detokenize", "--ids", ids.out})["text"], text);
  }
}

TEST(Tokenize, AnEmptyTextHasNoTokens) {
  EXPECT_EQ(cli_json({"tokenize", "--text", ""})["ids"], json::array());
  EXPECT_EQ(run_cli({"tokenize", "--text", ""}).out, "\n");
  EXPECT_EQ(run_cli({"detokenize", "--ids", ""}).out, "");
}

TEST(Tokenize, EveryByteComesBack) {
  const TempFolder folder;
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
  const ProcessResult ids = run_cli({"tokenize", "--file", folder.write("bytes", bytes)});
  EXPECT_EQ(ids.status, 0);
  EXPECT_THAT(ids.err, HasSubstr("not UTF-8 from byte 128 on"));
  EXPECT_EQ(run_cli({"detokenize", "--ids", ids.out}).out, bytes);
}

TEST(Tokenize, HalfACharacterIsReplacedInJsonOnly) {
  const json ids = cli_json({"tokenize", "--text", "\xF0\x9F\x99\x82"})["ids"];
  ASSERT_GT(ids.size(), 1U);
  const std::string first = std::to_string(ids[0].get<int>());
  EXPECT_EQ(cli_json({"detokenize", "--ids", first})["text"], "\xEF\xBF\xBD");
  EXPECT_EQ(run_cli({"detokenize", "--ids", first}).out[0], '\xF0');
}

TEST(Tokenize, IdsBeyondTheVocabularyAreShownAsSuch) {
  EXPECT_EQ(run_cli({"detokenize", "--ids", "50300"}).out, "<id 50300>");
}

TEST(Tokenize, SpecialTokensOnRequest) {
  EXPECT_GT(cli_json({"tokenize", "--text", "<|endoftext|>"})["ids"].size(), 1U);
  EXPECT_EQ(cli_json({"tokenize", "--text", "<|endoftext|>", "--special-tokens"})["ids"].size(), 1U);
}

TEST(Tokenize, NeedsOnlyTheVocabularyOfAModelFolder) {
  const TempFolder folder;
  const std::string model = folder / "модель ß \xF0\x9F\x99\x82";
  std::filesystem::create_directory(model);
  for (const char* file : {"vocab.json", "merges.txt"})
    std::filesystem::copy_file(kBundled + "/" + file, model + "/" + file);
  EXPECT_EQ(cli_json({"tokenize", "--model", model, "--text", "Once"}), cli_json({"tokenize", "--text", "Once"}));
  EXPECT_EQ(run_cli({"detokenize", "--model", model, "--ids", "5"}).status, 0);
}

TEST(Tokenize, LongRunsTakeNoLongTime) {
  const TempFolder folder;
  EXPECT_EQ(run_cli({"tokenize", "--file", folder.write("a", std::string(100'000, 'a'))}).status, 0);
  EXPECT_EQ(run_cli({"tokenize", "--file", folder.write("hats", std::string(1'000'000, '^'))}).status, 0);
}

}  // namespace
}  // namespace rowkeeper
