// How attention reads one block's keys and values out of a store.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>

#include "core/kernels/number_code.h"

namespace rowkeeper {

// Rows lie in chunks of `chunk_rows`. In a chunk each key/value head has its keys first, then its values:
//   keys    panels of `panel_width` positions, so that scores are a matrix product. A panel: [head_size][panel_width] codes,
//           then its scales, [groups][panel_width]. int4: byte i of a line holds position i in its low half and position
//           i + panel_width / 2 in its high half.
//   values  a position's numbers side by side: [head_size] codes, then its scales, [groups]. f32 is padded to whole vectors.
//           int4: byte i of a group holds number i in its low half and number i + half the group in its high half.
// With panel_width 1 keys are plain rows, the layout BLAS wants (f32 only).
struct KvBlockView {
  std::byte* const* chunks = nullptr;  // the store's chunks by position; those that no visible row lies in may be null
  std::size_t block_offset = 0;        // bytes from a chunk's start to this block
  std::size_t head_stride = 0;         // bytes from a head to the next
  std::size_t value_offset = 0;        // bytes from a head's keys to its values
  std::size_t panel_bytes = 0;         // from a panel of keys to the next
  std::size_t value_bytes = 0;         // from a position's value to the next
  std::size_t chunk_rows = 0;
  std::size_t panel_width = 0;
  std::size_t head_size = 0;
  std::size_t kv_heads = 0;
  NumberCode keys = NumberCode::f32;
  NumberCode values = NumberCode::f32;
  // What a row may look at: the first `sinks` rows, and the newest `window` up to itself.
  std::size_t sinks = 0;
  std::size_t window = std::numeric_limits<std::size_t>::max();

  constexpr std::byte* head(std::size_t kv_head, std::size_t chunk) const {
    return chunks[chunk] + block_offset + kv_head * head_stride;
  }
  // The panel that holds `row`; it is number row % panel_width of each line.
  constexpr std::byte* key_panel(std::size_t kv_head, std::size_t row) const {
    return head(kv_head, row / chunk_rows) + row % chunk_rows / panel_width * panel_bytes;
  }
  constexpr std::byte* value(std::size_t kv_head, std::size_t row) const {
    return head(kv_head, row / chunk_rows) + value_offset + row % chunk_rows * value_bytes;
  }
  // Where numbers are floats; those of a panel: number d of the row is at [d * panel_width + row % panel_width].
  float* float_keys(std::size_t kv_head, std::size_t row) const { return reinterpret_cast<float*>(key_panel(kv_head, row)); }
  float* float_value(std::size_t kv_head, std::size_t row) const { return reinterpret_cast<float*>(value(kv_head, row)); }

  constexpr bool coded() const { return keys != NumberCode::f32 || values != NumberCode::f32; }
  // Rows below this one, and not among the first `sinks`, are out of sight of `row`.
  constexpr std::size_t window_begin(std::size_t row) const { return row + 1 - std::min(row + 1, window); }
  constexpr std::size_t visible(std::size_t row) const {
    const std::size_t begin = window_begin(row);
    return row + 1 - begin + std::min(sinks, begin);
  }
};

}  // namespace rowkeeper
