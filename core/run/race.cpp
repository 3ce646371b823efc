#include "core/run/race.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/run/highest.h"

namespace rowkeeper {

namespace {

// Steps that a fresh run can make, if asked for `tokens`.
std::size_t most_steps(const Run& run, int tokens) {
  if (run.options().at_limit == AtLimit::slide) return static_cast<std::size_t>(tokens);
  const int until_full = run.model().shape().positions - static_cast<int>(run.tokens().size()) + 1;
  return static_cast<std::size_t>(std::min(tokens, until_full));
}

double margin_of_top_two(std::span<const float> logits) {
  const std::vector<TokenId> top = highest_logits(logits, 2);
  if (top.size() < 2) return std::numeric_limits<double>::infinity();
  const auto logit = [&](TokenId token) { return static_cast<double>(logits[static_cast<std::size_t>(token.value())]); };
  return logit(top[0]) - logit(top[1]);
}

}  // namespace

Result<Race> Race::create(Run a, Run b, int tokens) {
  if (tokens < 1) return fail(ErrorCode::option_out_of_range, "tokens", std::to_string(tokens), ">= 1");
  if (a.model().shape() != b.model().shape()) return fail(ErrorCode::lanes_mismatch, "model");
  if (!std::ranges::equal(a.tokens(), b.tokens())) return fail(ErrorCode::lanes_mismatch, "prompt");
  if (a.steps() != 0 || b.steps() != 0) return fail(ErrorCode::lanes_mismatch, "steps");
  const std::size_t steps = std::max(most_steps(a, tokens), most_steps(b, tokens));
  const std::size_t bytes = steps * a.logits().size_bytes();
  if (bytes > kMostWaitingBytes)
    return fail(ErrorCode::lanes_too_large, std::to_string(bytes), std::to_string(kMostWaitingBytes));
  return Race(std::move(a), std::move(b), tokens);
}

Race::Race(Run a, Run b, int tokens)
    : a_(std::move(a)), b_(std::move(b)), tokens_(tokens), comparer_(a_.model().shape().blocks) {}

bool Race::done(Lane which) const { return lane(which).steps() >= tokens_ || lane(which).context_full(); }

Lane Race::next_lane() const {
  if (done(Lane::a)) return Lane::b;
  if (done(Lane::b)) return Lane::a;
  return b_.seconds() < a_.seconds() ? Lane::b : Lane::a;
}

Result<RaceStep> Race::step(const StopToken& stop, const std::function<void(int, int)>& progress,
                            const RowObserver& observe) {
  return guard_memory("race's waiting logits", lane(next_lane()).logits().size_bytes(),
                      [&] { return step_unguarded(stop, progress, observe); });
}

Result<RaceStep> Race::step_unguarded(const StopToken& stop, const std::function<void(int, int)>& progress,
                                      const RowObserver& observe) {
  if (finished()) {
    return fail(ErrorCode::option_out_of_range, "tokens", std::to_string(tokens_ + 1), "<= " + std::to_string(tokens_));
  }
  const Lane moving = next_lane();
  Result<StepRecord> record = lane(moving).step(stop, progress, observe);
  if (!record) return tl::unexpected(record.error());
  const std::span<const float> logits = lane(moving).logits();
  if (moving == Lane::a) margins_.push_back(margin_of_top_two(logits));
  comparer_.add(moving, *record, logits);
  return RaceStep{moving, *std::move(record)};
}

}  // namespace rowkeeper
