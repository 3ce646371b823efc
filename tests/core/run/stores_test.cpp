// Whole runs over every kind of store.
#include <gtest/gtest.h>

#include "core/run/check.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

const char* const kKinds[] = {"dense:f32", "dense:f16", "int8",        "int4",     "k8v4",    "paged:8",
                              "paged:64",  "window:16", "window:12+4", "heavy:16", "merge:16"};

std::vector<std::uint64_t> logits_of(Run& run, int tokens) {
  std::vector<std::uint64_t> fingerprints;
  for (int i = 0; i < tokens; ++i) fingerprints.push_back(take_step(run).logits_fingerprint);
  return fingerprints;
}

// A prefill of the whole prompt, in chunks of any size, gives what one token at a time gives.
TEST(StoreKinds, PrefillHasTheBitsOfOneTokenAtATime) {
  const Model& model = tiny_model(2, 96);
  const std::vector<TokenId> tokens = random_tokens(model, 90, 5);
  for (const char* kind : kKinds) {
    const auto one = model.make_store(*parse_store_kind(kind)).value();
    std::vector<float> alone(static_cast<std::size_t>(model.shape().vocabulary)), together = alone;
    for (std::size_t n = 1; n <= tokens.size(); ++n) ASSERT_TRUE(model.pass(std::span(tokens).first(n), *one, alone, {}));
    for (const int chunk : {7, 32, 512}) {
      const auto store = model.make_store(*parse_store_kind(kind)).value();
      PassOptions options;
      options.chunk_rows = chunk;
      ASSERT_TRUE(model.pass(tokens, *store, together, options));
      EXPECT_TRUE(same_bits(alone, together)) << kind << ", chunks of " << chunk;
      EXPECT_EQ(store->held(), one->held()) << kind;
    }
  }
}

TEST(StoreKinds, PagesGiveTheBitsOfTheDenseStore) {
  const Model& model = tiny_model(2, 96);
  auto dense = make_run(model, random_tokens(model, 20, 1));
  const std::vector<std::uint64_t> want = logits_of(dense, 60);
  for (const char* kind : {"paged:8", "paged:16", "paged:32", "paged:64"}) {
    RunOptions options;
    options.store = *parse_store_kind(kind);
    auto run = make_run(model, random_tokens(model, 20, 1), options);
    EXPECT_EQ(logits_of(run, 60), want) << kind;
  }
}

// The cache off, and on again: rows are rebuilt, and all goes on as if nothing had been. True of every kind, as its prefill gives
// the bits of its decode.
TEST(StoreKinds, SwitchingTheCacheChangesNothing) {
  const Model& model = tiny_model(1, 96);
  for (const char* kind : kKinds) {
    RunOptions options;
    options.store = *parse_store_kind(kind);
    auto still = make_run(model, random_tokens(model, 20, 2), options);
    auto switched = make_run(model, random_tokens(model, 20, 2), options);
    const std::vector<std::uint64_t> want = logits_of(still, 40);
    std::vector<std::uint64_t> got;
    for (int step = 0; step < 40; ++step) {
      if (step % 7 == 3) switched.set_cache(!switched.cache());
      got.push_back(take_step(switched).logits_fingerprint);
    }
    EXPECT_EQ(got, want) << kind;
  }
}

TEST(StoreKinds, ACheckAgreesWithTheRunOfAnyKind) {
  const Model& model = tiny_model(1, 96);
  for (const char* kind : kKinds) {
    RunOptions options;
    options.store = *parse_store_kind(kind);
    auto run = make_run(model, random_tokens(model, 30, 3), options);
    generate(run, 30);
    EXPECT_TRUE(check_run(run, CheckKind::quick)->agrees()) << kind;
    EXPECT_TRUE(check_run(run, CheckKind::thorough)->agrees()) << kind;
  }
}

TEST(StoreKinds, StepsTellWhatIsHeldAndReused) {
  const Model& model = tiny_model(1, 96);
  RunOptions options;
  options.store = *parse_store_kind("window:16+2");
  options.chunk_rows = 10;
  auto run = make_run(model, random_tokens(model, 40, 3), options);
  StepRecord step = take_step(run);
  EXPECT_EQ(step.rows_computed, 40);
  EXPECT_EQ(step.rows_reused, 0);
  EXPECT_EQ(step.cache_rows, 18);
  EXPECT_EQ(step.cache_bytes, 18 * run.store().row_bytes());
  step = take_step(run);
  EXPECT_EQ(step.rows_computed, 1);
  EXPECT_EQ(step.rows_reused, 18);
  EXPECT_EQ(step.first, 40);
}

// Every row's weights sum to 1 whatever is kept, and rows that are gone have none.
TEST(StoreKinds, AttentionIsShownByTheRowsOwnPlaces) {
  const Model& model = tiny_model(2, 96);
  for (const char* kind : kKinds) {
    RunOptions options;
    options.store = *parse_store_kind(kind);
    options.attention = true;
    auto run = make_run(model, random_tokens(model, 40, 3), options);
    take_step(run);
    std::vector<bool> held;
    for (int row = 0; row < 40; ++row) held.push_back(run.store().entry_of(RowIndex(row)) >= 0);
    const StepRecord step = take_step(run);
    const auto heads = static_cast<std::size_t>(model.shape().blocks * model.shape().heads);
    ASSERT_EQ(step.attention.size(), heads * 41);
    for (std::size_t head = 0; head < heads; ++head) {
      double sum = 0;
      for (std::size_t row = 0; row < 41; ++row) {
        const float weight = step.attention[head * 41 + row];
        sum += static_cast<double>(weight);
        ASSERT_TRUE(row == 40 || held[row] || weight == 0) << kind << ", row " << row;
      }
      ASSERT_NEAR(sum, 1, 1e-5) << kind;
    }
  }
}

// What the tokens give that the run stands at, from nothing.
std::uint64_t fresh_logits(const Run& run) {
  const auto tokens = run.tokens();
  auto fresh = make_run(run.model(), {tokens.begin(), tokens.end()}, run.options());
  return take_step(fresh).logits_fingerprint;
}

TEST(StoreKinds, APrefillStoppedAfterAnyChunkGoesOn) {
  const Model& model = tiny_model(1, 96);
  for (const char* kind : kKinds) {
    RunOptions options;
    options.store = *parse_store_kind(kind);
    options.chunk_rows = 7;
    for (const int rows : {0, 1, 7, 16, 21, 38}) {
      SCOPED_TRACE(testing::Message() << kind << " stopped after " << rows);
      auto run = make_run(model, random_tokens(model, 45, 2), options);
      const std::uint64_t want = fresh_logits(run);
      StopToken stop;
      const auto stopped = run.step(stop, [&](int done, int) {
        if (done >= rows) stop.request_stop();
      });
      ASSERT_FALSE(stopped);
      EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
      const int done = run.store().next_row(), chunk = std::min(7, run.store().most_rows_at_once());
      EXPECT_EQ(done, std::max(chunk, (rows + chunk - 1) / chunk * chunk));
      const StepRecord record = take_step(run);
      EXPECT_EQ(record.logits_fingerprint, want);
      EXPECT_EQ(record.rows_computed, 45);
      EXPECT_EQ(record.rows_reused, 0);
      EXPECT_EQ(record.changes.size(), 45U * 3);
      const std::uint64_t next = fresh_logits(run);
      EXPECT_EQ(take_step(run).logits_fingerprint, next);
    }
  }
}

TEST(StoreKinds, AnEditGivesWhatAFreshRunGives) {
  const Model& model = tiny_model(1, 96);
  for (const char* kind : kKinds) {
    RunOptions options;
    options.store = *parse_store_kind(kind);
    for (const int row : {0, 5, 12, 30, 39, 43}) {
      SCOPED_TRACE(testing::Message() << kind << ", row " << row);
      auto run = make_run(model, random_tokens(model, 40, 2), options);
      generate(run, 4);
      const bool whole = run.store().held() == run.store().next_row();
      ASSERT_TRUE(run.replace_token(RowIndex(row), TokenId(210)));
      EXPECT_EQ(run.store().next_row(), row == 43 || whole ? row : 0);
      const std::uint64_t want = fresh_logits(run);
      const StepRecord record = take_step(run);
      EXPECT_EQ(record.logits_fingerprint, want);
      EXPECT_EQ(record.first + record.rows_computed, 44);
      const std::uint64_t next = fresh_logits(run);
      EXPECT_EQ(take_step(run).logits_fingerprint, next);
    }
  }
}

TEST(StoreKinds, TokensTakenBackGiveWhatAFreshRunGives) {
  const Model& model = tiny_model(1, 96);
  for (const char* kind : kKinds) {
    RunOptions options;
    options.store = *parse_store_kind(kind);
    for (const int count : {1, 9, 39, 42, 44}) {
      SCOPED_TRACE(testing::Message() << kind << ", " << count << " tokens left");
      auto run = make_run(model, random_tokens(model, 40, 2), options);
      generate(run, 4);
      ASSERT_TRUE(run.truncate_tokens(count));
      for (int step = 0; step < 2; ++step) {
        const std::uint64_t want = fresh_logits(run);
        EXPECT_EQ(take_step(run).logits_fingerprint, want) << step;
      }
    }
  }
}

// A row exists only below the context's end, whatever is kept of those above it.
TEST(StoreKinds, EndWithTheContext) {
  const Model& model = tiny_model();
  for (const char* kind : kKinds) {
    SCOPED_TRACE(kind);
    RunOptions options;
    options.store = *parse_store_kind(kind);
    for (const auto& [prompt, tokens] : {std::pair(60, 5), {63, 2}, {64, 1}}) {
      auto run = make_run(model, random_tokens(model, prompt, 9), options);
      generate(run, tokens);
      EXPECT_TRUE(run.context_full());
      EXPECT_EQ(run.store().next_row(), 64);
      const Result<StepRecord> beyond = run.step();
      ASSERT_FALSE(beyond);
      EXPECT_EQ(beyond.error().code, ErrorCode::context_full);
    }
    EXPECT_EQ(rowkeeper::Run::create(model, random_tokens(model, 65, 9), options).error().code, ErrorCode::prompt_too_long);
    options.at_limit = AtLimit::slide;
    auto sliding = make_run(model, random_tokens(model, 64, 9), options);
    take_step(sliding);
    const StepRecord slid = take_step(sliding);
    EXPECT_TRUE(slid.slid);
    EXPECT_EQ(slid.rows_computed, 32);
    const auto kept = sliding.tokens().first(32);
    auto fresh = make_run(model, {kept.begin(), kept.end()}, options);
    EXPECT_EQ(slid.logits_fingerprint, take_step(fresh).logits_fingerprint);
  }
}

TEST(StoreKinds, AStoreInAPoolIsOfThePoolsKind) {
  const Model& model = tiny_model(1, 96);
  RunOptions options;
  options.pool = model.make_page_pool(8, std::size_t{1} << 20).value();
  for (const char* kind : {"dense:f32", "int8", "window:16", "paged:16"}) {
    options.store = *parse_store_kind(kind);
    const auto run = rowkeeper::Run::create(model, random_tokens(model, 4, 1), options);
    ASSERT_FALSE(run) << kind;
    EXPECT_EQ(run.error().code, ErrorCode::option_out_of_range);
    EXPECT_EQ(run.error().args, (std::vector<std::string>{"cache", kind, "paged:8, as the pool's pages are"}));
  }
  options.store = StoreKind::paged(8);
  EXPECT_TRUE(rowkeeper::Run::create(model, random_tokens(model, 4, 1), options));
  const Model other = Model::load(*make_random_model(tiny_shape(96), 6), {}).value();
  EXPECT_EQ(rowkeeper::Run::create(other, random_tokens(other, 4, 1), options).error().code, ErrorCode::store_mismatch);
  options.pool = nullptr;
  options.pool_piece_rows = 8;
  EXPECT_EQ(rowkeeper::Run::create(model, random_tokens(model, 4, 1), options).error().code, ErrorCode::option_out_of_range);
}

TEST(StoreKinds, ABackendRefusesWhatItDoesNotRead) {
  LoadOptions options;
  options.backend = BackendKind::openblas;
  const Result<Model> model = Model::load(*make_random_model(tiny_shape(), 1), options);
  if (!model) GTEST_SKIP() << "OpenBLAS is not there";
  for (const char* kind : {"dense:f16", "int8", "paged:16", "window:16", "heavy:16", "merge:16"}) {
    const auto store = model->make_store(*parse_store_kind(kind));
    ASSERT_FALSE(store) << kind;
    EXPECT_EQ(store.error().code, ErrorCode::store_unsupported);
    EXPECT_EQ(store.error().args, (std::vector<std::string>{kind, "openblas", "dense:f32"}));
  }
  EXPECT_TRUE(model->make_store());
}

}  // namespace
}  // namespace rowkeeper
