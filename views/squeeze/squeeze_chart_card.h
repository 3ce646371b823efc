// "Smaller against faithful": a dot for each way, filling as answers come in.
#pragma once

#include "views/charts/chart_card.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/squeeze/squeeze_points.h"

namespace rowkeeper::views {

class SqueezeChartCard : public ChartCard {
  Q_OBJECT
 public:
  SqueezeChartCard(const SqueezeModel* squeeze, SqueezeChoice* choice, QWidget* parent = nullptr);
  ChartTable table() const override;

 protected:
  QString describe(NearPoint point) const override;
  void refresh() override;

 private:
  static ChartData make_data();
  void show_names();
  const SqueezeModel* squeeze_;
  SqueezeChoice* choice_;
  std::vector<SqueezeSeries> series_;
};

}  // namespace rowkeeper::views
