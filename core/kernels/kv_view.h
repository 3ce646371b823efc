// How attention reads one block's keys and values out of a store.
#pragma once

#include <cstddef>

namespace rowkeeper {

// Rows lie in chunks of `chunk_rows`. In a chunk each key/value head has its keys first, then its values:
//   keys    [chunk_rows / panel_width][head_size][panel_width]   panels of positions: scores are a matrix product
//   values  [chunk_rows][value_stride]                           a position's numbers side by side, padded
// With panel_width 1 keys are plain rows, the layout BLAS wants.
struct KvBlockView {
  float* const* chunks = nullptr;  // start of this store's chunks
  std::size_t block_offset = 0;    // floats from a chunk's start to this block
  std::size_t head_stride = 0;     // floats from a head to the next
  std::size_t value_offset = 0;    // floats from a head's keys to its values
  std::size_t chunk_rows = 0;
  std::size_t panel_width = 0;
  std::size_t head_size = 0;
  std::size_t value_stride = 0;
  std::size_t kv_heads = 0;

  float* head(std::size_t kv_head, std::size_t chunk) const { return chunks[chunk] + block_offset + kv_head * head_stride; }
  // Keys of the panel that holds `row`; number d of that row is at [d * panel_width + row % panel_width].
  float* key_panel(std::size_t kv_head, std::size_t row) const {
    const std::size_t in_chunk = row % chunk_rows;
    return head(kv_head, row / chunk_rows) + in_chunk / panel_width * panel_width * head_size;
  }
  float* value(std::size_t kv_head, std::size_t row) const {
    return head(kv_head, row / chunk_rows) + value_offset + row % chunk_rows * value_stride;
  }
};

}  // namespace rowkeeper
