// Two runs of the same input side by side. One lane moves at a time, always the one whose own clock is behind (a tie moves
// lane A), so both clocks are honest on any machine.
#pragma once

#include <functional>
#include <vector>

#include "core/run/comparison.h"
#include "core/run/run.h"

namespace rowkeeper {

struct RaceStep {
  Lane lane;
  StepRecord record;
};

class Race {
 public:
  // Most memory for the logits of the leading lane, which are kept until the other lane has made the same step.
  static constexpr std::size_t kMostWaitingBytes = std::size_t{512} << 20;

  // `tokens`: how many each lane shall generate. Both runs start from the same tokens and have models of the same shape
  // (lanes_mismatch); neither has taken a step yet. lanes_too_large if the waiting logits could exceed kMostWaitingBytes;
  // option_out_of_range for tokens < 1.
  static Result<Race> create(Run a, Run b, int tokens);

  // Each lane has made its tokens, or its context is full.
  bool finished() const { return done(Lane::a) && done(Lane::b); }
  Lane next_lane() const;  // the lane that step() moves: of those not done, the one whose clock is behind
  // A step that fails changes nothing: it can be taken again. A finished race is option_out_of_range.
  Result<RaceStep> step(const StopToken& stop = {}, const std::function<void(int, int)>& progress = {},
                        const RowObserver& observe = {});

  const Run& lane(Lane lane) const { return lane == Lane::a ? a_ : b_; }
  // For switching a lane's cache; its tokens must be left as they are.
  Run& lane(Lane lane) { return lane == Lane::a ? a_ : b_; }
  const Comparison& comparison() const { return comparer_.result(); }
  // The margin between the top two logits of a step that lane A has made.
  double top_two_margin(int step) const { return margins_[static_cast<std::size_t>(step)]; }

 private:
  Result<RaceStep> step_unguarded(const StopToken& stop, const std::function<void(int, int)>& progress,
                                  const RowObserver& observe);
  Race(Run a, Run b, int tokens);
  bool done(Lane lane) const;

  Run a_;
  Run b_;
  int tokens_;
  StepComparer comparer_;
  std::vector<double> margins_;  // of lane A's steps
};

}  // namespace rowkeeper
