#include "core/device/cuda_library.h"

#include <dlfcn.h>

#include <filesystem>
#include <mutex>

namespace rowkeeper {

namespace {

namespace fs = std::filesystem;

using Open = void (*)(OpenedDevice*);

std::string library_path() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  const fs::path prefix = error ? fs::path("..") : program.parent_path().parent_path();
  return (prefix / "lib" / "rowkeeper" / "librowkeeper-cuda.so").string();
}

Result<Open> load() {
  const std::string path = library_path();
  void* const handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) return fail(ErrorCode::cuda_not_built, path);
  const auto interface = reinterpret_cast<int (*)()>(dlsym(handle, "rowkeeper_cuda_interface"));
  const auto open = reinterpret_cast<Open>(dlsym(handle, "rowkeeper_cuda_open"));
  if (interface == nullptr || open == nullptr || interface() != kCudaInterface) return fail(ErrorCode::cuda_not_built, path);
  return open;
}

}  // namespace

OpenedDevice open_cuda_device() {
  static std::mutex guard;
  static std::weak_ptr<Device> opened;
  const std::lock_guard<std::mutex> lock(guard);
  if (std::shared_ptr<Device> device = opened.lock()) return device;
  static const Result<Open> open = load();
  if (!open) return tl::unexpected(open.error());
  OpenedDevice device = fail(ErrorCode::cuda_no_device);
  (*open)(&device);
  if (device) opened = *device;
  return device;
}

}  // namespace rowkeeper
