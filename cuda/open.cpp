// What the programs find in this library by name.
#include "core/device/cuda_library.h"
#include "cuda/cuda_device.h"

extern "C" __attribute__((visibility("default"))) int rowkeeper_cuda_interface() { return rowkeeper::kCudaInterface; }

extern "C" __attribute__((visibility("default"))) void rowkeeper_cuda_open(rowkeeper::OpenedDevice* opened) {
  *opened = rowkeeper::CudaDevice::open();
}
