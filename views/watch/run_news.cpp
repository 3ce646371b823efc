#include "views/watch/run_news.h"

#include <QWidget>
#include <algorithm>
#include <utility>

#include "views/watch/control_states.h"
#include "views/widgets/announce.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

int steps_of(const Recording& recording) {
  return static_cast<int>(std::count_if(recording.events.begin(), recording.events.end(),
                                        [](const RunEvent& event) { return std::holds_alternative<RecordedStep>(event); }));
}

}  // namespace

RunNews::RunNews(const RunModel* run, const RunSettings* settings, QWidget* place)
    : QObject(place), run_(run), settings_(settings), place_(place) {
  connect(run_, &RunModel::started, this, [this] {
    driven_ = false;
    stepping_ = -1;
  });
  connect(run_, &RunModel::changed, this, &RunNews::follow_run);
  connect(run_, &RunModel::status_changed, this, &RunNews::follow_status);
}

void RunNews::pressed_play(bool plays) {
  stepping_ = -1;
  driven_ = true;
  tell(plays ? tr("Playing") : tr("Paused"));
}

void RunNews::pressed_step() {
  if (run_->status().phase == RunPhase::replay && run_->cursor() == run_->events())
    return tell(tr("The recording ends here."));
  driven_ = true;
  stepping_ = run_->cursor();
}

void RunNews::pressed_restart() {
  tell(run_->status().phase == RunPhase::replay ? tr("At the recording's beginning") : tr("Back at the prompt"));
}

void RunNews::pressed_cache(bool on) { tell(on ? tr("KV cache on") : tr("KV cache off")); }

// A recording's events come without a change of its status.
void RunNews::follow_run() {
  if (run_->status().phase != RunPhase::replay || stepping_ < 0 || run_->cursor() <= stepping_) return;
  stepping_ = -1;
  tell(last_event());
}

// A step may be the last one: both are said at once.
void RunNews::follow_status() {
  const RunStatus& status = run_->status();
  if (status.error) stepping_ = -1;
  if (status.busy || !driven_) return;
  QStringList news;
  if (stepping_ >= 0 && run_->cursor() > stepping_) {
    stepping_ = -1;
    news << last_event();
  }
  if (status.phase == RunPhase::finished) {
    driven_ = false;
    news << status_line(*run_, settings_->request().tokens);
  }
  if (!news.isEmpty()) tell(news.join(u'\n'));
}

QString RunNews::last_event() const {
  const RunEvent& event = run_->recording().events[static_cast<std::size_t>(run_->cursor() - 1)];
  if (const auto* const change = std::get_if<RecordedSwitch>(&event))
    return change->cache ? tr("KV cache on") : tr("KV cache off");
  if (const auto* const edit = std::get_if<RecordedEdit>(&event))
    return tr("Row %1 is %2 now").arg(count_text(edit->row.value()), spoken(token_text(edit->token.bytes)));
  return last_token();
}

QString RunNews::last_token() const {
  const RunState& state = run_->state();
  const int wanted = run_->status().phase == RunPhase::replay ? steps_of(run_->recording()) : settings_->request().tokens;
  return tr("%1, %2 of %3")
      .arg(spoken(token_text(state.rows().back().token.bytes)), count_text(state.generated()), count_text(wanted));
}

void RunNews::tell(const QString& text) {
  if (place_->isVisible()) announce(place_, text);
}

}  // namespace rowkeeper::views
