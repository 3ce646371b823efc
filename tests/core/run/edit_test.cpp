// A cache cut back and used again must give what a fresh run gives.
#include <gtest/gtest.h>

#include "run_models.h"

namespace rowkeeper {
namespace {

class Edit : public testing::TestWithParam<bool> {  // cache on
 protected:
  rowkeeper::Run run_ = make_run(tiny_model(), random_tokens(tiny_model(), 12, 8), {.cache = GetParam()});
  bool cached() const { return GetParam(); }
};

TEST_P(Edit, TwoTokensBackAndForwardAgain) {
  const std::vector<TokenId> made = generate(run_, 6);
  ASSERT_TRUE(run_.truncate_tokens(16));
  EXPECT_EQ(run_.prompt_size(), 12);
  const StepRecord again = take_step(run_);
  EXPECT_EQ(again.token, made[4]);
  EXPECT_EQ(again.rows_computed, cached() ? 1 : 16) << "only the last token's row, for its logits";
  EXPECT_EQ(again.rows_rebuilt, again.rows_computed);
  EXPECT_EQ(again.rows_rebuilt_identical, again.rows_rebuilt);
  expect_like_fresh_pass(run_);
  EXPECT_EQ(take_step(run_).token, made[5]);
  expect_like_fresh_pass(run_);
}

TEST_P(Edit, AnotherLastWordOfThePrompt) {
  generate(run_, 3);
  ASSERT_TRUE(run_.truncate_tokens(12));
  ASSERT_TRUE(run_.replace_token(RowIndex(11), TokenId(200)));
  const StepRecord record = take_step(run_);
  EXPECT_EQ(record.first, cached() ? 11 : 0);
  EXPECT_EQ(record.rows_rebuilt, cached() ? 0 : 11) << "the edited row is a new one";
  expect_like_fresh_pass(run_);
}

TEST_P(Edit, AnotherFirstWord) {
  generate(run_, 3);
  ASSERT_TRUE(run_.replace_token(RowIndex(0), TokenId(200)));
  const StepRecord record = take_step(run_);
  EXPECT_EQ(record.rows_computed, 15);
  EXPECT_EQ(record.rows_reused, 0);
  EXPECT_EQ(record.rows_rebuilt, 0) << "every row below an edit is another";
  EXPECT_EQ(record.changes.size(), 45U);
  expect_like_fresh_pass(run_);
}

TEST_P(Edit, AWordInTheMiddleKeepsTheRowsAbove) {
  generate(run_, 3);
  ASSERT_TRUE(run_.replace_token(RowIndex(5), TokenId(200)));
  const StepRecord record = take_step(run_);
  EXPECT_EQ(record.first, cached() ? 5 : 0);
  EXPECT_EQ(record.rows_reused, cached() ? 5 : 0);
  EXPECT_EQ(record.rows_computed + record.rows_reused, 15);
  expect_like_fresh_pass(run_);
  EXPECT_EQ(run_.history().row(RowIndex(5)).times_computed, 1);
}

TEST_P(Edit, TheSameTokenAgainChangesNothing) {
  generate(run_, 2);
  ASSERT_TRUE(run_.replace_token(RowIndex(3), run_.tokens()[3]));
  EXPECT_EQ(take_step(run_).rows_computed, cached() ? 1 : 14);
}

TEST_P(Edit, DownToOneTokenAndBack) {
  generate(run_, 2);
  ASSERT_TRUE(run_.truncate_tokens(1));
  EXPECT_EQ(run_.prompt_size(), 1);
  EXPECT_EQ(take_step(run_).rows_computed, 1);
  expect_like_fresh_pass(run_);
}

TEST_P(Edit, OutOfRangeIsRefusedAndChangesNothing) {
  generate(run_, 1);
  EXPECT_EQ(run_.replace_token(RowIndex(13), TokenId(0)).error().code, ErrorCode::row_out_of_range);
  EXPECT_EQ(run_.replace_token(RowIndex(-1), TokenId(0)).error().code, ErrorCode::row_out_of_range);
  EXPECT_EQ(run_.replace_token(RowIndex(0), TokenId(211)).error().code, ErrorCode::token_out_of_range);
  EXPECT_EQ(run_.truncate_tokens(0).error().code, ErrorCode::row_out_of_range);
  EXPECT_EQ(run_.truncate_tokens(14).error().code, ErrorCode::row_out_of_range);
  take_step(run_);
  expect_like_fresh_pass(run_);
}

INSTANTIATE_TEST_SUITE_P(Cache, Edit, testing::Values(true, false));

}  // namespace
}  // namespace rowkeeper
