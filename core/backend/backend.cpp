#include "core/backend/backend.h"

#include "core/backend/openblas_library.h"

namespace rowkeeper {

bool backend_available(BackendKind kind) { return kind == BackendKind::exact || openblas_library().has_value(); }

const char* backend_name(BackendKind kind) {
  switch (kind) {
    case BackendKind::exact:
      return "exact";
    case BackendKind::openblas:
      return "openblas";
  }
  return "";
}

std::optional<BackendKind> parse_backend(std::string_view name) {
  for (const BackendKind kind : {BackendKind::exact, BackendKind::openblas}) {
    if (name == backend_name(kind)) return kind;
  }
  return std::nullopt;
}

Result<std::unique_ptr<Backend>> make_backend(BackendKind kind, const Kernels& kernels, int threads) {
  switch (kind) {
    case BackendKind::exact:
      return make_exact_backend(kernels, threads);
    case BackendKind::openblas:
      return make_openblas_backend(kernels, threads);
  }
  return fail(ErrorCode::backend_unavailable, "?", "there is no such backend");
}

}  // namespace rowkeeper
