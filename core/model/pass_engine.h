// A model's weights, together with what computes with them: this computer's processor, or a device beside it. It computes the chunks of
// passes; how a pass is cut into chunks and what it reports is the same for all of them (pass.h).
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

#include "core/backend/backend_kind.h"
#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/cache/memory_space.h"
#include "core/cache/row_layout.h"
#include "core/cache/store_kind.h"
#include "core/kernels/precision.h"
#include "core/kernels/simd_target.h"
#include "core/model/forward.h"
#include "core/model/load_options.h"
#include "core/model/tensor_source.h"
#include "core/model/weights.h"

namespace rowkeeper {

// What one conversation's part of a pass needs room for.
struct PartRoom {
  std::size_t rows = 0;        // computed at once
  std::size_t last_entry = 0;  // of its store, that a row may look at
  KvBlockView kv;              // any block of it
};

class PassEngine {
 public:
  virtual ~PassEngine() = default;
  virtual const ModelShape& shape() const = 0;
  virtual BackendKind kind() const = 0;
  virtual Precision precision() const = 0;
  virtual SimdTarget simd() const = 0;  // of what this computer's processor does
  virtual int threads() const = 0;
  virtual std::string device_name() const = 0;  // empty: the processor computes
  virtual WeightsBytes weights_bytes() const = 0;

  // Where its stores lie, how it wants their floats to lie there, and whether it reads this one.
  virtual const std::shared_ptr<MemorySpace>& memory_space() const = 0;
  virtual FloatLayout store_layout(const StoreShape& shape) const = 0;
  virtual bool can_read(const KvBlockView& kv) const = 0;

  // For a pass whose chunks are no larger than these parts together. The engine outlives it. Errors: out_of_memory, device_memory.
  virtual Result<std::unique_ptr<Forward>> begin(std::span<const PartRoom> parts, const StopToken& stop) = 0;

  // Limits, measured now: bytes/s of reading the weights; multiply-adds x 2 per second. Errors: device_full, device_failed, device_lost.
  virtual Result<double> measure_read_bandwidth() = 0;
  virtual Result<double> measure_multiply_rate() = 0;
};

// Loads the weights of `source` into the engine that options.backend names. Errors: those of the source, cpu_unsupported,
// simd_unavailable, backend_unavailable, precision_unsupported, cancelled, out_of_memory; of a device those of open_cuda_device() and
// make_device_engine().
Result<std::unique_ptr<PassEngine>> make_pass_engine(const TensorSource& source, const LoadOptions& options);

}  // namespace rowkeeper
