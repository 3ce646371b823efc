#include "core/cache/saved_rows.h"

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <vector>

#include "core/cache/row_layout.h"
#include "core/cache/store_kind.h"

namespace rowkeeper {

namespace {

// Moves `size` bytes between a store and packed rows. Which way the packed bytes' constness says.
template <std::size_t size>
void move(std::byte* in_store, std::byte* packed) {
  std::memcpy(packed, in_store, size);
}
template <std::size_t size>
void move(std::byte* in_store, const std::byte* packed) {
  std::memcpy(in_store, packed, size);
}
void move(std::byte* in_store, std::byte* packed, std::size_t size) { std::memcpy(packed, in_store, size); }
void move(std::byte* in_store, const std::byte* packed, std::size_t size) { std::memcpy(in_store, packed, size); }

// A position's numbers stand in a panel one below the other; packed they stand side by side.
template <std::size_t unit, class Byte>
void move_column(std::byte* column, std::size_t width, Byte* packed, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) move<unit>(column + i * width * unit, packed + i * unit);
}

std::byte with_nibble(std::byte byte, std::byte nibble, bool high) {
  return high ? (byte & std::byte{0x0F}) | nibble << 4 : (byte & std::byte{0xF0}) | nibble;
}
std::byte nibble_of(std::byte byte, bool high) { return high ? byte >> 4 : byte & std::byte{0x0F}; }

template <class Byte>
void move_nibbles(std::byte* panel, std::size_t width, std::size_t at, Byte* packed, std::size_t head_size) {
  if constexpr (!std::is_const_v<Byte>) std::memset(packed, 0, code_bytes(NumberCode::int4, head_size));
  for (std::size_t d = 0; d < head_size; ++d) {
    const NibblePlace in_panel = panel_nibble_place(d, at, width);
    const NibblePlace place = nibble_place(d, head_size);
    if constexpr (std::is_const_v<Byte>) {
      panel[in_panel.byte] = with_nibble(panel[in_panel.byte], nibble_of(packed[place.byte], place.high), in_panel.high);
    } else {
      packed[place.byte] = with_nibble(packed[place.byte], nibble_of(panel[in_panel.byte], in_panel.high), place.high);
    }
  }
}

template <class Byte>
void move_key(const KvBlockView& store, std::size_t head, std::size_t row, Byte* packed) {
  std::byte* const panel = store.key_panel(head, row);
  const std::size_t width = store.panel_width, at = row % width, size = store.head_size;
  switch (store.keys) {
    case NumberCode::f32:
      move_column<4>(panel + 4 * at, width, packed, size);
      return;
    case NumberCode::f16:
      move_column<2>(panel + 2 * at, width, packed, size);
      return;
    case NumberCode::int8:
      move_column<1>(panel + at, width, packed, size);
      break;
    case NumberCode::int4:
      move_nibbles(panel, width, at, packed, size);
      break;
  }
  std::byte* const scales = panel + size * code_bytes(store.keys, width) + kScaleBytes * at;
  move_column<kScaleBytes>(scales, width, packed + code_bytes(store.keys, size), scale_groups(store.keys, size));
}

// Of one block; `packed`: where it begins in the first row. Head by head, so that a panel stays in the processor's nearest cache while
// its rows are taken from it.
template <class Byte>
void move_block(const KvBlockView& view, std::size_t first, std::size_t rows, Byte* packed, std::size_t row_bytes) {
  const std::size_t key_bytes = head_row_bytes(view.keys, view.head_size);
  const std::size_t value_bytes = head_row_bytes(view.values, view.head_size);
  for (std::size_t head = 0; head < view.kv_heads; ++head, packed += key_bytes + value_bytes) {
    for (std::size_t r = 0; r < rows; ++r) {
      Byte* const to = packed + r * row_bytes;
      move_key(view, head, first + r, to);
      move(view.value(head, first + r), to + key_bytes, value_bytes);
    }
  }
}

template <class Byte>
Result<void> move_rows(const KvStore& store, std::size_t first, std::size_t rows, Byte* packed) {
  MemorySpace& space = store.space();
  const auto blocks = static_cast<std::size_t>(store.shape().blocks);
  const std::size_t row_bytes = store.row_bytes(), block_bytes = row_bytes / std::max<std::size_t>(blocks, 1);
  for (std::size_t block = 0; block < blocks; ++block) {
    const KvBlockView view = store.view(BlockIndex(static_cast<int>(block)));
    const Result<NearRows> near = space.fetch(view, first, rows);
    if (!near) return tl::unexpected(near.error());
    move_block(near->view, first, rows, packed + block * block_bytes, row_bytes);
    if constexpr (std::is_const_v<Byte>) {
      if (Result<void> back = space.put_back(*near, view, first, rows); !back) return back;
    }
  }
  return {};
}

}  // namespace

Result<void> check_savable(const KvStore& store) {
  const std::string name = store.kind();
  const Result<StoreKind> kind = parse_store_kind(name);
  if (!kind || kind->drops_rows()) return fail(ErrorCode::store_not_savable, name);
  return {};
}

bool same_rows(const KvStore& a, const KvStore& b) {
  const StoreShape of_a = a.shape(), of_b = b.shape();
  const KvBlockView in_a = a.view(BlockIndex(0)), in_b = b.view(BlockIndex(0));
  return of_a.model == of_b.model && of_a.blocks == of_b.blocks && of_a.kv_heads == of_b.kv_heads &&
         of_a.head_size == of_b.head_size && in_a.keys == in_b.keys && in_a.values == in_b.values;
}

Result<void> pack_rows(const KvStore& store, int first, int rows, std::span<std::byte> to) {
  return move_rows(store, static_cast<std::size_t>(first), static_cast<std::size_t>(rows), to.data());
}

Result<void> append_packed_rows(KvStore& store, int rows, std::span<const std::byte> from) {
  if (Result<void> room = store.reserve(rows); !room) return room;
  Result<void> moved =
      move_rows(store, static_cast<std::size_t>(store.next_row()), static_cast<std::size_t>(rows), from.data());
  if (moved)
    store.commit(rows);
  else
    store.truncate(store.next_row());
  return moved;
}

Result<void> copy_rows(const KvStore& from, KvStore& to, int rows) {
  const int at_once = packed_rows_at_once(from);
  std::vector<std::byte> packed(static_cast<std::size_t>(at_once) * from.row_bytes());
  while (to.next_row() < rows) {
    const int count = std::min(at_once, rows - to.next_row());
    if (Result<void> taken = pack_rows(from, to.next_row(), count, packed); !taken) return taken;
    if (Result<void> added = append_packed_rows(to, count, packed); !added) return added;
  }
  return {};
}

int packed_rows_at_once(const KvStore& store) {
  constexpr std::size_t kBytes = std::size_t{1} << 20, kFewest = 16, kMost = 4096;
  return static_cast<int>(std::clamp(kBytes / std::max<std::size_t>(store.row_bytes(), 1), kFewest, kMost));
}

}  // namespace rowkeeper
