#include "core/cost/presets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "gpt2_shape.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using testing::HasSubstr;

const std::string kFile = std::string(ROWKEEPER_ASSETS) + "/presets.json";

TEST(Presets, TheProgramsOwnAreSound) {
  const Result<Presets> presets = load_presets(kFile);
  ASSERT_TRUE(presets) << presets.error().args.back();
  EXPECT_GE(presets->models.size(), 16U);
  EXPECT_GE(presets->devices.size(), 8U);
  std::set<std::string> names;
  for (const ModelPreset& model : presets->models) {
    EXPECT_TRUE(names.insert(model.name).second) << model.name;
    EXPECT_TRUE(memory_cost({.shape = model.shape, .context = model.context})) << model.name;
  }
}

TEST(Presets, Gpt2SmallIsTheShapeThatRuns) {
  const Presets presets = load_presets(kFile).value();
  const ModelPreset& gpt2 = *presets.find_model("gpt2");
  EXPECT_EQ(gpt2.shape, cache_shape(gpt2_shape()));
  EXPECT_EQ(gpt2.context, gpt2_shape().positions);
  EXPECT_EQ(gpt2.parameters, gpt2_shape().parameters());
}

// Bytes of a token in 16 bits, as published or worked out by hand.
TEST(Presets, KnownSizesOfAToken) {
  const Presets presets = load_presets(kFile).value();
  const auto bytes = [&](const char* name) {
    const ModelPreset* const model = presets.find_model(name);
    return model == nullptr ? 0 : memory_cost({.shape = model->shape, .context = 1})->bytes_per_token;
  };
  EXPECT_EQ(bytes("GPT-2 XL"), 300 << 10);
  EXPECT_EQ(bytes("gpt3"), 4608 << 10);
  EXPECT_EQ(bytes("llama-2-7b"), 512 << 10);
  EXPECT_EQ(bytes("Llama 3 8B"), 128 << 10);
  EXPECT_EQ(bytes("LLAMA 3.1 70B"), 320 << 10);
  EXPECT_EQ(bytes("llama-3.1-405b"), 504 << 10);
  EXPECT_EQ(bytes("mistral-7b"), 128 << 10);
  EXPECT_EQ(bytes("mixtral-8x7b"), 128 << 10);
  EXPECT_EQ(bytes("qwen2.5-7b"), 56 << 10);   // 2 x 28 x 4 x 128 x 2
  EXPECT_EQ(bytes("gemma-2-9b"), 336 << 10);  // 2 x 42 x 8 x 256 x 2
  EXPECT_EQ(bytes("phi-3-mini"), 384 << 10);  // 2 x 32 x 32 x 96 x 2
  EXPECT_EQ(bytes("falcon-7b"), 8 << 10);
  EXPECT_EQ(bytes("falcon-40b"), 120 << 10);  // 2 x 60 x 8 x 64 x 2
  EXPECT_EQ(bytes("starcoder"), 20 << 10);    // 2 x 40 x 128 x 2
  EXPECT_EQ(bytes("deepseek-v3"), 61 * 576 * 2);
  EXPECT_EQ(presets.find_model("mistral-7b")->window, (SlidingWindow{4096, 32}));
  EXPECT_EQ(presets.find_model("gemma-2-9b")->window, (SlidingWindow{4096, 21}));
  EXPECT_EQ(presets.find_model("llama-4-1b"), nullptr);
}

const ModelPreset& preset(const Presets& presets, const char* id) { return *presets.find_model(id); }

// Llama's kind of block: q, k, v and out without biases, three matrices of an MLP (or of each expert), two norms.
struct LlamaLike {
  const char* id;
  std::int64_t width, mlp, vocabulary;  // as its config.json says: hidden_size, intermediate_size, vocab_size
  std::int64_t experts = 1;
  bool qkv_biases = false, four_norms = false, tied = false;
};

std::int64_t parameters_of(const LlamaLike& model, const CacheShape& shape) {
  const std::int64_t q = shape.heads * shape.head_size, kv = shape.kv_heads * shape.head_size;
  std::int64_t block = model.width * (2 * q + 2 * kv) + model.experts * 3 * model.width * model.mlp;
  block += (model.four_norms ? 4 : 2) * model.width;
  if (model.qkv_biases) block += q + 2 * kv;
  if (model.experts > 1) block += model.experts * model.width;  // the router
  return shape.blocks * block + model.width + (model.tied ? 1 : 2) * model.vocabulary * model.width;
}

TEST(Presets, ParametersAreTheSumsOfTheirShapes) {
  const Presets presets = load_presets(kFile).value();
  const LlamaLike models[] = {
      {"llama-2-7b", 4096, 11'008, 32'000},
      {"llama-2-70b", 8192, 28'672, 32'000},
      {"llama-3-8b", 4096, 14'336, 128'256},
      {"llama-3-70b", 8192, 28'672, 128'256},
      {"llama-3.1-8b", 4096, 14'336, 128'256},
      {"llama-3.1-70b", 8192, 28'672, 128'256},
      {"llama-3.1-405b", 16'384, 53'248, 128'256},
      {"mistral-7b", 4096, 14'336, 32'000},
      {"mixtral-8x7b", 4096, 14'336, 32'000, 8},
      {"qwen2.5-7b", 3584, 18'944, 152'064, 1, true},
      {"qwen2.5-72b", 8192, 29'568, 152'064, 1, true},
      {"gemma-2-9b", 3584, 14'336, 256'000, 1, false, true, true},
      {"phi-3-mini", 3072, 8192, 32'064},
  };
  for (const LlamaLike& model : models) {
    EXPECT_EQ(preset(presets, model.id).parameters, parameters_of(model, preset(presets, model.id).shape)) << model.id;
  }
}

// Blocks that are made in other ways, by hand: matrices and biases, norms; then the final norm and the embeddings.
TEST(Presets, ParametersOfOtherBlocks) {
  const Presets presets = load_presets(kFile).value();
  const auto gpt2 = [](std::int64_t blocks, std::int64_t width) {
    return blocks * (12 * width * width + 13 * width) + 2 * width + (50'257 + 1024) * width;
  };
  EXPECT_EQ(preset(presets, "gpt2-medium").parameters, gpt2(24, 1024));
  EXPECT_EQ(preset(presets, "gpt2-large").parameters, gpt2(36, 1280));
  EXPECT_EQ(preset(presets, "gpt2-xl").parameters, gpt2(48, 1600));
  constexpr std::int64_t kSmall = 4544, kLarge = 8192;  // Falcon's widths; its head is the embedding
  EXPECT_EQ(preset(presets, "falcon-7b").parameters,
            32 * (kSmall * (kSmall + 2 * 64) + 9 * kSmall * kSmall + 2 * kSmall) + 2 * kSmall + 65'024 * kSmall);
  EXPECT_EQ(preset(presets, "falcon-40b").parameters,
            60 * (kLarge * (kLarge + 16 * 64) + 9 * kLarge * kLarge + 4 * kLarge) + 2 * kLarge + 65'024 * kLarge);
  constexpr std::int64_t kStar = 6144;
  EXPECT_EQ(preset(presets, "starcoder").parameters,
            40 * ((kStar + 1) * (kStar + 2 * 128) + 9 * kStar * kStar + 10 * kStar) + 2 * kStar + (49'152 + 8192) * kStar);
}

// Attention through two short vectors; three blocks with a plain MLP, 58 with 256 experts and a shared one.
TEST(Presets, ParametersOfDeepSeek) {
  const Presets presets = load_presets(kFile).value();
  constexpr std::int64_t kWidth = 7168, kHeads = 128, kQueryRank = 1536, kRank = 512, kRope = 64, kPlain = 128;
  const std::int64_t attention = kWidth * kQueryRank + kQueryRank + kQueryRank * kHeads * (kPlain + kRope) +
                                 kWidth * (kRank + kRope) + kRank + kRank * kHeads * 2 * kPlain + kHeads * kPlain * kWidth;
  const std::int64_t expert = 3 * kWidth * 2048, router = 256 * (kWidth + 1);
  EXPECT_EQ(preset(presets, "deepseek-v3").parameters, 61 * (attention + 2 * kWidth) + 3 * 3 * kWidth * 18'432 +
                                                           58 * (257 * expert + router) + kWidth + 2 * 129'280 * kWidth);
  EXPECT_EQ(preset(presets, "deepseek-v3").shape.latent, kRank + kRope);
}

class SpoiltPresets : public testing::Test {
 protected:
  // The program's file with its first `from` replaced, which must then be refused for `reason`.
  void expect_refused(const std::string& from, const std::string& to, const std::string& reason) {
    std::ifstream file(kFile);
    std::stringstream text;
    text << file.rdbuf();
    std::string spoilt = text.str();
    const std::size_t at = spoilt.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    folder_.write("presets.json", spoilt.replace(at, from.size(), to));
    const Result<Presets> presets = load_presets(folder_ / "presets.json");
    ASSERT_FALSE(presets) << to;
    EXPECT_EQ(presets.error().code, ErrorCode::presets_invalid) << to;
    EXPECT_THAT(presets.error().args[1], HasSubstr(reason));
  }
  TempFolder folder_;
};

TEST_F(SpoiltPresets, AreRefusedWithTheirPlace) {
  expect_refused(R"("blocks": 12)", R"("blocks": 0)", "model 1: 'blocks' must be a whole number from 1");
  expect_refused(R"("blocks": 12)", R"("blocks": 1e30)", "model 1: 'blocks'");
  expect_refused(R"("blocks": 12)", R"("layers": 12)", "model 1: 'layers' is not known");
  expect_refused(R"("kv_heads": 12)", R"("kv_heads": 5)", "model 1: 'kv_heads' must be a divisor of heads");
  expect_refused(R"("kv_heads": 16)", R"("kv_heads": 17)", "model 2: 'kv_heads'");
  expect_refused(R"("id": "gpt2-medium")", R"("id": "gpt2")", "model 2: 'id' must be another one");
  expect_refused(R"("id": "gpt2",)", R"("id": "gpt-2",)", "'gpt2' is missing");
  expect_refused(R"("name": "GPT-2 small")", R"("name": "")", "model 1: 'name' must be a text");
  expect_refused(R"("url": "https://)", R"("url": "http://)", "model 1: 'url'");
  expect_refused(R"("window": {"tokens": 4096, "blocks": 32})", R"("window": {"tokens": 4096, "blocks": 33})", "'blocks'");
  expect_refused(R"("rank": 512)", R"("rank": "512")", "'rank'");
  expect_refused(R"("bytes": 17179869184)", R"("bytes": -1)", "device 1: 'bytes'");
  expect_refused(R"("devices": [)", R"("devices": [7, )", "device 1: an object is needed");
  expect_refused(R"("models")", R"("model")", "'models' is missing");
}

TEST_F(SpoiltPresets, MissingOrNoJson) {
  EXPECT_EQ(load_presets(folder_ / "none.json").error().code, ErrorCode::assets_missing);
  folder_.write("presets.json", "<!DOCTYPE html><html>");
  EXPECT_EQ(load_presets(folder_ / "presets.json").error().code, ErrorCode::json_invalid);
}

}  // namespace
}  // namespace rowkeeper
