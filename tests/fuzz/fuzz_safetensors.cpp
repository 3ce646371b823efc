// Any bytes as a safetensors file: an error, or tensors that fill the data without touching each other and can be read.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/model/safetensors.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rowkeeper;
  const auto file = std::as_bytes(std::span(data, size));
  const auto tensors = parse_safetensors(file, "model.safetensors");
  if (!tensors || tensors->empty()) return 0;
  std::uint64_t free_from = tensors->front().begin;
  for (const StoredTensor& tensor : *tensors) {
    const bool fits = tensor.begin == free_from && tensor.begin <= tensor.end && tensor.end <= size &&
                      tensor.size() * data_type_size(tensor.type) == tensor.end - tensor.begin;
    if (!fits) __builtin_trap();
    free_from = tensor.end;
    if (!can_widen(tensor.type)) continue;
    std::array<float, 64> numbers;
    const std::size_t count = std::min<std::size_t>(numbers.size(), tensor.size());
    const std::size_t bytes = count * data_type_size(tensor.type);
    widen(tensor.type, file.subspan(tensor.end - bytes, bytes), std::span(numbers).first(count));
  }
  if (free_from != size) __builtin_trap();
  return 0;
}
