// "Cache size against context": the same conversations stored in several ways, and what the device has left for them.
#pragma once

#include "views/charts/chart_card.h"
#include "views/memory/calculator.h"
#include "views/memory/context_lines.h"

namespace rowkeeper::views {

class ContextChartCard : public ChartCard {
  Q_OBJECT
 public:
  explicit ContextChartCard(const Calculator* calculator, QWidget* parent = nullptr);
  ChartTable table() const override;
  const ContextLines& lines() const { return lines_; }

 protected:
  QString describe(NearPoint point) const override;
  void refresh() override;

 private:
  enum Series { full, chosen, narrower, one, room, outgrows };
  static ChartData make_data();
  const std::optional<ContextLine>& line(int series) const;
  void show_device();
  void show_outgrowing();
  QString explanation() const;
  QString bytes_at(double height) const;

  const Calculator* calculator_;
  ContextLines lines_;
};

}  // namespace rowkeeper::views
