#include "views/watch/control_states.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "views/widgets/error_text.h"

namespace rowkeeper::views {

namespace {

struct ControlText {
  Q_DECLARE_TR_FUNCTIONS(ControlText)
};

ControlState enabled() { return {.enabled = true}; }

ControlState disabled(const QString& reason) { return {.enabled = false, .reason = reason}; }

QString no_run_reason(const ModelStatus& model) {
  switch (model.state) {
    case ModelStatus::State::none:  // only at the very beginning
    case ModelStatus::State::loading:
      return ControlText::tr("The model is still loading.");
    case ModelStatus::State::failed:
      return ControlText::tr("The model could not be loaded. Choose another one above.");
    case ModelStatus::State::ready:
      break;
  }
  return ControlText::tr("There is no run yet. Restart begins one.");
}

QString finish_reason(const RunStatus& run) {
  return run.reason == FinishReason::context_full ? ControlText::tr("The context is full: there is no room for another row.")
                                                  : ControlText::tr("All tokens are there. Ask for more, or restart.");
}

QString number(int n) { return QLocale().toString(n); }

QString replay_reason() { return ControlText::tr("A recording is open: nothing is computed."); }

QString fill_sentence() { return ControlText::tr("next step fills the cache again (prefill)"); }

}  // namespace

ControlStates control_states(const RunStatus& run, const ModelStatus& model, bool replay_playing) {
  ControlStates states{.playing = run.phase == RunPhase::playing, .restart = enabled(), .settings = enabled()};
  switch (run.phase) {
    case RunPhase::none:
      states.play = states.step = disabled(no_run_reason(model));
      if (model.state != ModelStatus::State::ready) states.restart = states.play;
      break;
    case RunPhase::paused:
      states.play = states.step = enabled();
      break;
    case RunPhase::playing:
      states.play = enabled();
      states.step = disabled(ControlText::tr("The steps follow by themselves. Pause to take them one by one."));
      break;
    case RunPhase::finished:
      states.play = states.step = disabled(finish_reason(run));
      break;
    case RunPhase::replay:
      states.playing = replay_playing;
      states.play = states.step = enabled();
      states.settings = disabled(replay_reason());
      break;
  }
  return states;
}

QString status_line(const RunModel& run, int tokens_wanted) {
  const RunStatus& status = run.status();
  if (status.error) return error_text(*status.error);
  const int generated = run.state().generated();
  switch (status.phase) {
    case RunPhase::none:
      return no_run_reason(run.model_status());
    case RunPhase::replay:
      return replay_reason();
    case RunPhase::finished:
      if (status.reason == FinishReason::tokens) return ControlText::tr("All %Ln tokens are there.", nullptr, generated);
      return ControlText::tr("The context of %1 rows is full.").arg(number(run.recording().model.shape.positions));
    case RunPhase::paused:
    case RunPhase::playing:
      break;
  }
  return ControlText::tr("%1 of %Ln tokens generated", nullptr, tokens_wanted).arg(number(generated));
}

QString cache_sentence(const RunState& state, bool cache) {
  if (!cache) return ControlText::tr("every row, every step");
  const int missing = state.size() - state.cache_rows();  // the newest token's row among them
  if (state.points().empty() && missing > 0 && state.size() > 0)
    return ControlText::tr("first step fills the cache (prefill)");
  if (state.cache_rows() == 0 && missing > 1) return fill_sentence();
  if (missing > 1) return ControlText::tr("next step rebuilds %Ln rows", nullptr, missing);
  return ControlText::tr("one row per step");
}

QString widest_cache_sentence() { return fill_sentence(); }

}  // namespace rowkeeper::views
