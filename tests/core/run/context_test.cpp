// The end of the context.
#include <gtest/gtest.h>

#include "run_models.h"

namespace rowkeeper {
namespace {

// Tokens that a prompt leaves room for, and the error of the step after them.
void expect_tokens_until_full(int prompt, int tokens) {
  SCOPED_TRACE(testing::Message() << "a prompt of " << prompt);
  for (const bool cache : {true, false}) {
    auto run = make_run(long_model(), random_tokens(long_model(), prompt, 9), {.cache = cache});
    int made = 0;
    for (; made < 20 && !run.context_full(); ++made) ASSERT_TRUE(run.step());
    EXPECT_EQ(made, tokens);
    const Result<StepRecord> beyond = run.step();
    ASSERT_FALSE(beyond);
    EXPECT_EQ(beyond.error().code, ErrorCode::context_full);
    EXPECT_EQ(beyond.error().args, std::vector<std::string>{"1024"});
    EXPECT_EQ(run.store().held(), cache ? 1024 : 0);
  }
}

TEST(Context, APromptLeavesTheTokensThatFit) {
  expect_tokens_until_full(1020, 5);
  expect_tokens_until_full(1023, 2);
  expect_tokens_until_full(1024, 1);
}

TEST(Context, ALongerPromptIsRefusedWithBothCounts) {
  const auto run = Run::create(long_model(), random_tokens(long_model(), 1025, 9), {});
  ASSERT_FALSE(run);
  EXPECT_EQ(run.error().code, ErrorCode::prompt_too_long);
  EXPECT_EQ(run.error().args, (std::vector<std::string>{"1025", "1024"}));
}

TEST(Context, TokensTakenBackMakeRoomAgain) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 64, 9));
  const TokenId last = take_step(run).token;
  EXPECT_TRUE(run.context_full());
  ASSERT_TRUE(run.truncate_tokens(64));
  EXPECT_FALSE(run.context_full());
  EXPECT_EQ(take_step(run).token, last);
}

class Slide : public testing::TestWithParam<bool> {};  // cache on

TEST_P(Slide, KeepsTheLaterHalfAndPaysAPrefill) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 60, 9), {.cache = GetParam(), .at_limit = AtLimit::slide});
  generate(run, 5);
  ASSERT_EQ(run.tokens().size(), 65U);
  EXPECT_FALSE(run.context_full());
  const std::vector<TokenId> newest(run.tokens().end() - 32, run.tokens().end());
  const StepRecord record = take_step(run);
  EXPECT_TRUE(record.slid);
  EXPECT_EQ(record.first, 0);
  EXPECT_EQ(record.rows_computed, 32);
  EXPECT_EQ(record.rows_reused, 0);
  EXPECT_EQ(record.rows_rebuilt, 0) << "the history starts anew";
  EXPECT_EQ(record.changes.size(), 96U);
  EXPECT_EQ(record.position, 32);
  EXPECT_EQ(record.index, 5);
  EXPECT_TRUE(std::equal(newest.begin(), newest.end(), run.tokens().begin()));
  EXPECT_EQ(run.prompt_size(), 27);
  expect_like_fresh_pass(run);
  EXPECT_FALSE(take_step(run).slid);
  expect_like_fresh_pass(run);
}

TEST_P(Slide, GoesOnAsLongAsOneLikes) {
  RunOptions options{.cache = GetParam(), .sampling = {.greedy = false, .seed = 3}, .at_limit = AtLimit::slide};
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 10, 9), options);
  int slides = 0;
  for (int step = 0; step < 200; ++step) slides += take_step(run).slid;
  EXPECT_EQ(slides, 5);  // the first after 55 steps, then one in every 33
  EXPECT_EQ(run.prompt_size(), 0);
  expect_like_fresh_pass(run);
}

INSTANTIATE_TEST_SUITE_P(Cache, Slide, testing::Values(true, false));

TEST(Slide, TheTokensDoNotDependOnTheCache) {
  RunOptions options{.sampling = {.greedy = false, .top_k = 40, .seed = 7}, .at_limit = AtLimit::slide};
  auto on = make_run(tiny_model(), random_tokens(tiny_model(), 50, 9), options);
  options.cache = false;
  auto off = make_run(tiny_model(), random_tokens(tiny_model(), 50, 9), options);
  EXPECT_EQ(generate(on, 60), generate(off, 60));
}

TEST(Slide, ACancelledSlideIsReportedByTheStepThatSucceeds) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 64, 9), {.at_limit = AtLimit::slide});
  take_step(run);
  StopToken stop;
  stop.request_stop();
  EXPECT_EQ(run.step(stop).error().code, ErrorCode::cancelled);
  EXPECT_EQ(run.tokens().size(), 65U);
  EXPECT_TRUE(take_step(run).slid);
  EXPECT_FALSE(take_step(run).slid);
}

TEST(Slide, AContextOfOneRowKeepsTheNewestToken) {
  ModelShape shape = tiny_shape(1);
  const Model model = Model::load(*make_random_model(shape, 2), {}).value();
  auto run = make_run(model, {TokenId(3)}, {.at_limit = AtLimit::slide});
  take_step(run);
  const StepRecord record = take_step(run);
  EXPECT_TRUE(record.slid);
  EXPECT_EQ(record.rows_computed, 1);
}

TEST(Slide, ACancelledSlideHasNotHappened) {
  const std::vector<TokenId> prompt = random_tokens(tiny_model(), 60, 9);
  auto run = make_run(tiny_model(), prompt, {.at_limit = AtLimit::slide});
  auto untouched = make_run(tiny_model(), prompt, {.at_limit = AtLimit::slide});
  for (int i = 0; i < 5; ++i) {
    take_step(run);
    take_step(untouched);
  }
  const std::vector<TokenId> before(run.tokens().begin(), run.tokens().end());
  ASSERT_EQ(before.size(), 65U) << "the next step slides";
  StopToken stop;
  stop.request_stop();
  EXPECT_EQ(run.step(stop).error().code, ErrorCode::cancelled);
  EXPECT_TRUE(std::ranges::equal(run.tokens(), before));
  EXPECT_EQ(run.prompt_size(), 60);
  const StepRecord record = take_step(run), expected = take_step(untouched);
  EXPECT_TRUE(record.slid);
  EXPECT_EQ(record.token, expected.token);
  EXPECT_EQ(record.logits_fingerprint, expected.logits_fingerprint);
  EXPECT_EQ(record.rows_rebuilt, 0);
  EXPECT_EQ(run.prompt_size(), untouched.prompt_size());
}

}  // namespace
}  // namespace rowkeeper
