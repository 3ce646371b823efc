// "Time per token": both lanes' steps, and what a machine's figures predict for them.
#pragma once

#include "views/charts/chart_card.h"
#include "views/race/chosen_machine.h"
#include "views/race/race_points.h"

namespace rowkeeper::views {

class RaceTimeCard : public ChartCard {
  Q_OBJECT
 public:
  explicit RaceTimeCard(const RaceModel* race, QWidget* parent = nullptr);
  ChartTable table() const override;
  void set_machine(const ChosenMachine& machine);

 protected:
  QString describe(NearPoint point) const override;
  void refresh() override;

 private:
  // After the lanes' own.
  enum Series { together_a = 3, together_b, in_turn_a, in_turn_b };
  static ChartData make_data();
  void show_predicted(const RaceSpan& span);
  void show_range(const RaceSpan& span);
  QString explanation() const;

  const RaceModel* race_;
  ChosenMachine machine_;
};

}  // namespace rowkeeper::views
