// The CUDA device, from a library that is loaded when somebody first asks: ../lib/rowkeeper/librowkeeper-cuda.so beside the program's own
// folder, built where CUDA's compiler was found.
#pragma once

#include <memory>
#include <string>

#include "core/device/device.h"

namespace rowkeeper {

using OpenedDevice = Result<std::shared_ptr<Device>>;

// The library says which Device it was compiled with; raised whenever device.h or kernel_args.h changes.
constexpr int kCudaInterface = 1;

// The first device that CUDA shows. The same one as long as somebody has it, else a new one. Errors: cuda_not_built, cuda_no_driver,
// cuda_no_device, cuda_too_old, and those of a device that fails at once.
OpenedDevice open_cuda_device();

}  // namespace rowkeeper
