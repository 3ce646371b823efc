// Weights kept in fewer bits: a row's bits are still its own, and the numbers are near.
#include <cmath>
#include <limits>

#include "model_test.h"

namespace rowkeeper {
namespace {

LoadOptions with_weights(Precision precision, int threads = 2) {
  LoadOptions options = with_threads(threads);
  options.precision = precision;
  return options;
}

// The bundled model with another number as the weight of one tensor's third place.
class OneWeight final : public TensorSource {
 public:
  OneWeight(TensorId id, float weight) : id_(id), weight_(weight) {}
  const ModelShape& shape() const override { return source_->shape(); }
  bool has_separate_head() const override { return false; }
  bool by_output() const override { return source_->by_output(); }
  Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const override {
    const Result<void> done = source_->read(id, begin, out);
    if (id == id_ && begin == 0 && out.size() > 3) out[3] = weight_;
    return done;
  }
  void release(TensorId id) const override { source_->release(id); }
  const std::vector<Warning>& warnings() const override { return source_->warnings(); }

 private:
  std::unique_ptr<TensorSource> source_ = bundled_source();
  TensorId id_;
  float weight_;
};

class FewerBits : public testing::TestWithParam<Precision> {};
INSTANTIATE_TEST_SUITE_P(Weights, FewerBits, testing::Values(Precision::f16, Precision::q8),
                         [](const auto& which) { return precision_name(which.param); });

TEST_P(FewerBits, KeepEveryBitHoweverTheRowsAreCut) {
  for (const auto& source : {make_random_model(small_shape(), 5), bundled_source()}) {
    const int vocabulary = source->shape().vocabulary;
    const std::vector<TokenId> ids = some_ids(70, vocabulary);
    const Model one = load_or_die(*source, with_weights(GetParam(), 1)),
                two = load_or_die(*source, with_weights(GetParam()));
    EXPECT_EQ(one.precision(), GetParam());
    const std::vector<float> whole = full_pass(one, ids);
    const std::unique_ptr<KvStore> store = std::move(*two.make_store());
    std::vector<float> logits(static_cast<std::size_t>(vocabulary));
    for (std::size_t n = 1; n <= ids.size(); n += n % 5 == 0 ? 13 : 1)
      ASSERT_TRUE(two.pass(std::span(ids).first(n), *store, logits, {}));
    ASSERT_TRUE(two.pass(ids, *store, logits, {}));
    EXPECT_TRUE(same_bits(logits, whole));
    PassOptions chunks;
    chunks.chunk_rows = 7;
    EXPECT_TRUE(same_bits(full_pass(two, ids, chunks), whole));
  }
}

TEST_P(FewerBits, TakeTheMemoryTheySay) {
  const auto source = bundled_source();
  const Model whole = load_or_die(*source), small = load_or_die(*source, with_weights(GetParam()));
  // Positions stay floats; outputs are filled up to a panel in both.
  const std::size_t positions = 4 * 1024 * 256;
  const double share =
      static_cast<double>(small.weights_bytes() - positions) / static_cast<double>(whole.weights_bytes() - positions);
  EXPECT_DOUBLE_EQ(share, GetParam() == Precision::f16 ? 0.5 : 34.0 / 128.0);
}

TEST_P(FewerBits, AreRefusedForAWeightBeyondThemByTheTensorsName) {
  const float most = GetParam() == Precision::f16 ? 65504.0F : 127 * 65504.0F;
  const std::string most_text = GetParam() == Precision::f16 ? "65504" : "8319008";
  for (const TensorId id : {TensorId{Tensor::wte}, TensorId{Tensor::c_fc_weight, 2}}) {
    for (const float sign : {1.0F, -1.0F}) {
      EXPECT_TRUE(Model::load(OneWeight(id, sign * most), with_weights(GetParam())));
      const Result<Model> model = Model::load(OneWeight(id, sign * 9e6F), with_weights(GetParam()));
      ASSERT_FALSE(model);
      EXPECT_EQ(model.error().code, ErrorCode::precision_too_small);
      const std::string name = id.tensor == Tensor::wte ? "wte.weight" : "h.2.mlp.c_fc.weight";
      EXPECT_EQ(model.error().args,
                (std::vector<std::string>{name, precision_name(GetParam()), sign < 0 ? "-9000000" : "9000000", most_text}));
      EXPECT_TRUE(Model::load(OneWeight(id, sign * 9e6F), with_weights(Precision::f32)));
    }
  }
}

// These stay floats in any precision.
TEST_P(FewerBits, TakeLargeBiasesAndNorms) {
  for (const Tensor tensor : {Tensor::c_fc_bias, Tensor::ln_1_weight, Tensor::wpe})
    EXPECT_TRUE(Model::load(OneWeight({tensor}, 9e6F), with_weights(GetParam())));
}

// Infinity and NaN are damage whatever the precision: a run says so.
TEST_P(FewerBits, DoNotTakeDamageForALargeWeight) {
  EXPECT_TRUE(Model::load(OneWeight({Tensor::wte}, std::numeric_limits<float>::infinity()), with_weights(GetParam())));
  EXPECT_TRUE(Model::load(OneWeight({Tensor::wte}, std::nanf("")), with_weights(GetParam())));
}

// The bundled model comes in halves: kept as such, nothing changes at all.
TEST(Halves, LoseNothingOfWeightsThatWereHalves) {
  const auto source = bundled_source();
  const std::vector<TokenId> ids = some_ids(50, source->shape().vocabulary);
  EXPECT_TRUE(same_bits(full_pass(load_or_die(*source, with_weights(Precision::f16)), ids),
                        full_pass(load_or_die(*source, with_weights(Precision::f32)), ids)));
}

TEST(Codes, GiveLogitsNearTheWholeWeights) {
  const auto source = bundled_source();
  const std::vector<TokenId> ids = some_ids(50, source->shape().vocabulary);
  const std::vector<float> whole = full_pass(load_or_die(*source), ids),
                           codes = full_pass(load_or_die(*source, with_weights(Precision::q8)), ids);
  double difference = 0, size = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    difference += std::pow(double(whole[i]) - codes[i], 2);
    size += std::pow(double(whole[i]), 2);
  }
  // A step is 1/127 of a group's largest number, so a rounded one is off by 1 / (127 sqrt(12)) of it, and by about 0.6% of a usual
  // one, on either side of a product: 0.8% together. Nine products lie between a token and its logits, at random: 2.4%. Twice that.
  EXPECT_GT(difference, 0);
  EXPECT_LT(std::sqrt(difference / size), 0.05);
}

TEST(Codes, AreRefusedByABackendThatMultipliesFloats) {
  LoadOptions options = with_weights(Precision::q8);
  options.backend = BackendKind::openblas;
  const Result<Model> model = Model::load(*bundled_source(), options);
  ASSERT_FALSE(model);
  if (model.error().code == ErrorCode::backend_unavailable) GTEST_SKIP() << "OpenBLAS is not installed.";
  EXPECT_EQ(model.error().code, ErrorCode::precision_unsupported);
  EXPECT_EQ(model.error().args, (std::vector<std::string>{"q8", "openblas"}));
}

}  // namespace
}  // namespace rowkeeper
