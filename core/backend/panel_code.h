// A panel of weights from floats into a precision, and back.
#pragma once

#include <cstdint>
#include <span>

#include "core/kernels/kernels.h"

namespace rowkeeper {

// A weight rounded to a half. One that is no number, or beyond what a half can say, is damage: it becomes NaN, so that it shows in the
// results, as it does in floats.
std::uint16_t weight_half(float weight);

// Into f16 or q8. `panel`: [inputs][w.panel_width] floats. `out`: w.panel_bytes(), zeros so far.
void encode_panel(const PackedMatrix& w, std::span<const float> panel, std::byte* out);
// The weights of one output of a panel, inputs numbers.
void decode_column(const PackedMatrix& w, const std::byte* panel, std::size_t column, std::span<float> out);

}  // namespace rowkeeper
