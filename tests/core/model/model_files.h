// Folders of small models in Hugging Face's layout.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/model/shape.h"
#include "core/model/tensor_source.h"
#include "tests/core/model/compose_safetensors.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {

// Width 32, head size 8, two blocks, 48 numbers in the MLP, 10 positions, 21 words.
ModelShape small_shape();
std::string small_config();
// The same as gpt_bigcode, whose matrices are outputs x inputs.
ModelShape small_bigcode_shape(bool multi_query);
std::string small_bigcode_config(bool multi_query);

// The tensors of a model in Hugging Face's names. Number i of tensor t is (t * 37 + i * 11) % 253 - 126, exact in every
// type.
std::vector<FileTensor> small_tensors(DataType type = DataType::f32, const std::string& prefix = "");
std::vector<FileTensor> small_bigcode_tensors(bool multi_query, DataType type = DataType::f32,
                                              const std::string& prefix = "");
float small_number(std::size_t tensor, std::size_t index);
FileTensor& find_tensor(std::vector<FileTensor>& tensors, std::string_view name);

// A folder with config.json and model.safetensors.
class ModelFolder : public TempFolder {
 public:
  explicit ModelFolder(const std::vector<FileTensor>& tensors, const std::string& config = small_config()) {
    write("config.json", config);
    write("model.safetensors", compose_safetensors(tensors));
  }
};

}  // namespace rowkeeper
