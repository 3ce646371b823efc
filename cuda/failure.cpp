#include "cuda/failure.h"

#include <string>

namespace rowkeeper {

namespace {

// After these every further call fails likewise: what the device held is gone.
bool lost(cudaError_t error) {
  switch (error) {
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchFailure:
    case cudaErrorLaunchTimeout:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorECCUncorrectable:
    case cudaErrorNvlinkUncorrectable:
    case cudaErrorContextIsDestroyed:
    case cudaErrorDevicesUnavailable:
    case cudaErrorUnknown:
      return true;
    default:
      return false;
  }
}

}  // namespace

Result<void> check(cudaError_t error, const char* doing) {
  if (error == cudaSuccess) return {};
  cudaGetLastError();  // or the next launch would report it again
  const std::string reason = std::string(cudaGetErrorString(error)) + ", " + cudaGetErrorName(error);
  if (lost(error)) return fail(ErrorCode::device_lost, reason);
  if (error == cudaErrorMemoryAllocation) return device_is_full(doing, reason);
  return fail(ErrorCode::device_failed, doing, reason);
}

tl::unexpected<Error> device_is_full(const char* doing, const std::string& reason) {
  std::size_t free = 0, total = 0;
  if (cudaMemGetInfo(&free, &total) == cudaSuccess) return fail(ErrorCode::device_full, doing, std::to_string(free));
  cudaGetLastError();
  return fail(ErrorCode::device_failed, doing, reason);
}

}  // namespace rowkeeper
