// How a model is loaded.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "core/backend/backend_kind.h"
#include "core/base/stop_token.h"
#include "core/kernels/precision.h"
#include "core/kernels/simd_target.h"

namespace rowkeeper {

// Where matrices that were packed once are kept for the next time (prepared_weights.h).
struct PreparedPlace {
  std::string folder;                               // empty: none are kept
  std::size_t least_bytes = std::size_t{64} << 20;  // fewer are packed in a moment
};

// More than any machine has cores for, and few enough to be made.
inline constexpr int kMostThreads = 1024;

struct LoadOptions {
  BackendKind backend = BackendKind::exact;
  Precision precision = Precision::f32;  // of the weights in memory; precision_unsupported where the backend has none such
  SimdTarget simd = SimdTarget::automatic;
  int threads = 0;  // at most kMostThreads; 0: one for each physical core
  PreparedPlace prepared;
  StopToken stop;
  std::function<void(double)> progress;  // 0 to 1, from the loading thread
};

}  // namespace rowkeeper
