// The kinds of cache on the command line: generate, logits and compare over each; fidelity and serve.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/process.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

json last_step(const char* kind) {
  const json record = cli_json({"generate", "--ids", ids_list(100), "--tokens", "5", "--cache", kind});
  return record["steps"].back();
}

// The bundled model: 4 blocks, 4 heads of 64, so 2,048 numbers a row; after 5 tokens 104 rows.
TEST(StoreKinds, StepsTellTheBytesOfEachKind) {
  EXPECT_EQ(last_step("dense:f32")["cache_bytes"], 104 * 2048 * 4);
  EXPECT_EQ(last_step("dense:f16")["cache_bytes"], 104 * 2048 * 2);
  EXPECT_EQ(last_step("int8")["cache_bytes"], 104 * 2048 * 34 / 32);
  EXPECT_EQ(last_step("int4")["cache_bytes"], 104 * 2048 * 18 / 32);
  EXPECT_EQ(last_step("k8v4")["cache_bytes"], 104 * 2048 * 26 / 32);
  EXPECT_EQ(last_step("window:40+4")["cache_rows"], 44);
  EXPECT_EQ(last_step("heavy:40")["cache_rows"], 40);
  EXPECT_EQ(last_step("merge:40")["cache_rows"], 40);
  const json paged = last_step("paged:32");
  EXPECT_EQ(paged["cache_bytes"], 104 * 2048 * 4);
  EXPECT_EQ(paged["cache_bytes_allocated"], 128 * 2048 * 4);
}

// By the names that --cache takes; `on` and `off` are of dense:f32, and a page's rows have one spelling.
TEST(StoreKinds, RecordsNameTheirKind) {
  const auto kind = [](const std::vector<std::string>& arguments) { return cli_json(arguments)["cache_kind"]; };
  EXPECT_EQ(kind({"generate", "--tokens", "2"}), "dense:f32");
  EXPECT_EQ(kind({"generate", "--tokens", "2", "--cache", "off"}), "dense:f32");
  EXPECT_EQ(kind({"generate", "--tokens", "2", "--cache", "paged:016"}), "paged:16");
  EXPECT_EQ(kind({"logits", "--ids", "5,6", "--cache", "k8v4"}), "k8v4");
  const json lanes = cli_json({"compare", "--ids", "5,6", "--tokens", "2", "--a", "--cache window:08+2"});
  EXPECT_EQ(lanes["a"]["cache_kind"], "window:8+2");
  EXPECT_EQ(lanes["b"]["cache_kind"], "dense:f32");
}

TEST(StoreKinds, PagesCompareLikeTheDenseStoreAndOthersAreNoFailure) {
  const std::vector<std::string> compare = {"compare", "--ids", ids_list(60), "--tokens", "8", "--a"};
  const auto with = [&](const char* lane) {
    std::vector<std::string> arguments = compare;
    arguments.emplace_back(lane);
    return cli_json(arguments);
  };
  const json paged = with("--cache paged:16");
  EXPECT_EQ(paged["logits_identical_steps"], 8);
  EXPECT_EQ(paged["logits_max_abs_diff"], 0);
  EXPECT_GT(with("--cache int4")["logits_max_abs_diff"], 0);
  EXPECT_GT(with("--cache window:8")["logits_max_abs_diff"], 0);
}

TEST(StoreKinds, LogitsOfAPrefillAreThoseOfADecode) {
  for (const char* kind : {"int8", "window:8", "heavy:8"}) {
    const json logits = cli_json({"logits", "--ids", ids_list(20), "--cache", kind});
    const json exact = cli_json({"logits", "--ids", ids_list(20)});
    EXPECT_EQ(logits["logits"].size(), exact["logits"].size());
    EXPECT_NE(logits["logits"], exact["logits"]) << kind;
  }
}

TEST(FidelityCommand, HasTheFieldsOfTheContract) {
  const json report = cli_json({"fidelity", "--cache", "int8", "--prompt", "Once upon a time", "--tokens", "8"});
  EXPECT_THAT(keys(report),
              UnorderedElementsAre("kind", "bytes_per_row", "memory_share", "kl_mean", "top1_agreement", "max_abs_diff",
                                   "first_difference", "answers_right", "answers_right_exact", "questions"));
  EXPECT_EQ(report["kind"], "int8");
  EXPECT_EQ(report["bytes_per_row"], 2048 * 34 / 32);
  EXPECT_GT(report["kl_mean"], 0);
  EXPECT_LT(report["kl_mean"], 0.1);
  // A prompt of one's own has no right answer.
  EXPECT_TRUE(report["answers_right"].is_null());
  EXPECT_TRUE(report["questions"].is_null());
}

TEST(FidelityCommand, AsksTheBundledModelsQuestions) {
  const json report = cli_json({"fidelity", "--cache", "paged:16"});
  EXPECT_EQ(report["questions"], 60);
  EXPECT_EQ(report["answers_right"], 59);
  EXPECT_EQ(report["answers_right_exact"], 59);
  EXPECT_EQ(report["kl_mean"], 0);
  EXPECT_TRUE(report["first_difference"].is_null());
}

TEST(FidelityCommand, FoldedHeadsForget) {
  const json report = cli_json({"fidelity", "--fold-heads", "1", "--prompt", "Once upon a time", "--tokens", "8"});
  EXPECT_EQ(report["bytes_per_row"], 2048);
  EXPECT_GT(report["kl_mean"], 0.1);
}

TEST(ServeCommand, HasTheFieldsOfTheContract) {
  const json record = cli_json({"serve", "--conversations", "4", "--pool", "8", "--reserve", "paged", "--tokens", "16"});
  EXPECT_THAT(keys(record), UnorderedElementsAre("reserve", "conversations", "admitted", "finished", "cut_short", "failed",
                                                 "preempted", "rows_rebuilt", "reserved_empty_share", "tokens", "steps",
                                                 "seconds", "tokens_per_second"));
  EXPECT_EQ(record["finished"], 4);
  EXPECT_EQ(record["cut_short"], 0);
  EXPECT_GT(record["tokens_per_second"], 0);
}

TEST(ServeCommand, PagesLeaveLessEmpty) {
  const json runs = cli_json({"serve", "--conversations", "6", "--pool", "8", "--tokens", "200"})["runs"];
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_EQ(runs[0]["reserve"], "contiguous");
  EXPECT_LT(runs[1]["reserved_empty_share"], runs[0]["reserved_empty_share"].get<double>() / 2);
  EXPECT_GE(runs[1]["admitted"], runs[0]["admitted"]);
  EXPECT_EQ(runs[0]["tokens"], runs[1]["tokens"]);
}

TEST(ServeCommand, TextPutsBothSideBySide) {
  const ProcessResult result = run_cli({"serve", "--conversations", "3", "--pool", "8", "--tokens", "8"});
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.out, HasSubstr("one piece each"));
  EXPECT_THAT(result.out, HasSubstr("pages of 16"));
  EXPECT_THAT(result.out, HasSubstr("memory reserved but empty"));
  EXPECT_THAT(result.out, HasSubstr("of those cut short, the pool being full"));
  EXPECT_EQ(run_cli({"serve", "--conversations", "1", "--pool", "8", "--tokens", "1"}).out.find("1 conversation, a pool"),
            0U);
}

// With less address space than the pool would need.
TEST(ServeCommand, APoolThatCannotBeHadIsSaidWithItsSize) {
  const ProcessResult result =
      run_program("/bin/sh", {"-c", R"(ulimit -v 1600000 && exec "$0" serve --pool 1600)", ROWKEEPER_CLI});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.err,
            "rowkeeper-cli: not enough memory for a pool of 1600 MiB: use a smaller --pool, or close other programs\n");
}

}  // namespace
}  // namespace rowkeeper
