#include "views/run/replay_player.h"

#include <algorithm>
#include <utility>

namespace rowkeeper::views {

namespace {
// No screen shows more, and no eye follows.
constexpr double kFastest = 60;
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
  run_->seek(next_step_end());
}

void ReplayPlayer::set_speed(double tokens_per_second) {
  tokens_per_second_ = tokens_per_second;
  const double rate = tokens_per_second > 0 ? std::min(tokens_per_second, kFastest) : kFastest;
  timer_.setInterval(static_cast<int>(1000 / rate));
}

void ReplayPlayer::play() {
  if (!in_replay() || run_->events() == 0) return;
  if (run_->cursor() == run_->events()) run_->seek(0);
  set_speed(tokens_per_second_);
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
  run_->seek(next_step_end());
}

void ReplayPlayer::rewind() {
  if (!in_replay()) return;
  pause();
  run_->seek(0);
}

void ReplayPlayer::advance() {
  run_->seek(next_step_end());
  if (run_->cursor() == run_->events()) pause();
}

int ReplayPlayer::next_step_end() const {
  const std::vector<RunEvent>& events = run_->recording().events;
  int cursor = run_->cursor();
  while (cursor < run_->events()) {
    if (std::holds_alternative<RecordedStep>(events[static_cast<std::size_t>(cursor++)])) break;
  }
  return cursor;
}

}  // namespace rowkeeper::views
