// "Make it smaller": the ways to choose from, one or two of them, and the buttons that try them.
#pragma once

#include <QButtonGroup>
#include <array>

#include "views/run/run_commands.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rowkeeper::views {

class ScrollColumn;
class WayButton;

class WaysCard : public Card {
  Q_OBJECT
 public:
  WaysCard(const SqueezeModel* squeeze, SqueezeChoice* choice, RunCommands* commands, QWidget* parent = nullptr);
  WayButton* button(int way) const { return buttons_[static_cast<std::size_t>(way)]; }
  QComboBox* beside_box() const { return beside_; }
  QPushButton* run_button() const { return run_; }  // Stop while anything runs
  QPushButton* all_button() const { return all_; }
  QPushButton* bundled_button() const { return bundled_; }
  const QLabel* progress() const { return progress_; }
  // As high as all ways: whatever it is in scrolls instead.
  void set_whole(bool whole);

 signals:
  void bundled_model_wanted();

 private:
  QWidget* build_ways();
  void build_beside();
  void add_group(QVBoxLayout* column, SqueezeGroup group);
  void build_below();
  void restyle();
  void refresh();
  void show_ways();
  void show_beside();
  void show_buttons();
  bool finished() const;  // every way that is chosen
  QString run_text() const;
  void press_run();
  void press_all();
  void try_now(const std::vector<int>& ways);
  void tell_end();

  const SqueezeModel* squeeze_;
  SqueezeChoice* choice_;
  RunCommands* commands_;
  std::array<WayButton*, kSqueezeWays> buttons_ = {};
  std::vector<QLabel*> titles_;
  QButtonGroup group_;
  QComboBox* beside_;
  QLabel *other_model_, *explanation_, *progress_;
  QPushButton *bundled_, *run_, *all_;
  ScrollColumn* ways_;
  std::vector<int> tried_;  // by the user, and under way
  bool began_ = false;      // the engine has begun with them
  Throttle throttle_;
};

}  // namespace rowkeeper::views
