// OpenBLAS's threads spin for a while after their last product and would slow down whoever computes next on the same cores.
#pragma once

#include <chrono>
#include <thread>

#include "core/model/model.h"

namespace rowkeeper::cli {

// To be called between work of this model and a measurement of something else.
inline void let_openblas_rest(const Model& model) {
  if (model.backend() == BackendKind::openblas && model.threads() > 1) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
}

}  // namespace rowkeeper::cli
