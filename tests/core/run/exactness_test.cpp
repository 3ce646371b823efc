// The promise: with the cache and without, the same numbers to the last bit. Keys, values and logits of every step are held
// to a fresh pass over the same tokens.
#include <gtest/gtest.h>

#include <random>

#include "core/model/folded_heads.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

class Exactness : public testing::TestWithParam<int> {};  // threads

// Runs to the end of the context, the cache switched over at random, the prefill cut at random.
void run_with_random_toggles(const Model& model, unsigned seed) {
  std::mt19937 random(seed);
  RunOptions options;
  options.cache = random() % 2 == 0;
  options.chunk_rows = static_cast<int>(1 + random() % 40);
  options.sampling = {.greedy = random() % 2 == 0, .top_k = 40, .seed = seed};
  const int prompt = static_cast<int>(1 + random() % 40);
  SCOPED_TRACE(testing::Message() << "seed " << seed << ", prompt " << prompt << ", chunks of " << options.chunk_rows);
  auto run = make_run(model, random_tokens(model, prompt, seed), options);
  while (!run.context_full()) {
    if (random() % 4 == 0) run.set_cache(!run.cache());
    const StepRecord record = take_step(run);
    ASSERT_EQ(record.rows_rebuilt_identical, record.rows_rebuilt);
    ASSERT_EQ(record.rows_computed + record.rows_reused, record.position);
    ASSERT_EQ(record.cache_rows, record.cache ? record.position : 0);
    expect_like_fresh_pass(run);
    if (testing::Test::HasFailure()) return;
  }
}

TEST_P(Exactness, AnyTogglingAndChunkingGivesTheBitsOfAFreshPass) {
  for (unsigned seed = 1; seed <= 8; ++seed) run_with_random_toggles(tiny_model(GetParam()), seed);
}

// The store grows by chunks of rows; 150 reach into its third.
TEST_P(Exactness, SoDoLongerRuns) {
  for (unsigned seed = 9; seed <= 10; ++seed) run_with_random_toggles(tiny_model(GetParam(), 150), seed);
}

TEST_P(Exactness, EveryChunkSizeGivesTheSameBits) {
  const Model& model = tiny_model(GetParam());
  const std::vector<TokenId> prompt = random_tokens(model, 50, 3);
  for (const int chunk_rows : {1, 2, 3, 7, 15, 16, 17, 31, 32, 33, 49, 50, 51, 1000}) {
    auto run = make_run(model, prompt, {.chunk_rows = chunk_rows});
    int chunks = 0;
    ASSERT_TRUE(run.step({}, [&](int, int) { ++chunks; }));
    EXPECT_EQ(chunks, (50 + chunk_rows - 1) / chunk_rows);
    expect_like_fresh_pass(run);
  }
}

INSTANTIATE_TEST_SUITE_P(Threads, Exactness, testing::Values(1, 2, 3));

TEST(ExactnessOverThreads, AnyNumberGivesTheSameBits) {
  const std::vector<TokenId> prompt = random_tokens(tiny_model(), 37, 4);
  const FreshPass one = fresh_pass(tiny_model(1), prompt);
  for (const int threads : {2, 3}) {
    const FreshPass more = fresh_pass(tiny_model(threads), prompt);
    EXPECT_TRUE(same_bits(one.logits, more.logits));
    EXPECT_EQ(one.record.fingerprints, more.record.fingerprints);
    EXPECT_EQ(one.record.logits_fingerprints, more.record.logits_fingerprints);
    expect_same_rows(tiny_model(), *one.store, *more.store, 37);
  }
}

// Whether each head has a key and a value of its own, or shares them with some heads or with all.
class ExactnessOfBundledModels : public testing::TestWithParam<const Model& (*)()> {};
INSTANTIATE_TEST_SUITE_P(Every, ExactnessOfBundledModels, testing::Values(bundled_model, twin_model, folded_model),
                         [](const auto& one) { return std::to_string(one.param().shape().kv_heads) + "_keys"; });

TEST_P(ExactnessOfBundledModels, CachedAndUncachedStepsAgreeToTheLastBit) {
  const Model& model = GetParam()();
  const std::vector<TokenId> prompt = random_tokens(model, 70, 5);
  auto cached = make_run(model, prompt);
  auto uncached = make_run(model, prompt, {.cache = false});
  for (int step = 0; step < 12; ++step) {
    const StepRecord a = take_step(cached), b = take_step(uncached);
    ASSERT_EQ(a.token, b.token);
    ASSERT_EQ(a.logits_fingerprint, b.logits_fingerprint);
    ASSERT_TRUE(same_bits(cached.logits(), uncached.logits()));
    ASSERT_EQ(b.rows_rebuilt_identical, b.rows_rebuilt);
  }
  expect_like_fresh_pass(cached);
  expect_like_fresh_pass(uncached);
}

// To the end of the context, on a model small enough for it.
TEST(ExactnessOfFoldedHeads, AnyTogglingAndChunkingGivesTheBitsOfAFreshPass) {
  for (const int kv_heads : {1, 2, 3}) {
    ModelShape shape = tiny_shape();
    shape.heads = shape.kv_heads = 6;
    shape.head_size = 8;
    const auto source = fold_heads(make_random_model(shape, 5), kv_heads).value();
    const Model model = Model::load(*source, {.threads = 2}).value();
    for (unsigned seed = 1; seed <= 3; ++seed) run_with_random_toggles(model, seed);
  }
}

TEST(ExactnessOfTheTwin, ItsCacheIsAQuarter) {
  const std::vector<TokenId> prompt = random_tokens(bundled_model(), 70, 5);
  auto all = make_run(bundled_model(), prompt), shared = make_run(twin_model(), prompt);
  const StepRecord a = take_step(all), b = take_step(shared);
  EXPECT_EQ(a.cache_bytes, 70U * 2 * 4 * 256 * sizeof(float));
  EXPECT_EQ(a.cache_bytes, 4 * b.cache_bytes);
  EXPECT_EQ(a.cache_bytes_allocated, 4 * b.cache_bytes_allocated);
}

}  // namespace
}  // namespace rowkeeper
