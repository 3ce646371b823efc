// What the programs find in this library by name.
#include "core/device/cuda_library.h"
#include "cuda/cuda_device.h"

#define ROWKEEPER_EXPORT extern "C" __attribute__((visibility("default")))

ROWKEEPER_EXPORT std::size_t rowkeeper_cuda_interface() { return rowkeeper::kCudaInterface; }

ROWKEEPER_EXPORT void rowkeeper_cuda_look(rowkeeper::LookedAtDevice* facts) { *facts = rowkeeper::CudaDevice::look(); }

ROWKEEPER_EXPORT void rowkeeper_cuda_open(rowkeeper::OpenedDevice* opened) { *opened = rowkeeper::CudaDevice::open(); }
