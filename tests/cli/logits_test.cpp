#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "tests/cli/process.h"

namespace rowkeeper {
namespace {

using nlohmann::json;

TEST(Logits, AreOneForEachIdOfTheVocabulary) {
  const json result = cli_json({"logits", "--ids", "5,9,12"});
  EXPECT_EQ(result.size(), 2U);
  EXPECT_EQ(result["logits"].size(), 1531U);
}

TEST(Logits, AreTheSameWithTheCacheAndWithout) {
  const json on = cli_json({"logits", "--ids", "5,9,12,700", "--cache", "on"});
  EXPECT_EQ(on, cli_json({"logits", "--ids", "5,9,12,700", "--cache", "off"}));
  EXPECT_EQ(cli_json({"logits", "--ids", "5", "--cache", "on"}), cli_json({"logits", "--ids", "5", "--cache", "off"}));
}

TEST(Logits, HaveAtMostNineDigitsAndAPointInAnyLocale) {
  ProcessOptions german;
  german.environment = {"LC_ALL=de_DE.UTF-8"};
  const ProcessResult result = run_cli({"logits", "--ids", "5,9,12"}, german);
  EXPECT_EQ(result.status, 0);
  std::istringstream lines(result.out);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    // Zeros in front are no significant digits.
    const std::size_t begin = std::min(line.find_first_not_of("-0."), line.size());
    const std::string digits = line.substr(begin, line.find('e') - begin);
    EXPECT_LE(std::count_if(digits.begin(), digits.end(), [](char c) { return c != '.'; }), 9) << line;
    EXPECT_EQ(line.find(','), std::string::npos);
  }
  EXPECT_EQ(count, 1531);
}

TEST(Logits, GreedyGenerationTakesTheHighest) {
  const json logits = cli_json({"logits", "--prompt", "Once upon a"})["logits"];
  const json record = cli_json({"generate", "--prompt", "Once upon a", "--tokens", "1"});
  EXPECT_EQ(std::max_element(logits.begin(), logits.end()) - logits.begin(), record["output_ids"][0].get<int>());
}

}  // namespace
}  // namespace rowkeeper
