#include "cuda/cublas_library.h"

#include <dlfcn.h>

#include <optional>
#include <string>
#include <type_traits>

#include "cuda/failure.h"

namespace rowkeeper {

namespace {

// Of the version whose header this was compiled with: its functions are taken as that declares them.
std::optional<CublasLibrary> load() {
  const std::string named = "libcublas.so." + std::to_string(CUBLAS_VER_MAJOR);
  void* handle = dlopen(named.c_str(), RTLD_LAZY | RTLD_LOCAL);
  if (handle == nullptr) return std::nullopt;
  CublasLibrary library;
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(handle, name));
    return function != nullptr;
  };
  const bool whole = find(library.create, "cublasCreate_v2") && find(library.destroy, "cublasDestroy_v2") &&
                     find(library.set_stream, "cublasSetStream_v2") &&
                     find(library.set_workspace, "cublasSetWorkspace_v2") && find(library.sgemm, "cublasSgemm_v2");
  return whole ? std::optional(library) : std::nullopt;
}

}  // namespace

const CublasLibrary* cublas_library() {
  static const std::optional<CublasLibrary> library = load();
  return library ? &*library : nullptr;
}

Result<void> check(cublasStatus_t status, const char* doing) {
  if (status == CUBLAS_STATUS_SUCCESS) return {};
  const std::string reason = "cuBLAS, status " + std::to_string(static_cast<int>(status));
  if (status == CUBLAS_STATUS_ALLOC_FAILED) return device_is_full(doing, reason);
  return fail(ErrorCode::device_failed, doing, reason);
}

}  // namespace rowkeeper
