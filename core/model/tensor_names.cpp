#include "core/model/tensor_names.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace rowkeeper {

namespace {

constexpr std::string_view kPrefix = "transformer.";

// Of one block, in the order of Tensor from ln_1_weight on.
constexpr std::array<std::string_view, 12> kBlockNames = {
    "ln_1.weight", "ln_1.bias", "attn.c_attn.weight", "attn.c_attn.bias", "attn.c_proj.weight", "attn.c_proj.bias",
    "ln_2.weight", "ln_2.bias", "mlp.c_fc.weight",    "mlp.c_fc.bias",    "mlp.c_proj.weight",  "mlp.c_proj.bias"};
constexpr auto kFirstOfBlock = static_cast<std::size_t>(Tensor::ln_1_weight);
static_assert(static_cast<std::size_t>(Tensor::c_proj_mlp_bias) == kFirstOfBlock + kBlockNames.size() - 1);

struct OuterName {
  Tensor tensor;
  std::string_view name;
};
constexpr std::array<OuterName, 4> kOuterNames = {{{Tensor::wte, "wte.weight"},
                                                   {Tensor::wpe, "wpe.weight"},
                                                   {Tensor::ln_f_weight, "ln_f.weight"},
                                                   {Tensor::ln_f_bias, "ln_f.bias"}}};
constexpr std::string_view kHeadName = "lm_head.weight";  // beside the transformer in every export, so never prefixed

std::string_view without_prefix(std::string_view name) {
  if (name.starts_with(kPrefix)) name.remove_prefix(kPrefix.size());
  return name;
}

struct BlockName {
  int block;
  std::string_view rest;  // "attn.c_attn.weight"
};

// "h.11.attn.c_attn.weight"; the number as it is written by everyone, without zeros in front.
std::optional<BlockName> split_block_name(std::string_view name) {
  if (!name.starts_with("h.")) return std::nullopt;
  name.remove_prefix(2);
  if (name.empty() || name[0] < '0' || name[0] > '9') return std::nullopt;  // from_chars would take a minus sign
  int block = 0;
  const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), block);
  const auto digits = static_cast<std::size_t>(end - name.data());
  if (fault != std::errc{} || (name[0] == '0' && digits > 1)) return std::nullopt;
  name.remove_prefix(digits);
  if (!name.starts_with('.')) return std::nullopt;
  return BlockName{block, name.substr(1)};
}

}  // namespace

std::size_t tensor_count(const ModelShape& shape) {
  return 2 + kBlockNames.size() * static_cast<std::size_t>(shape.blocks) + 2;
}

std::size_t tensor_number(const ModelShape& shape, TensorId id) {
  switch (id.tensor) {
    case Tensor::wte:
      return 0;
    case Tensor::wpe:
      return 1;
    case Tensor::ln_f_weight:
      return tensor_count(shape) - 2;
    case Tensor::ln_f_bias:
      return tensor_count(shape) - 1;
    case Tensor::lm_head:
      return tensor_count(shape);
    default:
      return 2 + kBlockNames.size() * static_cast<std::size_t>(id.block) + static_cast<std::size_t>(id.tensor) -
             kFirstOfBlock;
  }
}

TensorId tensor_at(const ModelShape& shape, std::size_t number) {
  const std::size_t count = tensor_count(shape);
  if (number == 0) return {Tensor::wte};
  if (number == 1) return {Tensor::wpe};
  if (number == count - 2) return {Tensor::ln_f_weight};
  if (number == count - 1) return {Tensor::ln_f_bias};
  if (number >= count) return {Tensor::lm_head};
  const std::size_t in_blocks = number - 2;
  return {static_cast<Tensor>(kFirstOfBlock + in_blocks % kBlockNames.size()),
          static_cast<int>(in_blocks / kBlockNames.size())};
}

namespace {

std::vector<std::uint64_t> dimensions_by_input(const ModelShape& shape, TensorId id) {
  const auto size = [](int value) { return static_cast<std::uint64_t>(value); };
  const std::uint64_t width = size(shape.width), qkv = size(shape.qkv_width()), mlp = size(shape.mlp_width);
  switch (id.tensor) {
    case Tensor::wte:
    case Tensor::lm_head:
      return {size(shape.vocabulary), width};
    case Tensor::wpe:
      return {size(shape.positions), width};
    case Tensor::c_attn_weight:
      return {width, qkv};
    case Tensor::c_attn_bias:
      return {qkv};
    case Tensor::c_proj_attn_weight:
      return {width, width};
    case Tensor::c_fc_weight:
      return {width, mlp};
    case Tensor::c_fc_bias:
      return {mlp};
    case Tensor::c_proj_mlp_weight:
      return {mlp, width};
    default:
      return {width};  // norms, and the biases of what returns to the width
  }
}

}  // namespace

std::vector<std::uint64_t> tensor_dimensions(const ModelShape& shape, TensorId id, bool by_output) {
  std::vector<std::uint64_t> dimensions = dimensions_by_input(shape, id);
  const bool of_block = id.tensor >= Tensor::ln_1_weight && id.tensor <= Tensor::c_proj_mlp_bias;
  if (by_output && of_block) std::reverse(dimensions.begin(), dimensions.end());
  return dimensions;
}

std::size_t tensor_size(const ModelShape& shape, TensorId id) {
  std::size_t size = 1;
  for (const std::uint64_t dimension : tensor_dimensions(shape, id)) size *= dimension;
  return size;
}

std::string dimensions_text(const std::vector<std::uint64_t>& dimensions) {
  std::string text = "[";
  for (std::size_t i = 0; i < dimensions.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(dimensions[i]);
  return text + "]";
}

std::string tensor_name(TensorId id) {
  if (id.tensor == Tensor::lm_head) return std::string(kHeadName);
  for (const OuterName& outer : kOuterNames) {
    if (outer.tensor == id.tensor) return std::string(outer.name);
  }
  return "h." + std::to_string(id.block) + "." +
         std::string(kBlockNames[static_cast<std::size_t>(id.tensor) - kFirstOfBlock]);
}

bool is_mask_name(std::string_view name) {
  const auto split = split_block_name(without_prefix(name));
  return split && (split->rest == "attn.bias" || split->rest == "attn.masked_bias");
}

std::optional<TensorId> tensor_from_name(const ModelShape& shape, std::string_view name) {
  if (name == kHeadName) return TensorId{Tensor::lm_head};
  name = without_prefix(name);
  for (const OuterName& outer : kOuterNames) {
    if (outer.name == name) return TensorId{outer.tensor};
  }
  const auto split = split_block_name(name);
  if (!split || split->block >= shape.blocks) return std::nullopt;
  const auto* found = std::find(kBlockNames.begin(), kBlockNames.end(), split->rest);
  if (found == kBlockNames.end()) return std::nullopt;
  return TensorId{static_cast<Tensor>(kFirstOfBlock + static_cast<std::size_t>(found - kBlockNames.begin())), split->block};
}

}  // namespace rowkeeper
