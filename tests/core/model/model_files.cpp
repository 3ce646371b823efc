#include "tests/core/model/model_files.h"

#include <algorithm>

#include "core/model/tensor_names.h"

namespace rowkeeper {

ModelShape small_shape() {
  ModelShape shape;
  shape.blocks = 2;
  shape.heads = shape.kv_heads = 4;
  shape.head_size = 8;
  shape.width = 32;
  shape.mlp_width = 48;
  shape.positions = 10;
  shape.vocabulary = 21;
  return shape;
}

std::string small_config() {
  return R"({"model_type": "gpt2", "n_layer": 2, "n_head": 4, "n_embd": 32, "n_inner": 48, "n_positions": 10, "vocab_size": 21})";
}

ModelShape small_bigcode_shape(bool multi_query) {
  ModelShape shape = small_shape();
  if (multi_query) shape.kv_heads = 1;
  return shape;
}

std::string small_bigcode_config(bool multi_query) {
  return R"({"model_type": "gpt_bigcode", "n_layer": 2, "n_head": 4, "n_embd": 32, "n_inner": 48, "n_positions": 10,
             "vocab_size": 21, "multi_query": )" +
         std::string(multi_query ? "true}" : "false}");
}

float small_number(std::size_t tensor, std::size_t index) {
  return static_cast<float>((tensor * 37 + index * 11) % 253) - 126.0F;
}

namespace {

std::vector<FileTensor> numbered_tensors(const ModelShape& shape, bool by_output, DataType type, const std::string& prefix) {
  std::vector<FileTensor> tensors;
  for (std::size_t t = 0; t < tensor_count(shape); ++t) {
    const TensorId id = tensor_at(shape, t);
    std::vector<float> numbers(tensor_size(shape, id));
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = small_number(t, i);
    tensors.push_back(
        {prefix + tensor_name(id), type, tensor_dimensions(shape, id, by_output), narrow_bytes(type, numbers)});
  }
  return tensors;
}

}  // namespace

std::vector<FileTensor> small_tensors(DataType type, const std::string& prefix) {
  return numbered_tensors(small_shape(), false, type, prefix);
}

std::vector<FileTensor> small_bigcode_tensors(bool multi_query, DataType type, const std::string& prefix) {
  return numbered_tensors(small_bigcode_shape(multi_query), true, type, prefix);
}

FileTensor& find_tensor(std::vector<FileTensor>& tensors, std::string_view name) {
  return *std::find_if(tensors.begin(), tensors.end(), [&](const FileTensor& tensor) { return tensor.name == name; });
}

}  // namespace rowkeeper
