#include "core/run/sampler.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <random>

namespace rowkeeper {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

Sampler make(SamplerOptions options) {
  options.greedy = false;
  return Sampler::create(options).value();
}

std::map<int, int> count_choices(const Sampler& sampler, const std::vector<float>& logits, int positions) {
  std::map<int, int> counts;
  for (int position = 0; position < positions; ++position) ++counts[sampler.choose(logits, position).value()];
  return counts;
}

std::vector<float> random_logits(int size, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<float> values(0, 3);
  std::vector<float> logits(size);
  for (float& logit : logits) logit = values(random);
  return logits;
}

TEST(Sampler, RefusesOptionsOutOfRangeByName) {
  const auto refused = [](SamplerOptions options) {
    const Result<Sampler> sampler = Sampler::create(options);
    return sampler || sampler.error().code != ErrorCode::option_out_of_range ? std::string() : sampler.error().args.at(0);
  };
  EXPECT_EQ(refused({.temperature = -0.5}), "temperature");
  EXPECT_EQ(refused({.temperature = std::nan("")}), "temperature");
  EXPECT_EQ(refused({.temperature = std::numeric_limits<double>::infinity()}), "temperature");
  EXPECT_EQ(refused({.top_k = -1}), "top-k");
  EXPECT_EQ(refused({.top_p = 0}), "top-p");
  EXPECT_EQ(refused({.top_p = 1.01}), "top-p");
  EXPECT_EQ(refused({.top_p = std::nan("")}), "top-p");
  EXPECT_TRUE(Sampler::create({.temperature = 0, .top_k = 0, .top_p = 1}));
  EXPECT_EQ(Sampler::create({.temperature = -0.5}).error().args.at(1), "-0.5");
}

TEST(Sampler, GreedyTakesTheHighestAndTheLowestIdOnTies) {
  const std::vector<float> logits = {1, 5, kNaN, 5, 2};
  EXPECT_EQ(Sampler::create({})->choose(logits, 3), TokenId(1));
  EXPECT_EQ(make({.temperature = 0}).choose(logits, 3), TokenId(1));
  EXPECT_EQ(make({.top_k = 1}).choose(logits, 3), TokenId(1));
  EXPECT_EQ(make({.top_p = 1e-9}).choose(logits, 3), TokenId(1));
}

TEST(Sampler, DrawsByProbability) {
  const std::vector<float> logits = {std::log(0.5F), std::log(0.3F), std::log(0.2F)};
  const std::map<int, int> counts = count_choices(make({.seed = 5}), logits, 100'000);
  EXPECT_NEAR(counts.at(0), 50'000, 800);
  EXPECT_NEAR(counts.at(1), 30'000, 800);
  EXPECT_NEAR(counts.at(2), 20'000, 800);
}

TEST(Sampler, TemperatureSharpensAndFlattens) {
  const std::vector<float> logits = {1, 0};
  const double cold = count_choices(make({.temperature = 0.5}), logits, 50'000)[0] / 50'000.0;
  const double hot = count_choices(make({.temperature = 2}), logits, 50'000)[0] / 50'000.0;
  EXPECT_NEAR(cold, 1 / (1 + std::exp(-2.0)), 0.01);
  EXPECT_NEAR(hot, 1 / (1 + std::exp(-0.5)), 0.01);
}

TEST(Sampler, TopKKeepsTheHighestAndTheLowestIdsOfTies) {
  const std::map<int, int> counts = count_choices(make({.top_k = 3}), {2, 7, 2, 2, 6}, 2'000);
  EXPECT_EQ(counts.size(), 3U);
  EXPECT_TRUE(counts.contains(0) && counts.contains(1) && counts.contains(4));
}

TEST(Sampler, TopPKeepsTheSmallestPrefixThatReachesIt) {
  const std::vector<float> logits = {std::log(0.25F), std::log(0.5F), std::log(0.125F), std::log(0.125F)};
  EXPECT_EQ(count_choices(make({.top_p = 0.49}), logits, 2'000).size(), 1U);
  EXPECT_EQ(count_choices(make({.top_p = 0.6}), logits, 2'000).size(), 2U);
  EXPECT_EQ(count_choices(make({.top_p = 0.8}), logits, 2'000).size(), 3U);
  EXPECT_EQ(count_choices(make({.top_p = 1}), logits, 2'000).size(), 4U);
}

TEST(Sampler, DependsOnSeedAndPositionAndNothingElse) {
  const std::vector<float> logits = random_logits(1531, 1);
  const Sampler seven = make({.top_k = 40, .seed = 7}), eight = make({.top_k = 40, .seed = 8});
  int differences = 0;
  for (int position = 199; position >= 0; --position) {
    const TokenId chosen = seven.choose(logits, position);
    EXPECT_EQ(make({.top_k = 40, .seed = 7}).choose(logits, position), chosen);
    differences += eight.choose(logits, position) != chosen;
  }
  EXPECT_GT(differences, 100);
}

TEST(Sampler, NeverChoosesNaNNorLeavesTheVocabulary) {
  std::vector<float> logits = random_logits(100, 2);
  for (std::size_t i = 0; i < logits.size(); i += 3) logits[i] = kNaN;
  logits[1] = -kInfinity;
  for (const int top_k : {0, 2, 50, 1000}) {
    for (const auto& [id, times] : count_choices(make({.temperature = 3, .top_k = top_k}), logits, 2'000)) {
      ASSERT_TRUE(id > 1 && id < 100 && id % 3 != 0) << id;
    }
  }
  for (const std::vector<float>& broken :
       {std::vector<float>(4, kNaN), std::vector<float>(4, -kInfinity), std::vector<float>{kNaN, 1, kInfinity, kInfinity}}) {
    EXPECT_LT(make({}).choose(broken, 0).value(), 4);
  }
}

TEST(Sampler, HoldsAtExtremeTemperaturesAndLogits) {
  const std::vector<float> logits = {-3e38F, 3e38F, 2.9e38F};
  EXPECT_EQ(make({.temperature = 1e-300}).choose(logits, 9), TokenId(1));
  EXPECT_EQ(make({.temperature = std::numeric_limits<double>::denorm_min()}).choose(logits, 9), TokenId(1));
  EXPECT_EQ(count_choices(make({.temperature = 1e300}), logits, 2'000).size(), 3U);
}

TEST(Candidates, AreTheMostProbableOfTheWholeVocabulary) {
  const std::vector<float> logits = {std::log(0.2F), std::log(0.5F), kNaN, std::log(0.2F), std::log(0.1F)};
  const std::vector<Candidate> top = top_candidates(logits, 3);
  ASSERT_EQ(top.size(), 3U);
  EXPECT_EQ(top[0].token, TokenId(1));
  EXPECT_EQ(top[1].token, TokenId(0));
  EXPECT_EQ(top[2].token, TokenId(3));
  EXPECT_NEAR(top[0].probability, 0.5, 1e-7);
  EXPECT_NEAR(top[1].probability, 0.2, 1e-7);
  EXPECT_EQ(top[1].logit, logits[0]);
  EXPECT_EQ(top_candidates(logits, 100).size(), 4U);
  EXPECT_TRUE(top_candidates(logits, 0).empty());
  EXPECT_TRUE(top_candidates(std::vector<float>(3, kNaN), 2).empty());
}

}  // namespace
}  // namespace rowkeeper
