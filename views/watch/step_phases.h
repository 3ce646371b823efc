// The phases of a step, in the order in which they are drawn, and where their bar has them.
#pragma once

#include <QString>
#include <vector>

#include "core/run/step_record.h"

namespace rowkeeper::views {

enum class StepPhase { embed, norms, project_qkv, append, attend, project_out, mlp, logits, sample };
inline constexpr int kStepPhases = 9;

double phase_seconds(const StepRecord& step, StepPhase phase);  // summed over the blocks
QString phase_name(StepPhase phase);                            // as short as fits a segment
QString phase_meaning(StepPhase phase);                         // one sentence

// The bar from pixel 0 to width: widths in proportion to the seconds.
struct StepBarLayout {
  struct Segment {
    StepPhase phase;
    double left = 0, width = 0;  // pixels
    double seconds = 0;
  };
  std::vector<Segment> segments;  // of phases that took any time, from left to right

  // The segment under x; -1: none.
  int segment_at(double x) const;
};

StepBarLayout arrange_step_bar(const StepRecord& step, double width);

}  // namespace rowkeeper::views
