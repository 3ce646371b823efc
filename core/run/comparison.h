// Holds the steps of two lanes against each other.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/run/step_record.h"

namespace rowkeeper {

enum class Lane { a, b };

// What both lanes made, held against each other. Everything here, seconds too, is of the steps that both lanes have made.
struct Comparison {
  int steps = 0;
  bool identical_tokens = true;
  std::optional<int> first_difference;  // first step whose tokens differ
  int logits_identical_steps = 0;       // equal to the last bit
  double logits_max_abs_diff = 0;
  std::int64_t rows_checked =
      0;  // (row, block) pairs that lane B computed and lane A has; each time B computes one it counts
  std::int64_t rows_identical = 0;  // of those, with equal key and value fingerprints
  double seconds_a = 0;
  double seconds_b = 0;
  double speedup() const { return seconds_a > 0 ? seconds_b / seconds_a : 0; }
  bool bit_identical() const {
    return identical_tokens && logits_identical_steps == steps && rows_identical == rows_checked;
  }
};

// The leading lane's steps wait until the other lane has made the same step; only then is anything counted, A's part before
// B's. So the counts depend on the steps alone, never on how the lanes took turns, and after step s lane A has every row
// that B needed for it.
//
// Once the lanes chose different tokens they no longer compute the same things. Step first_difference is the last whose
// logits are compared (its input was still the same); of later steps only the rows above the differing token are, and none
// after a slide. Tokens, seconds and steps are counted to the end.
class StepComparer {
 public:
  explicit StepComparer(int blocks) : a_(blocks), b_(blocks) {}
  // The lane's next step, with the logits it sampled from.
  void add(Lane lane, const StepRecord& record, std::span<const float> logits);
  const Comparison& result() const { return result_; }

 private:
  struct Step {
    const StepRecord& record;
    std::span<const float> logits;
  };
  struct WaitingStep {
    StepRecord record;
    std::vector<float> logits;
  };
  // The fingerprints of a lane's rows as of the last step that was compared.
  class Rows {
   public:
    explicit Rows(int blocks) : blocks_(static_cast<std::size_t>(blocks)) {}
    void take(const StepRecord& record);
    // The blocks' fingerprints of one row; empty if there are none.
    std::span<const RowFingerprint> row(int row) const;

   private:
    std::size_t blocks_;
    std::vector<RowFingerprint> fingerprints_;  // [row][block]
    std::vector<char> known_;                   // [row]
  };

  void compare(const Step& a, const Step& b);
  void compare_logits(std::span<const float> a, std::span<const float> b);
  void compare_rows(const StepRecord& b);

  Comparison result_;
  int comparable_rows_ = std::numeric_limits<int>::max();  // rows below this have the same input in both lanes
  Rows a_, b_;
  Lane leading_ = Lane::a;
  std::deque<WaitingStep> waiting_;  // of the leading lane
};

}  // namespace rowkeeper
