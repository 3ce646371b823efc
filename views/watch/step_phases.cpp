#include "views/watch/step_phases.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace rowkeeper::views {

namespace {

struct Wording {
  const char* name;
  const char* meaning;
};

constexpr std::array<Wording, kStepPhases> kWordings = {{
    {QT_TRANSLATE_NOOP("StepPhase", "embed"),
     QT_TRANSLATE_NOOP("StepPhase", "Looks up each token's vector and adds that of its place.")},
    {QT_TRANSLATE_NOOP("StepPhase", "norms"),
     QT_TRANSLATE_NOOP("StepPhase", "Brings the numbers of a row to one scale, twice in each block.")},
    {QT_TRANSLATE_NOOP("StepPhase", "project q, k, v"),
     QT_TRANSLATE_NOOP("StepPhase", "Makes query, key and value of each row that is computed.")},
    {QT_TRANSLATE_NOOP("StepPhase", "append"),
     QT_TRANSLATE_NOOP("StepPhase", "Writes the new keys and values into the store.")},
    {QT_TRANSLATE_NOOP("StepPhase", "attend"),
     QT_TRANSLATE_NOOP("StepPhase", "Compares the query with all keys above and mixes their values.")},
    {QT_TRANSLATE_NOOP("StepPhase", "project out"),
     QT_TRANSLATE_NOOP("StepPhase", "Brings what attention found back into the row.")},
    {QT_TRANSLATE_NOOP("StepPhase", "MLP"),
     QT_TRANSLATE_NOOP("StepPhase", "Works on each row by itself; most of the weights are here.")},
    {QT_TRANSLATE_NOOP("StepPhase", "logits"),
     QT_TRANSLATE_NOOP("StepPhase", "Gives every token of the vocabulary its score.")},
    {QT_TRANSLATE_NOOP("StepPhase", "sample"), QT_TRANSLATE_NOOP("StepPhase", "Chooses the next token.")},
}};

const Wording& wording(StepPhase phase) { return kWordings[static_cast<std::size_t>(phase)]; }

}  // namespace

double phase_seconds(const StepRecord& step, StepPhase phase) {
  const BlockSeconds blocks = step.phases.sum_of_blocks();
  switch (phase) {
    case StepPhase::embed:
      return step.phases.embed;
    case StepPhase::norms:
      return blocks.norms;
    case StepPhase::project_qkv:
      return blocks.project_qkv;
    case StepPhase::append:
      return blocks.append;
    case StepPhase::attend:
      return blocks.attend;
    case StepPhase::project_out:
      return blocks.project_out;
    case StepPhase::mlp:
      return blocks.mlp;
    case StepPhase::logits:
      return step.phases.logits;
    case StepPhase::sample:
      return step.sample_seconds;
  }
  return 0;
}

QString phase_name(StepPhase phase) { return QCoreApplication::translate("StepPhase", wording(phase).name); }

QString phase_meaning(StepPhase phase) { return QCoreApplication::translate("StepPhase", wording(phase).meaning); }

int StepBarLayout::segment_at(double x) const {
  if (segments.empty() || x < 0 || x > segments.back().left + segments.back().width) return -1;
  const auto after = std::find_if(segments.begin(), segments.end(), [x](const Segment& s) { return x < s.left + s.width; });
  return std::min(static_cast<int>(after - segments.begin()), static_cast<int>(segments.size()) - 1);
}

StepBarLayout arrange_step_bar(const StepRecord& step, double width) {
  StepBarLayout layout;
  const double total = step.seconds();
  double left = 0;
  for (int i = 0; i < kStepPhases && total > 0; ++i) {
    const auto phase = static_cast<StepPhase>(i);
    const double seconds = phase_seconds(step, phase);
    if (!(seconds > 0)) continue;
    layout.segments.push_back({phase, left, seconds / total * width, seconds});
    left += layout.segments.back().width;
  }
  return layout;
}

}  // namespace rowkeeper::views
