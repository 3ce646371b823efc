// The numbers that fix a GPT-2's arithmetic, as read from config.json.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/kernels/precision.h"

namespace rowkeeper {

enum class Activation { gelu_tanh, gelu_erf, relu };

struct ModelShape {
  int blocks = 0;
  int heads = 0;
  int kv_heads = 0;   // heads unless keys and values are shared (multi-query: 1)
  int head_size = 0;  // width / heads
  int width = 0;      // n_embd
  int mlp_width = 0;  // n_inner, or 4 x width
  int positions = 0;  // n_positions: the context
  int vocabulary = 0;
  float norm_epsilon = 1e-5F;
  Activation activation = Activation::gelu_tanh;
  bool scale_attention = true;            // scores / sqrt(head_size)
  bool scale_attention_by_block = false;  // scores / (block + 1) as well

  int kv_width() const { return kv_heads * head_size; }     // floats of a row's keys in one block
  int qkv_width() const { return width + 2 * kv_width(); }  // c_attn's outputs
  float attention_scale(int block) const;                   // what scores are multiplied with
  // Learned numbers, with the head tied to the embedding.
  std::int64_t parameters() const;
  // Bytes of memory that the weights take, kept in this precision: the matrices in it, the positions in 32 bits. What fills up a
  // kernel's panels comes on top, and biases and norms, which are next to nothing.
  std::size_t weights_bytes(Precision precision) const;
  bool operator==(const ModelShape&) const = default;
};

}  // namespace rowkeeper
