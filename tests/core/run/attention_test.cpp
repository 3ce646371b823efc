// Attention weights in a run's records.
#include <gtest/gtest.h>

#include "run_models.h"

namespace rowkeeper {
namespace {

// Each head's weights over all rows so far.
void expect_whole(const StepRecord& record) {
  const auto rows = static_cast<std::size_t>(record.position);
  ASSERT_EQ(record.attention.size(), 3 * 3 * rows);
  for (std::size_t at = 0; at < record.attention.size(); at += rows) {
    double sum = 0;
    for (std::size_t row = 0; row < rows; ++row) {
      EXPECT_GT(record.attention[at + row], 0);
      sum += static_cast<double>(record.attention[at + row]);
    }
    EXPECT_NEAR(sum, 1, 1e-6);
  }
}

TEST(RunAttention, CoversPromptAndNewTokens) {
  for (const bool cache : {true, false}) {
    auto run = make_run(tiny_model(2), random_tokens(tiny_model(), 5, 1), {.cache = cache, .attention = true});
    for (int step = 0; step < 4; ++step) expect_whole(take_step(run));
  }
}

TEST(RunAttention, AOneTokenPromptThenOneStep) {
  auto run = make_run(tiny_model(), {TokenId(7)}, {.attention = true});
  EXPECT_EQ(take_step(run).attention, std::vector<float>(9, 1.0F)) << "alone, a row can look at itself only";
  const StepRecord second = take_step(run);
  EXPECT_EQ(second.attention.size(), 18U);
  expect_whole(second);
}

TEST(RunAttention, IsTheSameWithTheCacheAndWithout) {
  auto cached = make_run(tiny_model(), random_tokens(tiny_model(), 20, 1), {.attention = true, .chunk_rows = 7});
  auto uncached = make_run(tiny_model(2), random_tokens(tiny_model(), 20, 1), {.cache = false, .attention = true});
  for (int step = 0; step < 5; ++step) EXPECT_EQ(take_step(cached).attention, take_step(uncached).attention);
}

TEST(RunAttention, IsReportedOnlyWhileAskedFor) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 5, 1));
  EXPECT_TRUE(take_step(run).attention.empty());
  run.set_attention(true);
  expect_whole(take_step(run));
  run.set_attention(false);
  EXPECT_TRUE(take_step(run).attention.empty());
}

TEST(RunAttention, SurvivesAPrefillThatWasStopped) {
  const std::vector<TokenId> prompt = random_tokens(tiny_model(), 20, 1);
  auto whole = make_run(tiny_model(), prompt, {.attention = true});
  auto run = make_run(tiny_model(), prompt, {.attention = true, .chunk_rows = 7});
  const StopToken stop;
  ASSERT_FALSE(run.step(stop, [&](int, int) { stop.request_stop(); }));
  EXPECT_EQ(take_step(run).attention, take_step(whole).attention);
}

}  // namespace
}  // namespace rowkeeper
