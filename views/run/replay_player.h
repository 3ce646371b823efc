// Plays a recording: the same Play, Step and Restart as a live run, but the events come from the file and nothing is computed.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/speed.h"

namespace rowkeeper::views {

class ReplayPlayer : public QObject {
  Q_OBJECT
 public:
  ReplayPlayer(RunModel* run, RunCommands* commands, QObject* parent = nullptr);

  // Shows the recording after its first event.
  void open(Recording recording);
  bool playing() const { return timer_.isActive(); }
  void set_speed(double tokens_per_second);  // 0: as fast as it goes
  void play();
  void pause();
  void step();  // to the next event
  void rewind();

 signals:
  void playing_changed();

 private:
  bool in_replay() const { return run_->status().phase == RunPhase::replay; }
  double events_per_second() const;
  void advance();
  bool is_step(int event) const;

  RunModel* run_;
  QTimer timer_;
  QElapsedTimer clock_;  // since the last tick
  double due_ = 0;       // events that should have been played by now
  double tokens_per_second_ = kDefaultSpeed;
};

}  // namespace rowkeeper::views
