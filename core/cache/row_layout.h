// How the rows of a store lie in memory: chunk after chunk, in a chunk block after block, head after head (KvBlockView).
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "core/base/index.h"
#include "core/cache/kv_store.h"
#include "core/cache/memory_space.h"
#include "core/kernels/kv_view.h"
#include "core/kernels/number_code.h"

namespace rowkeeper {

class ThreadPool;

// How a backend wants floats to lie.
struct FloatLayout {
  std::size_t panel_width = 1;  // positions in a panel of keys
  std::size_t chunk_rows = 64;
  std::size_t value_stride = 0;  // floats, at least head_size
  bool operator==(const FloatLayout&) const = default;
};

struct RowLayout {
  StoreShape shape;
  FloatLayout floats;
  NumberCode keys = NumberCode::f32;
  NumberCode values = NumberCode::f32;
  std::shared_ptr<MemorySpace> space = computer_memory();

  std::size_t chunk_bytes() const;
  std::size_t row_bytes() const;      // of one row, padding left out
  std::size_t row_allocated() const;  // of one row, padding included
  // `chunks`: where chunk i begins, as in KvBlockView.
  KvBlockView view(BlockIndex block, std::byte* const* chunks) const;
};

// Where number d of a head's int4 codes is, in a value's line and in saved rows: its byte, and which half. Byte i of a group holds
// number i in its low half and number i + half the group in its high half.
struct NibblePlace {
  std::size_t byte;
  bool high;
};
NibblePlace nibble_place(std::size_t d, std::size_t head_size);
// Of a key: number d of position `at` in a panel of `width` positions, whose second half lies in the high halves.
constexpr NibblePlace panel_nibble_place(std::size_t d, std::size_t at, std::size_t width) {
  return {d * (width / 2) + at % (width / 2), at >= width / 2};
}

// Writes rows [at, at + span.rows) of one block. The view, as those below, is of this computer's memory.
void write_rows(const KvBlockView& to, std::size_t at, const RowSpan& span, ThreadPool& pool);
// One head's key and value of a row, widened to floats: the numbers that attention works with.
void read_row(const KvBlockView& from, std::size_t kv_head, std::size_t row, std::span<float> key, std::span<float> value);
void read_key(const KvBlockView& from, std::size_t kv_head, std::size_t row, std::span<float> key);

// The same with rows that may lie elsewhere. Errors: those of MemorySpace.
Result<void> write_rows(MemorySpace& space, const KvBlockView& to, std::size_t at, const RowSpan& span, ThreadPool& pool);
Result<void> read_row(MemorySpace& space, const KvBlockView& from, std::size_t kv_head, std::size_t row,
                      std::span<float> key, std::span<float> value);

}  // namespace rowkeeper
