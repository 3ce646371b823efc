// What comes out of a comparison: JSON, a report for people, and whether the lanes agree as they must.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "app/cli/record_json.h"
#include "core/run/race.h"

namespace rowkeeper::cli {

struct LaneResult {
  const RunRecord& record;
  StopReason stop;
};

struct RaceResult {
  const Race& race;
  LaneResult a, b;
  double end_ratio = 0;  // B's seconds over A's at the end: medians of the last ten steps that both made
  bool interrupted() const { return a.stop == StopReason::cancelled || b.stop == StopReason::cancelled; }
};

nlohmann::ordered_json comparison_json(const RaceResult& result);
std::string comparison_text(const RaceResult& result);

// Lanes on the exact backend must agree to the last bit, if both use fused multiply-adds or neither does. Other lanes must
// choose the same tokens, up to the first step where lane A's top two logits are closer than 4 times the lanes' difference,
// and that is no more than rounding. A lane whose cache keeps fewer bits or rows need not agree with anything, nor
// need lanes whose weights are not kept alike.
struct Verdict {
  bool agrees = true;
  std::string message;  // why not, or which step was excused; may be empty
};
Verdict judge(const Race& race);

}  // namespace rowkeeper::cli
