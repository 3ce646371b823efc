#include "core/device/backend_look.h"

#include "core/backend/openblas_library.h"
#include "core/device/cuda_library.h"

namespace rowkeeper {

namespace {

Result<std::string> look_for_openblas() {
  const Result<const OpenBlasLibrary*> library = openblas_library();
  if (!library) return tl::unexpected(library.error());
  return std::string();
}

struct Gpu {
  Result<std::string> cuda, cublas;
};

Gpu look_for_gpu() {
  const LookedAtDevice facts = look_for_cuda_device();
  if (!facts) return {tl::unexpected(facts.error()), tl::unexpected(facts.error())};
  Gpu gpu{facts->name, facts->name};
  if (!facts->has_library) gpu.cublas = fail(ErrorCode::cublas_missing);
  return gpu;
}

// A driver takes a second to start: asked once.
const Gpu& gpu() {
  static const Gpu found = look_for_gpu();
  return found;
}

}  // namespace

const Result<std::string>& look_for_backend(BackendKind kind) {
  static const Result<std::string> cpu;
  switch (kind) {
    case BackendKind::openblas: {
      static const Result<std::string> openblas = look_for_openblas();
      return openblas;
    }
    case BackendKind::cuda:
      return gpu().cuda;
    case BackendKind::cublas:
      return gpu().cublas;
    case BackendKind::exact:
      break;
  }
  return cpu;
}

}  // namespace rowkeeper
