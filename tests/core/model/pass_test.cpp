// What a pass promises: rows do not depend on company, threads or target; the store is right after every outcome.
#include <random>

#include "model_test.h"

namespace rowkeeper {
namespace {

// All keys and values of a store, in row order.
std::vector<float> contents(const KvStore& store) {
  const StoreShape shape = store.shape();
  std::vector<float> all, key(static_cast<std::size_t>(shape.head_size)), value(key.size());
  for (int row = 0; row < store.next_row(); ++row) {
    for (int block = 0; block < shape.blocks; ++block) {
      for (int head = 0; head < shape.kv_heads; ++head) {
        store.read(BlockIndex(block), HeadIndex(head), RowIndex(row), key, value);
        all.insert(all.end(), key.begin(), key.end());
        all.insert(all.end(), value.begin(), value.end());
      }
    }
  }
  return all;
}

TEST(Pass, GivesTheSameBitsHoweverTheRowsAreCut) {
  const auto source = make_random_model(small_shape(), 5);
  const std::vector<TokenId> ids = some_ids(90, 211);
  const Model one = load_or_die(*source, with_threads(1));
  const std::unique_ptr<KvStore> whole = std::move(*one.make_store());
  std::vector<float> want(211), logits(211);
  const PassRecord record = *one.pass(ids, *whole, want, {});
  std::mt19937 engine(1);
  for (int trial = 0; trial < 12; ++trial) {
    const Model model = load_or_die(*source, with_threads(1 + trial % 3));
    const std::unique_ptr<KvStore> store = std::move(*model.make_store());
    std::vector<RowFingerprint> fingerprints;
    for (std::size_t n = 0; n < ids.size();) {
      n = std::min(ids.size(), n + 1 + engine() % (trial % 2 == 0 ? 3 : 50));
      PassOptions options;
      options.chunk_rows = 1 + static_cast<int>(engine() % 40);
      const PassRecord part = *model.pass(std::span(ids).first(n), *store, logits, options);
      fingerprints.insert(fingerprints.end(), part.fingerprints.begin(), part.fingerprints.end());
    }
    EXPECT_TRUE(same_bits(logits, want)) << trial;
    EXPECT_TRUE(same_bits(contents(*store), contents(*whole))) << trial;
    EXPECT_EQ(fingerprints, record.fingerprints) << trial;
  }
}

TEST(Pass, GivesTheSameBitsOnEveryTargetWithFma) {
  std::vector<SimdTarget> targets;
  for (const SimdTarget target : available_simd_targets()) {
    if (target != SimdTarget::sse4) targets.push_back(target);
  }
  if (targets.size() < 2) GTEST_SKIP() << "This CPU has one target with fma: nothing to compare.";
  std::vector<std::unique_ptr<TensorSource>> sources;
  sources.push_back(bundled_source());
  sources.push_back(twin_source());
  sources.push_back(make_random_model(small_shape(), 3));
  for (const auto& source : sources) {
    const std::vector<TokenId> ids = some_ids(std::min(400, source->shape().positions), source->shape().vocabulary);
    std::vector<std::vector<float>> logits;
    for (const SimdTarget target : targets) {
      LoadOptions options = with_threads(2);
      options.simd = target;
      logits.push_back(full_pass(load_or_die(*source, options), ids));
    }
    EXPECT_TRUE(same_bits(logits.front(), logits.back()));
  }
}

TEST(Pass, GivesLogitsOfEveryRowAskedFor) {
  const Model model = load_or_die(*make_random_model(small_shape(), 9), with_threads(2));
  const std::vector<TokenId> ids = some_ids(60, 211);
  const std::unique_ptr<KvStore> store = std::move(*model.make_store());
  std::vector<float> all(40 * 211);
  PassOptions options;
  options.logits_from = 20;
  options.chunk_rows = 7;
  const PassRecord record = *model.pass(ids, *store, all, options);
  EXPECT_EQ(record.logits_fingerprints.size(), 40U);
  for (std::size_t n = 21; n <= 60; ++n) {
    const std::vector<float> want = full_pass(model, std::span(ids).first(n));
    const auto row = std::span(all).subspan((n - 21) * 211, 211);
    EXPECT_TRUE(same_bits(want, {row.begin(), row.end()})) << n;
  }
}

TEST(Pass, CountsWhatItDid) {
  const Model model = load_or_die(*make_random_gpt2(0), with_threads(2));
  const std::unique_ptr<KvStore> store = std::move(*model.make_store());
  std::vector<float> logits(50257);
  const std::vector<TokenId> ids = some_ids(17, 50257);
  const PassRecord prefill = *model.pass(std::span(ids).first(16), *store, logits, {});
  EXPECT_EQ(prefill.first, 0);
  EXPECT_EQ(prefill.rows, 16);
  const PassRecord step = *model.pass(ids, *store, logits, {});
  EXPECT_EQ(step.first, 16);
  EXPECT_EQ(step.rows, 1);
  // 84.9 M multiply-adds in the blocks, 38.6 M for the head, 2 x 12 x 768 for each pair of rows.
  EXPECT_EQ(step.multiply_adds, 84934656.0 + 38597376.0 + 17 * 18432.0);
  EXPECT_EQ(step.cache_bytes_read, 16U * 18432 * 4);
  EXPECT_NEAR(static_cast<double>(step.weights_bytes_read), (84934656.0 + 38597376.0) * 4, 1e5);
  EXPECT_EQ(model.weights_bytes_read(), step.weights_bytes_read);
  EXPECT_EQ(store->bytes().used, 17U * 18432 * 4);
  EXPECT_EQ(store->bytes().allocated, 64U * 18432 * 4);
}

// Each chunk reads the blocks' weights, and the rows of the chunks before it, once more; the head is read for 16 rows of logits at a time.
TEST(Pass, CountsWhatEveryChunkReads) {
  const Model model = load_or_die(*make_random_model(small_shape(), 3), with_threads(1));
  const std::vector<TokenId> ids = some_ids(50, 211);
  std::vector<float> logits(30 * 211);
  const std::size_t row = 2 * 36 * sizeof(float);  // of the embeddings of token and position
  const auto pass_of = [&](KvStore& store, std::size_t tokens, int chunk, int logits_from = -1) {
    PassOptions options;
    options.chunk_rows = chunk;
    options.logits_from = logits_from;
    return model.pass(std::span(ids).first(tokens), store, logits, options).value();
  };
  const auto store = std::move(*model.make_store());
  const std::size_t once = model.weights_bytes_read() - row;
  EXPECT_EQ(pass_of(*store, 50, 50).weights_bytes_read, once + 50 * row);
  store->truncate(0);
  const PassRecord three = pass_of(*store, 50, 20);
  const PassRecord decode = [&] {
    store->truncate(49);
    return pass_of(*store, 50, 20);
  }();
  EXPECT_EQ(decode.weights_bytes_read, once + row);
  EXPECT_EQ(decode.cache_bytes_read, 49 * store->row_bytes());
  EXPECT_EQ(three.cache_bytes_read, (0 + 20 + 40) * store->row_bytes());
  // One of the three chunks needs the head.
  store->truncate(0);
  const std::size_t with_head = pass_of(*store, 50, 50, 20).weights_bytes_read;  // 30 rows of logits: the head twice
  const std::size_t head = with_head - once - 50 * row;
  EXPECT_GE(head, 211U * 36 * sizeof(float));
  EXPECT_EQ(three.weights_bytes_read, 3 * (once - head) + head + 50 * row);
  // A store that takes a row at a time reads all weights for each.
  const auto heavy = std::move(*model.make_store(StoreKind::heavy(16)));
  const PassRecord rows = pass_of(*heavy, 20, 20);
  EXPECT_EQ(rows.weights_bytes_read, 20 * (once - head) + head + 20 * row);
  EXPECT_EQ(rows.cache_bytes_read, (15 * 16 / 2 + 4 * 16) * heavy->row_bytes());
}

TEST(Pass, StopsBetweenBlocksAndKeepsWholeChunks) {
  const Model model = load_or_die(*make_random_model(small_shape(), 2), with_threads(2));
  const std::vector<TokenId> ids = some_ids(50, 211);
  const std::vector<float> want = full_pass(model, ids);
  const std::unique_ptr<KvStore> store = std::move(*model.make_store());
  std::vector<float> logits(211);
  PassOptions options;
  options.chunk_rows = 20;
  options.progress = [&](int done, int) {
    if (done == 20) options.stop.request_stop();
  };
  const Result<PassRecord> stopped = model.pass(ids, *store, logits, options);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
  EXPECT_EQ(stopped.error().args, std::vector<std::string>{"20"});
  EXPECT_EQ(store->next_row(), 20);
  ASSERT_TRUE(model.pass(ids, *store, logits, {}));
  EXPECT_TRUE(same_bits(logits, want));
}

ErrorCode code_of(const Model& model, std::span<const TokenId> ids, KvStore& store) {
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  const Result<PassRecord> record = model.pass(ids, store, logits, {});
  return record ? ErrorCode::cancelled : record.error().code;
}

TEST(Pass, RefusesWhatItCannotDo) {
  const Model model = load_or_die(*make_random_model(small_shape(), 2), with_threads(1));
  const std::unique_ptr<KvStore> store = std::move(*model.make_store());
  EXPECT_EQ(code_of(model, some_ids(97, 211), *store), ErrorCode::prompt_too_long);
  const std::vector<TokenId> beyond = {TokenId(1), TokenId(211)}, negative = {TokenId(-1)};
  EXPECT_EQ(code_of(model, beyond, *store), ErrorCode::token_out_of_range);
  EXPECT_EQ(code_of(model, negative, *store), ErrorCode::token_out_of_range);
  EXPECT_EQ(code_of(model, {}, *store), ErrorCode::option_out_of_range);
  EXPECT_EQ(store->next_row(), 0);
  const Model blas = load_or_die(*make_random_model(small_shape(), 2), with_threads(1, BackendKind::openblas));
  EXPECT_EQ(code_of(blas, some_ids(3, 211), *store), ErrorCode::store_mismatch);
  ModelShape other = small_shape();
  other.blocks = 4;
  const Model taller = load_or_die(*make_random_model(other, 2), with_threads(1));
  EXPECT_EQ(code_of(taller, some_ids(3, 211), *store), ErrorCode::store_mismatch);
}

// Two models of one shape have different rows for the same text: neither works with the other's stores, nor shares its pages.
TEST(Pass, RefusesTheStoreOfAnotherModelOfTheSameShape) {
  const Model one = load_or_die(*make_random_model(small_shape(), 2), with_threads(1));
  const Model two = load_or_die(*make_random_model(small_shape(), 3), with_threads(1));
  const std::vector<std::string> said = {"another model of this shape", "one of its own"};
  std::vector<float> logits(211);
  for (const char* kind : {"dense:f32", "int4", "paged:8", "window:16", "heavy:16", "merge:16"}) {
    const auto store = std::move(*one.make_store(*parse_store_kind(kind)));
    const Result<PassRecord> record = two.pass(some_ids(3, 211), *store, logits, {});
    ASSERT_FALSE(record) << kind;
    EXPECT_EQ(record.error().code, ErrorCode::store_mismatch) << kind;
    EXPECT_EQ(record.error().args, said) << kind;
    EXPECT_TRUE(one.pass(some_ids(3, 211), *store, logits, {})) << kind;
  }
  const auto pool = one.make_page_pool(8, std::size_t{1} << 20).value();
  const auto store = two.make_store_in(pool);
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, ErrorCode::store_mismatch);
  EXPECT_EQ(store.error().args, said);
  EXPECT_TRUE(one.make_store_in(pool));
}

}  // namespace
}  // namespace rowkeeper
