#include "core/cache/row_memory.h"

#include "core/base/counts.h"

namespace rowkeeper {

Result<RowMemory> RowMemory::create(const RowLayout& layout, int rows) {
  RowMemory made(layout);
  const std::size_t chunks = (static_cast<std::size_t>(rows) + layout.floats.chunk_rows - 1) / layout.floats.chunk_rows;
  Result<std::shared_ptr<std::byte>> memory = layout.space->allocate(chunks * layout.chunk_bytes());
  if (!memory) return tl::unexpected(memory.error());
  made.memory_ = *std::move(memory);
  for (std::size_t chunk = 0; chunk < chunks; ++chunk)
    made.chunks_.push_back(made.memory_.get() + chunk * layout.chunk_bytes());
  return made;
}

std::size_t RowMemory::bytes_committed(int rows) const {
  return size(round_up(rows, kCommitRows)) * layout_.row_allocated();
}

std::size_t RowMemory::bytes_mapped(int rows) const {
  return layout_.space->sparse() ? bytes_committed(rows) : chunks_.size() * layout_.chunk_bytes();
}

Result<void> RowMemory::write(BlockIndex block, int at, const RowSpan& span, ThreadPool& pool) {
  return write_rows(*layout_.space, view(block), static_cast<std::size_t>(at), span, pool);
}

Result<void> RowMemory::read(BlockIndex block, HeadIndex kv_head, int at, std::span<float> key,
                             std::span<float> value) const {
  return read_row(*layout_.space, view(block), static_cast<std::size_t>(kv_head.value()), static_cast<std::size_t>(at), key,
                  value);
}

}  // namespace rowkeeper
