// The JSON part of a safetensors file, taken at its word: whether it fits the file is for safetensors.cpp to check.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/model/safetensors.h"

namespace rowkeeper {

// Tensors in the order of the text, with offsets as written, from the end of the header.
// Errors: weights_header_invalid, weights_tensor_invalid, weights_tensor_type.
Result<std::vector<StoredTensor>> parse_safetensors_header(std::string_view text, const std::string& path);

}  // namespace rowkeeper
