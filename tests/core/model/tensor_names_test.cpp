#include "core/model/tensor_names.h"

#include <gtest/gtest.h>

namespace rowkeeper {
namespace {

ModelShape two_blocks() {
  ModelShape shape;
  shape.blocks = 2;
  shape.heads = shape.kv_heads = 2;
  shape.head_size = 3;
  shape.width = 6;
  shape.mlp_width = 7;
  shape.positions = 5;
  shape.vocabulary = 9;
  return shape;
}

TEST(TensorNames, NumbersGoThroughTheModel) {
  const ModelShape shape = two_blocks();
  ASSERT_EQ(tensor_count(shape), 28U);
  EXPECT_EQ(tensor_name(tensor_at(shape, 0)), "wte.weight");
  EXPECT_EQ(tensor_name(tensor_at(shape, 1)), "wpe.weight");
  EXPECT_EQ(tensor_name(tensor_at(shape, 2)), "h.0.ln_1.weight");
  EXPECT_EQ(tensor_name(tensor_at(shape, 13)), "h.0.mlp.c_proj.bias");
  EXPECT_EQ(tensor_name(tensor_at(shape, 14)), "h.1.ln_1.weight");
  EXPECT_EQ(tensor_name(tensor_at(shape, 26)), "ln_f.weight");
  EXPECT_EQ(tensor_name(tensor_at(shape, 27)), "ln_f.bias");
  EXPECT_EQ(tensor_name(tensor_at(shape, 28)), "lm_head.weight");
  for (std::size_t number = 0; number <= 28; ++number) {
    const TensorId id = tensor_at(shape, number);
    EXPECT_EQ(tensor_number(shape, id), number);
    EXPECT_EQ(tensor_from_name(shape, tensor_name(id)), id);
    const bool head = id.tensor == Tensor::lm_head;
    EXPECT_EQ(tensor_from_name(shape, "transformer." + tensor_name(id)), head ? std::nullopt : std::optional(id));
  }
}

TEST(TensorNames, ForeignNamesAreNoTensors) {
  const ModelShape shape = two_blocks();
  for (const char* name :
       {"", "wte", "wte.weight.", "h.", "h..ln_1.weight", "h.2.ln_1.weight", "h.01.ln_1.weight", "h.-0.ln_1.weight",
        "h.+1.ln_1.weight", "h.99999999999999.ln_1.weight", "h.0", "h.0.", "h.0.ln_3.weight", "h.0.attn.bias",
        "transformer.", "transformer.transformer.wte.weight", "model.wte.weight", "lm_head.bias"}) {
    EXPECT_EQ(tensor_from_name(shape, name), std::nullopt) << name;
  }
}

TEST(TensorNames, MasksAreKnownByName) {
  for (const char* name : {"h.0.attn.bias", "h.11.attn.masked_bias", "transformer.h.3.attn.bias"})
    EXPECT_TRUE(is_mask_name(name)) << name;
  for (const char* name : {"h.0.attn.c_attn.bias", "attn.bias", "h.x.attn.bias", "h.0.attn.bias2"})
    EXPECT_FALSE(is_mask_name(name)) << name;
}

TEST(TensorNames, SizesFollowTheShape) {
  const ModelShape shape = two_blocks();
  const auto text = [&](Tensor tensor) { return dimensions_text(tensor_dimensions(shape, {tensor})); };
  EXPECT_EQ(text(Tensor::wte), "[9, 6]");
  EXPECT_EQ(text(Tensor::wpe), "[5, 6]");
  EXPECT_EQ(text(Tensor::ln_1_weight), "[6]");
  EXPECT_EQ(text(Tensor::c_attn_weight), "[6, 18]");
  EXPECT_EQ(text(Tensor::c_attn_bias), "[18]");
  EXPECT_EQ(text(Tensor::c_proj_attn_weight), "[6, 6]");
  EXPECT_EQ(text(Tensor::c_fc_weight), "[6, 7]");
  EXPECT_EQ(text(Tensor::c_fc_bias), "[7]");
  EXPECT_EQ(text(Tensor::c_proj_mlp_weight), "[7, 6]");
  EXPECT_EQ(text(Tensor::c_proj_mlp_bias), "[6]");
  EXPECT_EQ(text(Tensor::lm_head), "[9, 6]");
  EXPECT_EQ(tensor_size(shape, {Tensor::wte}), 54U);
  EXPECT_EQ(dimensions_text({}), "[]");
}

TEST(TensorNames, OnlyTheBlocksMatricesTurn) {
  const ModelShape shape = two_blocks();
  const auto text = [&](Tensor tensor) { return dimensions_text(tensor_dimensions(shape, {tensor}, true)); };
  EXPECT_EQ(text(Tensor::wte), "[9, 6]");
  EXPECT_EQ(text(Tensor::wpe), "[5, 6]");
  EXPECT_EQ(text(Tensor::lm_head), "[9, 6]");
  EXPECT_EQ(text(Tensor::c_attn_weight), "[18, 6]");
  EXPECT_EQ(text(Tensor::c_attn_bias), "[18]");
  EXPECT_EQ(text(Tensor::c_fc_weight), "[7, 6]");
  EXPECT_EQ(text(Tensor::c_proj_mlp_weight), "[6, 7]");
}

TEST(TensorNames, LargeSizesDoNotOverflow) {
  ModelShape shape = two_blocks();
  shape.width = 16384;
  shape.vocabulary = 1 << 20;
  EXPECT_EQ(tensor_size(shape, {Tensor::wte}), std::size_t{1} << 34);
}

}  // namespace
}  // namespace rowkeeper
