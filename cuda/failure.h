// CUDA's errors as ours.
#pragma once

#include <cuda_runtime_api.h>

#include <string>

#include "core/base/error.h"

namespace rowkeeper {

// `doing`: "copying results", as it stands behind "failed while". device_full, device_lost, device_failed.
Result<void> check(cudaError_t error, const char* doing);
// Of what CUDA and its libraries take for themselves: they do not tell how much. `reason` is theirs, for a device that says nothing more.
tl::unexpected<Error> device_is_full(const char* doing, const std::string& reason);

}  // namespace rowkeeper
