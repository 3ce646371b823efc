// CUDA's errors as ours.
#pragma once

#include <cuda_runtime_api.h>

#include "core/base/error.h"

namespace rowkeeper {

// `doing`: "copying results", as it stands behind "failed while".
Result<void> check(cudaError_t error, const char* doing);

}  // namespace rowkeeper
