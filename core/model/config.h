// config.json in Hugging Face's layout (transformers' GPT2Config and GPTBigCodeConfig) to the numbers that fix the
// arithmetic, and to how the weights lie in their files.
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/model/shape.h"

namespace rowkeeper {

// The largest model that is accepted. Positions x width and width x 4 x width stay within 32 bits, so that no count of
// numbers in one matrix of a block overflows an int; GPT-3's 96 blocks of width 12288 still fit.
struct ShapeLimits {
  static constexpr int blocks = 256;
  static constexpr int width = 16384;
  static constexpr int mlp_width = 65536;
  static constexpr int positions = 65536;
  static constexpr int vocabulary = 1 << 20;
};

// Two kinds of GPT-2 that compute alike and store their weights differently.
struct WeightLayout {
  bool by_output = false;    // the blocks' matrices are [outputs][inputs], not [inputs][outputs]
  bool qkv_by_head = false;  // c_attn's outputs are the query, key and value of each head in turn; only if by_output
  bool operator==(const WeightLayout&) const = default;
};

struct ModelConfig {
  ModelShape shape;
  WeightLayout layout;
};

// Required: model_type "gpt2" or "gpt_bigcode" (or, as old files have it, architectures that name such a class), n_layer,
// n_head, n_embd, n_positions, vocab_size. Optional, with transformers' default: n_inner (null: 4 x n_embd),
// layer_norm_epsilon (1e-5), activation_function (gelu_new; of gpt_bigcode the same by its other name), scale_attn_weights
// (true), add_cross_attention (false; true is refused); of gpt2 alone scale_attn_by_inverse_layer_idx (false), of
// gpt_bigcode alone multi_query (true: all heads share one key and one value). n_ctx is an old name for the context and
// means nothing here, nor does gpt_bigcode's choice of the softmax's precision: all is 32-bit. Whether n_positions fits
// the weights is checked with them. Errors: json_invalid, json_damaged, config_missing_field, config_bad_value, config_unsupported,
// out_of_memory.
Result<ModelConfig> parse_config(std::string_view text, const std::string& path);

// As parse_config, from a file. Errors too: those of MappedFile::open.
Result<ModelConfig> read_config(const std::string& path);

// As config.json spells it: "gelu_new", "gelu", "relu".
const char* config_activation_name(Activation activation);

}  // namespace rowkeeper
