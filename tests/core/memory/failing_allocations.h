// Lets a chosen allocation of this thread fail.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <utility>

#include "core/model/model.h"

namespace rowkeeper {

// Allocations until one fails; 0: none does. This thread's only: a pool's workers must not be hit between two tests.
extern thread_local long allocations_left;

// What the caller makes for a call is the caller's: it is made before the allocations are counted.
template <class Work>
auto uncounted(const Work& work) {
  const long left = std::exchange(allocations_left, 0);
  auto result = work();
  allocations_left = left;
  return result;
}

// Lets the first, the second, ... allocation of `work` fail until none does any more; `check` looks at every outcome.
template <class Work, class Check>
void fail_each_allocation(const Work& work, const Check& check) {
  for (long n = 1; n < 2000; ++n) {
    allocations_left = n;
    const auto result = work();
    const bool failed = allocations_left == 0;
    allocations_left = 0;
    check(result);
    if (!failed) return;
    ASSERT_FALSE(result) << "allocation " << n;
    EXPECT_EQ(result.error().code, ErrorCode::out_of_memory);
  }
  FAIL() << "still allocating";
}

inline std::unique_ptr<TensorSource> small_model() {
  ModelShape shape;
  shape.blocks = shape.heads = shape.kv_heads = 2;
  shape.head_size = 8;
  shape.width = 16;
  shape.mlp_width = 64;
  shape.positions = 32;
  shape.vocabulary = 50;
  return make_random_model(shape, 1);
}

inline LoadOptions one_thread() {
  LoadOptions options;
  options.threads = 1;
  return options;
}

}  // namespace rowkeeper
