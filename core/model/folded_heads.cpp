#include "core/model/folded_heads.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace rowkeeper {

namespace {

bool is_c_attn(Tensor tensor) { return tensor == Tensor::c_attn_weight || tensor == Tensor::c_attn_bias; }

class FoldedHeads final : public TensorSource {
 public:
  FoldedHeads(std::unique_ptr<TensorSource> source, int kv_heads)
      : source_(std::move(source)),
        shape_(source_->shape()),
        heads_(static_cast<std::size_t>(shape_.heads)),
        group_(static_cast<std::size_t>(shape_.kv_heads / kv_heads)) {
    shape_.kv_heads = kv_heads;
  }

  const ModelShape& shape() const override { return shape_; }
  bool has_separate_head() const override { return source_->has_separate_head(); }
  bool by_output() const override { return source_->by_output(); }
  void release(TensorId id) const override { source_->release(id); }
  const std::vector<Warning>& warnings() const override { return source_->warnings(); }

  Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const override {
    return is_c_attn(id.tensor) ? read_c_attn(id, begin, out) : source_->read(id, begin, out);
  }

 private:
  // Numbers that are averaged at a time.
  static constexpr std::size_t kAtOnce = 1024;

  Result<void> read_c_attn(TensorId id, std::size_t begin, std::span<float> out) const;
  Result<void> read_mean(TensorId id, std::size_t begin, std::size_t stride, std::span<float> out) const;

  std::unique_ptr<TensorSource> source_;
  ModelShape shape_;
  std::size_t heads_;  // of queries
  std::size_t group_;  // keys of the source that become one
};

// c_attn is lines of pieces: a piece is a head's query, key or value. By input there is a line for each input; by output,
// and of the bias, everything is one line.
Result<void> FoldedHeads::read_c_attn(TensorId id, std::size_t begin, std::span<float> out) const {
  const bool by_input = id.tensor == Tensor::c_attn_weight && !by_output();
  const std::size_t lines = by_input ? static_cast<std::size_t>(shape_.width) : 1;
  const std::size_t pieces = heads_ + 2 * static_cast<std::size_t>(shape_.kv_heads);
  const std::size_t source_pieces = heads_ + (pieces - heads_) * group_;
  const std::size_t piece = tensor_size(shape_, id) / (lines * pieces);
  while (!out.empty()) {
    const std::size_t line = begin / piece / pieces, at = begin / piece % pieces, inside = begin % piece;
    const std::size_t count = std::min({piece - inside, out.size(), kAtOnce});
    // Where the piece, or the first of its group, lies in the source.
    const std::size_t first = at < heads_ ? at : heads_ + (at - heads_) * group_;
    const std::size_t from = (line * source_pieces + first) * piece + inside;
    Result<void> read =
        at < heads_ ? source_->read(id, from, out.first(count)) : read_mean(id, from, piece, out.first(count));
    if (!read) return read;
    begin += count;
    out = out.subspan(count);
  }
  return {};
}

// The mean of a group's members, which lie `stride` apart.
Result<void> FoldedHeads::read_mean(TensorId id, std::size_t begin, std::size_t stride, std::span<float> out) const {
  std::array<double, kAtOnce> sums{};
  for (std::size_t member = 0; member < group_; ++member) {
    if (Result<void> read = source_->read(id, begin + member * stride, out); !read) return read;
    for (std::size_t i = 0; i < out.size(); ++i) sums[i] += static_cast<double>(out[i]);
  }
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<float>(sums[i] / static_cast<double>(group_));
  return {};
}

std::string divisors_of(int number) {
  std::string text;
  for (int divisor = 1; divisor <= number; ++divisor) {
    if (number % divisor == 0) text += (text.empty() ? "" : ", ") + std::to_string(divisor);
  }
  return text;
}

}  // namespace

Result<std::unique_ptr<TensorSource>> fold_heads(std::unique_ptr<TensorSource> source, int kv_heads) {
  const int present = source->shape().kv_heads;
  if (kv_heads < 1 || present % kv_heads != 0) {
    return fail(
        ErrorCode::option_out_of_range, "fold-heads", std::to_string(kv_heads),
        "a divisor of this model's " + std::to_string(present) + " heads of keys and values (" + divisors_of(present) + ")");
  }
  if (kv_heads == present) return source;
  return std::make_unique<FoldedHeads>(std::move(source), kv_heads);
}

}  // namespace rowkeeper
