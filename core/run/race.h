// Two runs of the same input side by side. One lane moves at a time, always the one whose own clock is behind (a tie moves
// lane A), so both clocks are honest on any machine.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/run/run.h"

namespace rowkeeper {

enum class Lane { a, b };

struct RaceStep {
  Lane lane;
  StepRecord record;
};

// What both lanes made, held against each other.
struct Comparison {
  int steps = 0;  // made by both lanes
  bool identical_tokens = true;
  std::optional<int> first_difference;  // first step whose tokens differ
  int logits_identical_steps = 0;       // equal to the last bit
  double logits_max_abs_diff = 0;
  std::int64_t rows_checked = 0;    // (row, block) pairs that lane B computed and lane A has
  std::int64_t rows_identical = 0;  // of those, with equal key and value fingerprints
  double seconds_a = 0;
  double seconds_b = 0;
  double speedup() const { return seconds_a > 0 ? seconds_b / seconds_a : 0; }
  bool bit_identical() const {
    return identical_tokens && logits_identical_steps == steps && rows_identical == rows_checked;
  }
};

class Race {
 public:
  // Both runs start from the same tokens. `tokens`: how many each lane shall generate. lanes_too_large if the leading lane's
  // logits, kept until the other lane has made the same step, could exceed 512 MiB.
  static Result<Race> create(Run a, Run b, int tokens);

  bool finished() const;
  Lane next_lane() const;  // the lane that step() moves
  Result<RaceStep> step(const StopToken& stop = {}, const std::function<void(int, int)>& progress = {});

  const Run& lane(Lane lane) const;
  Run& lane(Lane lane);
  const Comparison& comparison() const { return comparison_; }
  // The margin between the top two logits of lane A at a step both made.
  double top_two_margin(int step) const;

 private:
  Race(Run a, Run b, int tokens);
  void compare_step(int step);
  void compare_rows(const StepRecord& record);

  Run a_;
  Run b_;
  int tokens_;
  Comparison comparison_;
  std::vector<StepRecord> steps_a_, steps_b_;       // tokens and clocks
  std::vector<std::vector<float>> waiting_logits_;  // of the leading lane, by step; emptied once compared
  std::vector<float> margins_;
};

}  // namespace rowkeeper
