// Whether this computer has what a backend needs.
#pragma once

#include <string>

#include "core/backend/backend_kind.h"
#include "core/base/error.h"

namespace rowkeeper {

// The name of the device it computes on, empty where that is the CPU. Loads the backend's library to see, which for a GPU may take a
// second; later calls say the same. Errors: backend_unavailable, cublas_missing, and those of look_for_cuda_device().
const Result<std::string>& look_for_backend(BackendKind kind);

}  // namespace rowkeeper
