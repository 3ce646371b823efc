// gpt_bigcode models against transformers (tests/reference/make_bigcode_golden.py), each from a folder as others write it.
#include "core/model/config.h"
#include "core/model/tensor_names.h"
#include "golden_models.h"
#include "tests/core/model/compose_safetensors.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

class BigcodeGolden : public Golden {};
INSTANTIATE_TEST_SUITE_P(Every, BigcodeGolden, testing::ValuesIn(every_arithmetic()), arithmetic_name);

const nlohmann::json& file() {
  static const nlohmann::json content = golden("bigcode_golden.json");
  return content;
}

TEST_P(BigcodeGolden, BundledTwin) {
  const Model model = load(*twin_source());
  EXPECT_GE(file()["cases"].size(), 4U);
  for (const nlohmann::json& one : file()["cases"])
    expect_like_summary(full_pass(model, to_ids(one["ids"])), one, file()["tolerance"]);
}

// The generator's numbers in the order of the file; nothing here knows which of them are queries, keys or values.
std::string weights_of(const nlohmann::json& one, const ModelShape& shape) {
  const std::uint64_t seed = one["seed"];
  const WithHead source(make_random_model(shape, seed), seed);
  const bool head = !one["config"]["tie_word_embeddings"].get<bool>();
  std::vector<FileTensor> tensors;
  for (std::size_t t = 0; t < tensor_count(shape) + (head ? 1 : 0); ++t) {
    const TensorId id = tensor_at(shape, t);
    std::vector<float> numbers(tensor_size(shape, id));
    EXPECT_TRUE(source.read(id, 0, numbers));
    tensors.push_back({(t < tensor_count(shape) ? "transformer." : "") + tensor_name(id), DataType::f32,
                       tensor_dimensions(shape, id, true), narrow_bytes(DataType::f32, numbers)});
  }
  return compose_safetensors(tensors);
}

TEST_P(BigcodeGolden, RandomModels) {
  EXPECT_GE(file()["models"].size(), 6U);
  for (const nlohmann::json& one : file()["models"]) {
    nlohmann::json config = one["config"];
    config["model_type"] = "gpt_bigcode";
    const TempFolder folder;
    folder.write("config.json", config.dump());
    folder.write("model.safetensors", weights_of(one, parse_config(config.dump(), "config.json")->shape));
    const auto source = open_tensor_folder(folder.path());
    ASSERT_TRUE(source) << error_code_name(source.error().code);
    EXPECT_EQ((*source)->has_separate_head(), !config["tie_word_embeddings"].get<bool>());
    expect_inputs(load(**source), one, file()["tolerance"]);
  }
}

}  // namespace
}  // namespace rowkeeper
