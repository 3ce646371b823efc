// Plays a recording: the same Play, Step and Restart as a live run, but the events come from the file and nothing is computed.
#pragma once

#include <QObject>
#include <QTimer>

#include "views/run/run_commands.h"
#include "views/run/run_model.h"

namespace rowkeeper::views {

class ReplayPlayer : public QObject {
  Q_OBJECT
 public:
  ReplayPlayer(RunModel* run, RunCommands* commands, QObject* parent = nullptr);

  // Shows the recording from its first event on.
  void open(Recording recording);
  bool playing() const { return timer_.isActive(); }
  void set_speed(double tokens_per_second);  // 0: as fast as can be seen
  void play();
  void pause();
  void step();
  void rewind();

 signals:
  void playing_changed();

 private:
  bool in_replay() const { return run_->status().phase == RunPhase::replay; }
  void advance();
  int next_step_end() const;  // the cursor after the next step and what belongs before it

  RunModel* run_;
  QTimer timer_;
  double tokens_per_second_ = 4;
};

}  // namespace rowkeeper::views
