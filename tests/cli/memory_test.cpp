// rowkeeper-cli memory: the arithmetic of the texts, for any model.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/process.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::string text_of(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "memory");
  const ProcessResult result = run_cli(arguments);
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.err, "");
  return result.out;
}

json json_of(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "memory");
  return cli_json(arguments);
}

TEST(Memory, SoManyHeadsThatNoModelHasThemTakeNoTime) {
  EXPECT_THAT(text_of({"--blocks", "1", "--heads", "1000000000000", "--head-size", "1", "--device-bytes", "100"}),
              HasSubstr("2,000,000,000,000"));
}

TEST(Memory, WithoutOptionsItReproducesTheText) {
  const std::string text = text_of({});
  EXPECT_THAT(text, HasSubstr("2 x 12 blocks x 12 KV heads x 64  = 18,432 numbers per token"));
  EXPECT_THAT(text, HasSubstr("= 36 KiB per token"));
  EXPECT_THAT(text, HasSubstr("= 36 MiB per conversation"));
  const json result = json_of({});
  EXPECT_EQ(result["numbers_per_token"], 18'432);
  EXPECT_EQ(result["bytes_per_token"], 36 << 10);
  EXPECT_EQ(result["bytes_total"], 36 << 20);
}

TEST(Memory, RecordHasTheFieldsOfTheContractAndNoOthers) {
  const json result = json_of({"--preset", "gpt2"});
  EXPECT_THAT(keys(result), testing::UnorderedElementsAre("numbers_per_token", "bytes_per_token", "bytes_total", "fits",
                                                          "conversations_that_fit", "formula"));
  EXPECT_TRUE(result["fits"].is_null());
  EXPECT_TRUE(result["conversations_that_fit"].is_null());
  EXPECT_EQ(result["formula"],
            "2 x 12 blocks x 12 KV heads x 64 = 18,432 numbers per token; x 2 bytes = 36,864 bytes per token; "
            "x 1,024 tokens = 37,748,736 bytes; x 1 conversation = 37,748,736 bytes");
}

TEST(Memory, AModelOfOnesOwn) {
  const json result =
      json_of({"--blocks", "80", "--heads", "64", "--kv-heads", "8", "--head-size", "128", "--context", "128000", "--batch",
               "8", "--weights-bytes", "141107412992", "--device-bytes", "343597383680"});
  EXPECT_EQ(result["bytes_per_token"], 320 << 10);
  EXPECT_EQ(result["bytes_total"], 335'544'320'000);
  EXPECT_EQ(result["fits"], false);
  EXPECT_EQ(result["conversations_that_fit"], 4);
  EXPECT_EQ(json_of({"--blocks", "12", "--heads", "12", "--head-size", "64"})["bytes_total"], 36 << 20);
  EXPECT_EQ(json_of({"--blocks", "12", "--kv-heads", "1", "--head-size", "64"})["bytes_per_token"], 3 << 10);
}

TEST(Memory, PrecisionsCountTheirScales) {
  const auto bytes = [](const char* precision) { return json_of({"--precision", precision})["bytes_per_token"].get<int>(); };
  EXPECT_EQ(bytes("f32"), 72 << 10);
  EXPECT_EQ(bytes("int8"), 18'432 / 32 * 34);
  EXPECT_EQ(bytes("int4"), 18'432 / 32 * 18);
  EXPECT_THAT(text_of({"--precision", "int8"}), HasSubstr("32 of them in 34 bytes            = 19.1 KiB per token"));
}

// A head of 80 has three scales, the last for 16 numbers: 86 bytes, not 80 / 32 x 34 = 85.
TEST(Memory, TheFormulaIsExactWhereScalesAreNotFull) {
  const json result =
      json_of({"--blocks", "2", "--heads", "3", "--head-size", "80", "--context", "1", "--precision", "int8"});
  EXPECT_EQ(result["bytes_per_token"], 2 * 2 * 3 * 86);
  EXPECT_THAT(result["formula"].get<std::string>(),
              HasSubstr("= 960 numbers per token; 80 of them in 86 bytes = 1,032 bytes per token"));
  EXPECT_THAT(text_of({"--blocks", "2", "--heads", "3", "--head-size", "20", "--precision", "int4"}),
              HasSubstr("20 of them in 12 bytes"));
}

TEST(Memory, PresetsBringTheirContextAndWeights) {
  EXPECT_EQ(json_of({"--preset", "Llama 3.1 70B"})["bytes_total"], std::int64_t{320} << 27);
  const std::string text = text_of({"--preset", "llama-3.1-70b", "--batch", "8", "--device-bytes", "343597383680"});
  EXPECT_THAT(text, HasSubstr("70,553,706,496 parameters in 16 bits = 131 GiB"));
  EXPECT_THAT(text, HasSubstr("Does not fit: 320 GiB of cache on a device of 320 GiB, of which the weights leave 189 GiB"));
  EXPECT_THAT(text, HasSubstr("What would fit: numbers in 8 bits, or 4 KV heads, or a context of 77,243 tokens, or 4 conv"));
  EXPECT_THAT(text_of({"--preset", "llama-3.1-405b", "--device-bytes", "85899345920"}),
              HasSubstr("the weights alone leave no room"));
}

TEST(Memory, LatentAttentionAndWindowsAreSaid) {
  const std::string deepseek = text_of({"--preset", "deepseek-v3"});
  EXPECT_THAT(deepseek, HasSubstr("61 blocks x 576 latent numbers  = 35,136 numbers per token"));
  EXPECT_THAT(deepseek, HasSubstr("= 68.6 KiB per token"));
  EXPECT_THAT(text_of({"--preset", "mistral-7b"}), HasSubstr("32 of its 32 blocks look back 4,096 tokens at most"));
  EXPECT_THAT(text_of({"--preset", "mistral-7b", "--context", "4096"}), Not(HasSubstr("look back")));
}

TEST(Memory, ADeviceOfTheExactSizeFits) {
  const auto fits = [](const char* bytes) { return json_of({"--weights-bytes", "0", "--device-bytes", bytes})["fits"]; };
  EXPECT_EQ(fits("37748736"), true);
  EXPECT_EQ(fits("37748735"), false);
}

TEST(Memory, ListShowsPresetsAndDevices) {
  const std::string text = text_of({"--list"});
  EXPECT_THAT(text, HasSubstr("falcon-7b"));
  EXPECT_THAT(text, HasSubstr("85899345920"));
  const json result = json_of({"--list"});
  EXPECT_GE(result["models"].size(), 16U);
  for (const json& model : result["models"]) {
    EXPECT_THAT(model["source"].get<std::string>(), HasSubstr("https://"));
    EXPECT_GT(json_of({"--preset", model["id"].get<std::string>()})["bytes_total"], 0) << model["id"];
  }
}

}  // namespace
}  // namespace rowkeeper
