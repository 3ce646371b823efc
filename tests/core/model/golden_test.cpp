// The model's logits against those that transformers computes in float64 (tests/reference/make_logits_golden.py).
#include <algorithm>
#include <numeric>

#include "core/base/splitmix.h"
#include "model_test.h"

namespace rowkeeper {
namespace {

struct Arithmetic {
  BackendKind backend;
  SimdTarget simd;
};

std::vector<Arithmetic> every_arithmetic() {
  std::vector<Arithmetic> all = {{BackendKind::openblas, SimdTarget::automatic}};
  for (const SimdTarget target : available_simd_targets()) all.push_back({BackendKind::exact, target});
  return all;
}

std::string arithmetic_name(const testing::TestParamInfo<Arithmetic>& info) {
  return std::string(backend_name(info.param.backend)) + "_" + simd_target_name(info.param.simd);
}

class Golden : public testing::TestWithParam<Arithmetic> {
 protected:
  Model load(const TensorSource& source) const {
    LoadOptions options = with_threads(2, GetParam().backend);
    options.simd = GetParam().simd;
    return load_or_die(source, options);
  }
};
INSTANTIATE_TEST_SUITE_P(Every, Golden, testing::ValuesIn(every_arithmetic()), arithmetic_name);

std::vector<int> best_ids(const std::vector<float>& logits, std::size_t count) {
  std::vector<int> ids(logits.size());
  std::iota(ids.begin(), ids.end(), 0);
  std::partial_sort(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count), ids.end(),
                    [&](int a, int b) { return logits[static_cast<std::size_t>(a)] > logits[static_cast<std::size_t>(b)]; });
  ids.resize(count);
  return ids;
}

double range_of(const std::vector<float>& logits) {
  const auto [low, high] = std::minmax_element(logits.begin(), logits.end());
  return static_cast<double>(*high) - *low;
}

TEST_P(Golden, BundledModel) {
  const Model model = load(*bundled_source());
  const nlohmann::json file = golden("logits_golden.json");
  const double tolerance = file["tolerance"];
  int checked = 0;
  for (const nlohmann::json& one : file["cases"]) {
    if (one["model"] != "bundled") continue;
    const std::vector<float> want = one["logits"].get<std::vector<float>>(), got = full_pass(model, to_ids(one["ids"]));
    ASSERT_EQ(got.size(), want.size());
    for (std::size_t i = 0; i < want.size(); ++i)
      ASSERT_NEAR(got[i], want[i], tolerance * range_of(want)) << one["name"] << " id " << i;
    EXPECT_EQ(best_ids(got, 20), best_ids(want, 20)) << one["name"];
    ++checked;
  }
  EXPECT_GE(checked, 6);
}

TEST_P(Golden, RandomGpt2) {
  const Model model = load(*make_random_gpt2(7));
  const nlohmann::json file = golden("logits_golden.json");
  int checked = 0;
  for (const nlohmann::json& one : file["cases"]) {
    if (one["model"] != "random:gpt2:7") continue;
    const std::vector<float> got = full_pass(model, to_ids(one["ids"]));
    const double near = file["tolerance"].get<double>() * (one["max"].get<double>() - one["min"].get<double>());
    EXPECT_EQ(best_ids(got, 20), one["top_ids"].get<std::vector<int>>()) << one["name"];
    for (const auto& [ids, logits] :
         {std::pair{one["top_ids"], one["top_logits"]}, {one["sample_ids"], one["sample_logits"]}}) {
      for (std::size_t i = 0; i < ids.size(); ++i)
        ASSERT_NEAR(got[ids[i].get<std::size_t>()], logits[i].get<double>(), near) << one["name"];
    }
    const double sum = std::accumulate(got.begin(), got.end(), 0.0);
    EXPECT_NEAR(sum / static_cast<double>(got.size()), one["sum"].get<double>() / static_cast<double>(got.size()), near);
    ++checked;
  }
  EXPECT_GE(checked, 3);
}

ModelShape shape_of(const nlohmann::json& config) {
  ModelShape shape;
  shape.blocks = config["n_layer"];
  shape.heads = shape.kv_heads = config["n_head"];
  shape.width = config["n_embd"];
  shape.head_size = shape.width / shape.heads;
  shape.mlp_width = config["n_inner"].is_null() ? 4 * shape.width : config["n_inner"].get<int>();
  shape.positions = config["n_positions"];
  shape.vocabulary = config["vocab_size"];
  shape.norm_epsilon = config["layer_norm_epsilon"];
  const std::string activation = config["activation_function"];
  if (activation == "gelu") shape.activation = Activation::gelu_erf;
  if (activation == "relu") shape.activation = Activation::relu;
  shape.scale_attention = config["scale_attn_weights"];
  shape.scale_attention_by_block = config["scale_attn_by_inverse_layer_idx"];
  return shape;
}

// A random model whose head is its own: tensor number 2 + 12 blocks + 2 of the generator, in [-1/32, 1/32) (see
// random_gpt2.py).
class WithHead final : public TensorSource {
 public:
  WithHead(std::unique_ptr<TensorSource> source, std::uint64_t seed) : source_(std::move(source)), key_(splitmix64(seed)) {}
  const ModelShape& shape() const override { return source_->shape(); }
  bool has_separate_head() const override { return true; }
  bool by_output() const override { return source_->by_output(); }
  const std::vector<Warning>& warnings() const override { return source_->warnings(); }
  void release(TensorId id) const override { source_->release(id); }
  Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const override {
    if (id.tensor != Tensor::lm_head) return source_->read(id, begin, out);
    const auto number = static_cast<std::uint64_t>(2 + 12 * shape().blocks + 2);
    for (std::size_t i = 0; i < out.size(); ++i) {
      const std::uint64_t h = splitmix64(key_ + (number << 40U) + begin + i);
      out[i] = static_cast<float>(static_cast<std::int64_t>(h >> 40U) - (1 << 23)) / 8388608.0F / 32.0F;
    }
    return {};
  }

 private:
  std::unique_ptr<TensorSource> source_;
  std::uint64_t key_;
};

TEST_P(Golden, OddModels) {
  const nlohmann::json file = golden("odd_models_golden.json");
  EXPECT_GE(file["models"].size(), 10U);
  for (const nlohmann::json& one : file["models"]) {
    std::unique_ptr<TensorSource> source = make_random_model(shape_of(one["config"]), one["seed"]);
    if (!one["config"]["tie_word_embeddings"].get<bool>())
      source = std::make_unique<WithHead>(std::move(source), one["seed"].get<std::uint64_t>());
    const Model model = load(*source);
    for (const nlohmann::json& input : one["inputs"]) {
      const std::vector<float> want = input["logits"].get<std::vector<float>>(),
                               got = full_pass(model, to_ids(input["ids"]));
      ASSERT_EQ(got.size(), want.size());
      for (std::size_t i = 0; i < want.size(); ++i) {
        ASSERT_NEAR(got[i], want[i], file["tolerance"].get<double>() * range_of(want)) << one["name"] << " id " << i;
      }
    }
  }
}

}  // namespace
}  // namespace rowkeeper
