// What a run has said about its steps, for as long as it can be checked: a step leaves the ledger when a token above it
// changes, or when its own token is taken back.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/run/step_record.h"

namespace rowkeeper {

struct LedgerLogit {
  TokenId token;
  float logit = 0;
};

struct LedgerStep {
  int index = 0;             // StepRecord::index
  int position = 0;          // of the token it chose: its logits follow from the tokens above
  int sampler_position = 0;  // what the sampler was asked for; counts on over slides
  TokenId token;
  bool cache = true;  // whether the cache was on
  std::uint64_t logits_fingerprint = 0;
  std::vector<LedgerLogit> highest;  // its highest logits, best first
};

class StepLedger {
 public:
  static constexpr int kHighest = 16;

  // A step that was taken, with the logits it sampled from.
  void add(const StepRecord& record, int sampler_position, std::span<const float> logits);
  // Steps that chose the token of `position` or of one behind it. A token that is replaced by hand takes only those behind
  // it along: the step that had chosen it saw the tokens above, which still stand.
  void forget_from(int position);

  std::span<const LedgerStep> steps() const { return steps_; }  // by position, which rises

 private:
  std::vector<LedgerStep> steps_;
};

}  // namespace rowkeeper
