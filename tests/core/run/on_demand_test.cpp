// Passes that answer a question and leave nothing behind: one head's triangle, the candidates for a token.
#include "core/run/on_demand.h"

#include <gtest/gtest.h>

#include "run_models.h"

namespace rowkeeper {
namespace {

TEST(Triangle, HoldsTheWeightsThatTheStepsReported) {
  constexpr std::size_t kPrompt = 6, kRows = 14;
  auto run = make_run(tiny_model(2), random_tokens(tiny_model(), kPrompt, 1), {.attention = true});
  std::vector<StepRecord> steps;
  for (std::size_t row = kPrompt; row <= kRows; ++row) steps.push_back(take_step(run));
  std::vector<int> done;
  const std::vector<float> triangle =
      attention_triangle(tiny_model(2), run.tokens().first(kRows), BlockIndex(2), HeadIndex(1), {}, [&](int rows, int) {
        done.push_back(rows);
      }).value();
  EXPECT_EQ(done, std::vector<int>{14});
  ASSERT_EQ(triangle.size(), kRows * kRows);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const std::size_t rows = kPrompt + i, row = rows - 1;  // the step's newest row
    for (std::size_t j = 0; j < kRows; ++j) {
      EXPECT_EQ(triangle[row * kRows + j], j < rows ? steps[i].attention[(2 * 3 + 1) * rows + j] : 0.0F);
    }
  }
}

TEST(Triangle, CanBeStopped) {
  const StopToken stop;
  stop.request_stop();
  const std::vector<TokenId> tokens = random_tokens(tiny_model(), 9, 1);
  EXPECT_EQ(attention_triangle(tiny_model(), tokens, BlockIndex(0), HeadIndex(0), stop).error().code, ErrorCode::cancelled);
}

TEST(Triangle, RefusesWhatIsNotThere) {
  const std::vector<TokenId> tokens = random_tokens(tiny_model(), 9, 1);
  EXPECT_EQ(attention_triangle(tiny_model(), tokens, BlockIndex(3), HeadIndex(0)).error().code,
            ErrorCode::option_out_of_range);
  EXPECT_EQ(attention_triangle(tiny_model(), tokens, BlockIndex(0), HeadIndex(-1)).error().code,
            ErrorCode::option_out_of_range);
  EXPECT_EQ(attention_triangle(tiny_model(), {}, BlockIndex(0), HeadIndex(0)).error().code, ErrorCode::option_out_of_range);
}

TEST(CandidatesAt, AreThoseThatTheRunHad) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 5, 1), {.candidates = 6});
  std::vector<StepRecord> steps;
  for (int step = 0; step < 4; ++step) steps.push_back(take_step(run));
  for (const StepRecord& step : steps) {
    const auto found = candidates_at(tiny_model(), run.tokens(), RowIndex(step.position), 6).value();
    ASSERT_EQ(found.size(), 6U);
    for (std::size_t i = 0; i < found.size(); ++i) {
      EXPECT_EQ(found[i].token, step.candidates[i].token);
      EXPECT_EQ(found[i].probability, step.candidates[i].probability);
      EXPECT_EQ(found[i].logit, step.candidates[i].logit);
    }
  }
}

TEST(CandidatesAt, ReachFromTheSecondTokenToTheNext) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 5, 1));
  const std::vector<TokenId> prompt = random_tokens(tiny_model(), 5, 1);
  const auto at = [&](int row) { return candidates_at(tiny_model(), prompt, RowIndex(row), 1); };
  EXPECT_EQ(at(5)->front().token, take_step(run).token);
  EXPECT_TRUE(at(1));
  EXPECT_EQ(at(0).error().code, ErrorCode::row_out_of_range);
  EXPECT_EQ(at(6).error().code, ErrorCode::row_out_of_range);
  EXPECT_EQ(candidates_at(tiny_model(), prompt, RowIndex(1), -1).error().code, ErrorCode::option_out_of_range);
  const StopToken stop;
  stop.request_stop();
  EXPECT_EQ(candidates_at(tiny_model(), prompt, RowIndex(1), 1, stop).error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace rowkeeper
