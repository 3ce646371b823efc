// The card at the top: Race, Step, Restart, the prompt and how many tokens.
#pragma once

#include "views/race/race_settings.h"
#include "views/run/race_model.h"
#include "views/widgets/card.h"

class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace rowkeeper::views {

class ElidedLabel;
class SteadyButton;

class RaceControls : public Card {
  Q_OBJECT
 public:
  RaceControls(const RaceModel* race, const RunModel* run, RaceSettings* settings, RunCommands* commands,
               QWidget* parent = nullptr);
  void set_narrow(bool narrow);  // the note goes below the buttons
  QPushButton* race_button() const;
  QPushButton* step_button() const { return step_; }
  QPushButton* restart_button() const { return restart_; }
  QPushButton* change_button() const { return change_; }
  QSpinBox* tokens_box() const { return tokens_; }
  QString prompt() const;
  QString note() const;

 signals:
  void prompt_change_wanted();
  void driven();  // by the user, and not a lesson: how it ends is news

 private:
  void build();
  void build_note();
  void connect_all();
  void press_race();
  void press_step();
  void press_restart();
  void tell_step(Lane lane);
  void restyle();
  QString race_text() const;
  void show_settings();
  void show_status();
  void show_note();
  QString result_text() const;

  const RaceModel* race_;
  const RunModel* run_;
  RaceSettings* settings_;
  RunCommands* commands_;
  SteadyButton* race_button_;
  QPushButton *step_, *restart_, *change_;
  QSpinBox* tokens_;
  ElidedLabel* prompt_;
  QLabel* note_;
  QProgressBar* progress_;
  QHBoxLayout* top_;
  bool stepping_ = false;  // a step is on its way
  QString told_error_;
};

}  // namespace rowkeeper::views
