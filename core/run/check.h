// Computes a run's steps again, another way, and holds what comes out against what the run reported.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/stop_token.h"
#include "core/model/model.h"
#include "core/run/fingerprint_history.h"
#include "core/run/run.h"
#include "core/run/sampler.h"
#include "core/run/step_ledger.h"

namespace rowkeeper {

enum class CheckKind {
  quick,     // one pass over the tokens gives every step's logits at once
  thorough,  // every step again by itself: without the cache if the run had it on, with it if the run had it off
};

// What the run said and what it is said about. Everything outlives the check.
struct CheckSubject {
  const Model& model;
  std::span<const TokenId> tokens;    // as they stand now
  std::span<const LedgerStep> steps;  // those to check, by position
  SamplerOptions sampling;
  const FingerprintHistory& history;  // of the rows of `tokens`
  StoreKind store = {};               // that the run had
};

// Where the check's result is another than the run's.
struct StepDifference {
  int step = 0;           // StepRecord::index
  int position = 0;       // of the token that the step chose
  double margin = 0;      // between the run's two highest logits at this step; infinity if there is only one
  double difference = 0;  // largest between the run's and the check's logits, over the run's highest ones
};

// Consecutive ones, by StepRecord::index.
struct StepRange {
  int first = 0, last = 0;
  bool operator==(const StepRange&) const = default;
};

struct CheckReport {
  CheckKind kind = CheckKind::quick;
  bool exact = true;  // the model's arithmetic gives the same bits whatever is computed together
  int steps = 0;      // that were checked: those whose tokens have not been changed since
  // Which ones, in order. The others' text is no longer there: a token in it was changed, or it slid out of the context.
  std::vector<StepRange> checked;
  int replaced = 0;  // of `steps`, those whose token was replaced by hand since: their own choice is compared, not the text
  int tokens_identical = 0;  // steps at which the sampler chooses the run's token again
  // Steps that choose another token where the run's two highest logits were closer than 4 times the difference: there
  // rounding decides. Exact arithmetic is never excused.
  int tokens_excused = 0;
  int logits_identical = 0;  // steps whose logits have the run's fingerprint: every logit is equal to the last bit
  // Steps at which one of the run's highest logits differs by more than a thousandth of the logits' range. Rounding never
  // does that.
  int beyond_rounding = 0;
  std::optional<StepDifference> first_token_difference;
  std::optional<StepDifference> first_logits_difference;  // with other than exact arithmetic almost always the first step
  double largest_difference = 0;                          // StepDifference::difference over all steps
  std::int64_t rows_checked = 0;    // (row, block) pairs computed and on record; each time one is computed it counts
  std::int64_t rows_identical = 0;  // of those, with the key and value fingerprints on record

  // Exact arithmetic: everything is equal to the last bit. Any other: the tokens are the same or excused, and no difference
  // is more than rounding.
  bool agrees() const;
};

using CheckProgress = std::function<void(int done, int total)>;  // rows in a quick check, steps in a thorough one

// The model and a store of the check's own do the work; the run is only read. Errors: cancelled (the model looks at `stop`
// between blocks), row_out_of_range for a step out of order or behind the tokens, and those of a pass. A run without
// fingerprints has no steps to check.
Result<CheckReport> check_steps(const CheckSubject& subject, CheckKind kind, const StopToken& stop = {},
                                const CheckProgress& progress = {});
Result<CheckReport> check_run(const Run& run, CheckKind kind, const StopToken& stop = {},
                              const CheckProgress& progress = {});

}  // namespace rowkeeper
