#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/process.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* kQuestions = "Which animals does Yara keep?\n\n  \nWhere does Yara live?\r\nWhat has Wanda lost?";
constexpr const char* kAnswers[] = {"Yara keeps ten rabbits.", "Yara lives near the meadow.", "Wanda lost a map."};

class Chat : public testing::Test {
 protected:
  TempFolder folder_;
  std::string document_ = folder_.write("village.txt",
                                        "Document: The village of Kestrel is small and quiet. On Monday Yara rests. She "
                                        "works as a singer. In the kitchen Yara makes "
                                        "rice. She lives near the meadow. Yara keeps ten rabbits. On Thursday Wanda rests. "
                                        "Wanda lives in a grey house. She lost a "
                                        "map. Wanda keeps nine dogs. Wanda works as a musician.\n\n");
  std::string questions_ = folder_.write("questions.txt", kQuestions);

  std::vector<std::string> command(const std::vector<std::string>& more = {}) const {
    std::vector<std::string> all = {"chat", "--document", document_, "--questions", questions_};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  std::string refusal(const std::vector<std::string>& arguments, int status = 2) const {
    const ProcessResult result = run_cli(arguments);
    EXPECT_EQ(result.status, status) << result.err;
    EXPECT_EQ(result.out, "");
    return result.err;
  }
};

TEST_F(Chat, HasTheFieldsOfTheContract) {
  const json record = cli_json(command());
  EXPECT_EQ(record["cache_kind"], "dense:f32");
  EXPECT_GT(record["document_tokens"], 50);
  ASSERT_EQ(record["turns"].size(), 3U);
  int tokens = record["document_tokens"];
  for (std::size_t i = 0; i < 3; ++i) {
    const json& turn = record["turns"][i];
    EXPECT_EQ(turn.size(), 7U);
    EXPECT_EQ(turn["answer"], kAnswers[i]);
    EXPECT_GT(turn["first_token_seconds"], turn["prefill_seconds"]);
    EXPECT_GE(turn["seconds"], turn["first_token_seconds"]);
    // The newest token has no row yet.
    EXPECT_GE(turn["rows_reused"], i == 0 ? 0 : tokens);
    EXPECT_LT(turn["rows_computed"], i == 0 ? tokens + 25 : 25);
    tokens = turn["rows_reused"].get<int>() + turn["rows_computed"].get<int>();
  }
  EXPECT_EQ(record["turns"][1]["question"], "Where does Yara live?");
}

TEST_F(Chat, WithoutRetainingEveryTurnComputesAllAndTheAnswersAreTheSame) {
  const json record = cli_json(command({"--retain", "off"}));
  for (std::size_t i = 0; i < 3; ++i) {
    const json& turn = record["turns"][i];
    EXPECT_EQ(turn["answer"], kAnswers[i]);
    EXPECT_EQ(turn["rows_reused"], 0);
    EXPECT_GT(turn["rows_computed"], record["document_tokens"]);
  }
}

TEST_F(Chat, ReadsLikeAConversation) {
  const ProcessResult result = run_cli(command());
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.out, HasSubstr("Question: Where does Yara live?\nAnswer:   Yara lives near the meadow.\n"));
  EXPECT_THAT(result.out, HasSubstr("rows read back 0, computed "));
  EXPECT_EQ(result.err, "");
}

// Whatever was saved, the answers are those of a fresh conversation, and the document is not computed again, on any CPU.
TEST_F(Chat, ComesBackWarmFromAFile) {
  const std::string cache = folder_ / "village.cache";
  cli_json(command({"--save", cache}));
  ASSERT_TRUE(std::filesystem::exists(cache));
  for (const char* kind : {"on", "dense:f32", "paged:16"}) {
    for (const char* simd : {"avx2", "auto"}) {
      const json record = cli_json(command({"--load", cache, "--cache", kind, "--simd", simd}));
      EXPECT_GE(record["turns"][0]["rows_reused"], record["document_tokens"]);
      for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(record["turns"][i]["answer"], kAnswers[i]);
    }
  }
}

TEST_F(Chat, RefusesASavedCacheThatIsNotThisModels) {
  const std::string cache = folder_ / "village.cache";
  cli_json(command({"--save", cache}));
  EXPECT_THAT(refusal(command({"--load", cache, "--cache", "int8"})),
              HasSubstr("keys in f32 and values in f32, but here it is keys in int8 and values in int8: load it with"));
  EXPECT_THAT(refusal(command({"--load", cache, "--simd", "sse4"})), HasSubstr("a model with the fingerprint"));
  EXPECT_THAT(refusal(command({"--load", document_})), HasSubstr("it looks like plain text"));
  EXPECT_THAT(refusal(command({"--load", folder_ / "none"})), HasSubstr("there is no file"));
}

TEST_F(Chat, SaysWhatIsMissingOrImpossible) {
  const std::string empty = folder_.write("empty.txt", " \n\n"), none = folder_ / "none.txt";
  std::string words;
  for (int i = 0; i < 1100; ++i) words += " mill";
  const std::string huge = folder_.write("huge.txt", words);
  EXPECT_THAT(refusal({"chat", "--questions", questions_}), HasSubstr("give --document FILE"));
  EXPECT_THAT(refusal({"chat", "--document", document_}), HasSubstr("give --questions FILE"));
  EXPECT_THAT(refusal({"chat", "--document", none, "--questions", questions_}), HasSubstr("there is no file"));
  EXPECT_THAT(refusal({"chat", "--document", document_, "--questions", none}), HasSubstr("there is no file"));
  EXPECT_THAT(refusal({"chat", "--document", empty, "--questions", questions_}), HasSubstr("is empty"));
  EXPECT_THAT(refusal({"chat", "--document", document_, "--questions", empty}), HasSubstr("has no questions"));
  EXPECT_THAT(refusal({"chat", "--document", huge, "--questions", questions_}),
              HasSubstr("have 1101 tokens together, but the model's context has 1024"));
  EXPECT_THAT(refusal(command({"--cache", "off"})), HasSubstr("use --retain off"));
  EXPECT_THAT(refusal(command({"--retain", "maybe"})), HasSubstr("must be on or off"));
  EXPECT_THAT(refusal(command({"--retain", "off", "--save", "x"})), HasSubstr("nothing to --save"));
  EXPECT_THAT(refusal(command({"--retain", "off", "--load", "x"})), HasSubstr("nothing to --load"));
  EXPECT_THAT(refusal(command({"--cache", "window:64", "--save", "x"})), HasSubstr("kind window:64 cannot be saved"));
  // Before anything is answered.
  for (const std::string& place : {std::string("/dev/full"), folder_.path(), folder_ / "none/cache"})
    EXPECT_THAT(refusal(command({"--save", place}), 1), HasSubstr("cannot write '" + place + "'"));
}

// A question that no longer fits is told with its number; no JSON pretends to be the whole conversation.
TEST_F(Chat, TheContextsEndIsSaid) {
  std::string questions = "Where does Yara live?\n";
  for (int i = 0; i < 1000; ++i) questions += " mill";
  const std::string file = folder_.write("long.txt", questions);
  const std::string error = refusal({"chat", "--document", document_, "--questions", file, "--json"});
  EXPECT_THAT(error, HasSubstr("question 2 of 2: "));
  EXPECT_THAT(error, HasSubstr("the model's context has 1024"));
}

TEST_F(Chat, SavesOverNothingButASavedCache) {
  const std::string own = folder_.write("own.txt", "Yara lives near the meadow.\n");
  EXPECT_THAT(refusal({"chat", "--document", own, "--questions", own, "--save", own}),
              HasSubstr("'" + own + "' holds something else than a saved cache"));
  EXPECT_EQ(run_cli({"tokenize", "--file", own}).out, run_cli({"tokenize", "--text", "Yara lives near the meadow.\n"}).out);
  const std::string cache = folder_.write("empty.cache", "");
  for (int i = 0; i < 2; ++i) EXPECT_EQ(run_cli(command({"--save", cache})).status, 0);
}

TEST_F(Chat, AByteOrderMarkIsNoText) {
  const std::string mark = "\xEF\xBB\xBF";
  const std::string file = folder_.write("marked.txt", mark + kQuestions);
  const json plain = cli_json(command()), marked = cli_json({"chat", "--document", document_, "--questions", file});
  EXPECT_EQ(marked["turns"][0]["question"], "Which animals does Yara keep?");
  EXPECT_EQ(marked["turns"][0]["rows_computed"], plain["turns"][0]["rows_computed"]);
  const std::string prompt = folder_.write("prompt.txt", mark + "Once upon a time");
  EXPECT_EQ(run_cli({"tokenize", "--file", prompt}).out, run_cli({"tokenize", "--text", "Once upon a time"}).out);
  EXPECT_EQ(cli_json({"generate", "--prompt-file", prompt, "--tokens", "1"})["prompt_ids"],
            cli_json({"generate", "--prompt", "Once upon a time", "--tokens", "1"})["prompt_ids"]);
}

TEST_F(Chat, BytesThatAreNoTextAreWarnedOfInQuestionsToo) {
  const std::string file = folder_.write("odd.txt", "\xEF\xBB\xBFWhere does \xFF live?\n");
  const std::string document = folder_.write("odd document.txt", "Yara lives near \xFF the meadow.\n");
  const ProcessResult result = run_cli({"chat", "--document", document, "--questions", file});
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.err, HasSubstr("warning: in '" + document + "' the text is not UTF-8 from byte 16 on"));
  EXPECT_THAT(result.err, HasSubstr("warning: in '" + file + "' the text is not UTF-8 from byte 14 on"));
}

TEST_F(Chat, AnEmptySavedCacheIsSaidToBeNone) {
  const std::string empty = folder_.write("empty.cache", "");
  EXPECT_THAT(refusal(command({"--load", empty})),
              HasSubstr("'" + empty + "' is no saved cache, or is damaged (it is empty): "));
}

TEST_F(Chat, AnInterruptTellsHowManyWereAnswered) {
  std::string questions;
  for (int i = 0; i < 30; ++i) questions += "Where does Yara live?\n";
  const std::string file = folder_.write("many.txt", questions);
  ProcessOptions interrupt;
  interrupt.signal = SIGINT;
  interrupt.signal_at_output = true;
  const ProcessResult result = run_cli({"chat", "--document", document_, "--questions", file, "--retain", "off"}, interrupt);
  EXPECT_EQ(result.status, 130);
  EXPECT_THAT(result.out, HasSubstr("Yara lives near the meadow."));
  EXPECT_THAT(result.err, HasSubstr(" of 30 questions: the output is incomplete"));
}

TEST_F(Chat, AnInterruptedRecordHasTheTurnsThereAre) {
  std::string questions;
  for (int i = 0; i < 500; ++i) questions += "Where does Yara live?\n";
  const std::string file = folder_.write("many.txt", questions);
  ProcessOptions interrupt;
  interrupt.signal = SIGINT;
  interrupt.signal_after_ms = 500;
  // Some fifty turns, each of which reads all that was said again: seconds.
  const ProcessResult result = run_cli(
      {"chat", "--document", document_, "--questions", file, "--retain", "off", "--threads", "1", "--json"}, interrupt);
  ASSERT_EQ(result.status, 130) << result.err;
  const json record = json::parse(result.out, nullptr, false);
  ASSERT_TRUE(record.is_object()) << result.err;
  EXPECT_EQ(record["interrupted"], true);
  EXPECT_LT(record["turns"].size(), 500U);
  EXPECT_THAT(result.err, HasSubstr(" of 500 questions: the output is incomplete"));
}

// The prepared documents' questions are answered right: each answer states what the document says.
TEST(PreparedDocuments, AreAnsweredRight) {
  const std::string folder = ROWKEEPER_ASSETS "/documents/";
  const std::pair<const char*, std::vector<std::string>> documents[] = {
      {"two_neighbours", {"Theo is a doctor.", "Kai has six sheep.", "The house of Kai is blue."}},
      {"small_village", {"Wanda lives near the mill.", "Tess has four rabbits.", "Imran likes to make salad."}},
      {"village_book", {"Noah is a sailor.", "Sofia found a ring.", "Diego lives near the well."}},
      {"long_village", {"Clara rests on Monday.", "Tomas lives near the market.", "The house of Aoife is purple."}}};
  for (const auto& [name, answers] : documents) {
    const json record =
        cli_json({"chat", "--document", folder + name + ".txt", "--questions", folder + name + ".questions.txt"});
    EXPECT_LE(record["document_tokens"], 700);
    ASSERT_EQ(record["turns"].size(), 3U) << name;
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(record["turns"][i]["answer"], answers[i]) << name;
  }
}

}  // namespace
}  // namespace rowkeeper
