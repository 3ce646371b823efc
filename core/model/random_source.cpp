// Weights made from a seed. tests/reference/random_gpt2.py makes the same bits in Python; the two change together.
//
// key = splitmix64(seed); h = splitmix64(key + (t << 40) + i), with t the tensor's number (tensor_names.h) and i the index
// in file order; u = (int64(h >> 40) - 2^23) / 2^23, in [-1, 1). Embeddings and biases of matrices are u/32, matrices and
// the norms' biases u/8, the norms' gains 1 + u/8. Unlike the initialisation that training starts from, nothing is zero, one
// or tied to the embedding so closely that a fault could hide.
#include <memory>

#include "core/base/splitmix.h"
#include "core/model/tensor_names.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

namespace {

struct Range {
  float offset;
  float scale;  // of the 24-bit integer
};

Range range_of(Tensor tensor) {
  constexpr float unit = 0x1p-23F;
  switch (tensor) {
    case Tensor::wte:
    case Tensor::wpe:
    case Tensor::c_attn_bias:
    case Tensor::c_proj_attn_bias:
    case Tensor::c_fc_bias:
    case Tensor::c_proj_mlp_bias:
      return {0.0F, unit / 32};
    case Tensor::ln_1_weight:
    case Tensor::ln_2_weight:
    case Tensor::ln_f_weight:
      return {1.0F, unit / 8};
    default:
      return {0.0F, unit / 8};
  }
}

class RandomSource : public TensorSource {
 public:
  RandomSource(const ModelShape& shape, std::uint64_t seed) : shape_(shape), key_(splitmix64(seed)) {}

  const ModelShape& shape() const override { return shape_; }
  bool has_separate_head() const override { return false; }
  bool by_output() const override { return false; }
  void release(TensorId) const override {}
  const std::vector<Warning>& warnings() const override { return warnings_; }

  Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const override {
    const Range range = range_of(id.tensor);
    const std::uint64_t first = key_ + (std::uint64_t{tensor_number(shape_, id)} << 40) + begin;
    float* const to = out.data();
    for (std::size_t i = 0; i < out.size(); ++i) {
      const auto bits = static_cast<std::int32_t>(splitmix64(first + i) >> 40);
      to[i] = range.offset + range.scale * static_cast<float>(bits - (1 << 23));
    }
    return {};
  }

 private:
  ModelShape shape_;
  std::uint64_t key_;
  std::vector<Warning> warnings_;
};

}  // namespace

std::unique_ptr<TensorSource> make_random_model(const ModelShape& shape, std::uint64_t seed) {
  return std::make_unique<RandomSource>(shape, seed);
}

std::unique_ptr<TensorSource> make_random_gpt2(std::uint64_t seed) {
  ModelShape shape;
  shape.blocks = 12;
  shape.heads = shape.kv_heads = 12;
  shape.head_size = 64;
  shape.width = 768;
  shape.mlp_width = 3072;
  shape.positions = 1024;
  shape.vocabulary = 50257;
  return make_random_model(shape, seed);
}

}  // namespace rowkeeper
