// Play, Step, Restart; the switch of the KV cache; speed, number of tokens, sampling.
#pragma once

#include <QTimer>
#include <optional>

#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/run_settings.h"
#include "views/watch/control_states.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace rowkeeper::views {

class FlowLayout;
class RunNews;
class SamplingPopup;
class SteadyButton;
class ToggleSwitch;

class RunControls : public Card {
  Q_OBJECT
 public:
  RunControls(RunModel* run, RunCommands* commands, RunSettings* settings, QWidget* parent = nullptr);
  void set_compact(bool compact);  // only what a run is driven by: the page is low
  QPushButton* play_button() const;
  QPushButton* step_button() const { return step_; }
  QPushButton* restart_button() const { return restart_; }
  ToggleSwitch* cache_switch() const { return switch_; }
  QSlider* speed_slider() const { return speed_; }
  QSpinBox* tokens_box() const { return tokens_; }
  QToolButton* sampling_button() const { return sampling_; }
  SamplingPopup* sampling_popup() const { return popup_; }
  QProgressBar* progress() const { return progress_; }
  // A recording is being played: the run itself can't tell.
  void set_replay_playing(bool playing);
  QString sentence() const;  // beside the switch
  QString status() const;    // below all
  QString speed() const;

 signals:
  void rewind_wanted();  // Restart, while a recording is open

 private:
  void build();
  QWidget* buttons_group();
  QWidget* cache_group();
  QWidget* speed_group();
  QWidget* tokens_group();
  void connect_commands();
  void connect_models();
  void restyle();
  void show_icons();
  void show_play(bool playing);
  void show_settings();
  void show_status();
  void show_cache();
  void show_progress();
  void follow_run();
  bool cache_wanted() const;
  bool in_replay() const { return run_->status().phase == RunPhase::replay; }
  ControlStates states() const;
  void restart();

  RunModel* run_;
  RunCommands* commands_;
  RunSettings* settings_;
  RunNews* news_;
  QWidget* more_ = nullptr;  // tokens and sampling
  bool compact_ = false;
  FlowLayout* flow_;
  SteadyButton* play_;
  QPushButton* step_;
  QPushButton* restart_;
  QLabel* cache_label_;
  ToggleSwitch* switch_;
  QLabel* sentence_;
  QSlider* speed_;
  QLabel* speed_label_;
  QSpinBox* tokens_;
  QToolButton* sampling_;
  SamplingPopup* popup_;
  QLabel* status_;
  QProgressBar* progress_;
  Throttle gate_;
  QTimer progress_delay_;
  RunPhase phase_ = RunPhase::none;  // as shown
  bool replay_playing_ = false, shows_pause_ = false;
  std::optional<bool> asked_cache_;  // the switch was moved and the engine has not got there yet
};

}  // namespace rowkeeper::views
