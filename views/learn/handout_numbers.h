// The numbers of a run that its handout gives.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/cost/cache_memory.h"
#include "views/run/run_model.h"

namespace rowkeeper::views {

struct HandoutNumbers {
  int steps = 0, cached_steps = 0;  // cached: those that kept their rows, prefills included
  int first_rows = 0;               // that the first step saw: the prompt's
  bool in_order = true;             // each step saw one row more than the one before: no edit, no slide

  std::int64_t rows_computed = 0, rows_rebuilt = 0, rows_identical = 0;
  std::int64_t rows_with_cache = 0;  // had it been on all along; only of a run in order
  std::int64_t rows_without = 0;     // had it been off all along

  std::optional<double> first_seconds;       // of the first step
  int decode_steps = 0, uncached_steps = 0;  // of which the next two are medians
  std::optional<double> cached_seconds, uncached_seconds;
  std::optional<double> ratio() const;  // of a step without the cache to one with it

  int cache_rows = 0;
  std::size_t cache_bytes = 0;
  CacheRowFactors row;  // of one token's row

  std::size_t weights_read = 0;         // by a step of one row; 0: not known
  std::optional<MachineLimits> limits;  // of the computer that made the run; none of a recording, which may be from another
};

HandoutNumbers handout_numbers(const RunModel& run);

}  // namespace rowkeeper::views
