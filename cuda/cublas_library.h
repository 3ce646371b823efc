// cuBLAS, loaded to see whether it is there; a handle, which takes memory on the device, is made for the first product only.
#pragma once

#include <cublas_v2.h>

#include "core/base/error.h"

namespace rowkeeper {

struct CublasLibrary {
  decltype(&cublasCreate_v2) create = nullptr;
  decltype(&cublasDestroy_v2) destroy = nullptr;
  decltype(&cublasSetStream_v2) set_stream = nullptr;
  decltype(&cublasSetWorkspace_v2) set_workspace = nullptr;
  decltype(&cublasSgemm_v2) sgemm = nullptr;
};

// The same library every time; it stays loaded. Null if it is not installed.
const CublasLibrary* cublas_library();

// device_full, device_failed.
Result<void> check(cublasStatus_t status, const char* doing);

}  // namespace rowkeeper
