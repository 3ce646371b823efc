// The safetensors format (https://github.com/huggingface/safetensors, "Format"): eight bytes N, little-endian; N bytes of
// JSON that give each tensor's dtype, shape and data_offsets [begin, end) from the end of the header; then the numbers,
// without gaps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/model/data_type.h"

namespace rowkeeper {

// The format's own limit for the header.
inline constexpr std::uint64_t kMostHeaderBytes = 100'000'000;

struct StoredTensor {
  std::string name;
  DataType type = DataType::f32;
  std::vector<std::uint64_t> shape;  // no entries: one number
  std::uint64_t begin = 0;           // in bytes from the file's start; may be odd
  std::uint64_t end = 0;
  // Of the numbers; the product of `shape`.
  std::uint64_t size() const { return (end - begin) / data_type_size(type); }
};

// Reads the header of a whole file in memory and checks it against the file's size, so that afterwards every tensor is known
// to lie inside the file, to have as many bytes as its shape and type need, and to share none with another. The tensors come
// in the order of their bytes. Memory: a small multiple of the header. `path` is only named in errors. Errors:
// weights_not_safetensors, weights_header_too_large, weights_header_invalid, weights_tensor_invalid, weights_tensor_type (a
// format that isn't known), out_of_memory.
Result<std::vector<StoredTensor>> parse_safetensors(std::span<const std::byte> file, const std::string& path);

}  // namespace rowkeeper
