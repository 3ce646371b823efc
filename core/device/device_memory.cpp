#include "core/device/device_memory.h"

#include <mutex>
#include <string>

namespace rowkeeper {

Result<DeviceMemory> allocate(const std::shared_ptr<Device>& device, std::size_t bytes, const char* what) {
  const std::lock_guard turn(device->turns());
  const Result<std::byte*> memory = device->allocate(bytes, what);
  if (!memory) return tl::unexpected(memory.error());
  return DeviceMemory(*memory, [device](std::byte* mine) {
    const std::lock_guard last_turn(device->turns());
    device->release(mine);
  });
}

Result<DeviceMemory> allocate_pinned(const std::shared_ptr<Device>& device, std::size_t bytes, const char* what) {
  const std::lock_guard turn(device->turns());
  std::byte* const memory = device->allocate_pinned(bytes);
  if (memory == nullptr) return fail(ErrorCode::out_of_memory, what, std::to_string(bytes));
  return DeviceMemory(memory, [device](std::byte* mine) {
    const std::lock_guard last_turn(device->turns());
    device->release_pinned(mine);
  });
}

}  // namespace rowkeeper
