#include "app/cli/option_values.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rowkeeper::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<int> values(const std::vector<TokenId>& ids) {
  std::vector<int> numbers;
  numbers.reserve(ids.size());
  for (const TokenId id : ids) numbers.push_back(id.value());
  return numbers;
}

TEST(OptionValues, IdsMayBeSeparatedByCommasSpacesOrBoth) {
  for (const char* text : {"15,284,7", "15, 284 ,7", " 15 284\t7 ", "15,\n284,\n7"}) {
    std::vector<TokenId> ids;
    EXPECT_FALSE(parse_ids(text, ids)) << text;
    EXPECT_THAT(values(ids), ElementsAre(15, 284, 7)) << text;
  }
}

TEST(OptionValues, AnEmptyListOfIdsIsGood) {
  for (const char* text : {"", "  "}) {
    std::vector<TokenId> ids = {TokenId(1)};
    EXPECT_FALSE(parse_ids(text, ids));
    EXPECT_THAT(ids, IsEmpty());
  }
}

TEST(OptionValues, FaultyIdsAreRefusedWithTheirPlace) {
  std::vector<TokenId> ids;
  for (const char* text : {"1,2,x", "1,2,", "1,2,,3", "1,2,-3", "1,2,3.5", "1,2,2147483648", "1,2,99999999999999999999"}) {
    const Requirement requirement = parse_ids(text, ids);
    ASSERT_TRUE(requirement) << text;
    EXPECT_NE(requirement->find("item 3"), std::string::npos) << text << ": " << *requirement;
  }
  for (const char* text : {",", ",1", "1;2", "0x10", "+1"}) EXPECT_TRUE(parse_ids(text, ids)) << text;
}

TEST(OptionValues, RisingListsAreUniqueInOrderAndInRange) {
  std::vector<int> list;
  EXPECT_FALSE(parse_rising("0, 10,20", 0, 100, list));
  EXPECT_THAT(list, ElementsAre(0, 10, 20));
  for (const char* text : {"", "10,10", "20,10", "-1", "101", "1,,2", "1,a"}) {
    EXPECT_TRUE(parse_rising(text, 0, 100, list)) << text;
  }
}

TEST(OptionValues, WholeNumbersKeepTheirLimits) {
  int number = 0;
  EXPECT_FALSE(parse_whole("256", 1, 256, number));
  EXPECT_EQ(number, 256);
  for (const char* text : {"0", "257", "", " 1", "1 ", "1.0", "1e2", "99999999999999999999"}) {
    EXPECT_TRUE(parse_whole(text, 1, 256, number)) << text;
  }
}

TEST(OptionValues, SeedsHave64Bits) {
  std::uint64_t seed = 0;
  EXPECT_FALSE(parse_seed("18446744073709551615", seed));
  EXPECT_EQ(seed, UINT64_MAX);
  for (const char* text : {"18446744073709551616", "-1", "", "seven"}) EXPECT_TRUE(parse_seed(text, seed)) << text;
}

TEST(OptionValues, TemperatureIsFiniteAndNotNegative) {
  double number = -1;
  EXPECT_FALSE(parse_temperature("0.8", number));
  EXPECT_EQ(number, 0.8);
  EXPECT_FALSE(parse_temperature("0", number));
  for (const char* text : {"-0.1", "nan", "inf", "1e999", "0,8", ""}) EXPECT_TRUE(parse_temperature(text, number)) << text;
}

TEST(OptionValues, TopPIsAboveZeroAndUpToOne) {
  double number = 0;
  EXPECT_FALSE(parse_top_p("1", number));
  EXPECT_FALSE(parse_top_p("0.05", number));
  for (const char* text : {"0", "1.01", "-1", "nan", "inf", ""}) EXPECT_TRUE(parse_top_p(text, number)) << text;
}

TEST(OptionValues, NamesThatDoNotExistAreAnsweredWithThoseThatDo) {
  CacheOption cache;
  EXPECT_FALSE(parse_cache("window:60+4", cache));
  EXPECT_TRUE(cache.on);
  EXPECT_EQ(store_kind_name(cache.store), "window:60+4");
  EXPECT_FALSE(parse_cache("off", cache));
  EXPECT_FALSE(cache.on);
  EXPECT_EQ(cache.store, StoreKind());
  EXPECT_NE(parse_cache("int2", cache)->find("dense:f32"), std::string::npos);
  for (const char* const text : {"window", "window:", "window:0", "window:-1", "window:0+4", "window:99999999999"}) {
    EXPECT_EQ(parse_cache(text, cache),
              "window:N or window:N+S, with N newest rows from 1 and S first rows from 0, both up to 1048576");
  }
  for (const char* const text : {"heavy", "heavy:0", "heavy:7"})
    EXPECT_EQ(parse_cache(text, cache), "heavy:N, with N rows from 8 to 1048576");
  EXPECT_EQ(parse_cache("merge:x", cache), "merge:N, with N rows from 8 to 1048576");
  EXPECT_EQ(parse_cache("paged:0", cache), "paged, paged:8, paged:16, paged:32 or paged:64");
  BackendKind backend{};
  EXPECT_NE(parse_backend_kind("gpu", backend)->find("exact, openblas, cuda or cublas"), std::string::npos);
  Precision weights{};
  EXPECT_NE(parse_weights("int8", weights)->find("f32, f16 or q8"), std::string::npos);
  EXPECT_FALSE(parse_weights("q8", weights));
  EXPECT_EQ(weights, Precision::q8);
  SimdTarget simd{};
  EXPECT_NE(parse_simd("avx1024", simd)->find("sse4"), std::string::npos);
  AtLimit at_limit{};
  EXPECT_TRUE(parse_at_limit("wrap", at_limit));
}

}  // namespace
}  // namespace rowkeeper::cli
