#include "core/model/pass_engine.h"

#include "core/device/cuda_library.h"
#include "core/device/device_engine.h"
#include "core/model/cpu_engine.h"

namespace rowkeeper {

Result<std::unique_ptr<PassEngine>> make_pass_engine(const TensorSource& source, const LoadOptions& options) {
  if (!multiplies(options.backend, options.precision)) {
    return fail(ErrorCode::precision_unsupported, precision_name(options.precision), backend_name(options.backend));
  }
  if (!on_device(options.backend)) return make_cpu_engine(source, options);
  const OpenedDevice device = open_cuda_device();
  if (!device) return tl::unexpected(device.error());
  return make_device_engine(*device, options.backend, source, options);
}

}  // namespace rowkeeper
