#include "core/run/race.h"

#include <gtest/gtest.h>

#include "run_models.h"

namespace rowkeeper {
namespace {

constexpr int kPrompt = 9;
constexpr int kTokens = 20;

Run make_lane(const RunOptions& options, const Model& model = tiny_model()) {
  return make_run(model, random_tokens(model, kPrompt, 11), options);
}

Race make_race(const RunOptions& a, const RunOptions& b, int tokens = kTokens) {
  return Race::create(make_lane(a), make_lane(b), tokens).value();
}

void finish(Race& race) {
  while (!race.finished()) ASSERT_TRUE(race.step());
}

int rows_from(int first, int last) { return (last - first + 1) * (first + last) / 2; }

TEST(Race, MovesTheLaneWhoseClockIsBehind) {
  Race race = make_race({.cache = true}, {.cache = false});
  EXPECT_EQ(race.next_lane(), Lane::a) << "a tie";
  double clock_a = 0, clock_b = 0;
  int steps_a = 0, steps_b = 0;
  while (!race.finished()) {
    const bool both_running = steps_a < kTokens && steps_b < kTokens;
    const Lane expected = both_running ? (clock_b < clock_a ? Lane::b : Lane::a) : (steps_a < kTokens ? Lane::a : Lane::b);
    EXPECT_EQ(race.next_lane(), expected);
    const Result<RaceStep> made = race.step();
    ASSERT_TRUE(made);
    ASSERT_EQ(made->lane, expected);
    (made->lane == Lane::a ? clock_a : clock_b) += made->record.seconds();
    ++(made->lane == Lane::a ? steps_a : steps_b);
    EXPECT_EQ(race.lane(Lane::a).seconds(), clock_a);
    EXPECT_EQ(race.lane(Lane::b).seconds(), clock_b);
  }
  EXPECT_EQ(steps_a, kTokens);
  EXPECT_EQ(steps_b, kTokens);
  EXPECT_EQ(race.comparison().seconds_a, clock_a);
  EXPECT_EQ(race.comparison().seconds_b, clock_b);
  EXPECT_EQ(race.comparison().speedup(), clock_b / clock_a);
}

TEST(Race, CachedAgainstUncachedIsIdenticalToTheLastBit) {
  Race race = make_race({.cache = true}, {.cache = false});
  finish(race);
  const Comparison& found = race.comparison();
  EXPECT_EQ(found.steps, kTokens);
  EXPECT_TRUE(found.identical_tokens);
  EXPECT_FALSE(found.first_difference);
  EXPECT_EQ(found.logits_identical_steps, kTokens);
  EXPECT_EQ(found.logits_max_abs_diff, 0);
  EXPECT_EQ(found.rows_checked, 3 * rows_from(kPrompt, kPrompt + kTokens - 1));
  EXPECT_EQ(found.rows_identical, found.rows_checked);
  EXPECT_TRUE(found.bit_identical());
  for (int step = 0; step < kTokens; ++step) EXPECT_GT(race.top_two_margin(step), 0);
}

TEST(Race, CountsTheSameWhicheverLaneIsCached) {
  Race same = make_race({}, {});
  finish(same);
  EXPECT_EQ(same.comparison().rows_checked, 3 * (kPrompt + kTokens - 1));
  Race turned = make_race({.cache = false}, {.cache = true});
  finish(turned);
  EXPECT_EQ(turned.comparison().rows_checked, 3 * (kPrompt + kTokens - 1));
  EXPECT_TRUE(turned.comparison().bit_identical());
}

TEST(Race, TheCacheMayBeSwitchedOnTheWay) {
  Race race = make_race({.cache = true}, {.cache = false});
  for (int step = 0; !race.finished(); ++step) {
    if (step % 5 == 3) race.lane(Lane::a).set_cache(!race.lane(Lane::a).cache());
    if (step % 7 == 3) race.lane(Lane::b).set_cache(!race.lane(Lane::b).cache());
    ASSERT_TRUE(race.step());
  }
  EXPECT_TRUE(race.comparison().bit_identical());
  EXPECT_EQ(race.comparison().steps, kTokens);
}

TEST(Race, NamesTheFirstStepWhoseTokensDiffer) {
  Race race = make_race({}, {.cache = false, .sampling = {.greedy = false, .temperature = 2, .seed = 1}});
  finish(race);
  const Comparison& found = race.comparison();
  EXPECT_FALSE(found.identical_tokens);
  ASSERT_TRUE(found.first_difference);
  EXPECT_NE(race.lane(Lane::a).tokens()[kPrompt + *found.first_difference],
            race.lane(Lane::b).tokens()[kPrompt + *found.first_difference]);
  EXPECT_EQ(found.logits_identical_steps, *found.first_difference + 1) << "its input was still the same";
  EXPECT_EQ(found.rows_identical, found.rows_checked);
  EXPECT_EQ(found.steps, kTokens);
}

TEST(Race, EndsWhereTheContextDoes) {
  Race race = make_race({}, {.cache = false}, 1000);
  finish(race);
  EXPECT_EQ(race.comparison().steps, 64 - kPrompt + 1);
  EXPECT_TRUE(race.comparison().bit_identical());
  EXPECT_EQ(race.step().error().code, ErrorCode::option_out_of_range);
}

TEST(Race, SlidesInBothLanes) {
  Race race = make_race({.at_limit = AtLimit::slide}, {.cache = false, .at_limit = AtLimit::slide}, 100);
  finish(race);
  EXPECT_EQ(race.comparison().steps, 100);
  EXPECT_TRUE(race.comparison().bit_identical());
  // 56 steps until the window is full, then 33 and the rest after each slide.
  EXPECT_EQ(race.comparison().rows_checked, 3 * (rows_from(kPrompt, 64) + rows_from(32, 64) + rows_from(32, 42)));
}

TEST(Race, WithoutFingerprintsComparesLogitsOnly) {
  Race race = make_race({}, {.cache = false, .fingerprints = false});
  finish(race);
  EXPECT_EQ(race.comparison().logits_identical_steps, kTokens);
  EXPECT_EQ(race.comparison().rows_checked, 0);
}

TEST(Race, AStoppedStepIsTakenAgain) {
  Race race = make_race({.chunk_rows = 2}, {.cache = false, .chunk_rows = 2});
  for (int step = 0; !race.finished(); ++step) {
    StopToken stop;
    if (step % 2 == 0) stop.request_stop();
    const Lane next = race.next_lane();
    const Result<RaceStep> made = race.step(stop);
    EXPECT_EQ(made.has_value(), step % 2 == 1);
    if (!made) {
      EXPECT_EQ(race.next_lane(), next);
    }
  }
  EXPECT_TRUE(race.comparison().bit_identical());
}

Error error_of(Run a, Run b, int tokens) { return Race::create(std::move(a), std::move(b), tokens).error(); }

TEST(Race, RefusesLanesThatCannotBeCompared) {
  EXPECT_EQ(error_of(make_lane({}), make_lane({}), 0).code, ErrorCode::option_out_of_range);
  EXPECT_EQ(error_of(make_lane({}), make_run(tiny_model(), {TokenId(1)}), 5).args.at(0), "prompt");
  EXPECT_EQ(error_of(make_lane({}), make_lane({}, long_model()), 5).args.at(0), "model");
  auto begun = make_lane({});
  take_step(begun);
  ASSERT_TRUE(begun.truncate_tokens(kPrompt));
  EXPECT_EQ(error_of(make_lane({}), std::move(begun), 5).args.at(0), "steps");
}

TEST(Race, RefusesMoreWaitingLogitsThanItsBound) {
  const std::size_t most = Race::kMostWaitingBytes / (211 * sizeof(float));
  const auto create = [](const RunOptions& options, std::size_t tokens) {
    return Race::create(make_lane({}), make_lane(options), static_cast<int>(tokens));
  };
  EXPECT_TRUE(create({.at_limit = AtLimit::slide}, most));
  const auto refused = create({.at_limit = AtLimit::slide}, most + 1);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::lanes_too_large);
  EXPECT_EQ(refused.error().args.at(1), "536870912");
  EXPECT_TRUE(create({}, most + 1)) << "the context ends before";
}

}  // namespace
}  // namespace rowkeeper
