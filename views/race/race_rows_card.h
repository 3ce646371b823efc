// "Rows computed so far": the work that the cache saves, counted.
#pragma once

#include "views/charts/chart_card.h"
#include "views/race/race_points.h"

namespace rowkeeper::views {

class RaceRowsCard : public ChartCard {
  Q_OBJECT
 public:
  explicit RaceRowsCard(const RaceModel* race, QWidget* parent = nullptr);
  ChartTable table() const override;
  QString explanation() const;

 protected:
  QString describe(NearPoint point) const override;
  void refresh() override;

 private:
  enum Series { formula_a = 3, formula_b };  // after the lanes' own
  static ChartData make_data();
  QString formula_text(Lane lane) const;

  const RaceModel* race_;
};

}  // namespace rowkeeper::views
