// Folders of gpt_bigcode models: the numbers of a GPT-2 in another order.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/model/digest.h"
#include "tests/core/model/model_files.h"
#include "tests/core/support/error_text.h"

namespace rowkeeper {
namespace {

ModelFolder bigcode_folder(bool multi_query, DataType type = DataType::f32, const std::string& prefix = "") {
  return ModelFolder(small_bigcode_tensors(multi_query, type, prefix), small_bigcode_config(multi_query));
}

bool is_c_attn(TensorId id) { return id.tensor == Tensor::c_attn_weight || id.tensor == Tensor::c_attn_bias; }

// Where the file of a model with a key and a value for each head has what a source gives as number i of c_attn.
std::size_t place_by_head(std::size_t i, std::size_t numbers_an_output) {
  constexpr std::size_t kHeads = 4, kHeadSize = 8;
  const std::size_t output = i / numbers_an_output;
  const std::size_t part = output / (kHeads * kHeadSize), head = output / kHeadSize % kHeads;
  return ((head * 3 + part) * kHeadSize + output % kHeadSize) * numbers_an_output + i % numbers_an_output;
}

void expect_small_bigcode(const std::string& path, bool multi_query) {
  const ModelShape shape = small_bigcode_shape(multi_query);
  const auto source = open_tensor_folder(path);
  ASSERT_TRUE(source) << text_of(source);
  EXPECT_EQ((*source)->shape(), shape);
  EXPECT_TRUE((*source)->by_output());
  EXPECT_FALSE((*source)->has_separate_head());
  EXPECT_THAT((*source)->warnings(), testing::IsEmpty());
  for (std::size_t t = 0; t < tensor_count(shape); ++t) {
    const TensorId id = tensor_at(shape, t);
    const auto numbers = read_all(**source, id);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const bool turned = is_c_attn(id) && !multi_query;
      const std::size_t place = turned ? place_by_head(i, id.tensor == Tensor::c_attn_weight ? 32 : 1) : i;
      ASSERT_EQ(numbers[i], small_number(t, place)) << tensor_name(id) << " at " << i;
    }
  }
}

TEST(BigcodeSource, ReadsEveryTypeWithAndWithoutThePrefix) {
  for (const bool multi_query : {true, false}) {
    for (const DataType type : {DataType::f32, DataType::f16, DataType::bf16}) {
      expect_small_bigcode(bigcode_folder(multi_query, type).path(), multi_query);
    }
    expect_small_bigcode(bigcode_folder(multi_query, DataType::f32, "transformer.").path(), multi_query);
  }
}

TEST(BigcodeSource, ReadsAnyRange) {
  for (const bool multi_query : {true, false}) {
    const ModelFolder folder = bigcode_folder(multi_query);
    const auto source = std::move(*open_tensor_folder(folder.path()));
    for (const TensorId id : {TensorId{Tensor::c_attn_weight, 1}, TensorId{Tensor::c_attn_bias, 0}}) {
      const auto whole = read_all(*source, id);
      for (std::size_t begin = 0; begin < whole.size(); begin += 7) {
        std::vector<float> part(std::min<std::size_t>(300, whole.size() - begin));
        ASSERT_TRUE(source->read(id, begin, part));
        ASSERT_TRUE(std::equal(part.begin(), part.end(), whole.begin() + static_cast<std::ptrdiff_t>(begin))) << begin;
      }
    }
  }
}

TEST(BigcodeSource, IgnoresMasksAndATiedHead) {
  auto tensors = small_bigcode_tensors(true);
  tensors.push_back({"h.0.attn.bias", DataType::boolean, {1, 1, 2, 2}, "\1\1\1\1"});
  tensors.push_back({"transformer.h.1.attn.masked_bias", DataType::f32, {}, "1234"});
  tensors.push_back(tensors.front());
  tensors.back().name = "lm_head.weight";
  expect_small_bigcode(ModelFolder(tensors, small_bigcode_config(true)).path(), true);
}

TEST(BigcodeSource, ReadsShards) {
  const auto tensors = small_bigcode_tensors(false);
  const TempFolder folder;
  folder.write("config.json", small_bigcode_config(false));
  std::string map;
  const auto middle = tensors.begin() + 9;
  for (auto tensor = tensors.begin(); tensor != tensors.end(); ++tensor) {
    map += (map.empty() ? "\"" : ", \"") + tensor->name + "\": \"" + (tensor < middle ? "one" : "two") + ".safetensors\"";
  }
  folder.write("one.safetensors", compose_safetensors(std::vector(tensors.begin(), middle)));
  folder.write("two.safetensors", compose_safetensors(std::vector(middle, tensors.end())));
  folder.write("model.safetensors.index.json", R"({"weight_map": {)" + map + "}}");
  expect_small_bigcode(folder.path(), false);
}

TEST(BigcodeSource, RefusesTheShapesOfAnotherKind) {
  const auto fault = [](const std::vector<FileTensor>& tensors, const std::string& config) {
    const ModelFolder folder(tensors, config);
    const std::string text = text_of(open_tensor_folder(folder.path()));
    return text.substr(text.rfind("/model.safetensors"));
  };
  EXPECT_EQ(fault(small_bigcode_tensors(true), small_config()),
            "/model.safetensors | h.0.attn.c_attn.weight | [32, 96] | [48, 32]");
  EXPECT_EQ(fault(small_bigcode_tensors(false), small_config()),
            "/model.safetensors | h.0.attn.c_attn.weight | [32, 96] | [96, 32]");
  EXPECT_EQ(fault(small_bigcode_tensors(false), small_bigcode_config(true)),
            "/model.safetensors | h.0.attn.c_attn.weight | [48, 32] | [96, 32]");
  EXPECT_EQ(fault(small_bigcode_tensors(true), small_bigcode_config(false)),
            "/model.safetensors | h.0.attn.c_attn.weight | [96, 32] | [48, 32]");
  EXPECT_EQ(fault(small_tensors(), small_bigcode_config(false)),
            "/model.safetensors | h.0.attn.c_attn.weight | [96, 32] | [32, 96]");
}

TEST(BigcodeSource, FaultsNameTheTensor) {
  auto tensors = small_bigcode_tensors(true);
  tensors.erase(tensors.begin() + 5);
  const ModelFolder folder(tensors, small_bigcode_config(true));
  EXPECT_EQ(text_of(open_tensor_folder(folder.path())),
            "weights_tensor_missing | " + (folder / "model.safetensors") + " | h.0.attn.c_attn.bias");
}

}  // namespace
}  // namespace rowkeeper
