// What a step had to wait for: numbers from memory, or arithmetic.
#pragma once

#include <QString>

#include "core/run/step_record.h"
#include "views/run/run_status.h"

namespace rowkeeper::views {

enum class StepBound {
  memory,
  arithmetic,
  both,      // about as near to one limit as to the other
  overhead,  // far from either
  unknown,   // no limits are known, and the step's numbers alone do not tell
};

struct StepRates {
  double bytes = 0, operations = 0;  // of the step; a multiply-add is two operations
  double bytes_per_second = 0, operations_per_second = 0;
  double memory_share = 0, arithmetic_share = 0;  // of the machine's limits, each 0 where that is not known
  StepBound bound = StepBound::unknown;
};

// Limits of 0 are unknown.
StepRates rate_step(const StepRecord& step, const MachineLimits& limits);
// One sentence, or two.
QString bound_sentence(const StepRates& rates);

}  // namespace rowkeeper::views
