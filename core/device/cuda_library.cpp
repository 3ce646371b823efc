#include "core/device/cuda_library.h"

#include <dlfcn.h>

#include <filesystem>
#include <mutex>

#include "core/device/library_file.h"

namespace rowkeeper {

namespace {

namespace fs = std::filesystem;

struct CudaLibrary {
  void (*look)(LookedAtDevice*);
  void (*open)(OpenedDevice*);
};

fs::path library_path() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  const fs::path prefix = error ? fs::path("..") : program.parent_path().parent_path();
  return prefix / "lib" / "rowkeeper" / "librowkeeper-cuda.so";
}

Result<CudaLibrary> load() {
  const std::string path = library_path().string();
  std::error_code ignored;
  if (fs::status(path, ignored).type() == fs::file_type::not_found) return fail(ErrorCode::cuda_not_built, path);
  if (const std::string fault = fault_of_library(path); !fault.empty())
    return fail(ErrorCode::cuda_library_unusable, path, fault);
  void* const handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    const char* const reason = dlerror();
    return fail(ErrorCode::cuda_library_unusable, path, reason != nullptr ? reason : "it can't be loaded");
  }
  const auto interface = reinterpret_cast<std::size_t (*)()>(dlsym(handle, "rowkeeper_cuda_interface"));
  const CudaLibrary library = {reinterpret_cast<void (*)(LookedAtDevice*)>(dlsym(handle, "rowkeeper_cuda_look")),
                               reinterpret_cast<void (*)(OpenedDevice*)>(dlsym(handle, "rowkeeper_cuda_open"))};
  const bool whole = interface != nullptr && library.look != nullptr && library.open != nullptr;
  if (!whole || interface() != kCudaInterface) {
    return fail(ErrorCode::cuda_library_unusable, path, "it was built for another version");
  }
  return library;
}

const Result<CudaLibrary>& cuda_library() {
  static const Result<CudaLibrary> library = load();
  return library;
}

}  // namespace

LookedAtDevice look_for_cuda_device() {
  const Result<CudaLibrary>& library = cuda_library();
  if (!library) return tl::unexpected(library.error());
  LookedAtDevice facts = fail(ErrorCode::cuda_no_device);
  library->look(&facts);
  return facts;
}

OpenedDevice open_cuda_device() {
  static std::mutex guard;
  static std::weak_ptr<Device> opened;
  const std::lock_guard<std::mutex> lock(guard);
  if (std::shared_ptr<Device> device = opened.lock()) return device;
  const Result<CudaLibrary>& library = cuda_library();
  if (!library) return tl::unexpected(library.error());
  OpenedDevice device = fail(ErrorCode::cuda_no_device);
  library->open(&device);
  if (device) opened = *device;
  return device;
}

}  // namespace rowkeeper
