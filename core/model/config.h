// config.json in Hugging Face's layout (transformers' GPT2Config) to the numbers that fix the arithmetic.
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

// Required: model_type "gpt2" (or, as old files have it, architectures that name a GPT2 class), n_layer, n_head, n_embd,
// n_positions, vocab_size. Optional, with transformers' default: n_inner (null: 4 x n_embd), layer_norm_epsilon (1e-5),
// activation_function (gelu_new), scale_attn_weights (true), scale_attn_by_inverse_layer_idx (false), add_cross_attention
// (false; true is refused). n_ctx is an old name for the context and means nothing here. Whether n_positions fits the
// weights is checked with them. Errors: json_invalid, config_missing_field, config_bad_value, config_unsupported,
// out_of_memory.
Result<ModelShape> parse_config(std::string_view text, const std::string& path);

// As parse_config, from a file. Errors too: those of MappedFile::open.
Result<ModelShape> read_config(const std::string& path);

}  // namespace rowkeeper
