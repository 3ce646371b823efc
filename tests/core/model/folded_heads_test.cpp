#include "core/model/folded_heads.h"

#include "core/model/tensor_names.h"
#include "model_test.h"
#include "tests/core/model/compose_safetensors.h"
#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

// 6 heads of 6, odd enough to meet every tail.
ModelShape six_heads() {
  ModelShape shape = small_shape();
  shape.heads = shape.kv_heads = 6;
  shape.head_size = 6;
  return shape;
}

std::vector<float> read_whole(const TensorSource& source, TensorId id) {
  std::vector<float> numbers(tensor_size(source.shape(), id));
  EXPECT_TRUE(source.read(id, 0, numbers));
  return numbers;
}

// A folder of gpt_bigcode with the generator's numbers and a key for each head.
class BigcodeFolder : public TempFolder {
 public:
  explicit BigcodeFolder(const ModelShape& shape) {
    const nlohmann::json config = {{"model_type", "gpt_bigcode"},    {"multi_query", false},
                                   {"n_layer", shape.blocks},        {"n_head", shape.heads},
                                   {"n_embd", shape.width},          {"n_inner", shape.mlp_width},
                                   {"n_positions", shape.positions}, {"vocab_size", shape.vocabulary}};
    const auto source = make_random_model(shape, 8);
    std::vector<FileTensor> tensors;
    for (std::size_t t = 0; t < tensor_count(shape); ++t) {
      const TensorId id = tensor_at(shape, t);
      tensors.push_back({tensor_name(id), DataType::f32, tensor_dimensions(shape, id, true),
                         narrow_bytes(DataType::f32, read_whole(*source, id))});
    }
    write("config.json", config.dump());
    write("model.safetensors", compose_safetensors(tensors));
  }
};

// Number (input, output) of a whole c_attn_weight, or of its bias, whichever way it lies.
float number_at(const TensorSource& source, const std::vector<float>& numbers, std::size_t input, std::size_t output) {
  const std::size_t outputs = static_cast<std::size_t>(source.shape().qkv_width()), inputs = numbers.size() / outputs;
  return numbers[source.by_output() ? output * inputs + input : input * outputs + output];
}

void expect_means(const TensorSource& plain, const TensorSource& folded, TensorId id, std::size_t group) {
  SCOPED_TRACE(tensor_name(id));
  const std::vector<float> before = read_whole(plain, id), after = read_whole(folded, id);
  const ModelShape &from = plain.shape(), &to = folded.shape();
  const auto width = static_cast<std::size_t>(from.width), size = static_cast<std::size_t>(from.head_size);
  const std::size_t inputs = id.tensor == Tensor::c_attn_bias ? 1 : width;
  for (std::size_t input = 0; input < inputs; ++input) {
    for (std::size_t o = 0; o < width; ++o)
      ASSERT_EQ(number_at(folded, after, input, o), number_at(plain, before, input, o));
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
      for (std::size_t o = 0; o < static_cast<std::size_t>(to.kv_width()); ++o) {
        const std::size_t begin = width + side * static_cast<std::size_t>(from.kv_width()) + o / size * group * size;
        double sum = 0;
        for (std::size_t member = 0; member < group; ++member)
          sum += static_cast<double>(number_at(plain, before, input, begin + member * size + o % size));
        const std::size_t at = width + side * static_cast<std::size_t>(to.kv_width()) + o;
        ASSERT_EQ(number_at(folded, after, input, at), static_cast<float>(sum / static_cast<double>(group)))
            << input << " to " << at;
      }
    }
  }
}

TEST(FoldedHeads, KeysAndValuesAreMeansOfTheirGroups) {
  const BigcodeFolder folder(six_heads());
  for (const bool bigcode : {false, true}) {
    const auto make = [&] {
      return bigcode ? std::move(*open_tensor_folder(folder.path())) : make_random_model(six_heads(), 8);
    };
    const auto plain = make();
    for (const int kv_heads : {1, 2, 3}) {
      SCOPED_TRACE(testing::Message() << kv_heads << (bigcode ? " of gpt_bigcode" : " of gpt2"));
      const auto folded = fold_heads(make(), kv_heads);
      ASSERT_TRUE(folded) << text_of(folded);
      ModelShape shape = six_heads();
      shape.kv_heads = kv_heads;
      EXPECT_EQ((*folded)->shape(), shape);
      EXPECT_EQ((*folded)->by_output(), bigcode);
      const auto group = static_cast<std::size_t>(6 / kv_heads);
      for (const Tensor tensor : {Tensor::c_attn_weight, Tensor::c_attn_bias})
        expect_means(*plain, **folded, {tensor, 2}, group);
      for (const Tensor tensor : {Tensor::wte, Tensor::c_proj_attn_weight, Tensor::c_fc_weight, Tensor::c_fc_bias})
        EXPECT_TRUE(same_bits(read_whole(*plain, {tensor, 0}), read_whole(**folded, {tensor, 0})));
    }
  }
}

// One input, 6 heads of one number: small enough to be worked out on paper.
TEST(FoldedHeads, AHandfulOfNumbers) {
  class Counting final : public TensorSource {
   public:
    explicit Counting(const ModelShape& shape) : shape_(shape) {}
    const ModelShape& shape() const override { return shape_; }
    bool has_separate_head() const override { return false; }
    bool by_output() const override { return false; }
    void release(TensorId) const override {}
    const std::vector<Warning>& warnings() const override { return warnings_; }
    Result<void> read(TensorId, std::size_t begin, std::span<float> out) const override {
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<float>(begin + i);
      return {};
    }

   private:
    ModelShape shape_;
    std::vector<Warning> warnings_;
  };
  ModelShape shape = six_heads();
  shape.width = shape.heads = shape.kv_heads = 4;
  shape.head_size = 1;
  const auto folded = std::move(*fold_heads(std::make_unique<Counting>(shape), 2));
  // Queries 0 to 3, keys 4 to 7, values 8 to 11.
  EXPECT_EQ(read_whole(*folded, {Tensor::c_attn_bias, 0}), (std::vector<float>{0, 1, 2, 3, 4.5, 6.5, 8.5, 10.5}));
  const std::vector<float> weight = read_whole(*folded, {Tensor::c_attn_weight, 0});
  EXPECT_EQ(std::vector<float>(weight.begin() + 8, weight.begin() + 16),
            (std::vector<float>{12, 13, 14, 15, 16.5, 18.5, 20.5, 22.5}));
}

TEST(FoldedHeads, ReadsAnyRange) {
  const BigcodeFolder folder(six_heads());
  for (const bool bigcode : {false, true}) {
    auto source = bigcode ? std::move(*open_tensor_folder(folder.path())) : make_random_model(six_heads(), 8);
    const auto folded = std::move(*fold_heads(std::move(source), 2));
    for (const TensorId id : {TensorId{Tensor::c_attn_weight, 1}, TensorId{Tensor::c_attn_bias, 1}}) {
      const std::vector<float> whole = read_whole(*folded, id);
      for (std::size_t begin = 0; begin < whole.size(); begin += 5) {
        std::vector<float> part(std::min<std::size_t>(131, whole.size() - begin));
        ASSERT_TRUE(folded->read(id, begin, part));
        ASSERT_EQ(std::memcmp(part.data(), &whole[begin], part.size() * sizeof(float)), 0) << begin;
      }
    }
  }
}

TEST(FoldedHeads, AsManyAsThereAreIsTheModelItself) {
  for (const bool twin : {false, true}) {
    const auto make = [&] { return twin ? twin_source() : bundled_source(); };
    const auto folded = std::move(*fold_heads(make(), twin ? 1 : 4));
    EXPECT_EQ(folded->shape(), make()->shape());
    const std::vector<TokenId> ids = some_ids(100, 1531);
    EXPECT_TRUE(same_bits(full_pass(load_or_die(*make()), ids), full_pass(load_or_die(*folded), ids)));
  }
}

TEST(FoldedHeads, RefusesWhatDoesNotDivide) {
  const std::string start = "option_out_of_range | fold-heads | ";
  const std::string of_six = " | a divisor of this model's 6 heads of keys and values (1, 2, 3, 6)";
  for (const int kv_heads : {4, 5, 12, 0, -1}) {
    EXPECT_EQ(text_of(fold_heads(make_random_model(six_heads(), 8), kv_heads)), start + std::to_string(kv_heads) + of_six);
  }
  EXPECT_EQ(text_of(fold_heads(twin_source(), 4)), start + "4 | a divisor of this model's 1 heads of keys and values (1)");
}

TEST(FoldedHeads, OpenBlasAndExactAgree) {
  const BigcodeFolder folder(six_heads());
  const std::vector<TokenId> ids = some_ids(90, 211);
  for (const bool bigcode : {false, true}) {
    auto source = bigcode ? std::move(*open_tensor_folder(folder.path())) : make_random_model(six_heads(), 8);
    const auto folded = std::move(*fold_heads(std::move(source), 2));
    const std::vector<float> exact = full_pass(load_or_die(*folded, with_threads(2)), ids);
    const std::vector<float> blas = full_pass(load_or_die(*folded, with_threads(2, BackendKind::openblas)), ids);
    for (std::size_t i = 0; i < exact.size(); ++i) ASSERT_NEAR(exact[i], blas[i], 1e-5) << i;
  }
}

}  // namespace
}  // namespace rowkeeper
