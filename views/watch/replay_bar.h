// Over a recorded run: where it stands, a slider to any step of it, and the way back to a live run.
#pragma once

#include "views/run/replay_player.h"
#include "views/widgets/card.h"

class QLabel;
class QPushButton;
class QSlider;

namespace rowkeeper::views {

class ReplayBar : public Card {
  Q_OBJECT
 public:
  ReplayBar(RunModel* run, ReplayPlayer* player, QWidget* parent = nullptr);
  QSlider* slider() const { return slider_; }

 signals:
  void live_run_wanted();

 private:
  void show_place();
  RunModel* run_;
  ReplayPlayer* player_;
  QLabel* place_;
  QSlider* slider_;
  QPushButton* leave_;
};

}  // namespace rowkeeper::views
