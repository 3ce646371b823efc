// A card with a chart: its menu shows the numbers as a table and saves picture and numbers.
#pragma once

#include "views/charts/chart.h"
#include "views/charts/chart_table.h"
#include "views/charts/save_picture.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QMenu;

namespace rowkeeper::views {

class ChartCard : public Card {
  Q_OBJECT
 public:
  Chart* chart() const { return chart_; }
  virtual ChartTable table() const = 0;
  Picture picture() const;  // title, explanation and chart

 protected:
  // `file_name`: suggested when saving, without suffix.
  ChartCard(const QString& title, const QString& file_name, ChartData contents, QWidget* parent);
  virtual QString describe(NearPoint point) const = 0;
  virtual void refresh() = 0;  // chart and texts from the run as it is now
  void refresh_soon() { throttle_.request(); }
  void refresh_now() { throttle_.now(); }
  void set_explanation(const QString& text);  // the subtitle; in pictures too

 private:
  void add_menu(const QString& file_name);
  void fill_menu(QMenu* menu, const QString& file_name);

  QString title_, explanation_;
  Chart* chart_;
  Throttle throttle_;
};

}  // namespace rowkeeper::views
