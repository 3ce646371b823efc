// A device's memory, for the rows of stores. Rows that this computer fetches are copied from it, a block's part of a chunk at a time.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/cache/memory_space.h"
#include "core/device/device.h"

namespace rowkeeper {

class DeviceSpace final : public MemorySpace {
 public:
  explicit DeviceSpace(std::shared_ptr<Device> device) : device_(std::move(device)) {}

  Result<std::shared_ptr<std::byte>> allocate(std::size_t bytes) override;
  bool sparse() const override { return false; }
  Result<void> copy(std::byte* to, const std::byte* from, std::size_t bytes) override;
  Result<NearRows> fetch(const KvBlockView& from, std::size_t first, std::size_t rows) override;
  Result<void> put_back(const NearRows& near, const KvBlockView& to, std::size_t first, std::size_t rows) override;

  // The device is about to write rows: what was fetched before isn't true any more.
  void forget();

 private:
  // A block's parts of chunks that lie one after the other, in this computer's memory.
  struct Copy {
    std::unique_ptr<std::byte[]> bytes;
    std::vector<std::byte*> chunks;  // by chunk of positions; null where none was copied
  };
  Result<std::shared_ptr<const Copy>> copy_chunks(const KvBlockView& from, std::size_t begin, std::size_t end);

  std::shared_ptr<Device> device_;
  // The last single chunk that was fetched: a view reads all heads of a row, and row after row.
  const std::byte* last_place_ = nullptr;  // in the device's memory
  std::size_t last_chunk_ = 0;
  std::shared_ptr<const Copy> last_copy_;
};

}  // namespace rowkeeper
