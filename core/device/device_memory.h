// Memory of a device, and memory of this computer that it copies from and to, given back by whoever has it last.
#pragma once

#include <cstddef>
#include <memory>

#include "core/device/device.h"

namespace rowkeeper {

using DeviceMemory = std::shared_ptr<std::byte>;

// As Device::allocate. The device lives as long as its memory does.
Result<DeviceMemory> allocate(const std::shared_ptr<Device>& device, std::size_t bytes, const char* what);
// As Device::allocate_pinned. Errors: out_of_memory.
Result<DeviceMemory> allocate_pinned(const std::shared_ptr<Device>& device, std::size_t bytes, const char* what);

}  // namespace rowkeeper
