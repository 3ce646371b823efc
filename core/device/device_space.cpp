#include "core/device/device_space.h"

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "core/base/memory_guard.h"
#include "core/device/device_memory.h"

namespace rowkeeper {

namespace {

// Bytes of a block in a chunk.
std::size_t part_bytes(const KvBlockView& view) { return view.kv_heads * view.head_stride; }

struct Chunks {
  std::size_t begin;
  std::size_t end;
};
Chunks chunks_of(const KvBlockView& view, std::size_t first, std::size_t rows) {
  return {first / view.chunk_rows, (first + rows - 1) / view.chunk_rows + 1};
}

}  // namespace

Result<std::shared_ptr<std::byte>> DeviceSpace::allocate(std::size_t bytes) {
  forget();  // a new store may lie where an old one did
  return rowkeeper::allocate(device_, bytes, "KV cache");
}

void DeviceSpace::forget() {
  const std::lock_guard turn(device_->turns());
  last_place_ = nullptr;
  last_copy_.reset();
}

Result<void> DeviceSpace::copy(std::byte* to, const std::byte* from, std::size_t bytes) {
  const std::lock_guard turn(device_->turns());
  forget();
  return device_->copy(to, from, bytes);
}

Result<NearRows> DeviceSpace::fetch(const KvBlockView& from, std::size_t first, std::size_t rows) {
  const Chunks chunks = chunks_of(from, first, rows);
  const std::lock_guard turn(device_->turns());
  const bool single = chunks.end - chunks.begin == 1;
  const std::byte* const place = single ? from.head(0, chunks.begin) : nullptr;
  std::shared_ptr<const Copy> copy;
  if (single && place == last_place_ && chunks.begin == last_chunk_) {
    copy = last_copy_;
  } else {
    Result<std::shared_ptr<const Copy>> made = guard_memory("KV cache", (chunks.end - chunks.begin) * part_bytes(from),
                                                            [&] { return copy_chunks(from, chunks.begin, chunks.end); });
    if (!made) return tl::unexpected(made.error());
    copy = *std::move(made);
    if (single) {
      last_place_ = place;
      last_chunk_ = chunks.begin;
      last_copy_ = copy;
    }
  }
  NearRows near{from, copy};
  near.view.chunks = copy->chunks.data();
  near.view.block_offset = 0;
  return near;
}

Result<std::shared_ptr<const DeviceSpace::Copy>> DeviceSpace::copy_chunks(const KvBlockView& from, std::size_t begin,
                                                                          std::size_t end) {
  const std::size_t bytes = part_bytes(from);
  auto copy = std::make_shared<Copy>();
  copy->bytes = std::make_unique_for_overwrite<std::byte[]>((end - begin) * bytes);
  copy->chunks.resize(end);
  Result<void> done;
  for (std::size_t chunk = begin; chunk < end && done; ++chunk) {
    if (from.chunks[chunk] == nullptr) continue;
    copy->chunks[chunk] = copy->bytes.get() + (chunk - begin) * bytes;
    done = device_->download({copy->chunks[chunk], bytes}, from.head(0, chunk));
  }
  const Result<void> waited = device_->wait();  // after a failure too: copies on their way go where this memory is
  if (!done) return tl::unexpected(done.error());
  if (!waited) return tl::unexpected(waited.error());
  return copy;
}

Result<void> DeviceSpace::put_back(const NearRows& near, const KvBlockView& to, std::size_t first, std::size_t rows) {
  const Chunks chunks = chunks_of(to, first, rows);
  const std::lock_guard turn(device_->turns());
  forget();
  Result<void> done;
  for (std::size_t chunk = chunks.begin; chunk < chunks.end && done; ++chunk)
    done = device_->upload(to.head(0, chunk), {near.view.head(0, chunk), part_bytes(to)});
  const Result<void> waited = device_->wait();
  return done ? waited : done;
}

}  // namespace rowkeeper
