// Model files composed byte by byte, right ones and wrong ones.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/data_type.h"
#include "core/model/shape.h"
#include "core/model/tensor_source.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {

// Eight bytes of length, the header as given, the data as given.
std::string compose_safetensors(std::string_view header, std::string_view data, std::uint64_t length);
std::string compose_safetensors(std::string_view header, std::string_view data);

struct FileTensor {
  std::string name;
  DataType type;
  std::vector<std::uint64_t> shape;
  std::string bytes;
};

// A right file; `padding` bytes of space end the header, so that the data can begin at an odd address.
std::string compose_safetensors(const std::vector<FileTensor>& tensors, std::size_t padding = 0);

// Floats cut to `type`; exact if they have few enough bits.
std::string narrow_bytes(DataType type, const std::vector<float>& numbers);

// Width 32, head size 8, two blocks, 48 numbers in the MLP, 10 positions, 21 words.
ModelShape small_shape();
std::string small_config();

// The tensors of a model in Hugging Face's names. Number i of tensor t is (t * 37 + i * 11) % 253 - 126, exact in every
// type.
std::vector<FileTensor> small_tensors(DataType type = DataType::f32, const std::string& prefix = "");
float small_number(std::size_t tensor, std::size_t index);
FileTensor& find_tensor(std::vector<FileTensor>& tensors, std::string_view name);

// A folder with config.json and model.safetensors.
class ModelFolder : public TempFolder {
 public:
  explicit ModelFolder(const std::vector<FileTensor>& tensors) {
    write("config.json", small_config());
    write("model.safetensors", compose_safetensors(tensors));
  }
};

}  // namespace rowkeeper
