#include "core/run/highest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>

namespace rowkeeper {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

std::vector<int> ids(const std::vector<float>& logits, int count) {
  std::vector<int> values;
  for (const TokenId token : highest_logits(logits, count)) values.push_back(token.value());
  return values;
}

// The plain way: sort all of them.
std::vector<int> sorted(const std::vector<float>& logits, int count) {
  std::vector<int> order(logits.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return logits[a] > logits[b]; });
  order.resize(std::min<std::size_t>(order.size(), count));
  return order;
}

TEST(Highest, EqualsSortingForEveryCount) {
  std::mt19937 random(3);
  for (const int size : {1, 2, 17, 211, 1531, 50257}) {
    for (const int distinct : {3, 1000, 1 << 30}) {
      std::uniform_int_distribution<int> values(-distinct, distinct);
      std::vector<float> logits(size);
      for (float& logit : logits) logit = static_cast<float>(values(random)) / 16;
      for (const int count : {1, 2, 40, size / 16, size / 16 + 1, size / 2, size - 1, size, size + 5}) {
        ASSERT_EQ(ids(logits, count), sorted(logits, count)) << size << " logits, " << count << " wanted";
      }
    }
  }
}

TEST(Highest, BreaksTiesByLowestId) {
  EXPECT_THAT(ids({1, 3, 3, 2, 3}, 2), ElementsAre(1, 2));
  EXPECT_THAT(ids(std::vector<float>(100, 7.5F), 3), ElementsAre(0, 1, 2));
  EXPECT_THAT(ids({-0.0F, 0.0F, -0.0F}, 3), ElementsAre(0, 1, 2));
  EXPECT_EQ(highest_logit(std::vector<float>{-1, 4, 4, 0}), TokenId(1));
  EXPECT_EQ(highest_logit(std::vector<float>{-0.0F, 0.0F}), TokenId(0));
}

TEST(Highest, OrdersInfinitiesAndLeavesOutNaN) {
  EXPECT_THAT(ids({kNaN, -kInfinity, -1e38F, kInfinity, kNaN, 0}, 6), ElementsAre(3, 5, 2, 1));
  EXPECT_THAT(ids({kNaN, -kNaN}, 2), IsEmpty());
  EXPECT_EQ(highest_logit(std::vector<float>{kNaN, -3, kNaN, -2}), TokenId(3));
  EXPECT_EQ(highest_logit(std::vector<float>{kNaN, kNaN}), TokenId(0));
}

TEST(Highest, GivesNothingForNothing) {
  EXPECT_THAT(ids({}, 3), IsEmpty());
  EXPECT_THAT(ids({1, 2}, 0), IsEmpty());
  EXPECT_THAT(ids({1, 2}, -1), IsEmpty());
}

}  // namespace
}  // namespace rowkeeper
