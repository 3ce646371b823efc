#include "core/model/config.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tests/core/support/error_text.h"

namespace rowkeeper {
namespace {

// A config of width 32 and head size 8 with some fields replaced, added, or (by "") left out.
std::string config(const std::map<std::string, std::string>& changes = {}) {
  std::map<std::string, std::string> fields = {{"model_type", "\"gpt2\""}, {"n_layer", "3"},
                                               {"n_embd", "32"},           {"n_head", "4"},
                                               {"n_positions", "100"},     {"vocab_size", "77"}};
  for (const auto& [field, value] : changes) fields[field] = value;
  std::string text;
  for (const auto& [field, value] : fields) {
    if (!value.empty()) text += (text.empty() ? "{\"" : ", \"") + field + "\": " + value;
  }
  return text + "}";
}

std::string fault(const std::map<std::string, std::string>& changes) { return text_of(parse_config(config(changes), "p")); }

ModelConfig parsed(const std::map<std::string, std::string>& changes = {}) {
  const auto result = parse_config(config(changes), "p");
  EXPECT_TRUE(result) << text_of(result);
  return result.value_or(ModelConfig{});
}
ModelShape shape(const std::map<std::string, std::string>& changes = {}) { return parsed(changes).shape; }

TEST(Config, ReadsTheShapeWithDefaults) {
  const ModelShape small = shape();
  EXPECT_EQ(small.blocks, 3);
  EXPECT_EQ(small.heads, 4);
  EXPECT_EQ(small.kv_heads, 4);
  EXPECT_EQ(small.head_size, 8);
  EXPECT_EQ(small.width, 32);
  EXPECT_EQ(small.mlp_width, 128);
  EXPECT_EQ(small.positions, 100);
  EXPECT_EQ(small.vocabulary, 77);
  EXPECT_EQ(small.norm_epsilon, 1e-5F);
  EXPECT_EQ(small.activation, Activation::gelu_tanh);
  EXPECT_TRUE(small.scale_attention);
  EXPECT_FALSE(small.scale_attention_by_block);
  EXPECT_EQ(parsed().layout, WeightLayout{});
}

TEST(Config, ReadsTheBundledModels) {
  const auto tiny = read_config(ROWKEEPER_ASSETS "/models/rowkeeper-tiny/config.json");
  ASSERT_TRUE(tiny) << text_of(tiny);
  EXPECT_EQ(tiny->shape.width, 256);
  EXPECT_EQ(tiny->shape.vocabulary, 1531);
  EXPECT_EQ(tiny->shape.parameters(), 3'813'632);
  const auto twin = read_config(ROWKEEPER_ASSETS "/models/rowkeeper-tiny-mqa/config.json");
  ASSERT_TRUE(twin) << text_of(twin);
  ModelShape shared = tiny->shape;
  shared.kv_heads = 1;
  EXPECT_EQ(twin->shape, shared);
}

TEST(Config, ReadsGptBigcode) {
  const ModelConfig usual = parsed({{"model_type", "\"gpt_bigcode\""}});
  EXPECT_EQ(usual.shape.kv_heads, 1);
  EXPECT_EQ(usual.shape.heads, 4);
  EXPECT_EQ(usual.shape.qkv_width(), 48);
  EXPECT_EQ(usual.shape.activation, Activation::gelu_tanh);
  EXPECT_EQ(usual.layout, (WeightLayout{.by_output = true, .qkv_by_head = false}));
  const ModelConfig many = parsed({{"model_type", "\"gpt_bigcode\""}, {"multi_query", "false"}});
  EXPECT_EQ(many.shape, shape());
  EXPECT_EQ(many.layout, (WeightLayout{.by_output = true, .qkv_by_head = true}));
  EXPECT_EQ(parsed({{"model_type", ""}, {"architectures", "[\"GPTBigCodeForCausalLM\"]"}}).layout, usual.layout);
  EXPECT_EQ(fault({{"model_type", "\"gpt_bigcode\""}, {"multi_query", "1"}}),
            "config_bad_value | p | multi_query | 1 | true or false");
}

// As transformers has it: each type knows its own fields, whatever else stands in the file.
TEST(Config, FieldsOfTheOtherTypeMeanNothing) {
  EXPECT_EQ(shape({{"multi_query", "true"}}).kv_heads, 4);
  EXPECT_FALSE(
      shape({{"model_type", "\"gpt_bigcode\""}, {"scale_attn_by_inverse_layer_idx", "true"}}).scale_attention_by_block);
}

TEST(Config, TheOldContextIsNoMlpWidth) {
  EXPECT_EQ(shape({{"n_ctx", "4096"}, {"n_inner", "null"}}).mlp_width, 128);
  EXPECT_EQ(shape({{"n_ctx", "\"nonsense\""}}).positions, 100);
  EXPECT_EQ(shape({{"n_inner", "50"}}).mlp_width, 50);
}

TEST(Config, ReadsActivations) {
  EXPECT_EQ(shape({{"activation_function", "\"gelu_new\""}}).activation, Activation::gelu_tanh);
  EXPECT_EQ(shape({{"activation_function", "\"gelu_pytorch_tanh\""}}).activation, Activation::gelu_tanh);
  EXPECT_EQ(shape({{"activation_function", "\"gelu\""}}).activation, Activation::gelu_erf);
  EXPECT_EQ(shape({{"activation_function", "\"relu\""}}).activation, Activation::relu);
  EXPECT_EQ(fault({{"activation_function", "\"swish\""}}),
            "config_unsupported | p | activation_function | swish | gelu_new, gelu_pytorch_tanh, gelu, relu");
  EXPECT_EQ(fault({{"activation_function", "7"}}), "config_bad_value | p | activation_function | 7 | a string");
}

TEST(Config, ReadsScales) {
  EXPECT_FALSE(shape({{"scale_attn_weights", "false"}}).scale_attention);
  EXPECT_TRUE(shape({{"scale_attn_by_inverse_layer_idx", "true"}}).scale_attention_by_block);
  EXPECT_EQ(fault({{"scale_attn_weights", "1"}}), "config_bad_value | p | scale_attn_weights | 1 | true or false");
}

TEST(Config, ReadsEpsilon) {
  EXPECT_EQ(shape({{"layer_norm_epsilon", "1e-06"}}).norm_epsilon, 1e-6F);
  EXPECT_EQ(shape({{"layer_norm_epsilon", "1"}}).norm_epsilon, 1.0F);
  const std::string allowed = " | a number above 0 and at most 1";
  for (const std::string value : {"0", "-1e-5", "1e-60", "2", "1e300", "\"1e-5\"", "null", "[1]"}) {
    const std::string said = fault({{"layer_norm_epsilon", value}});
    EXPECT_TRUE(said.starts_with("config_bad_value | p | layer_norm_epsilon | ") && said.ends_with(allowed)) << said;
  }
}

TEST(Config, NamesMissingFields) {
  for (const std::string field : {"n_layer", "n_embd", "n_head", "n_positions", "vocab_size", "model_type"}) {
    EXPECT_EQ(fault({{field, ""}}), "config_missing_field | p | " + field);
  }
  EXPECT_EQ(shape({{"model_type", ""}, {"architectures", "[\"GPT2LMHeadModel\"]"}}).width, 32);
  EXPECT_EQ(fault({{"model_type", ""}, {"architectures", "[7, \"BertModel\"]"}}), "config_missing_field | p | model_type");
}

TEST(Config, RefusesOtherModelsByName) {
  EXPECT_EQ(text_of(parse_config("{\"model_type\": \"llama\"}", "p")),
            "config_unsupported | p | model_type | llama | gpt2, gpt_bigcode");
  EXPECT_EQ(fault({{"model_type", "2"}}), "config_bad_value | p | model_type | 2 | a string");
  EXPECT_EQ(fault({{"activation_function", "\"\""}}),
            "config_unsupported | p | activation_function | \"\" | gelu_new, gelu_pytorch_tanh, gelu, relu");
  EXPECT_EQ(fault({{"add_cross_attention", "true"}}), "config_unsupported | p | add_cross_attention | true | false");
  EXPECT_EQ(shape({{"add_cross_attention", "false"}}).width, 32);
}

TEST(Config, RefusesAbsurdSizes) {
  const std::map<std::string, std::string> allowed = {{"n_layer", "256"},       {"n_embd", "16384"},
                                                      {"n_head", "16384"},      {"n_inner", "65536"},
                                                      {"n_positions", "65536"}, {"vocab_size", "1048576"}};
  for (const auto& [field, most] : allowed) {
    for (const std::string value : {"0", "-1", "1000000000000000000", "18446744073709551616", "4294967297", "2.0", "1e3",
                                    "\"12\"", "true", "[12]", "{}"}) {
      const std::string said = fault({{field, value}});
      EXPECT_TRUE(said.starts_with("config_bad_value | p | " + field + " | ")) << said;
      EXPECT_TRUE(said.ends_with(" | a whole number from 1 to " + most)) << said;
    }
  }
  EXPECT_EQ(fault({{"n_layer", "null"}}), "config_bad_value | p | n_layer | null | a whole number from 1 to 256");
}

TEST(Config, HeadsDivideTheWidth) {
  EXPECT_EQ(fault({{"n_head", "5"}}), "config_bad_value | p | n_head | 5 | a divisor of n_embd, which is 32");
  EXPECT_EQ(fault({{"n_head", "64"}}), "config_bad_value | p | n_head | 64 | a divisor of n_embd, which is 32");
  EXPECT_EQ(shape({{"n_head", "32"}}).head_size, 1);
}

TEST(Config, TheLargestShapeDoesNotOverflow) {
  const ModelShape largest =
      shape({{"n_layer", "256"}, {"n_embd", "16384"}, {"n_head", "1"}, {"n_positions", "65536"}, {"vocab_size", "1048576"}});
  EXPECT_EQ(largest.mlp_width, 65536);
  EXPECT_EQ(largest.qkv_width(), 3 * 16384);
  EXPECT_EQ(largest.parameters(), 842'941'890'560);
}

TEST(Config, RefusesWhatIsNoObject) {
  EXPECT_EQ(text_of(parse_config("[]", "p")), "json_invalid | p | JSON that is no object");
  EXPECT_EQ(text_of(parse_config("{", "p")), "json_damaged | p | 1 | 2 | it ends too early");
  EXPECT_EQ(text_of(read_config("/nowhere/config.json")), "file_not_found | /nowhere/config.json");
}

}  // namespace
}  // namespace rowkeeper
