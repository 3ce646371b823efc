// "Another machine?": whose figures the predicted curves are drawn from, and what they say about the ratio.
#pragma once

#include "views/race/chosen_machine.h"
#include "views/run/race_model.h"
#include "views/widgets/card.h"

class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;

namespace rowkeeper::views {

class FlowLayout;
class RatioTable;

class MachineCard : public Card {
  Q_OBJECT
 public:
  MachineCard(const RaceModel* race, const RunModel* run, QWidget* parent = nullptr);
  void set_narrow(bool narrow);  // the ratios go below the figures
  const ChosenMachine& machine() const { return machine_; }
  QComboBox* choice() const { return choice_; }
  QDoubleSpinBox* fixed_box() const { return fixed_; }
  QDoubleSpinBox* arithmetic_box() const { return arithmetic_; }
  const RatioTable* table() const { return table_; }
  QString sentence() const;

 signals:
  void machine_changed();

 private:
  void build();
  void add_figure(QDoubleSpinBox* box, const QString& name, const QString& explanation, double most);
  void connect_all();
  void restyle();
  void choose(const QString& id);
  void take_figures();
  void show_machine();
  void show_ratios();
  void show_row(int row, const RecordedModel& model, int prompt);
  QString sentence_now() const;

  const RaceModel* race_;
  const RunModel* run_;
  ChosenMachine machine_;
  QHBoxLayout* line_;
  FlowLayout* controls_;
  QComboBox* choice_;
  QDoubleSpinBox *fixed_, *bandwidth_, *arithmetic_;
  RatioTable* table_;
  QLabel *sentence_, *small_print_;
  bool showing_ = false;  // the boxes are being set, not used
};

}  // namespace rowkeeper::views
