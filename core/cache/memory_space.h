// Where the rows of a store lie: in this computer's memory, or in a device's, which only the device itself computes with. Stores deal
// with places alone, so all that they do with pages, windows and codes is the same in both.
//
// Code on this computer that needs the bytes fetches rows and, if it has changed them, puts them back. In this computer's memory that
// costs nothing: the rows fetched are the store's own.
#pragma once

#include <cstddef>
#include <memory>

#include "core/base/error.h"
#include "core/kernels/kv_view.h"

namespace rowkeeper {

// Rows of one block, where this computer reads and writes them. Their places are those of the view they were fetched from.
struct NearRows {
  KvBlockView view;
  std::shared_ptr<const void> copy;  // what the view points into, where that is not the store itself
};

class MemorySpace {
 public:
  virtual ~MemorySpace() = default;
  // Zeroed, given back when nobody points at it any more. Errors: out_of_memory; of a device device_memory, device_full, device_failed,
  // device_lost, as of all that follows.
  virtual Result<std::shared_ptr<std::byte>> allocate(std::size_t bytes) = 0;
  // Whether memory costs nothing until it is written.
  virtual bool sparse() const = 0;
  virtual Result<void> copy(std::byte* to, const std::byte* from, std::size_t bytes) = 0;
  // Rows [first, first + rows) of a block, and those that share a chunk with them. Chunks that are null stay so.
  virtual Result<NearRows> fetch(const KvBlockView& from, std::size_t first, std::size_t rows) = 0;
  // After a change of those rows: the block that they were fetched from has them too.
  virtual Result<void> put_back(const NearRows& near, const KvBlockView& to, std::size_t first, std::size_t rows) = 0;
};

// This computer's memory.
const std::shared_ptr<MemorySpace>& computer_memory();

}  // namespace rowkeeper
