// How weights are kept, in words.
#pragma once

#include <QString>

#include "core/kernels/precision.h"

namespace rowkeeper::views {

int precision_bits(Precision weights);      // of a weight, without the scales that 8-bit ones share
QString precision_text(Precision weights);  // "8-bit"
QString weights_text(Precision weights);    // "8-bit weights"

}  // namespace rowkeeper::views
