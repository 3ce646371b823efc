// The model's logits against those that transformers computes in float64 (tests/reference/make_logits_golden.py).
#include "golden_models.h"

namespace rowkeeper {
namespace {

INSTANTIATE_TEST_SUITE_P(Every, Golden, testing::ValuesIn(every_arithmetic()), arithmetic_name);

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
    expect_like_summary(full_pass(model, to_ids(one["ids"])), one, file["tolerance"]);
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

TEST_P(Golden, OddModels) {
  const nlohmann::json file = golden("odd_models_golden.json");
  EXPECT_GE(file["models"].size(), 10U);
  for (const nlohmann::json& one : file["models"]) {
    std::unique_ptr<TensorSource> source = make_random_model(shape_of(one["config"]), one["seed"]);
    if (!one["config"]["tie_word_embeddings"].get<bool>())
      source = std::make_unique<WithHead>(std::move(source), one["seed"].get<std::uint64_t>());
    const Model model = load(*source);
    expect_inputs(model, one, file["tolerance"]);
  }
}

}  // namespace
}  // namespace rowkeeper
