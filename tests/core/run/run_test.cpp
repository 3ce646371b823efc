#include "core/run/run.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <thread>

#include "core/tokenizer/tokenizer.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

std::vector<TokenId> five_tokens() { return random_tokens(tiny_model(), 5, 1); }

ErrorCode create_error(const Model& model, std::vector<TokenId> prompt, const RunOptions& options = {}) {
  return Run::create(model, std::move(prompt), options).error().code;
}

TEST(Run, RefusesWhatItCannotStartFrom) {
  const Model& model = tiny_model();
  EXPECT_EQ(create_error(model, {}), ErrorCode::option_out_of_range);
  EXPECT_EQ(create_error(model, {TokenId(211)}), ErrorCode::token_out_of_range);
  EXPECT_EQ(create_error(model, {TokenId(-1)}), ErrorCode::token_out_of_range);
  EXPECT_EQ(create_error(model, random_tokens(model, 65, 1)), ErrorCode::prompt_too_long);
  EXPECT_EQ(create_error(model, five_tokens(), {.candidates = -1}), ErrorCode::option_out_of_range);
  EXPECT_EQ(create_error(model, five_tokens(), {.chunk_rows = 0}), ErrorCode::option_out_of_range);
  EXPECT_EQ(create_error(model, five_tokens(), {.sampling = {.top_p = 2}}), ErrorCode::option_out_of_range);
}

// decisions.md 1: `generate --tokens 6 --toggle-at 2,4` after a prompt of five tokens.
TEST(Run, ToggleTable) {
  struct Expected {
    bool cache;
    int first, rows_computed, rows_reused, cache_rows, rows_rebuilt;
  };
  const std::vector<Expected> table = {{true, 0, 5, 0, 5, 0},  {true, 5, 1, 5, 6, 0}, {false, 0, 7, 0, 0, 6},
                                       {false, 0, 8, 0, 0, 7}, {true, 0, 9, 0, 9, 8}, {true, 9, 1, 9, 10, 0}};
  auto run = make_run(tiny_model(), five_tokens());
  for (std::size_t step = 0; step < table.size(); ++step) {
    if (step == 2 || step == 4) run.set_cache(!run.cache());
    if (step == 2) {
      EXPECT_EQ(run.store().held(), 0) << "off empties the store at once";
    }
    const StepRecord record = take_step(run);
    const Expected& expected = table[step];
    EXPECT_EQ(record.index, static_cast<int>(step));
    EXPECT_EQ(record.cache, expected.cache);
    EXPECT_EQ(record.first, expected.first);
    EXPECT_EQ(record.rows_computed, expected.rows_computed);
    EXPECT_EQ(record.rows_reused, expected.rows_reused);
    EXPECT_EQ(record.cache_rows, expected.cache_rows);
    EXPECT_EQ(record.rows_rebuilt, expected.rows_rebuilt);
    EXPECT_EQ(record.rows_rebuilt_identical, expected.rows_rebuilt);
    EXPECT_EQ(record.position, 5 + static_cast<int>(step));
    EXPECT_EQ(record.changes.size(), step == 0 ? 15U : 3U) << "only new rows";
    EXPECT_EQ(run.store().held(), expected.cache_rows);
  }
  EXPECT_EQ(run.history().row(RowIndex(0)).times_computed, 4);
  EXPECT_EQ(run.history().row(RowIndex(9)).times_computed, 1);
  EXPECT_EQ(run.steps(), 6);
}

TEST(Run, ReportsTheMemoryOfItsRows) {
  const std::size_t row_bytes = 2 * 3 * 48 * sizeof(float);
  auto run = make_run(tiny_model(), five_tokens());
  const StepRecord on = take_step(run);
  EXPECT_EQ(on.cache_bytes, 5 * row_bytes);
  EXPECT_GE(on.cache_bytes_allocated, on.cache_bytes);
  EXPECT_EQ(on.transient_bytes, 0U);
  run.set_cache(false);
  for (int step = 0; step < 2; ++step) {
    const StepRecord off = take_step(run);
    EXPECT_EQ(off.cache_bytes, 0U);
    EXPECT_EQ(off.cache_bytes_allocated, 0U);
    EXPECT_GE(off.transient_bytes, static_cast<std::size_t>(off.rows_computed) * row_bytes);
    EXPECT_EQ(off.cache_rows, 0);
  }
}

TEST(Run, KeepsItsOwnClock) {
  auto run = make_run(tiny_model(), five_tokens(), {.candidates = 3});
  double sum = 0;
  for (int step = 0; step < 4; ++step) {
    const StepRecord record = take_step(run);
    EXPECT_GT(record.seconds(), 0);
    EXPECT_GE(record.sample_seconds, 0);
    EXPECT_EQ(record.seconds(), record.phases.total() + record.sample_seconds);
    EXPECT_EQ(record.phases.blocks.size(), 3U);
    sum += record.seconds();
    EXPECT_EQ(run.seconds(), sum);
  }
}

TEST(Run, AOneTokenPromptStarts) {
  auto run = make_run(tiny_model(), {TokenId(7)});
  const StepRecord first = take_step(run);
  EXPECT_EQ(first.rows_computed, 1);
  EXPECT_EQ(first.rows_reused, 0);
  expect_like_fresh_pass(run);
  const StepRecord second = take_step(run);
  EXPECT_EQ(second.rows_computed, 1);
  EXPECT_EQ(second.rows_reused, 1);
  expect_like_fresh_pass(run);
}

TEST(Run, NamesTheTokensBytes) {
  const Tokenizer tokenizer = Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny").value();
  auto run = make_run(bundled_model(), tokenizer.encode("Once upon a time").value().ids, {.tokenizer = &tokenizer});
  for (int step = 0; step < 3; ++step) {
    const StepRecord record = take_step(run);
    EXPECT_FALSE(record.bytes.empty());
    EXPECT_EQ(record.bytes, tokenizer.bytes(record.token));
  }
}

TEST(Run, CandidatesBeginWithTheGreedyToken) {
  auto run = make_run(tiny_model(), five_tokens(), {.candidates = 5});
  for (int step = 0; step < 3; ++step) {
    const StepRecord record = take_step(run);
    ASSERT_EQ(record.candidates.size(), 5U);
    EXPECT_EQ(record.candidates[0].token, record.token);
    EXPECT_GE(record.candidates[0].probability, record.candidates[1].probability);
  }
}

TEST(Run, ASeedFixesTheTokensWhateverTheToggleDoes) {
  RunOptions options;
  options.sampling = {.greedy = false, .top_k = 40, .seed = 7};
  std::vector<TokenId> first;
  for (int time = 0; time < 4; ++time) {
    auto run = make_run(tiny_model(1 + time % 3), five_tokens(), options);
    std::vector<TokenId> made;
    for (int step = 0; step < 40; ++step) {
      if (time >= 2 && step % (time + 3) == 2) run.set_cache(!run.cache());
      made.push_back(take_step(run).token);
    }
    if (time == 0) first = made;
    EXPECT_EQ(made, first) << "time " << time;
  }
  EXPECT_GT(std::set<TokenId>(first.begin(), first.end()).size(), 10U) << "it does sample";
}

TEST(Run, TwoThreadsShareAModel) {
  auto alone = make_run(tiny_model(2), five_tokens());
  const std::vector<TokenId> expected = generate(alone, 30);
  std::vector<TokenId> first, second;
  auto cached = make_run(tiny_model(2), five_tokens()), uncached = make_run(tiny_model(2), five_tokens(), {.cache = false});
  std::thread other([&] { second = generate(uncached, 30); });
  first = generate(cached, 30);
  other.join();
  EXPECT_EQ(first, expected);
  EXPECT_EQ(second, expected);
}

TEST(Run, BrokenArithmeticIsAnErrorAndTheRunStaysValid) {
  const Model model = broken_model(6);
  for (const bool cache : {true, false}) {
    auto run = make_run(model, five_tokens(), {.cache = cache});
    const std::vector<TokenId> made = generate(run, 2);
    for (int time = 0; time < 2; ++time) {
      const Result<StepRecord> broken = run.step();
      ASSERT_FALSE(broken);
      EXPECT_EQ(broken.error().code, ErrorCode::not_a_number);
      EXPECT_EQ(run.tokens().size(), 7U);
      EXPECT_EQ(run.store().held(), cache ? 6 : 0);
    }
    ASSERT_TRUE(run.truncate_tokens(6));
    EXPECT_EQ(take_step(run).token, made[1]);
    expect_like_fresh_pass(run);
  }
}

TEST(Run, FingerprintsOffChangeNoToken) {
  auto with = make_run(tiny_model(), five_tokens());
  auto without = make_run(tiny_model(), five_tokens(), {.fingerprints = false});
  EXPECT_EQ(generate(with, 10), generate(without, 10));
  without.set_cache(false);
  const StepRecord record = take_step(without);
  EXPECT_EQ(record.logits_fingerprint, 0U);
  EXPECT_TRUE(record.changes.empty());
  EXPECT_EQ(record.rows_rebuilt, 14);
  EXPECT_EQ(record.rows_rebuilt_identical, 0);
}

}  // namespace
}  // namespace rowkeeper
