#include <gmock/gmock.h>

#include "test_tokenizers.h"

namespace rowkeeper {
namespace {

using testing::ElementsAre;

Result<Tokenizer> with_merges(std::string_view merges) {
  return Tokenizer::from_vocabulary(vocab_json_with({"th", "the", "#v", "he", "##"}), merges);
}

// Every way to write the same two merges.
TEST(MergesFile, Variants) {
  for (const std::string text : {
           "#version: 0.2\nt h\nth e\n",
           "t h\nth e\n",
           "#version: 0.2\r\nt h\r\nth e\r\n",
           "\xEF\xBB\xBF#version: 0.2\nt h\nth e\n",
           "\xEF\xBB\xBFt h\nth e\n",
           "#version: 0.2\nt h\nth e",
           "t h\r\nth e",
           "\nt h\n\n\nth e\n\n",
           "\r\nt h\r\n\r\nth e\r\n",
           "#version: 0.2\n\nt h\nth e\n",
           "#version: 0.2\rt h\rth e\r",
       }) {
    const auto tokenizer = with_merges(text);
    ASSERT_EQ(text_of(tokenizer), "no error") << text;
    EXPECT_THAT(ids(*tokenizer, "the"), ElementsAre(257)) << text;
    EXPECT_THAT(ids(*tokenizer, "he"), ElementsAre('h', 'e')) << text;
  }
}

TEST(MergesFile, BundledOneInOtherClothes) {
  const std::string vocabulary = read_file(tiny_folder() / "vocab.json"), merges = read_file(tiny_folder() / "merges.txt");
  std::string other = "\xEF\xBB\xBF\r\n";
  for (const char c : merges) other += c == '\n' ? std::string("\r\n") : std::string(1, c);
  other.erase(other.find("#version"), other.find("\r\n", 5) + 2 - other.find("#version"));
  while (other.ends_with("\r\n")) other.resize(other.size() - 2);
  const auto tokenizer = Tokenizer::from_vocabulary(vocabulary, other);
  ASSERT_EQ(text_of(tokenizer), "no error");
  const std::string text = "Document: the red box is in the hall.\nQuestion: Where is the red box?\nAnswer:";
  EXPECT_EQ(ids(*tokenizer, text), ids(tiny_tokenizer(), text));
}

TEST(MergesFile, OnlyTheFirstLineIsAComment) {
  const auto tokenizer = with_merges("#version: 0.2\n# v\n# #\n");
  ASSERT_EQ(text_of(tokenizer), "no error");
  EXPECT_THAT(ids(*tokenizer, "##"), ElementsAre(260));
}

TEST(MergesFile, RankIsTheLine) {
  EXPECT_THAT(ids(with_merges("t h\nh e\nth e\n").value(), "the"), ElementsAre(257));
  EXPECT_THAT(ids(with_merges("h e\nt h\nth e\n").value(), "the"), ElementsAre('t', 259));
  // Of a pair that comes twice the last line counts.
  EXPECT_THAT(ids(with_merges("t h\nh e\nt h\nth e\n").value(), "the"), ElementsAre('t', 259));
}

TEST(MergesFile, FaultsNameTheLine) {
  const std::string form = " | a line is two pieces with one space between them";
  EXPECT_EQ(text_of(with_merges("#version: 0.2\nt h\nthe\n")), "merges_invalid | merges.txt | 3" + form);
  EXPECT_EQ(text_of(with_merges("t h e\n")), "merges_invalid | merges.txt | 1" + form);
  EXPECT_EQ(text_of(with_merges("t h\n\n t h\n")), "merges_invalid | merges.txt | 3" + form);
  EXPECT_EQ(text_of(with_merges("t h\r\nt  h\r\n")), "merges_invalid | merges.txt | 2" + form);
  EXPECT_EQ(text_of(with_merges("t h \n")), "merges_invalid | merges.txt | 1" + form);
  EXPECT_EQ(text_of(with_merges("t\th\n")), "merges_invalid | merges.txt | 1" + form);
  EXPECT_EQ(text_of(with_merges("t h\nth e\nqq h\n")), "merges_invalid | merges.txt | 3 | \"qq\" is not in the vocabulary");
  EXPECT_EQ(text_of(with_merges("t h\nt zz\n")), "merges_invalid | merges.txt | 2 | \"zz\" is not in the vocabulary");
  EXPECT_EQ(text_of(with_merges("\n\nt e")), "merges_invalid | merges.txt | 3 | \"te\" is not in the vocabulary");
  EXPECT_EQ(text_of(with_merges("<!doctype html>\n")),
            "merges_invalid | merges.txt | 1 | \"<!doctype\" is not in the vocabulary");
  EXPECT_EQ(text_of(with_merges("t h\n#version: 0.2\n")),
            "merges_invalid | merges.txt | 2 | \"#version:\" is not in the vocabulary");
}

}  // namespace
}  // namespace rowkeeper
