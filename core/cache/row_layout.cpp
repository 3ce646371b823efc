#include "core/cache/row_layout.h"

#include <algorithm>

#include "core/base/counts.h"

namespace rowkeeper {

namespace {

// Bytes from one position's value to the next: floats are padded, codes are not.
std::size_t value_bytes(const RowLayout& layout) {
  return layout.values == NumberCode::f32 ? layout.floats.value_stride * sizeof(float)
                                          : head_row_bytes(layout.values, size(layout.shape.head_size));
}

// As much as its keys take side by side. Of int4 keys with an odd number of codes it needs half a byte less for each, as two positions
// share a byte; with that left unused a row never takes less memory than row_bytes() says.
std::size_t panel_bytes(const RowLayout& layout) {
  return layout.floats.panel_width * head_row_bytes(layout.keys, size(layout.shape.head_size));
}

std::size_t head_bytes(const RowLayout& layout) {
  return layout.floats.chunk_rows / layout.floats.panel_width * panel_bytes(layout) +
         layout.floats.chunk_rows * value_bytes(layout);
}

}  // namespace

std::size_t RowLayout::chunk_bytes() const { return head_bytes(*this) * size(shape.kv_heads) * size(shape.blocks); }

std::size_t RowLayout::row_bytes() const {
  const std::size_t head_size = size(shape.head_size);
  return (head_row_bytes(keys, head_size) + head_row_bytes(values, head_size)) * size(shape.kv_heads) * size(shape.blocks);
}

std::size_t RowLayout::row_allocated() const { return chunk_bytes() / floats.chunk_rows; }

KvBlockView RowLayout::view(BlockIndex block, std::byte* const* chunks) const {
  KvBlockView view;
  view.chunks = chunks;
  view.head_stride = head_bytes(*this);
  view.block_offset = size(block.value()) * size(shape.kv_heads) * view.head_stride;
  view.panel_bytes = panel_bytes(*this);
  view.value_offset = floats.chunk_rows / floats.panel_width * view.panel_bytes;
  view.value_bytes = value_bytes(*this);
  view.chunk_rows = floats.chunk_rows;
  view.panel_width = floats.panel_width;
  view.head_size = size(shape.head_size);
  view.kv_heads = size(shape.kv_heads);
  view.keys = keys;
  view.values = values;
  return view;
}

NibblePlace nibble_place(std::size_t d, std::size_t head_size) {
  const std::size_t group = d / kScaleGroup * kScaleGroup, in_group = d - group;
  const std::size_t half = (std::min(kScaleGroup, head_size - group) + 1) / 2;
  return {group / 2 + in_group % half, in_group >= half};
}

}  // namespace rowkeeper
