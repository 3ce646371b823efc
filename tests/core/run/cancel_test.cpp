// A step that is stopped leaves a valid run, which goes on as if nothing had been.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "run_models.h"

namespace rowkeeper {
namespace {

constexpr int kPrompt = 45;
constexpr int kChunk = 7;

Run make_chunked(bool cache) {
  return make_run(tiny_model(), random_tokens(tiny_model(), kPrompt, 2), {.cache = cache, .chunk_rows = kChunk});
}

// Stops the step once `rows` rows are done.
Result<StepRecord> step_until(Run& run, int rows) {
  StopToken stop;
  if (rows == 0) stop.request_stop();
  return run.step(stop, [&](int done, int) {
    if (done >= rows) stop.request_stop();
  });
}

// All that does not depend on the clock.
void expect_same_step(const StepRecord& a, const StepRecord& b) {
  EXPECT_EQ(a.index, b.index);
  EXPECT_EQ(a.token, b.token);
  EXPECT_EQ(a.first, b.first);
  EXPECT_EQ(a.rows_computed, b.rows_computed);
  EXPECT_EQ(a.rows_reused, b.rows_reused);
  EXPECT_EQ(a.rows_rebuilt, b.rows_rebuilt);
  EXPECT_EQ(a.rows_rebuilt_identical, b.rows_rebuilt_identical);
  EXPECT_EQ(a.cache_rows, b.cache_rows);
  EXPECT_EQ(a.logits_fingerprint, b.logits_fingerprint);
  ASSERT_EQ(a.changes.size(), b.changes.size());
  for (std::size_t i = 0; i < a.changes.size(); ++i) {
    EXPECT_EQ(a.changes[i].row, b.changes[i].row);
    EXPECT_EQ(a.changes[i].block, b.changes[i].block);
    EXPECT_EQ(a.changes[i].fingerprint, b.changes[i].fingerprint);
  }
}

class Cancel : public testing::TestWithParam<bool> {};  // cache on

TEST_P(Cancel, APrefillStoppedAfterAnyChunkGoesOnToTheSameResult) {
  auto whole = make_chunked(GetParam());
  const StepRecord expected = take_step(whole);
  const StepRecord expected_next = take_step(whole);
  for (int rows = 0; rows < kPrompt; rows += kChunk) {
    SCOPED_TRACE(testing::Message() << "stopped after " << rows << " rows");
    auto run = make_chunked(GetParam());
    const Result<StepRecord> stopped = step_until(run, rows);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
    EXPECT_EQ(run.steps(), 0);
    EXPECT_EQ(run.store().held(), GetParam() ? rows : 0);
    expect_same_step(take_step(run), expected);
    expect_like_fresh_pass(run);
    expect_same_step(take_step(run), expected_next);
  }
}

TEST_P(Cancel, ADecodeStepIsTakenAgain) {
  auto whole = make_chunked(GetParam());
  take_step(whole);
  auto run = make_chunked(GetParam());
  take_step(run);
  ASSERT_FALSE(step_until(run, 0));
  EXPECT_EQ(run.store().held(), GetParam() ? kPrompt : 0);
  expect_same_step(take_step(run), take_step(whole));
}

INSTANTIATE_TEST_SUITE_P(Cache, Cancel, testing::Values(true, false));

TEST(CancelOften, ManyStopsInARowAddUp) {
  auto whole = make_chunked(true);
  const StepRecord expected = take_step(whole);
  auto run = make_chunked(true);
  for (int chunk = 1; chunk * kChunk < kPrompt; ++chunk) {
    ASSERT_FALSE(step_until(run, kChunk));
    EXPECT_EQ(run.store().held(), chunk * kChunk);
  }
  const StepRecord record = take_step(run);
  expect_same_step(record, expected);
  EXPECT_EQ(record.multiply_adds, expected.multiply_adds);
  EXPECT_EQ(run.seconds(), record.seconds());
  expect_like_fresh_pass(run);
}

// Every other time the step waits for the request, else they race: the step may be done before it is asked to stop.
TEST(CancelOften, FromAnotherThread) {
  auto whole = make_run(tiny_model(2), random_tokens(tiny_model(), kPrompt, 2), {.chunk_rows = kChunk});
  const StepRecord expected = take_step(whole);
  for (int time = 0; time < 40; ++time) {
    auto run = make_run(tiny_model(2), random_tokens(tiny_model(), kPrompt, 2), {.chunk_rows = kChunk});
    const StopToken stop;
    std::atomic<int> rows_done = 0;
    std::thread other([&] {
      while (rows_done <= time) std::this_thread::yield();
      stop.request_stop();
    });
    const Result<StepRecord> first = run.step(stop, [&](int done, int) {
      rows_done = done;
      while (time % 2 == 0 && done > time && !stop.stop_requested()) std::this_thread::yield();
    });
    other.join();
    if (time % 2 == 0 && time < kPrompt / kChunk * kChunk - kChunk) {
      EXPECT_FALSE(first);
    }
    expect_same_step(first ? *first : take_step(run), expected);
    expect_like_fresh_pass(run);
  }
}

TEST(CancelThenChange, TheCacheSwitchedOffDropsWhatWasDone) {
  auto run = make_chunked(true);
  ASSERT_FALSE(step_until(run, 2 * kChunk));
  run.set_cache(false);
  EXPECT_EQ(run.store().held(), 0);
  const StepRecord record = take_step(run);
  EXPECT_EQ(record.first, 0);
  EXPECT_EQ(record.rows_computed, kPrompt);
  EXPECT_EQ(record.rows_rebuilt, 0);
  expect_like_fresh_pass(run);
}

TEST(CancelThenChange, AnEditedTokenDropsTheRowsBelow) {
  for (const int row : {0, 1, kChunk, 2 * kChunk - 1, 2 * kChunk, kPrompt - 1}) {
    auto run = make_chunked(true);
    ASSERT_FALSE(step_until(run, 2 * kChunk));
    ASSERT_TRUE(run.replace_token(RowIndex(row), TokenId(210)));
    EXPECT_EQ(run.store().held(), std::min(row, 2 * kChunk));
    const StepRecord record = take_step(run);
    EXPECT_EQ(record.rows_computed, kPrompt);
    EXPECT_EQ(record.rows_reused, 0);
    EXPECT_EQ(record.changes.size(), 3U * kPrompt);
    expect_like_fresh_pass(run);
  }
}

TEST(CancelThenChange, ShortenedBelowWhatWasDoneStillGivesLogits) {
  auto run = make_chunked(true);
  ASSERT_FALSE(step_until(run, 3 * kChunk));
  ASSERT_TRUE(run.truncate_tokens(kChunk));
  const StepRecord record = take_step(run);
  EXPECT_EQ(record.rows_computed, kChunk);
  expect_like_fresh_pass(run);
}

}  // namespace
}  // namespace rowkeeper
