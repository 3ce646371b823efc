// What the engine on a device computes: the exact backend's numbers but for their last bits, and its own to the last
// bit, however rows are computed.
#include <algorithm>
#include <cmath>

#include "core/device/device_timeline.h"
#include "tests/core/device/engine_models.h"

namespace rowkeeper {
namespace {

// The largest difference, in units of the wanted numbers' range.
double difference(const std::vector<float>& got, const std::vector<float>& want) {
  const auto [low, high] = std::minmax_element(want.begin(), want.end());
  double most = got.size() == want.size() ? 0 : INFINITY;
  for (std::size_t i = 0; i < std::min(got.size(), want.size()); ++i)
    most = std::max(most, std::fabs(static_cast<double>(got[i]) - static_cast<double>(want[i])));
  return most / static_cast<double>(*high - *low);
}

constexpr double kTolerance = 1e-4;

void expect_the_exact_backends_numbers(const TensorSource& source, const LoadOptions& options, int prompt, int steps,
                                       BackendKind kind = BackendKind::cuda) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = model_on(device, source, options, kind), exact = Model::load(source, options).value();
  std::vector<TokenId> tokens = random_tokens(model, prompt, static_cast<unsigned>(prompt));
  const auto here = store_of(model), there = store_of(exact);
  for (int step = 0; step <= steps; ++step) {
    const std::vector<float> got = pass_of(model, *here, tokens).logits, want = pass_of(exact, *there, tokens).logits;
    ASSERT_LT(difference(got, want), kTolerance) << "step " << step;
    const auto best = std::max_element(want.begin(), want.end()) - want.begin();
    ASSERT_EQ(std::max_element(got.begin(), got.end()) - got.begin(), best) << "step " << step;
    tokens.emplace_back(static_cast<int>(best));
  }
}

TEST(DeviceEngine, ComputesTheExactBackendsNumbersOfTheBundledModels) {
  for (const int prompt : {1, 7, 40}) {
    SCOPED_TRACE(prompt);
    expect_the_exact_backends_numbers(*bundled_source(), two_threads(), prompt, 6);
  }
  expect_the_exact_backends_numbers(*bundled_source("rowkeeper-tiny-mqa"), two_threads(), 12, 6);
  expect_the_exact_backends_numbers(*bundled_source(), two_threads(Precision::f16), 12, 6);
}

// A head of its own beside the embedding, and matrices that lie by output.
class OtherLayout final : public TensorSource {
 public:
  explicit OtherLayout(const ModelShape& shape) : source_(make_random_model(shape, 5)) {}
  const ModelShape& shape() const override { return source_->shape(); }
  bool has_separate_head() const override { return true; }
  bool by_output() const override { return true; }
  Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const override {
    if (id.tensor != Tensor::lm_head) return source_->read(id, begin, out);
    Result<void> done = source_->read({Tensor::wte}, begin, out);
    for (float& weight : out) weight *= -1.5F;
    return done;
  }
  void release(TensorId id) const override { source_->release(id); }
  const std::vector<Warning>& warnings() const override { return source_->warnings(); }

 private:
  std::unique_ptr<TensorSource> source_;
};

TEST(DeviceEngine, ComputesTheExactBackendsNumbersOfOddShapes) {
  ModelShape shape = tiny_shape();
  shape.heads = shape.kv_heads = 5;
  shape.head_size = 7;
  shape.width = 35;
  shape.mlp_width = 101;
  shape.vocabulary = 129;
  shape.activation = Activation::gelu_erf;
  shape.scale_attention_by_block = true;
  expect_the_exact_backends_numbers(*make_random_model(shape, 3), two_threads(), 20, 8);
  expect_the_exact_backends_numbers(OtherLayout(shape), two_threads(), 20, 8);
  expect_the_exact_backends_numbers(OtherLayout(shape), two_threads(Precision::f16), 20, 8);
  shape.activation = Activation::relu;
  shape.scale_attention = false;
  shape.kv_heads = 1;
  expect_the_exact_backends_numbers(*make_random_model(shape, 4), two_threads(), 20, 8);
}

// More marks than a device has: the times of such a pass are read in between.
TEST(DeviceEngine, ComputesModelsOfManyBlocks) {
  ModelShape shape = tiny_shape(16);
  shape.blocks = DeviceTimeline::kMostBlocks + 2;
  shape.heads = shape.kv_heads = 1;
  shape.head_size = shape.width = 8;
  shape.mlp_width = 8;
  expect_the_exact_backends_numbers(*make_random_model(shape, 3), two_threads(), 3, 2);
  const auto device = std::make_shared<HostDevice>();
  const Model model = model_on(device, *make_random_model(shape, 3));
  const auto store = store_of(model);
  for (const BlockSeconds& block : pass_of(model, *store, random_tokens(model, 3, 1)).record.seconds.blocks)
    EXPECT_GT(block.mlp, 0);
}

TEST(DeviceEngine, MultipliesByTheLibraryWhereThatIsAskedFor) {
  expect_the_exact_backends_numbers(*bundled_source(), two_threads(), 12, 6, BackendKind::cublas);
  const auto device = std::make_shared<HostDevice>();
  const Model own = tiny_model_on(device);
  const Model library = model_on(device, *make_random_model(tiny_shape(), 5), two_threads(), BackendKind::cublas);
  EXPECT_EQ(library.backend(), BackendKind::cublas);
  const std::vector<TokenId> tokens = random_tokens(own, 20, 1);
  EXPECT_NE(pass_of(own, *store_of(own), tokens).logits, pass_of(library, *store_of(library), tokens).logits);
}

// The engine itself is refused what it cannot do.
TEST(DeviceEngine, RefusesWhatItHasNoKernelsFor) {
  const auto device = std::make_shared<HostDevice>();
  const auto code = [&](const TensorSource& source, const LoadOptions& options) {
    const auto engine = make_device_engine(device, BackendKind::cuda, source, options);
    return engine ? "none" : error_code_name(engine.error().code);
  };
  EXPECT_STREQ(code(*make_random_model(tiny_shape(), 5), two_threads(Precision::q8)), "precision_unsupported");
  ModelShape wide = tiny_shape();
  wide.heads = wide.kv_heads = 1;
  wide.head_size = wide.width = 260;
  EXPECT_STREQ(code(*make_random_model(wide, 5), two_threads()), "backend_unavailable");
  const Model model = tiny_model_on(device);
  for (const char* kind : {"heavy:16", "merge:16"}) {
    const auto store = model.make_store(parse_store_kind(kind).value());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().code, ErrorCode::store_unsupported);
    EXPECT_EQ(store.error().args[0], kind);
    EXPECT_EQ(store.error().args[1], "cuda");
    EXPECT_EQ(store.error().args[2].find("heavy"), std::string::npos);
    EXPECT_NE(store.error().args[2].find("window:N+S"), std::string::npos);
  }
}

TEST(DeviceEngine, SaysWhatItIs) {
  const auto device = std::make_shared<HostDevice>();
  const auto source = bundled_source();
  const Model model = model_on(device, *source), half = model_on(device, *source, two_threads(Precision::f16));
  EXPECT_EQ(model.backend(), BackendKind::cuda);
  EXPECT_EQ(model.device_name(), device->facts().name);
  EXPECT_EQ(half.precision(), Precision::f16);
  EXPECT_EQ(model.threads(), 2);
  EXPECT_GT(model.measure_read_bandwidth().value(), 0);
  EXPECT_GT(model.measure_multiply_rate().value(), 0);
  EXPECT_GT(model.weights_bytes(), source->shape().weights_bytes(Precision::f32));
  EXPECT_LT(model.weights_bytes(), source->shape().weights_bytes(Precision::f32) * 11 / 10);
  EXPECT_LT(half.weights_bytes(), model.weights_bytes() * 6 / 10);
}

// The same record as the exact backend's, but for the numbers themselves and for how the weights are padded.
TEST(DeviceEngine, ReportsWhatItDid) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const auto store = store_of(model), there = store_of(tiny_model());
  for (const int n : {20, 21, 22}) {
    const std::vector<TokenId> tokens = random_tokens(model, n, 1);
    const PassRecord got = pass_of(model, *store, tokens).record, want = pass_of(tiny_model(), *there, tokens).record;
    EXPECT_EQ(got.first, want.first);
    EXPECT_EQ(got.rows, want.rows);
    EXPECT_EQ(got.multiply_adds, want.multiply_adds);
    EXPECT_EQ(got.cache_bytes_read, want.cache_bytes_read);
    EXPECT_GE(got.weights_bytes_read, want.weights_bytes_read);
    EXPECT_EQ(got.fingerprints.size(), want.fingerprints.size());
    EXPECT_EQ(got.logits_fingerprints.size(), 1U);
    ASSERT_EQ(got.seconds.blocks.size(), 3U);
    EXPECT_GT(got.seconds.embed, 0);
    EXPECT_GT(got.seconds.logits, 0);
    for (const BlockSeconds& block : got.seconds.blocks) {
      for (const double phase : {block.norms, block.project_qkv, block.append, block.attend, block.project_out, block.mlp})
        EXPECT_GT(phase, 0);
    }
  }
  EXPECT_EQ(store->bytes().used, there->bytes().used);
  EXPECT_EQ(store->bytes().allocated, there->bytes().allocated);
  EXPECT_EQ(store->bytes().allocated + store->bytes().scratch, 64 * store->row_bytes())
      << "a device's memory is taken at once";
}

TEST(DeviceEngine, GivesLogitsOfEveryRowAskedFor) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const std::vector<TokenId> tokens = random_tokens(model, 50, 2);
  PassOptions options;
  options.logits_from = 10;
  options.chunk_rows = 23;
  std::vector<float> all(40 * 211);
  const auto store = store_of(model);
  const PassRecord record = model.pass(tokens, *store, all, options).value();
  EXPECT_EQ(record.logits_fingerprints.size(), 40U);
  for (std::size_t n = 11; n <= 50; ++n) {
    const std::vector<float> want = pass_of(model, *store_of(model), std::span(tokens).first(n)).logits;
    EXPECT_TRUE(same_bits(std::span(all).subspan((n - 11) * 211, 211), want)) << n;
  }
}

TEST(DeviceEngine, ReadsAttentionWeightsLikeTheExactBackend) {
  const auto device = std::make_shared<HostDevice>();
  const Model model = tiny_model_on(device);
  const std::vector<TokenId> tokens = random_tokens(model, 40, 3);
  for (const char* kind : {"dense:f32", "paged:8", "int8", "window:12+2"}) {
    SCOPED_TRACE(kind);
    PassOptions options;
    options.chunk_rows = 11;
    options.attention = AttentionRequest{.from_row = 5};
    const std::vector<float> got = pass_of(model, *store_of(model, kind), tokens, options).record.attention;
    const std::vector<float> want = pass_of(tiny_model(), *store_of(tiny_model(), kind), tokens, options).record.attention;
    ASSERT_EQ(got.size(), want.size());
    for (std::size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(got[i], want[i], 1e-3) << i;
  }
}

}  // namespace
}  // namespace rowkeeper
