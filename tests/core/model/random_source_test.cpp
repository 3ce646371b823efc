// The values were printed by tests/reference/random_gpt2.py.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/core/model/digest.h"

namespace rowkeeper {
namespace {

ModelShape odd_shape() {
  ModelShape shape;
  shape.blocks = 2;
  shape.heads = shape.kv_heads = 3;
  shape.head_size = 5;
  shape.width = 15;
  shape.mlp_width = 37;
  shape.positions = 11;
  shape.vocabulary = 19;
  return shape;
}

TEST(RandomSource, HasTheBitsOfTheReference) {
  EXPECT_EQ(digest(*make_random_model(odd_shape(), 0)), 0xb7a50b3d27d6a3b7U);
  EXPECT_EQ(digest(*make_random_model(odd_shape(), 7)), 0xcae8111350933badU);
}

TEST(RandomSource, SharesKeysAndValuesWhenTheShapeDoes) {
  ModelShape shape = odd_shape();
  shape.kv_heads = 1;
  EXPECT_EQ(tensor_size(shape, {Tensor::c_attn_bias, 0}), 25U);
  EXPECT_EQ(digest(*make_random_model(shape, 1)), 0xaf37066cf4ce3b15U);
}

TEST(RandomSource, HasTheShapeOfGpt2Small) {
  const auto source = make_random_gpt2(0);
  EXPECT_EQ(source->shape().parameters(), 124'439'808);
  EXPECT_FALSE(source->has_separate_head());
  EXPECT_TRUE(source->warnings().empty());
  std::size_t numbers = 0;
  for (std::size_t t = 0; t < tensor_count(source->shape()); ++t) {
    numbers += tensor_size(source->shape(), tensor_at(source->shape(), t));
  }
  EXPECT_EQ(numbers, 124'439'808U);
}

TEST(RandomSource, HasTheReferencesBitsAtGpt2sSize) {
  struct Pinned {
    TensorId id;
    std::uint64_t digest;
    float first, last;
  };
  const std::vector<Pinned> pinned = {
      {{Tensor::wpe}, 0x6b488c8b8b4efda5, 0x1.2420f4p-6F, -0x1.245cb0p-8F},
      {{Tensor::ln_1_weight, 11}, 0xe3f726e926b67640, 0x1.1f0316p+0F, 0x1.d0593cp-1F},
      {{Tensor::ln_1_bias, 11}, 0x4e053f9b4eb9e3e1, -0x1.059f34p-4F, 0x1.3666b4p-4F},
      {{Tensor::c_attn_weight, 11}, 0x7d9bc0af12641d02, 0x1.25efb8p-4F, -0x1.d57c24p-4F},
      {{Tensor::c_attn_bias, 11}, 0x132108d61bd912f7, -0x1.883020p-6F, 0x1.5443e0p-7F},
      {{Tensor::c_proj_mlp_weight, 11}, 0xe9aa9bf368db37bd, 0x1.25c2a0p-4F, -0x1.9fa7d4p-4F},
      {{Tensor::ln_f_bias}, 0xa836479ee0ae90a1, 0x1.8961c4p-4F, -0x1.617060p-5F},
  };
  const auto source = make_random_gpt2(0);
  for (const Pinned& tensor : pinned) {
    const auto numbers = read_all(*source, tensor.id);
    EXPECT_EQ(digest(numbers), tensor.digest) << tensor_name(tensor.id);
    EXPECT_EQ(numbers.front(), tensor.first) << tensor_name(tensor.id);
    EXPECT_EQ(numbers.back(), tensor.last) << tensor_name(tensor.id);
  }
  float first = 0, last = 0;
  ASSERT_TRUE(source->read({Tensor::wte}, 0, {&first, 1}));
  ASSERT_TRUE(source->read({Tensor::wte}, 50257 * 768 - 1, {&last, 1}));
  EXPECT_EQ(first, 0x1.3836e8p-7F);
  EXPECT_EQ(last, -0x1.d39268p-6F);
}

TEST(RandomSource, StaysInItsRanges) {
  const auto source = make_random_gpt2(3);
  const auto within = [&](TensorId id, float low, float high) {
    const auto numbers = read_all(*source, id);
    const auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
    const float tenth = (high - low) / 10;
    EXPECT_TRUE(*least >= low && *least < low + tenth) << tensor_name(id) << " " << *least;
    EXPECT_TRUE(*most<high&& * most> high - tenth) << tensor_name(id) << " " << *most;
  };
  within({Tensor::wpe}, -1.0F / 32, 1.0F / 32);
  within({Tensor::c_fc_bias, 4}, -1.0F / 32, 1.0F / 32);
  within({Tensor::c_proj_attn_weight, 4}, -1.0F / 8, 1.0F / 8);
  within({Tensor::ln_2_weight, 4}, 7.0F / 8, 9.0F / 8);
  within({Tensor::ln_f_bias}, -1.0F / 8, 1.0F / 8);
}

TEST(RandomSource, ReadsAnyRange) {
  const auto source = make_random_model(odd_shape(), 0);
  const TensorId id{Tensor::c_attn_weight, 1};
  const auto whole = read_all(*source, id);
  for (const std::size_t begin : {std::size_t{0}, std::size_t{1}, std::size_t{13}, whole.size() - 1, whole.size()}) {
    std::vector<float> part(std::min<std::size_t>(17, whole.size() - begin));
    ASSERT_TRUE(source->read(id, begin, part));
    EXPECT_TRUE(std::equal(part.begin(), part.end(), whole.begin() + static_cast<std::ptrdiff_t>(begin))) << begin;
  }
}

}  // namespace
}  // namespace rowkeeper
