// OpenBLAS, loaded when a model first asks for it: its threads start when it is loaded, and nothing else here needs them.
#pragma once

#include <cblas.h>

#include "core/base/error.h"

namespace rowkeeper {

struct OpenBlasLibrary {
  decltype(&cblas_sgemm) sgemm = nullptr;
  decltype(&cblas_sgemv) sgemv = nullptr;
  decltype(&openblas_set_num_threads) set_num_threads = nullptr;
  decltype(&openblas_get_num_threads) get_num_threads = nullptr;
};

// The same library every time; it stays loaded. backend_unavailable if it is not installed.
Result<const OpenBlasLibrary*> openblas_library();

}  // namespace rowkeeper
