// Attention weights that a pass reports on request.
#include <optional>

#include "model_test.h"
#include "plain_attention.h"

namespace rowkeeper {
namespace {

// Sharp enough that the heads differ: the weights of the plain random model are almost even.
ModelShape sharp_shape() {
  ModelShape shape = small_shape();
  shape.scale_attention = false;
  return shape;
}

PassRecord pass_with(const Model& model, std::span<const TokenId> ids, const AttentionRequest& request,
                     int chunk_rows = 512) {
  const std::unique_ptr<KvStore> store = std::move(*model.make_store());
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  PassOptions options;
  options.attention = request;
  options.chunk_rows = chunk_rows;
  return *model.pass(ids, *store, logits, options);
}

void expect_like_plain(const ModelShape& shape, BackendKind backend) {
  const auto source = make_random_model(shape, 5);
  const Model model = load_or_die(*source, with_threads(2, backend));
  const std::vector<TokenId> ids = some_ids(41, shape.vocabulary);
  const std::vector<double> want = PlainAttention(*source).weights(ids);
  const std::vector<float> got = pass_with(model, ids, {.from_row = 0}).attention;
  ASSERT_EQ(got.size(), want.size());
  for (std::size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(static_cast<double>(got[i]), want[i], 1e-6) << i;
}

TEST(Attention, IsThatOfAPlainModelInDouble) {
  for (const BackendKind backend : {BackendKind::exact, BackendKind::openblas}) {
    SCOPED_TRACE(backend_name(backend));
    expect_like_plain(small_shape(), backend);
    expect_like_plain(sharp_shape(), backend);
    ModelShape by_block = sharp_shape();
    by_block.scale_attention_by_block = true;
    expect_like_plain(by_block, backend);
  }
}

TEST(Attention, KnowsThatHeadsShareKeys) {
  for (const BackendKind backend : {BackendKind::exact, BackendKind::openblas}) {
    ModelShape shape = sharp_shape();
    shape.heads = 6;
    shape.head_size = 6;
    for (const int kv_heads : {1, 2, 3}) {
      SCOPED_TRACE(testing::Message() << kv_heads << " of " << backend_name(backend));
      shape.kv_heads = kv_heads;
      expect_like_plain(shape, backend);
    }
  }
}

TEST(Attention, SumsToOneOverTheRowItselfAndThoseAbove) {
  const Model model = load_or_die(*make_random_model(sharp_shape(), 5), with_threads(2));
  constexpr std::size_t kRows = 70;
  const std::vector<float> weights = pass_with(model, some_ids(kRows, 211), {.from_row = 0}).attention;
  ASSERT_EQ(weights.size(), kRows * 3 * 3 * kRows);
  for (std::size_t row = 0; row < kRows; ++row) {
    for (std::size_t i = 0; i < 9; ++i) {
      double sum = 0;
      for (std::size_t j = 0; j < kRows; ++j) {
        const float weight = weights[(row * 9 + i) * kRows + j];
        EXPECT_EQ(weight > 0, j <= row);
        sum += static_cast<double>(weight);
      }
      EXPECT_NEAR(sum, 1, 1e-6);
    }
  }
}

TEST(Attention, OfPartsIsAPartOfTheWhole) {
  const Model model = load_or_die(*make_random_model(sharp_shape(), 5), with_threads(2));
  constexpr std::size_t kRows = 50;
  const std::vector<TokenId> ids = some_ids(kRows, 211);
  const std::vector<float> whole = pass_with(model, ids, {.from_row = 0}).attention;
  const auto part = [&](std::size_t from, std::size_t block, std::size_t blocks, std::size_t head, std::size_t heads) {
    std::vector<float> weights;
    for (std::size_t row = from; row < kRows; ++row) {
      for (std::size_t b = block; b < block + blocks; ++b) {
        const auto begin = whole.begin() + static_cast<std::ptrdiff_t>(((row * 3 + b) * 3 + head) * kRows);
        weights.insert(weights.end(), begin, begin + static_cast<std::ptrdiff_t>(heads * kRows));
      }
    }
    return weights;
  };
  for (const int chunk : {7, 16, 49, 512}) {
    SCOPED_TRACE(chunk);
    const auto got = [&](const AttentionRequest& request) { return pass_with(model, ids, request, chunk).attention; };
    EXPECT_EQ(got({.from_row = 0}), whole);
    EXPECT_EQ(got({}), part(kRows - 1, 0, 3, 0, 3));
    EXPECT_EQ(got({.from_row = 20, .block = BlockIndex(2)}), part(20, 2, 1, 0, 3));
    EXPECT_EQ(got({.from_row = 48, .head = HeadIndex(1)}), part(48, 0, 3, 1, 1));
    EXPECT_EQ(got({.from_row = 0, .block = BlockIndex(1), .head = HeadIndex(2)}), part(0, 1, 1, 2, 1));
  }
}

TEST(Attention, ChangesNothingElse) {
  const Model model = load_or_die(*make_random_model(small_shape(), 5), with_threads(2));
  const std::vector<TokenId> ids = some_ids(30, 211);
  const std::unique_ptr<KvStore> store = std::move(*model.make_store());
  std::vector<float> logits(211);
  const PassRecord without = *model.pass(ids, *store, logits, {});
  EXPECT_TRUE(without.attention.empty());
  const PassRecord with = pass_with(model, ids, {.from_row = 0});
  EXPECT_EQ(with.fingerprints, without.fingerprints);
  EXPECT_EQ(with.logits_fingerprints, without.logits_fingerprints);
}

TEST(Attention, RefusesWhatIsNotThere) {
  const Model model = load_or_die(*make_random_model(small_shape(), 5), with_threads(1));
  const std::unique_ptr<KvStore> store = std::move(*model.make_store());
  const std::vector<TokenId> ids = some_ids(20, 211);
  std::vector<float> logits(211);
  ASSERT_TRUE(model.pass(std::span(ids).first(10), *store, logits, {}));
  const auto error = [&](const AttentionRequest& request) {
    PassOptions options;
    options.attention = request;
    const Result<PassRecord> record = model.pass(ids, *store, logits, options);
    return record ? std::optional<ErrorCode>() : record.error().code;
  };
  EXPECT_EQ(error({.from_row = 9}), ErrorCode::row_out_of_range) << "its query is gone";
  EXPECT_EQ(error({.from_row = 20}), ErrorCode::row_out_of_range);
  EXPECT_EQ(error({.block = BlockIndex(3)}), ErrorCode::option_out_of_range);
  EXPECT_EQ(error({.block = BlockIndex(-1)}), ErrorCode::option_out_of_range);
  EXPECT_EQ(error({.head = HeadIndex(3)}), ErrorCode::option_out_of_range);
  EXPECT_EQ(store->next_row(), 10);
  EXPECT_EQ(error({.from_row = 10, .block = BlockIndex(2), .head = HeadIndex(2)}), std::nullopt);
}

}  // namespace
}  // namespace rowkeeper
