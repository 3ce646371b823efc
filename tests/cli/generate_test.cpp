#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/process.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

TEST(Generate, RecordHasTheFieldsOfTheContract) {
  const json record = cli_json({"generate", "--prompt", "Once upon a time", "--tokens", "3"});
  EXPECT_THAT(keys(record), UnorderedElementsAre("model", "backend", "simd", "weights", "threads", "cache_kind", "load_ms",
                                                 "prompt_ids", "output_ids", "text", "stop", "steps"));
  EXPECT_THAT(keys(record["model"]), UnorderedElementsAre("name", "blocks", "heads", "kv_heads", "head_size", "width",
                                                          "positions", "vocabulary", "parameters"));
  ASSERT_EQ(record["steps"].size(), 3U);
  for (const json& step : record["steps"]) {
    EXPECT_THAT(keys(step), UnorderedElementsAre("index", "token", "cache", "slid", "first", "rows_computed", "rows_reused",
                                                 "cache_rows", "cache_bytes", "cache_bytes_allocated", "transient_bytes",
                                                 "weights_bytes_read", "cache_bytes_read", "seconds", "phases",
                                                 "logits_fingerprint", "rows_rebuilt", "rows_rebuilt_identical"));
    EXPECT_EQ(step["logits_fingerprint"].get<std::string>().size(), 16U);
    double sum = 0;
    for (const json& seconds : step["phases"]) sum += seconds.get<double>();
    EXPECT_NEAR(step["seconds"].get<double>(), sum, 1e-9);
    EXPECT_EQ(step["token"], record["output_ids"][step["index"].get<std::size_t>()]);
  }
  EXPECT_EQ(record["model"]["name"], "rowkeeper-tiny");
  EXPECT_EQ(record["model"]["vocabulary"], 1531);
  EXPECT_EQ(record["weights"], "f32");
  EXPECT_EQ(record["stop"], "tokens");
}

// decisions.md, 1.
TEST(Generate, TheToggleTable) {
  const json record = cli_json({"generate", "--ids", "5,6,7,8,9", "--tokens", "6", "--toggle-at", "2,4"});
  struct Row {
    const char* cache;
    int computed, reused, held, rebuilt;
  };
  const Row table[] = {{"on", 5, 0, 5, 0},  {"on", 1, 5, 6, 0}, {"off", 7, 0, 0, 6},
                       {"off", 8, 0, 0, 7}, {"on", 9, 0, 9, 8}, {"on", 1, 9, 10, 0}};
  ASSERT_EQ(record["steps"].size(), std::size(table));
  for (std::size_t i = 0; i < std::size(table); ++i) {
    const json& step = record["steps"][i];
    EXPECT_EQ(step["cache"], table[i].cache) << i;
    EXPECT_EQ(step["rows_computed"], table[i].computed) << i;
    EXPECT_EQ(step["rows_reused"], table[i].reused) << i;
    EXPECT_EQ(step["cache_rows"], table[i].held) << i;
    EXPECT_EQ(step["rows_rebuilt"], table[i].rebuilt) << i;
    EXPECT_EQ(step["rows_rebuilt_identical"], table[i].rebuilt) << i;
    EXPECT_EQ(step["first"], table[i].reused) << i;
  }
  EXPECT_EQ(record["steps"][2]["cache_bytes_allocated"], 0);
  EXPECT_GT(record["steps"][2]["transient_bytes"], 0);
}

TEST(Generate, TogglingChangesNeitherTokensNorBits) {
  const std::vector<std::string> base = {"generate", "--prompt", "Once", "--tokens",      "12", "--seed",
                                         "7",        "--top-k",  "40",   "--temperature", "0.9"};
  std::vector<std::vector<std::string>> ways(4, base);
  ways[1].insert(ways[1].end(), {"--cache", "off"});
  ways[2].insert(ways[2].end(), {"--toggle-at", "0,3,4,9"});
  ways[3].insert(ways[3].end(), {"--threads", "1", "--cache", "dense:f32"});
  const json first = cli_json(ways[0]);
  for (const auto& way : ways) {
    const json record = cli_json(way);
    EXPECT_EQ(record["output_ids"], first["output_ids"]);
    for (std::size_t i = 0; i < 12; ++i) {
      EXPECT_EQ(record["steps"][i]["logits_fingerprint"], first["steps"][i]["logits_fingerprint"]);
    }
  }
}

TEST(Generate, StreamsTheTextOfTheRecord) {
  const std::vector<std::string> arguments = {"generate", "--prompt", "Once upon a time", "--tokens", "20"};
  const ProcessResult text = run_cli(arguments);
  EXPECT_EQ(text.status, 0);
  EXPECT_EQ(text.out, cli_json(arguments)["text"].get<std::string>() + "\n");
  EXPECT_THAT(text.err, HasSubstr("20 tokens in "));
}

TEST(Generate, AnEmptyPromptStartsFromTheEndOfTextToken) {
  const TempFolder folder;
  const json ids = cli_json({"generate", "--prompt", "", "--tokens", "1"})["prompt_ids"];
  ASSERT_EQ(ids.size(), 1U);
  EXPECT_EQ(cli_json({"tokenize", "--text", "<|endoftext|>", "--special-tokens"})["ids"], ids);
  EXPECT_EQ(cli_json({"generate", "--tokens", "1"})["prompt_ids"], ids);
  EXPECT_EQ(cli_json({"generate", "--ids", "", "--tokens", "1"})["prompt_ids"], ids);
  EXPECT_EQ(cli_json({"generate", "--prompt-file", folder.write("empty", ""), "--tokens", "1"})["prompt_ids"], ids);
}

TEST(Generate, PromptsAreTakenAsTheyAre) {
  const TempFolder folder;
  for (const char* prompt :
       {" leading", "trailing  ", "line\n", "{}", "[a,b]", "--", "%d", "caf\xC3\xA9 \xF0\x9F\x99\x82"}) {
    const json direct = cli_json({"generate", std::string("--prompt=") + prompt, "--tokens", "0"});
    const json tokens = cli_json({"tokenize", "--file", folder.write("prompt", prompt)});
    EXPECT_EQ(direct["prompt_ids"], tokens["ids"]) << prompt;
    EXPECT_EQ(cli_json({"generate", "--prompt-file", folder / "prompt", "--tokens", "0"})["prompt_ids"], tokens["ids"]);
  }
}

TEST(Generate, InvalidUtf8InAPromptIsAWarning) {
  const TempFolder folder;
  for (const char* bytes : {"ends in \xE2\x82", "\xC0\x80 overlong"}) {
    const ProcessResult result =
        run_cli({"generate", "--prompt-file", folder.write("prompt", bytes), "--tokens", "2", "--json"});
    EXPECT_EQ(result.status, 0);
    EXPECT_THAT(result.err,
                HasSubstr("rowkeeper-cli: warning: in '" + folder / "prompt" + "' the text is not UTF-8 from byte "));
    EXPECT_TRUE(json::parse(result.out, nullptr, false).is_object());
  }
}

TEST(Generate, TheContextLimits) {
  struct Case {
    int prompt, tokens;
  };
  for (const auto& [prompt, tokens] : {Case{1020, 5}, Case{1023, 2}, Case{1024, 1}}) {
    const json record = cli_json({"generate", "--ids", ids_list(prompt), "--tokens", "10"});
    EXPECT_EQ(record["output_ids"].size(), static_cast<std::size_t>(tokens)) << prompt;
    EXPECT_EQ(record["stop"], "context");
  }
  const ProcessResult text = run_cli({"generate", "--ids", ids_list(1024), "--tokens", "10"});
  EXPECT_EQ(text.status, 0);
  EXPECT_THAT(text.err, HasSubstr("context of 1024 rows is full"));
}

TEST(Generate, SlidesWhenAsked) {
  const json record = cli_json({"generate", "--ids", ids_list(1024), "--tokens", "4", "--at-limit", "slide"});
  EXPECT_EQ(record["stop"], "tokens");
  EXPECT_EQ(record["steps"][0]["slid"], false);
  EXPECT_EQ(record["steps"][1]["slid"], true);
  EXPECT_EQ(record["steps"][1]["rows_computed"], 512);
  EXPECT_EQ(record["steps"][2]["rows_computed"], 1);
}

TEST(Generate, StopsAtTheEndOfTextWhenAsked) {
  const json endless = cli_json({"generate", "--prompt", "Once", "--tokens", "600"});
  const json ended = cli_json({"generate", "--prompt", "Once", "--tokens", "600", "--stop-at-end"});
  const json end = cli_json({"tokenize", "--text", "<|endoftext|>", "--special-tokens"})["ids"][0];
  const auto found = std::find(endless["output_ids"].begin(), endless["output_ids"].end(), end);
  ASSERT_NE(found, endless["output_ids"].end()) << "the story does not end within 600 tokens";
  EXPECT_EQ(ended["stop"], "end_of_text");
  EXPECT_EQ(ended["output_ids"].back(), end);
  EXPECT_EQ(static_cast<std::ptrdiff_t>(ended["output_ids"].size()), found - endless["output_ids"].begin() + 1);
}

TEST(Generate, WithoutFingerprintsNothingIsCalledIdentical) {
  const json record = cli_json({"generate", "--ids", "5,6", "--tokens", "2", "--cache", "off", "--no-fingerprints"});
  EXPECT_TRUE(record["steps"][1]["logits_fingerprint"].is_null());
  EXPECT_TRUE(record["steps"][1]["rows_rebuilt_identical"].is_null());
  EXPECT_EQ(record["steps"][1]["rows_rebuilt"], 2);
}

TEST(Generate, GreedyIgnoresTheSeedAndSaysSo) {
  const ProcessResult result = run_cli({"generate", "--prompt", "Once", "--tokens", "2", "--seed", "7"});
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.err, HasSubstr("--seed has no effect"));
}

}  // namespace
}  // namespace rowkeeper
