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

TEST(StoreKinds, ABackendRefusesWhatItDoesNotRead) {
  LoadOptions options;
  options.backend = BackendKind::openblas;
  const Result<Model> model = Model::load(*make_random_model(tiny_shape(), 1), options);
  if (!model) GTEST_SKIP() << "OpenBLAS is not there";
  for (const char* kind : {"dense:f16", "int8", "paged:16", "window:16", "heavy:16", "merge:16"}) {
    const auto store = model->make_store(*parse_store_kind(kind));
    ASSERT_FALSE(store) << kind;
    EXPECT_EQ(store.error().code, ErrorCode::store_unsupported);
    EXPECT_EQ(store.error().args, (std::vector<std::string>{kind, "openblas"}));
  }
  EXPECT_TRUE(model->make_store());
}

}  // namespace
}  // namespace rowkeeper
