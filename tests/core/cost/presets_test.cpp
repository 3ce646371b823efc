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
  EXPECT_EQ(bytes("falcon-7b"), 8 << 10);
  EXPECT_EQ(bytes("deepseek-v3"), 61 * 576 * 2);
  EXPECT_EQ(presets.find_model("mistral-7b")->window, (SlidingWindow{4096, 32}));
  EXPECT_EQ(presets.find_model("llama-4-1b"), nullptr);
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
