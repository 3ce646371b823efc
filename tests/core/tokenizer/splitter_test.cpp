#include "core/tokenizer/splitter.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "test_tokenizers.h"

namespace rowkeeper {
namespace {

using testing::ElementsAre;

std::vector<std::string> parts(const Splitter& splitter, std::string_view text) {
  std::vector<std::string> all;
  auto walk = splitter.walk(text).value();
  while (!walk.at_end()) all.emplace_back(walk.next().value());
  return all;
}

std::vector<std::string> parts(std::string_view text) {
  static const Splitter splitter = Splitter::make().value();
  return parts(splitter, text);
}

TEST(Splitter, WordsNumbersAndPunctuationTakeOneSpaceBefore) {
  EXPECT_THAT(parts("Hello, big world 42!"), ElementsAre("Hello", ",", " big", " world", " 42", "!"));
  EXPECT_THAT(parts("abc123def"), ElementsAre("abc", "123", "def"));
  EXPECT_THAT(parts(" . ,"), ElementsAre(" .", " ,"));
  EXPECT_THAT(parts(""), ElementsAre());
}

TEST(Splitter, WhiteSpaceLeavesItsLastCharacterToTheNextPart) {
  EXPECT_THAT(parts("a  b"), ElementsAre("a", " ", " b"));
  EXPECT_THAT(parts("a   "), ElementsAre("a", "   "));
  EXPECT_THAT(parts("a\n\nb"), ElementsAre("a", "\n", "\n", "b"));
  EXPECT_THAT(parts("a\t b"), ElementsAre("a", "\t", " b"));
  EXPECT_THAT(parts("a\u3000\u3000b"), ElementsAre("a", "\u3000", "\u3000", "b"));
}

TEST(Splitter, Contractions) {
  EXPECT_THAT(parts("it's we'll I'd"), ElementsAre("it", "'s", " we", "'ll", " I", "'d"));
  EXPECT_THAT(parts("IT'S"), ElementsAre("IT", "'", "S"));
  EXPECT_THAT(parts("we\u2019re"), ElementsAre("we", "\u2019", "re"));
  EXPECT_THAT(parts(" 's"), ElementsAre(" '", "s"));
}

// U+180E was a space once and is none now; U+0085 is one.
TEST(Splitter, WhiteSpaceIsUnicodes) {
  EXPECT_THAT(parts("\u180E\u180Eb"), ElementsAre("\u180E\u180E", "b"));
  EXPECT_THAT(parts(".\u0085."), ElementsAre(".", "\u0085", "."));
  EXPECT_THAT(parts(".\u200B."), ElementsAre(".\u200B."));
}

// Combining marks are no letters, digits of other scripts are numbers.
TEST(Splitter, Classes) {
  EXPECT_THAT(parts("e\u0301e"), ElementsAre("e", "\u0301", "e"));
  EXPECT_THAT(parts("\u0967\u00BD\u2163x"), ElementsAre("\u0967\u00BD\u2163", "x"));
}

// Where no machine code can be made, the interpreter must give the same parts.
TEST(Splitter, EnginesAgree) {
  const Splitter fastest = Splitter::make(Splitter::Engine::fastest).value();
  const Splitter interpreter = Splitter::make(Splitter::Engine::interpreter).value();
  const auto golden =
      nlohmann::json::parse(read_file(std::filesystem::path(ROWKEEPER_TEST_DATA) / "reference" / "tokenizer_golden.json"));
  for (const auto& entry : golden["plain"]) {
    const auto text = entry["text"].get<std::string>();
    EXPECT_EQ(parts(fastest, text), parts(interpreter, text)) << entry["text"];
  }
}

// Neither engine recurses or remembers a way back for each character of a part.
TEST(Splitter, PartsOfAMillionCharacters) {
  for (const auto engine : {Splitter::Engine::fastest, Splitter::Engine::interpreter}) {
    const Splitter splitter = Splitter::make(engine).value();
    for (const std::string_view unit : {"a", "^", " ", "\n", "1", "\u65E5", "\u3000", "\U0001F642"}) {
      std::string text;
      for (int i = 0; i < 1'000'000; ++i) text += unit;
      EXPECT_EQ(parts(splitter, text), std::vector{text});
      EXPECT_EQ(parts(splitter, "x" + text + ".").back().back(), '.');
    }
  }
}

}  // namespace
}  // namespace rowkeeper
