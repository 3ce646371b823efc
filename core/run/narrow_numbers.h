// A row's keys and values in 8 bits each, as recordings keep them: for each block and side (keys, values) one scale,
//   scale = max |x| / 127,   q = round(x / scale), half away from zero,   and back   x' = scale * q,
// so |x - x'| <= scale / 2. Where all numbers are 0, so is the scale.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/run/recording.h"

namespace rowkeeper {

inline constexpr int kMostNarrow = 127;  // -128 is not used
// A rounding error below the largest float / 127, so that every product is finite.
inline constexpr float kMostScale =
    std::numeric_limits<float>::max() / kMostNarrow * (1 - std::numeric_limits<float>::epsilon());

struct NarrowNumbers {
  std::vector<float> scales;         // [block][key, value]
  std::vector<std::int8_t> numbers;  // [block][key, value][kv_width]
};

// A number that is not finite becomes 0.
NarrowNumbers narrow(const RowNumbers& row);
// `narrow` has the sizes that blocks and kv_width ask for.
RowNumbers widen(const NarrowNumbers& narrow, int blocks, int kv_width);

}  // namespace rowkeeper
