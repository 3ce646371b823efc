// The CUDA device, from a library that is loaded when somebody first asks: ../lib/rowkeeper/librowkeeper-cuda.so beside the program's own
// folder, built where CUDA's compiler was found.
#pragma once

#include <memory>
#include <string>

#include "core/device/device.h"

namespace rowkeeper {

using LookedAtDevice = Result<DeviceFacts>;
using OpenedDevice = Result<std::shared_ptr<Device>>;

// The library says what it was compiled with: another number means that one of the two was built anew without the other. Raised
// whenever device.h changes; what else both must see alike is in it by its size.
constexpr std::size_t kCudaInterface = 1'000'000 * 2 + 1'000 * kErrorCodes.size() + sizeof(KvBlockView) +
                                       sizeof(MultiplyArgs) + sizeof(AttendArgs) + sizeof(AppendArgs) + sizeof(DevicePart) +
                                       sizeof(DeviceFacts);

// The first device that CUDA shows, without starting it. Errors: cuda_not_built, cuda_library_unusable, cuda_no_driver,
// cuda_old_driver, cuda_no_device, cuda_too_old, device_failed.
LookedAtDevice look_for_cuda_device();

// It is the same one as long as somebody has it, else a new one. Errors: the same, and device_lost.
OpenedDevice open_cuda_device();

}  // namespace rowkeeper
