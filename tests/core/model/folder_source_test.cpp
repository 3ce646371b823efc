// Folders that load.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>
#include <vector>

#include "tests/core/model/digest.h"
#include "tests/core/model/model_files.h"
#include "tests/core/support/error_text.h"

namespace rowkeeper {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<std::string> warnings_of(const TensorSource& source) {
  std::vector<std::string> texts;
  for (const Warning& warning : source.warnings()) texts.push_back(text_of(warning));
  return texts;
}

// Opens what should open and checks every number.
void expect_small_model(const std::string& path) {
  const auto source = open_tensor_folder(path);
  ASSERT_TRUE(source) << text_of(source);
  EXPECT_EQ((*source)->shape(), small_shape());
  for (std::size_t t = 0; t < tensor_count(small_shape()); ++t) {
    const auto numbers = read_all(**source, tensor_at(small_shape(), t));
    for (std::size_t i = 0; i < numbers.size(); ++i)
      ASSERT_EQ(numbers[i], small_number(t, i)) << "tensor " << t << " at " << i;
  }
}

TEST(FolderSource, ReadsEveryType) {
  for (const DataType type : {DataType::f32, DataType::f16, DataType::bf16}) {
    expect_small_model(ModelFolder(small_tensors(type)).path());
  }
}

TEST(FolderSource, ReadsUnalignedNumbers) {
  for (std::size_t padding = 0; padding < 4; ++padding) {
    const ModelFolder folder({});
    folder.write("model.safetensors", compose_safetensors(small_tensors(), padding));
    expect_small_model(folder.path());
  }
}

TEST(FolderSource, ReadsNamesWithThePrefix) {
  const ModelFolder folder(small_tensors(DataType::f32, "transformer."));
  expect_small_model(folder.path());
}

TEST(FolderSource, AFileMeansItsFolder) {
  const ModelFolder folder(small_tensors());
  expect_small_model(folder / "model.safetensors");
  expect_small_model(folder.path() + "/");
}

TEST(FolderSource, OpensAnyPath) {
  const TempFolder folder;
  folder.write("Модель/Größe 🙂/config.json", small_config());
  folder.write("Модель/Größe 🙂/model.safetensors", compose_safetensors(small_tensors()));
  expect_small_model(folder / "Модель/Größe 🙂");
}

TEST(FolderSource, IgnoresMasksByName) {
  auto tensors = small_tensors();
  tensors.push_back({"h.0.attn.bias", DataType::boolean, {1, 1, 2, 2}, "\1\1\1\1"});
  tensors.push_back({"transformer.h.1.attn.masked_bias", DataType::f32, {}, "1234"});
  const ModelFolder folder(tensors);
  expect_small_model(folder.path());
  EXPECT_THAT(warnings_of(**open_tensor_folder(folder.path())), IsEmpty());
}

TEST(FolderSource, WarnsOfUnknownTensors) {
  auto tensors = small_tensors();
  tensors.push_back({"score.weight", DataType::f64, {1}, "12345678"});
  tensors.push_back({"h.1.attn.rotary", DataType::f32, {1}, "1234"});
  const ModelFolder folder(tensors);
  const auto source = open_tensor_folder(folder.path());
  ASSERT_TRUE(source) << text_of(source);
  const std::string start = "weights_unknown_tensor | " + (folder / "model.safetensors") + " | ";
  EXPECT_THAT(warnings_of(**source), ElementsAre(start + "score.weight", start + "h.1.attn.rotary"));
}

// A config.json with fewer blocks than the weights would run, and write nonsense.
TEST(FolderSource, RefusesMoreBlocksThanConfigSays) {
  auto tensors = small_tensors();
  tensors.push_back({"h.2.ln_1.weight", DataType::f32, {1}, "1234"});
  tensors.push_back({"h.3.ln_1.weight", DataType::f32, {1}, "1234"});
  const ModelFolder folder(tensors);
  EXPECT_EQ(text_of(open_tensor_folder(folder.path())),
            "config_bad_value | " + (folder / "config.json") + " | n_layer | 2 | 4, as many as the weights have");
}

TEST(FolderSource, CountsUnknownTensorsBeyondAScreenful) {
  auto tensors = small_tensors();
  for (int i = 0; i < 132; ++i) tensors.push_back({"extra." + std::to_string(i), DataType::u8, {1}, "x"});
  const ModelFolder folder(tensors);
  const auto source = open_tensor_folder(folder.path());
  ASSERT_TRUE(source) << text_of(source);
  ASSERT_THAT((*source)->warnings(), SizeIs(21));
  EXPECT_EQ(text_of((*source)->warnings().back()),
            "weights_unknown_tensor | " + (folder / "model.safetensors") + " | (112 more)");
}

TEST(FolderSource, AHeadEqualToTheEmbeddingIsTied) {
  for (const DataType type : {DataType::f32, DataType::f16}) {
    auto tensors = small_tensors();
    tensors.push_back(small_tensors(type).front());
    tensors.back().name = "lm_head.weight";
    const ModelFolder folder(tensors);
    const auto source = open_tensor_folder(folder.path());
    ASSERT_TRUE(source) << text_of(source);
    EXPECT_FALSE((*source)->has_separate_head());
    EXPECT_THAT((*source)->warnings(), IsEmpty());
    (*source)->release({Tensor::lm_head});
    float number = 0;
    EXPECT_EQ(text_of((*source)->read({Tensor::lm_head}, 0, {&number, 1})),
              "weights_tensor_missing | " + (folder / "model.safetensors") + " | lm_head.weight");
  }
}

TEST(FolderSource, AnotherHeadIsUsed) {
  auto tensors = small_tensors();
  FileTensor head = tensors.front();
  head.name = "lm_head.weight";
  head.bytes.replace(head.bytes.size() - 4, 4, narrow_bytes(DataType::f32, {0.5F}));
  tensors.push_back(head);
  const ModelFolder folder(tensors);
  const auto source = open_tensor_folder(folder.path());
  ASSERT_TRUE(source) << text_of(source);
  EXPECT_TRUE((*source)->has_separate_head());
  EXPECT_THAT(warnings_of(**source), ElementsAre("weights_separate_head | " + (folder / "model.safetensors")));
  const auto numbers = read_all(**source, {Tensor::lm_head});
  EXPECT_EQ(numbers.front(), small_number(0, 0));
  EXPECT_EQ(numbers.back(), 0.5F);
}

TEST(FolderSource, ReadsShards) {
  const auto tensors = small_tensors();
  const TempFolder folder;
  folder.write("config.json", small_config());
  std::string map;
  const auto middle = tensors.begin() + 9;
  for (auto tensor = tensors.begin(); tensor != tensors.end(); ++tensor) {
    map += (map.empty() ? "\"" : ", \"") + tensor->name + "\": \"" + (tensor < middle ? "one" : "two") + ".safetensors\"";
  }
  folder.write("one.safetensors", compose_safetensors(std::vector(tensors.begin(), middle)));
  folder.write("two.safetensors", compose_safetensors(std::vector(middle, tensors.end())));
  folder.write("model.safetensors.index.json", R"({"metadata": {"total_size": 1}, "weight_map": {)" + map + "}}");
  expect_small_model(folder.path());
  expect_small_model(folder / "two.safetensors");
}

TEST(FolderSource, ReadsRangesFromSeveralThreadsAndAfterRelease) {
  const ModelFolder folder(small_tensors(DataType::f16));
  const auto source = open_tensor_folder(folder.path());
  ASSERT_TRUE(source) << text_of(source);
  const TensorId id{Tensor::c_attn_weight, 1};
  const std::size_t number = tensor_number(small_shape(), id);
  std::vector<std::thread> threads;
  std::vector<int> wrong(4, 0);
  for (std::size_t thread = 0; thread < wrong.size(); ++thread) {
    threads.emplace_back([&, thread] {
      for (std::size_t begin = thread; begin + 50 < tensor_size(small_shape(), id); begin += 31) {
        std::vector<float> part(50);
        if (!(*source)->read(id, begin, part)) ++wrong[thread];
        for (std::size_t i = 0; i < part.size(); ++i) wrong[thread] += part[i] != small_number(number, begin + i);
        (*source)->release(id);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(wrong, testing::Each(0));
}

// The values were read with the Python package safetensors; the digests are those of tests/reference/random_gpt2.py.
TEST(FolderSource, ReadsTheBundledModel) {
  const auto source = open_tensor_folder(ROWKEEPER_ASSETS "/models/rowkeeper-tiny");
  ASSERT_TRUE(source) << text_of(source);
  EXPECT_THAT((*source)->warnings(), IsEmpty());
  EXPECT_FALSE((*source)->has_separate_head());
  const auto wte = read_all(**source, {Tensor::wte});
  EXPECT_EQ(wte.size(), 1531U * 256U);
  EXPECT_EQ(wte[0], -0x1.174p-4F);
  EXPECT_EQ(wte[1000], -0x1.fc8p-5F);
  EXPECT_EQ(wte.back(), 0x1.b94p-5F);
  EXPECT_EQ(digest(wte), 0xf1cdf4a280b7427fU);
  EXPECT_EQ(digest(read_all(**source, {Tensor::c_attn_weight, 3})), 0x5db690ad5240f757U);
  EXPECT_EQ(digest(read_all(**source, {Tensor::c_proj_mlp_weight, 0})), 0xca976478e1ecd5fU);
  EXPECT_EQ(digest(read_all(**source, {Tensor::ln_f_bias})), 0x359a8364271f3e98U);
}

}  // namespace
}  // namespace rowkeeper
