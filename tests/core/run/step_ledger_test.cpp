// Which of a run's steps still stand.
#include "core/run/step_ledger.h"

#include <gtest/gtest.h>

#include "run_models.h"

namespace rowkeeper {
namespace {

std::vector<int> positions(const rowkeeper::Run& run) {
  std::vector<int> positions;
  for (const LedgerStep& step : run.ledger().steps()) positions.push_back(step.position);
  return positions;
}

rowkeeper::Run six_steps(const RunOptions& options = {}) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 5, 1), options);
  generate(run, 6);
  return run;
}

TEST(StepLedger, KeepsWhatEachStepReported) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 5, 1), {.candidates = 16});
  for (int step = 0; step < 4; ++step) {
    if (step == 2) run.set_cache(false);
    const StepRecord record = take_step(run);
    const LedgerStep& kept = run.ledger().steps().back();
    EXPECT_EQ(kept.index, step);
    EXPECT_EQ(kept.position, record.position);
    EXPECT_EQ(kept.token, record.token);
    EXPECT_EQ(kept.cache, step < 2);
    EXPECT_EQ(kept.logits_fingerprint, record.logits_fingerprint);
    ASSERT_EQ(kept.highest.size(), 16U);
    for (std::size_t i = 0; i < 16; ++i) {
      EXPECT_EQ(kept.highest[i].token, record.candidates[i].token);
      EXPECT_EQ(kept.highest[i].logit, record.candidates[i].logit);
    }
  }
}

TEST(StepLedger, AReplacedTokenTakesTheStepsBehindIt) {
  auto run = six_steps();
  ASSERT_TRUE(run.replace_token(RowIndex(7), TokenId(210)));
  EXPECT_EQ(positions(run), (std::vector<int>{5, 6, 7})) << "the step that chose the old token saw what still stands";
  generate(run, 2);
  EXPECT_EQ(positions(run), (std::vector<int>{5, 6, 7, 11, 12}));
  ASSERT_TRUE(run.replace_token(RowIndex(0), TokenId(210)));
  EXPECT_TRUE(positions(run).empty());
}

TEST(StepLedger, TokensTakenBackTakeTheirSteps) {
  auto run = six_steps();
  ASSERT_TRUE(run.truncate_tokens(8));
  EXPECT_EQ(positions(run), (std::vector<int>{5, 6, 7}));
  take_step(run);
  EXPECT_EQ(positions(run), (std::vector<int>{5, 6, 7, 8}));
}

TEST(StepLedger, ASlideClearsIt) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 63, 1), {.at_limit = AtLimit::slide});
  generate(run, 2);
  EXPECT_EQ(positions(run), (std::vector<int>{63, 64}));
  generate(run, 2);
  EXPECT_EQ(positions(run), (std::vector<int>{32, 33}));
  EXPECT_EQ(run.ledger().steps()[0].sampler_position, 65);
}

TEST(StepLedger, AStoppedStepIsNotInIt) {
  auto run = six_steps();
  const StopToken stop;
  stop.request_stop();
  ASSERT_FALSE(run.step(stop));
  EXPECT_EQ(run.ledger().steps().size(), 6U);
}

TEST(StepLedger, IsEmptyWithoutFingerprints) { EXPECT_TRUE(positions(six_steps({.fingerprints = false})).empty()); }

}  // namespace
}  // namespace rowkeeper
