#include "views/run/replay_player.h"

#include <algorithm>
#include <utility>

namespace rowkeeper::views {

namespace {
constexpr double kFastest = 1000;  // events a second, where no speed is given
constexpr int kTick = 16;          // ms: no screen shows more; a faster recording plays several events at once
}  // namespace

ReplayPlayer::ReplayPlayer(RunModel* run, RunCommands* commands, QObject* parent) : QObject(parent), run_(run) {
  connect(&timer_, &QTimer::timeout, this, &ReplayPlayer::advance);
  connect(commands, &RunCommands::play, this, &ReplayPlayer::play);
  connect(commands, &RunCommands::pause, this, &ReplayPlayer::pause);
  connect(commands, &RunCommands::step, this, &ReplayPlayer::step);
  connect(commands, &RunCommands::set_speed, this, &ReplayPlayer::set_speed);
  // Another run has taken the recording's place.
  connect(run_, &RunModel::status_changed, this, [this] {
    if (!in_replay()) pause();
  });
}

void ReplayPlayer::open(Recording recording) {
  pause();
  run_->start(std::move(recording));
  run_->set_status({.phase = RunPhase::replay});
  run_->seek(1);
}

double ReplayPlayer::events_per_second() const { return tokens_per_second_ > 0 ? tokens_per_second_ : kFastest; }

void ReplayPlayer::set_speed(double tokens_per_second) {
  tokens_per_second_ = tokens_per_second;
  timer_.setInterval(std::max(kTick, static_cast<int>(1000 / events_per_second())));
}

void ReplayPlayer::play() {
  if (!in_replay() || run_->events() == 0) return;
  if (run_->cursor() == run_->events()) run_->seek(0);
  set_speed(tokens_per_second_);
  due_ = 0;
  clock_.start();
  timer_.start();
  emit playing_changed();
}

void ReplayPlayer::pause() {
  if (!timer_.isActive()) return;
  timer_.stop();
  emit playing_changed();
}

void ReplayPlayer::step() {
  if (!in_replay()) return;
  pause();
  run_->seek(run_->cursor() + 1);
}

void ReplayPlayer::rewind() {
  if (!in_replay()) return;
  pause();
  run_->seek(0);
}

// Slow: one event a tick. Fast: as many as are due, but never past an edit or a switch: what it has changed is to be seen.
void ReplayPlayer::advance() {
  const double passed = static_cast<double>(clock_.restart()) * 1e-3 * events_per_second();
  due_ = timer_.interval() > kTick ? 1 : std::min(due_ + passed, events_per_second());
  int cursor = run_->cursor();
  while (due_ >= 1 && cursor < run_->events()) {
    due_ -= 1;
    if (!is_step(cursor++)) break;
  }
  run_->seek(cursor);
  if (run_->cursor() == run_->events()) pause();
}

bool ReplayPlayer::is_step(int event) const {
  return std::holds_alternative<RecordedStep>(run_->recording().events[static_cast<std::size_t>(event)]);
}

}  // namespace rowkeeper::views
