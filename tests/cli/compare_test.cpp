#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/process.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::UnorderedElementsAre;

TEST(Compare, CachedAndUncachedAgreeToTheLastBit) {
  const json result = cli_json({"compare", "--prompt", "Once upon a time", "--tokens", "30"});
  EXPECT_THAT(keys(result), UnorderedElementsAre("identical_tokens", "first_difference", "steps", "logits_identical_steps",
                                                 "logits_max_abs_diff", "rows_checked", "rows_identical", "seconds_a",
                                                 "seconds_b", "speedup", "a", "b"));
  EXPECT_EQ(result["identical_tokens"], true);
  EXPECT_TRUE(result["first_difference"].is_null());
  EXPECT_EQ(result["steps"], 30);
  EXPECT_EQ(result["logits_identical_steps"], 30);
  EXPECT_EQ(result["logits_max_abs_diff"], 0);
  // Lane B computes rows 0 to P + g - 1 in step g, each in 4 blocks.
  const auto prompt = result["a"]["prompt_ids"].size();
  std::size_t rows = 0;
  for (std::size_t g = 0; g < 30; ++g) rows += prompt + g;
  EXPECT_EQ(result["rows_checked"], 4 * rows);
  EXPECT_EQ(result["rows_identical"], result["rows_checked"]);
  EXPECT_NEAR(result["speedup"].get<double>(), result["seconds_b"].get<double>() / result["seconds_a"].get<double>(), 1e-9);
  EXPECT_EQ(result["a"]["steps"][5]["cache"], "on");
  EXPECT_EQ(result["b"]["steps"][5]["cache"], "off");
  EXPECT_EQ(result["a"]["output_ids"], result["b"]["output_ids"]);
}

TEST(Compare, LanesAreGeneratesRecords) {
  const json result = cli_json({"compare", "--ids", "5,6,7", "--tokens", "4"});
  const json alone = cli_json({"generate", "--ids", "5,6,7", "--tokens", "4"});
  EXPECT_THAT(keys(result["a"]), testing::UnorderedElementsAreArray(keys(alone)));
  EXPECT_EQ(result["a"]["output_ids"], alone["output_ids"]);
  EXPECT_EQ(result["a"]["text"], alone["text"]);
  EXPECT_EQ(result["a"]["stop"], "tokens");
}

TEST(Compare, OverridesChangeALane) {
  const json result =
      cli_json({"compare", "--ids", "5,6,7", "--tokens", "5", "--threads", "2", "--b", "--threads 1 --cache on"});
  EXPECT_EQ(result["a"]["threads"], 2);
  EXPECT_EQ(result["b"]["threads"], 1);
  EXPECT_EQ(result["b"]["steps"][3]["cache"], "on");
  EXPECT_EQ(result["logits_identical_steps"], 5);
}

TEST(Compare, AnotherBackendMayRoundDifferently) {
  const json result = cli_json({"compare", "--prompt", "Once upon a time", "--tokens", "8", "--b", "--backend openblas"});
  EXPECT_EQ(result["b"]["backend"], "openblas");
  EXPECT_EQ(result["identical_tokens"], true);
  EXPECT_LT(result["logits_max_abs_diff"].get<double>(), 1e-3);
}

TEST(Compare, WhyBitsMayDifferIsTold) {
  const auto report = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"compare", "--prompt", "Once upon a time", "--tokens", "4"});
    return run_cli(more).out;
  };
  EXPECT_THAT(report({"--backend", "openblas"}), HasSubstr("openblas orders its sums by the number of rows"));
  EXPECT_THAT(report({"--b", "--backend openblas"}), HasSubstr("The tokens must still be the same"));
  EXPECT_THAT(report({}), Not(HasSubstr("may differ")));
  EXPECT_THAT(report({"--a", "--cache int8"}), Not(HasSubstr("may differ")));
}

TEST(Compare, OtherWeightsAreToldAndNoFailure) {
  const std::vector<std::string> arguments = {"compare",      "--prompt", "Once upon a time", "--tokens", "12", "--a",
                                              "--weights q8", "--b",      "--weights f32"};
  const json result = cli_json(arguments);
  EXPECT_EQ(result["a"]["weights"], "q8");
  EXPECT_EQ(result["b"]["weights"], "f32");
  EXPECT_LT(result["logits_identical_steps"], 12);
  EXPECT_LT(result["a"]["steps"][5]["weights_bytes_read"], result["b"]["steps"][5]["weights_bytes_read"]);
  const ProcessResult report = run_cli(arguments);
  EXPECT_EQ(report.status, 0) << report.err;
  EXPECT_THAT(report.out, HasSubstr("Lane A keeps its weights as q8, lane B as f32"));
}

TEST(Compare, WeightsInFewerBitsAreExactWithAndWithoutTheCache) {
  for (const char* const weights : {"f16", "q8"}) {
    const json result = cli_json({"compare", "--prompt", "Once upon a time", "--tokens", "12", "--weights", weights});
    EXPECT_EQ(result["logits_identical_steps"], 12) << weights;
    EXPECT_EQ(result["rows_identical"], result["rows_checked"]) << weights;
  }
}

TEST(Compare, InstructionSetsWithFusedArithmeticGiveTheSameBits) {
  const ProcessResult probe = run_cli({"logits", "--ids", "5", "--simd", "avx512"});
  if (probe.status != 0) GTEST_SKIP() << probe.err;
  const json result = cli_json({"compare", "--ids", "5,6,7", "--tokens", "5", "--a", "--simd avx2", "--b", "--simd avx512"});
  EXPECT_EQ(result["logits_identical_steps"], 5);
  EXPECT_EQ(result["rows_identical"], result["rows_checked"]);
}

TEST(Compare, Sse4HasBitsOfItsOwnAndThatIsNoFailure) {
  const ProcessResult probe = run_cli({"logits", "--ids", "5", "--simd", "sse4"});
  if (probe.status != 0) GTEST_SKIP() << probe.err;
  EXPECT_EQ(cli_json({"compare", "--ids", "5,6,7", "--tokens", "5", "--a", "--simd sse4"})["identical_tokens"], true);
}

TEST(Compare, ReportNamesBothRatios) {
  const ProcessResult result = run_cli({"compare", "--prompt", "Once upon a time", "--tokens", "10"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("10 of 10 identical"));
  EXPECT_THAT(result.out, HasSubstr("run ratio"));
  EXPECT_THAT(result.out, HasSubstr("step ratio"));
  EXPECT_THAT(result.out, Not(HasSubstr("INTERRUPTED")));
}

TEST(Compare, StopsWhereTheContextEnds) {
  const json result = cli_json({"compare", "--ids", ids_list(1020), "--tokens", "10"});
  EXPECT_EQ(result["steps"], 5);
  EXPECT_EQ(result["a"]["stop"], "context");
  EXPECT_EQ(result["b"]["stop"], "context");
  EXPECT_EQ(result["logits_identical_steps"], 5);
}

TEST(Compare, SamplesTheSameTokensInBothLanes) {
  const json result = cli_json({"compare", "--prompt", "Once", "--tokens", "10", "--temperature", "1.2", "--seed", "3"});
  EXPECT_EQ(result["identical_tokens"], true);
  EXPECT_EQ(result["logits_identical_steps"], 10);
}

}  // namespace
}  // namespace rowkeeper
