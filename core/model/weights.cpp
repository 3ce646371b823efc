#include "core/model/weights.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "core/kernels/weight_code.h"
#include "core/model/tensor_names.h"

namespace rowkeeper {

std::vector<const Matrix*> Weights::matrices() const {
  std::vector<const Matrix*> all;
  for (const BlockWeights& block : blocks) {
    for (const auto* matrix : {&block.c_attn, &block.c_proj_attn, &block.c_fc, &block.c_proj_mlp})
      all.push_back(matrix->get());
  }
  all.push_back(head.get());
  if (embedding) all.push_back(embedding.get());
  return all;
}

WeightsBytes Weights::bytes() const {
  WeightsBytes bytes;
  bytes.held = positions.size() * sizeof(float);
  for (const Matrix* matrix : matrices()) {
    bytes.held += matrix->bytes();
    if (matrix != head.get() && matrix != embedding.get()) bytes.blocks += matrix->bytes();
  }
  bytes.head = head->bytes();
  return bytes;
}

namespace {

// Infinity and NaN are not: they are damage in any precision, and show in the results.
bool is_beyond(float weight, float most) {
  const float size = std::fabs(weight);
  return size > most && size <= std::numeric_limits<float>::max();
}

// Without a branch, so that the compiler makes vectors of it: all of a model's weights pass here.
bool any_beyond(std::span<const float> weights, float most) {
  bool any = false;
  for (const float weight : weights) any |= is_beyond(weight, most);
  return any;
}

// Reads and packs one tensor after the other, and remembers the first failure.
class Loader {
 public:
  Loader(const TensorSource& source, const PackMatrix& pack, const LoadOptions& options)
      : source_(source), pack_(pack), options_(options), shape_(source.shape()) {}

  Result<Weights> load() {
    Weights weights;
    weights.precision = options_.precision;
    weights.head = matrix({source_.has_separate_head() ? Tensor::lm_head : Tensor::wte}, {}, true);
    if (source_.has_separate_head()) weights.embedding = matrix({Tensor::wte}, {}, true);
    weights.positions = vector({Tensor::wpe});
    for (int b = 0; b < shape_.blocks; ++b) weights.blocks.push_back(block(b));
    weights.ln_f = norm({Tensor::ln_f_weight}, {Tensor::ln_f_bias});
    if (error_) return tl::unexpected(*error_);
    return weights;
  }

 private:
  BlockWeights block(int b) {
    BlockWeights block;
    block.ln_1 = norm({Tensor::ln_1_weight, b}, {Tensor::ln_1_bias, b});
    block.c_attn = block_matrix({Tensor::c_attn_weight, b}, {Tensor::c_attn_bias, b});
    block.c_proj_attn = block_matrix({Tensor::c_proj_attn_weight, b}, {Tensor::c_proj_attn_bias, b});
    block.ln_2 = norm({Tensor::ln_2_weight, b}, {Tensor::ln_2_bias, b});
    block.c_fc = block_matrix({Tensor::c_fc_weight, b}, {Tensor::c_fc_bias, b});
    block.c_proj_mlp = block_matrix({Tensor::c_proj_mlp_weight, b}, {Tensor::c_proj_mlp_bias, b});
    return block;
  }

  std::unique_ptr<Matrix> block_matrix(TensorId id, TensorId bias) { return matrix(id, bias, source_.by_output()); }

  std::size_t inputs(Tensor tensor) const {
    return static_cast<std::size_t>(tensor == Tensor::c_proj_mlp_weight ? shape_.mlp_width : shape_.width);
  }

  std::unique_ptr<Matrix> matrix(TensorId id, std::optional<TensorId> bias, bool by_output) {
    if (!may_go_on()) return nullptr;
    MatrixSource from;
    from.inputs = inputs(id.tensor);
    from.outputs = tensor_size(shape_, id) / from.inputs;
    from.by_output = by_output;
    from.read = [&](std::size_t begin, std::span<float> out) { return read_fitting(id, begin, out); };
    if (bias) from.bias = vector(*bias);
    if (error_) return nullptr;
    Result<std::unique_ptr<Matrix>> packed = pack_(from);
    source_.release(id);
    report(from.inputs * from.outputs);
    if (packed) return std::move(*packed);
    error_ = packed.error();
    return nullptr;
  }

  // Refuses weights that the precision cannot keep: narrowed, they would look like damage much later.
  Result<void> read_fitting(TensorId id, std::size_t begin, std::span<float> out) const {
    Result<void> done = source_.read(id, begin, out);
    const float most = largest_weight(options_.precision);
    if (!done || options_.precision == Precision::f32 || !any_beyond(out, most)) return done;
    const float weight = *std::find_if(out.begin(), out.end(), [&](float x) { return is_beyond(x, most); });
    return fail(ErrorCode::precision_too_small, tensor_name(id), precision_name(options_.precision), fmt::to_string(weight),
                fmt::to_string(most));
  }

  std::vector<float> vector(TensorId id) {
    std::vector<float> numbers;
    if (!may_go_on()) return numbers;
    const std::size_t size = tensor_size(shape_, id);
    numbers.resize(size);
    const Result<void> read = source_.read(id, 0, numbers);
    source_.release(id);
    if (!read) error_ = read.error();
    report(size);
    return numbers;
  }

  NormWeights norm(TensorId gain, TensorId bias) {
    NormWeights norm{vector(gain), vector(bias)};
    norm.gain.resize(padded(norm.gain.size()));
    norm.bias.resize(padded(norm.bias.size()));
    return norm;
  }

  bool may_go_on() {
    if (!error_ && options_.stop.stop_requested()) error_ = Error{ErrorCode::cancelled, {"0"}};
    return !error_;
  }

  void report(std::size_t numbers) {
    done_ += static_cast<double>(numbers);
    if (options_.progress) options_.progress(done_ / static_cast<double>(shape_.parameters()));
  }

  const TensorSource& source_;
  const PackMatrix& pack_;
  const LoadOptions& options_;
  const ModelShape& shape_;
  std::optional<Error> error_;
  double done_ = 0;
};

}  // namespace

Result<Weights> load_weights(const TensorSource& source, const PackMatrix& pack, const LoadOptions& options) {
  return Loader(source, pack, options).load();
}

}  // namespace rowkeeper
