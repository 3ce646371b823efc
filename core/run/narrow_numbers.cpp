#include "core/run/narrow_numbers.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace rowkeeper {

namespace {

void narrow_side(std::span<const float> side, NarrowNumbers& to) {
  float most = 0;
  for (const float x : side) {
    if (std::isfinite(x)) most = std::max(most, std::abs(x));
  }
  const float scale = std::min(most / kMostNarrow, kMostScale);
  to.scales.push_back(scale);
  for (const float x : side) {
    const bool zero = scale == 0 || !std::isfinite(x);
    // Among the smallest floats, and at the largest, the scale is not quite max / 127: then a quotient may pass 127.
    const float q = zero ? 0 : std::clamp<float>(std::round(x / scale), -kMostNarrow, kMostNarrow);
    to.numbers.push_back(static_cast<std::int8_t>(q));
  }
}

}  // namespace

NarrowNumbers narrow(const RowNumbers& row) {
  NarrowNumbers narrow;
  const std::size_t sides = std::size_t{2} * static_cast<std::size_t>(row.blocks());
  narrow.scales.reserve(sides);
  narrow.numbers.reserve(sides * static_cast<std::size_t>(row.kv_width()));
  for (int block = 0; block < row.blocks(); ++block) {
    narrow_side(row.key(BlockIndex(block)), narrow);
    narrow_side(row.value(BlockIndex(block)), narrow);
  }
  return narrow;
}

RowNumbers widen(const NarrowNumbers& narrow, int blocks, int kv_width) {
  RowNumbers row(blocks, kv_width);
  auto scale = narrow.scales.begin();
  auto number = narrow.numbers.begin();
  for (int block = 0; block < blocks; ++block) {
    for (const std::span<float> side : {row.key(BlockIndex(block)), row.value(BlockIndex(block))}) {
      for (float& x : side) x = *scale * static_cast<float>(*number++);
      ++scale;
    }
  }
  return row;
}

}  // namespace rowkeeper
