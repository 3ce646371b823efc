// "Time per token": what each step took, with the cache and without.
#pragma once

#include "views/charts/chart_card.h"
#include "views/watch/time_points.h"

class QToolButton;

namespace rowkeeper::views {

class RunModel;

class TimeChartCard : public ChartCard {
  Q_OBJECT
 public:
  explicit TimeChartCard(const RunModel* run, QWidget* parent = nullptr);
  ChartTable table() const override;
  void set_attention_only(bool on);

 protected:
  QString describe(NearPoint point) const override;
  void refresh() override;

 private:
  enum Series { cached_median, uncached_median, cached, uncached, prefill };
  static ChartData make_data();
  void add_attention_choice();
  void show_names();
  QString explanation() const;

  const RunModel* run_;
  QToolButton* attention_only_;
  TimePoints points_;
};

}  // namespace rowkeeper::views
