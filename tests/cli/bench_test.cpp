#include "app/cli/bench_measure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iterator>
#include <sstream>

#include "tests/cli/process.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST(Bench, RecordHasTheFieldsOfTheContract) {
  const json result = cli_json({"bench", "--at", "1,16,100"});
  for (const char* field : {"model", "backend", "simd", "weights", "threads", "cache_kind", "machine", "points", "load_ms",
                            "peak_rss_bytes", "rows_at_once"}) {
    EXPECT_TRUE(result.contains(field)) << field;
  }
  EXPECT_GT(result["machine"]["read_gb_s"].get<double>(), 0);
  EXPECT_GT(result["machine"]["gflops"].get<double>(), 0);
  EXPECT_GT(result["peak_rss_bytes"].get<double>(), 1e6);
  ASSERT_EQ(result["points"].size(), 3U);
  for (const json& point : result["points"]) {
    for (const char* field : {"rows", "cached_ms", "cached_ms_median", "uncached_ms", "uncached_ms_median", "prefill_ms",
                              "prefill_ms_median", "weights_bytes", "cache_bytes", "cached_gb_s", "uncached_gflops"}) {
      EXPECT_GT(point[field].get<double>(), 0) << field;
    }
    EXPECT_LE(point["cached_ms"], point["cached_ms_median"]);
    // 4 blocks of 2 x 256 floats for each row.
    EXPECT_EQ(point["cache_bytes"].get<int>(), point["rows"].get<int>() * 4 * 2 * 256 * 4);
  }
  EXPECT_EQ(result["rows_at_once"].size(), 4U);
  EXPECT_EQ(result["rows_at_once"][0]["ratio"], 1);
}

// 4 blocks of 2 x 256 numbers a row: 34 bytes for 32 of them, or 4 each for the rows that a window keeps.
TEST(Bench, TimesAnyKindOfCache) {
  const auto bytes = [](const char* kind) {
    const json result = cli_json({"bench", "--at", "1,100", "--cache", kind});
    EXPECT_EQ(result["cache_kind"], kind);
    // Also where rows are dropped, a cached step computes one row only.
    EXPECT_LT(result["points"][1]["cached_ms"], result["points"][1]["uncached_ms"]) << kind;
    return result["points"][1]["cache_bytes"].get<int>();
  };
  EXPECT_EQ(bytes("int8"), 100 * 2048 * 34 / 32);
  EXPECT_EQ(bytes("paged:32"), 100 * 2048 * 4);
  EXPECT_EQ(bytes("window:10+2"), 12 * 2048 * 4);
  EXPECT_EQ(bytes("heavy:40"), 40 * 2048 * 4);
}

TEST(Bench, TableIsForPeople) {
  const ProcessResult result = run_cli({"bench", "--at", "16,32", "--backend", "openblas", "--threads", "1"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("rowkeeper-tiny, openblas"));
  EXPECT_THAT(result.out, HasSubstr("cache dense:f32, 1 thread\n"));
  EXPECT_THAT(result.out, HasSubstr("uncached step = prefill"));
}

// A share of more than the whole is explained, and nothing else is.
TEST(Bench, AboveTheLimitHasANote) {
  const ProcessResult result = run_cli({"bench", "--at", "16,200"});
  std::istringstream lines(result.out);
  bool above = false;
  int rows = 0;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    const std::vector<std::string> fields{std::istream_iterator<std::string>(words), {}};
    if (fields.size() != 10 || (fields[0] != "16" && fields[0] != "200")) continue;
    ++rows;
    above = above || std::stod(fields[4]) > 1 || std::stod(fields[8]) > 1;
  }
  EXPECT_EQ(rows, 2) << result.out;
  EXPECT_EQ(result.out.find("\"of limit\" above 1: ") != std::string::npos, above) << result.out;
}

TEST(Bench, EachPartIsALineWhereNoTerminalShowsProgress) {
  EXPECT_EQ(run_cli({"bench", "--at", "16,32"}).err,
            "measuring at 16 rows\nmeasuring at 32 rows\nmeasuring rows at once, and fingerprints\n");
}

TEST(Bench, RowsBeyondTheContextAreRefused) {
  const ProcessResult result = run_cli({"bench", "--at", "16,1025"});
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("1025 is beyond the model's context of 1024 rows: give at most 1024"));
}

TEST(Bench, TimingsAreBestAndMedian) {
  const cli::Timing timing = cli::timing_of({5, 1, 4, 2, 3});
  EXPECT_EQ(timing.best, 1);
  EXPECT_EQ(timing.median, 3);
}

}  // namespace
}  // namespace rowkeeper
