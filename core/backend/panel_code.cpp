#include "core/backend/panel_code.h"

#include <cstring>

#include "core/base/half.h"

namespace rowkeeper {

namespace {

// Where a group of 32 inputs begins, and in it the code of one of its inputs.
std::size_t group_at(const PackedMatrix& w, std::size_t group) { return group * kWeightGroupBytes * w.panel_width; }
std::size_t code_at(const PackedMatrix& w, std::size_t input, std::size_t column) {
  return (input / 4 * w.panel_width + column) * 4 + input % 4;
}

}  // namespace

void decode_column(const PackedMatrix& w, const std::byte* panel, std::size_t column, std::span<float> out) {
  for (std::size_t k = 0; k < w.inputs; ++k) {
    const std::size_t at = k * w.panel_width + column;
    if (w.precision == Precision::f32) {
      std::memcpy(&out[k], panel + at * sizeof(float), sizeof(float));
    } else if (w.precision == Precision::f16) {
      out[k] = get_half(panel + 2 * at);
    } else {
      const std::byte* const group = panel + group_at(w, k / kWeightGroup);
      const auto code = static_cast<std::int8_t>(group[code_at(w, k % kWeightGroup, column)]);
      out[k] = static_cast<float>(code) * get_half(group + kWeightGroup * w.panel_width + 2 * column);
    }
  }
}

}  // namespace rowkeeper
