// A 64-bit sum that depends on every bit of every number and on its place; tests/reference/random_gpt2.py has the same.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/splitmix.h"
#include "core/model/tensor_names.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {

inline std::uint64_t digest(std::span<const float> numbers) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    sum += (std::uint64_t{std::bit_cast<std::uint32_t>(numbers[i])} + 1) * splitmix64(i);
  }
  return sum;
}

// A whole tensor; the test has checked that reading can't fail.
inline std::vector<float> read_all(const TensorSource& source, TensorId id) {
  std::vector<float> numbers(tensor_size(source.shape(), id));
  return source.read(id, 0, numbers) ? numbers : std::vector<float>{};
}

inline std::uint64_t digest(const TensorSource& source) {
  std::uint64_t sum = 0;
  for (std::size_t t = 0; t < tensor_count(source.shape()); ++t) {
    sum += digest(read_all(source, tensor_at(source.shape(), t))) * splitmix64(t);
  }
  return sum;
}

}  // namespace rowkeeper
