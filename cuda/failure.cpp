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
  return fail(ErrorCode::device_failed, doing, reason);
}

}  // namespace rowkeeper
