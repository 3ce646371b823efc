#include "core/cache/row_memory.h"

namespace rowkeeper {

Result<RowMemory> RowMemory::create(const RowLayout& layout, int rows) {
  RowMemory made(layout);
  const std::size_t chunks = (static_cast<std::size_t>(rows) + layout.floats.chunk_rows - 1) / layout.floats.chunk_rows;
  // Small pages, though huge ones would make attention 2% faster: the system clears them when they are first written, and a step that
  // meets two or three huge ones at once takes twice as long as its neighbours.
  Result<Pages> memory = Pages::map(chunks * layout.chunk_bytes(), PageUse::sparse, "KV cache");
  if (!memory) return tl::unexpected(memory.error());
  made.memory_ = std::move(*memory);
  for (std::size_t chunk = 0; chunk < chunks; ++chunk)
    made.chunks_.push_back(made.memory_.data() + chunk * layout.chunk_bytes());
  return made;
}

std::size_t RowMemory::bytes_committed(int rows) const {
  const int whole = (rows + kCommitRows - 1) / kCommitRows * kCommitRows;
  return static_cast<std::size_t>(whole) * layout_.row_allocated();
}

void RowMemory::read(BlockIndex block, HeadIndex kv_head, int at, std::span<float> key, std::span<float> value) const {
  read_row(view(block), static_cast<std::size_t>(kv_head.value()), static_cast<std::size_t>(at), key, value);
}

}  // namespace rowkeeper
