// How a model's weights are kept in memory.
//
//   f32   as they come
//   f16   each rounded to the nearest IEEE half; widened again, exactly, when it is multiplied
//   q8    -127 .. 127 times a scale that 32 inputs of an output share, a half. What they are multiplied with is written likewise,
//         in each row anew, so that the products are whole numbers and their sums exact (core/kernels/simd/codes-inl.h)
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rowkeeper {

enum class Precision : std::uint8_t { f32, f16, q8 };

constexpr std::size_t kWeightGroup = 32;  // inputs that share a scale: those of int8 caches (core/kernels/number_code.h)
constexpr std::size_t kWeightGroupBytes = kWeightGroup + 2;  // of its codes and their scale, a half
constexpr std::size_t weight_groups(std::size_t inputs) { return (inputs + kWeightGroup - 1) / kWeightGroup; }

// Bytes of the weights of `outputs` outputs, scales included.
constexpr std::size_t weight_bytes(Precision precision, std::size_t inputs, std::size_t outputs) {
  switch (precision) {
    case Precision::f32:
      return 4 * inputs * outputs;
    case Precision::f16:
      return 2 * inputs * outputs;
    case Precision::q8:
      return weight_groups(inputs) * kWeightGroupBytes * outputs;
  }
  return 0;
}

const char* precision_name(Precision precision);
std::optional<Precision> parse_precision(std::string_view name);

}  // namespace rowkeeper
