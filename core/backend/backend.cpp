#include "core/backend/backend.h"

namespace rowkeeper {

Result<std::unique_ptr<Backend>> make_backend(BackendKind kind, const Kernels& kernels, int threads) {
  switch (kind) {
    case BackendKind::exact:
      return make_exact_backend(kernels, threads);
    case BackendKind::openblas:
      return make_openblas_backend(kernels, threads);
    case BackendKind::cuda:
    case BackendKind::cublas:
      break;
  }
  return fail(ErrorCode::backend_unavailable, backend_name(kind), "it computes on no CPU");
}

}  // namespace rowkeeper
