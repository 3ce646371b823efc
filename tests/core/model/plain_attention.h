// Attention weights by the plainest GPT-2 there is, in double.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

class PlainAttention {
 public:
  explicit PlainAttention(const TensorSource& source) : source_(source), shape_(source.shape()) {}

  // [row][block][head][position], all rows of all blocks and heads. Models with gelu_tanh.
  std::vector<double> weights(std::span<const TokenId> tokens) {
    n_ = tokens.size();
    const std::size_t width = size(shape_.width);
    weights_.assign(n_ * size(shape_.blocks) * size(shape_.heads) * n_, 0);
    std::vector<double> x(n_ * width);
    const std::vector<double> wte = read({Tensor::wte}), wpe = read({Tensor::wpe});
    for (std::size_t row = 0; row < n_; ++row) {
      for (std::size_t i = 0; i < width; ++i)
        x[row * width + i] = wte[size(tokens[row].value()) * width + i] + wpe[row * width + i];
    }
    for (int block = 0; block < shape_.blocks; ++block) {
      const auto normed = norm(x, {Tensor::ln_1_weight, block}, {Tensor::ln_1_bias, block});
      const auto qkv = multiply(normed, {Tensor::c_attn_weight, block}, {Tensor::c_attn_bias, block});
      add(x, multiply(attend(block, qkv), {Tensor::c_proj_attn_weight, block}, {Tensor::c_proj_attn_bias, block}));
      std::vector<double> wide = multiply(norm(x, {Tensor::ln_2_weight, block}, {Tensor::ln_2_bias, block}),
                                          {Tensor::c_fc_weight, block}, {Tensor::c_fc_bias, block});
      for (double& v : wide) v = 0.5 * v * (1 + std::tanh(std::sqrt(2 / M_PI) * (v + 0.044715 * v * v * v)));
      add(x, multiply(wide, {Tensor::c_proj_mlp_weight, block}, {Tensor::c_proj_mlp_bias, block}));
    }
    return weights_;
  }

 private:
  static std::size_t size(int n) { return static_cast<std::size_t>(n); }

  std::vector<double> read(TensorId id) const {
    std::vector<float> numbers(tensor_size(shape_, id));
    EXPECT_TRUE(source_.read(id, 0, numbers));
    return {numbers.begin(), numbers.end()};
  }

  static void add(std::vector<double>& x, const std::vector<double>& more) {
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += more[i];
  }

  std::vector<double> norm(const std::vector<double>& x, TensorId gain_id, TensorId bias_id) const {
    const std::vector<double> gain = read(gain_id), bias = read(bias_id);
    const std::size_t width = gain.size();
    std::vector<double> y(x.size());
    for (std::size_t at = 0; at < x.size(); at += width) {
      double mean = 0, variance = 0;
      for (std::size_t i = 0; i < width; ++i) mean += x[at + i] / static_cast<double>(width);
      for (std::size_t i = 0; i < width; ++i) variance += std::pow(x[at + i] - mean, 2) / static_cast<double>(width);
      const double by = 1 / std::sqrt(variance + static_cast<double>(shape_.norm_epsilon));
      for (std::size_t i = 0; i < width; ++i) y[at + i] = (x[at + i] - mean) * by * gain[i] + bias[i];
    }
    return y;
  }

  std::vector<double> multiply(const std::vector<double>& x, TensorId weight_id, TensorId bias_id) const {
    const std::vector<double> w = read(weight_id), bias = read(bias_id);
    const std::size_t outputs = bias.size(), inputs = w.size() / outputs;
    std::vector<double> y(n_ * outputs);
    for (std::size_t row = 0; row < n_; ++row) {
      for (std::size_t o = 0; o < outputs; ++o) {
        double sum = bias[o];
        for (std::size_t i = 0; i < inputs; ++i) sum += x[row * inputs + i] * w[i * outputs + o];
        y[row * outputs + o] = sum;
      }
    }
    return y;
  }

  // The heads' results side by side; their weights go to weights_.
  std::vector<double> attend(int block, const std::vector<double>& qkv) {
    const std::size_t width = size(shape_.width), kv_width = size(shape_.kv_width()), all = size(shape_.qkv_width());
    const std::size_t head_size = size(shape_.head_size), heads = size(shape_.heads);
    double scale = shape_.scale_attention ? 1 / std::sqrt(shape_.head_size) : 1;
    if (shape_.scale_attention_by_block) scale /= block + 1;
    std::vector<double> out(n_ * width);
    for (std::size_t row = 0; row < n_; ++row) {
      for (std::size_t head = 0; head < heads; ++head) {
        const std::size_t kv_head = head * size(shape_.kv_heads) / heads;
        double* const weights = &weights_[((row * size(shape_.blocks) + size(block)) * heads + head) * n_];
        double sum = 0;
        for (std::size_t j = 0; j <= row; ++j) {
          double score = 0;
          for (std::size_t d = 0; d < head_size; ++d)
            score += qkv[row * all + head * head_size + d] * qkv[j * all + width + kv_head * head_size + d];
          sum += weights[j] = std::exp(scale * score);
        }
        for (std::size_t j = 0; j <= row; ++j) {
          weights[j] /= sum;
          for (std::size_t d = 0; d < head_size; ++d)
            out[row * width + head * head_size + d] +=
                weights[j] * qkv[j * all + width + kv_width + kv_head * head_size + d];
        }
      }
    }
    return out;
  }

  const TensorSource& source_;
  ModelShape shape_;
  std::size_t n_ = 0;
  std::vector<double> weights_;
};

}  // namespace rowkeeper
