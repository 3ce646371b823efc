// A weight out of its panel.
#pragma once

#include <span>

#include "core/kernels/kernels.h"

namespace rowkeeper {

// The weights of one output of a panel, inputs numbers.
void decode_column(const PackedMatrix& w, const std::byte* panel, std::size_t column, std::span<float> out);

}  // namespace rowkeeper
