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
  enum Series { cached, uncached, second, formula_a, formula_b };
  static ChartData make_data();
  Series series_of(Lane lane) const;
  QString formula_text(Lane lane) const;

  const RaceModel* race_;
};

}  // namespace rowkeeper::views
