#include "core/backend/openblas_library.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <string>

namespace rowkeeper {

namespace {

// What each of its threads takes. A thread that can't have it asks again for ever: the program would never end.
constexpr std::size_t kBuffer = std::size_t{128} << 20;

Result<void> check_room() {
  const std::size_t bytes = kBuffer * static_cast<std::size_t>(std::max(sysconf(_SC_NPROCESSORS_ONLN), 1L));
  void* const room = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) return fail(ErrorCode::out_of_memory, "OpenBLAS library", std::to_string(bytes));
  munmap(room, bytes);
  return {};
}

Result<void*> open_library() {
  std::string reason;
  for (const char* name : {"libopenblas.so.0", "libopenblas.so", "libopenblas.dylib"}) {
    void* const handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle != nullptr) return handle;
    const std::string why = dlerror();
    // Of the library itself: one that it needs may be missing too.
    if (!why.starts_with(name) || why.find("No such file") == std::string::npos) reason = why;
  }
  if (!reason.empty()) return fail(ErrorCode::backend_unavailable, "openblas", reason);
  return fail(ErrorCode::backend_unavailable, "openblas", "the library is not installed");
}

Result<OpenBlasLibrary> load() {
  if (const Result<void> room = check_room(); !room) return tl::unexpected(room.error());
  const Result<void*> handle = open_library();
  if (!handle) return tl::unexpected(handle.error());
  OpenBlasLibrary library;
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(dlsym(*handle, name));
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
