// "Cache memory": what the stored rows take, and the formula with this model's numbers.
#pragma once

#include "views/charts/chart_card.h"
#include "views/watch/memory_lines.h"

class QLabel;

namespace rowkeeper::views {

class RunModel;

class MemoryChartCard : public ChartCard {
  Q_OBJECT
 public:
  explicit MemoryChartCard(const RunModel* run, QWidget* parent = nullptr);
  ChartTable table() const override;

 protected:
  QString describe(NearPoint point) const override;
  void refresh() override;

 private:
  enum Series { used, allocated, spikes };
  static ChartData make_data();
  void add_note();
  void show_names();
  QString formula() const;
  QString other_sizes() const;
  QString y_label() const;

  const RunModel* run_;
  QLabel* note_;
  MemoryLines lines_;
};

}  // namespace rowkeeper::views
