#include "core/cost/roofline.h"

#include <algorithm>

#include "core/cost/cache_memory.h"

namespace rowkeeper {

double multiply_adds_per_row(const ModelShape& shape) {
  const double w = shape.width, m = shape.mlp_width;
  return shape.blocks * (w * shape.qkv_width() + w * w + 2 * w * m);
}

// A query times a key, and a weight times a value; every head has its own query, also where heads share keys.
double multiply_adds_per_pair(const ModelShape& shape) { return 2.0 * shape.blocks * shape.width; }

double multiply_adds_of_head(const ModelShape& shape) { return double(shape.width) * shape.vocabulary; }

StepWork step_work(const ModelShape& shape, const NumberBytes& bytes, int first, int n) {
  const double rows = n - first;
  const double pairs = (double(n) * (n + 1) - double(first) * (first + 1)) / 2;
  // The embedding is read whole as the head; as tables, it and the positions give one row each for a row computed.
  const double whole = double(shape.parameters()) - double(shape.positions) * shape.width;
  const double looked_up = 2.0 * rows * shape.width;
  const double multiply_adds =
      rows * multiply_adds_per_row(shape) + pairs * multiply_adds_per_pair(shape) + multiply_adds_of_head(shape);
  return {.weights_bytes = bytes.weight * (whole + looked_up),
          .cache_bytes = bytes.cache * first * double(cache_row_factors(shape, CacheFormat::f32).numbers()),
          .operations = 2 * multiply_adds};
}

StepTime step_time(const StepWork& work, const Machine& machine) {
  StepTime time;
  time.fixed_seconds = machine.fixed_seconds;
  time.memory_seconds = (work.weights_bytes + work.cache_bytes) / machine.bytes_per_second;
  time.arithmetic_seconds = work.operations / machine.operations_per_second;
  time.bound = time.arithmetic_seconds > time.memory_seconds ? Bound::arithmetic : Bound::memory;
  const double parts = machine.combination == Combination::sum ? time.memory_seconds + time.arithmetic_seconds
                                                               : std::max(time.memory_seconds, time.arithmetic_seconds);
  time.seconds = time.fixed_seconds + parts;
  return time;
}

double CostModel::run_seconds(int prompt, int tokens, bool cache) const {
  double seconds = 0;
  for (int i = 0; i < tokens; ++i) {
    const int n = prompt + i;
    seconds += (cache && i > 0 ? cached_step(n) : uncached_step(n)).seconds;
  }
  return seconds;
}

double CostModel::run_ratio(int prompt, int tokens) const {
  return run_seconds(prompt, tokens, false) / run_seconds(prompt, tokens, true);
}

}  // namespace rowkeeper
