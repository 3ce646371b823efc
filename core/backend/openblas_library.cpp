#include "core/backend/openblas_library.h"

#include <dlfcn.h>

#include <string>

namespace rowkeeper {

namespace {

Result<OpenBlasLibrary> load() {
  void* handle = nullptr;
  for (const char* name : {"libopenblas.so.0", "libopenblas.so", "libopenblas.dylib"}) {
    handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle != nullptr) break;
  }
  if (handle == nullptr) return fail(ErrorCode::backend_unavailable, "openblas", "the library is not installed");
  OpenBlasLibrary library;
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(handle, name));
    return function != nullptr;
  };
  const bool whole = find(library.sgemm, "cblas_sgemm") && find(library.sgemv, "cblas_sgemv") &&
                     find(library.set_num_threads, "openblas_set_num_threads") &&
                     find(library.get_num_threads, "openblas_get_num_threads");
  if (!whole) return fail(ErrorCode::backend_unavailable, "openblas", "the library found is no whole OpenBLAS");
  return library;
}

}  // namespace

Result<const OpenBlasLibrary*> openblas_library() {
  static const Result<OpenBlasLibrary> library = load();
  if (!library) return tl::unexpected(library.error());
  return &*library;
}

}  // namespace rowkeeper
