// safetensors files composed byte by byte, right ones and wrong ones.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/data_type.h"

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

}  // namespace rowkeeper
