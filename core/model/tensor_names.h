// What GPT-2's tensors are called in files, how large they are, and in which order they are counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/shape.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

// Tensors of a model without a separate head.
std::size_t tensor_count(const ModelShape& shape);
// wte, wpe, then the blocks' in the order of Tensor, block after block, then ln_f weight and bias; lm_head comes last.
std::size_t tensor_number(const ModelShape& shape, TensorId id);
TensorId tensor_at(const ModelShape& shape, std::size_t number);

// Sizes in file order, the slowest dimension first: one or two. `by_output`: the blocks' matrices are turned, see
// TensorSource::by_output().
std::vector<std::uint64_t> tensor_dimensions(const ModelShape& shape, TensorId id, bool by_output = false);
// "[256, 768]"
std::string dimensions_text(const std::vector<std::uint64_t>& dimensions);

// Hugging Face's name without a prefix, "h.0.attn.c_attn.weight".
std::string tensor_name(TensorId id);

// The masks that older exports store beside the weights (h.N.attn.bias, h.N.attn.masked_bias), with or without
// "transformer.".
bool is_mask_name(std::string_view name);
// The tensor that a file's name stands for, with or without "transformer."; none if this shape of model has no such tensor.
std::optional<TensorId> tensor_from_name(const ModelShape& shape, std::string_view name);

}  // namespace rowkeeper
