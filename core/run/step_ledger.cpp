#include "core/run/step_ledger.h"

#include <utility>

#include "core/run/highest.h"

namespace rowkeeper {

void StepLedger::add(const StepRecord& record, int sampler_position, std::span<const float> logits) {
  LedgerStep step;
  step.index = record.index;
  step.position = record.position;
  step.sampler_position = sampler_position;
  step.token = record.token;
  step.cache = record.cache;
  step.logits_fingerprint = record.logits_fingerprint;
  for (const TokenId token : highest_logits(logits, kHighest)) {
    step.highest.push_back({token, logits[static_cast<std::size_t>(token.value())]});
  }
  steps_.push_back(std::move(step));
}

void StepLedger::forget_from(int position) {
  while (!steps_.empty() && steps_.back().position >= position) steps_.pop_back();
}

}  // namespace rowkeeper
