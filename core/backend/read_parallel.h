// Reading a tensor with all threads.
#pragma once

#include <span>

#include "core/backend/backend.h"

namespace rowkeeper {

// Fills `out` with the source's numbers from `begin` on.
Result<void> read_parallel(const MatrixSource& source, std::size_t begin, std::span<float> out, ThreadPool& pool);

}  // namespace rowkeeper
