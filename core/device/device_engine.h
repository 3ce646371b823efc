// The engine on a device: weights, stores and activations are in its memory; tokens go there, and logits and fingerprints come back.
#pragma once

#include <memory>

#include "core/device/device.h"
#include "core/model/pass_engine.h"

namespace rowkeeper {

// Loads the weights into the device's memory. `kind`: one that is on_device(), by which a product is our kernels' or the library's. Errors:
// those of load_weights(), precision_unsupported, cublas_missing, backend_unavailable for a model whose heads are too wide for the kernels,
// device_memory, device_full, device_failed, device_lost.
Result<std::unique_ptr<PassEngine>> make_device_engine(const std::shared_ptr<Device>& device, BackendKind kind,
                                                       const TensorSource& source, const LoadOptions& options);

}  // namespace rowkeeper
