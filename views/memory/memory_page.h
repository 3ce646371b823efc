// Memory: what the cache of any model takes, and whether it fits a device.
#pragma once

#include <QWidget>
#include <vector>

#include "core/cost/presets.h"
#include "views/run/page_models.h"

class QBoxLayout;
class QGridLayout;
class QLabel;
class QScrollArea;

namespace rowkeeper::views {

class Calculator;
class CalculatorForm;
class Card;
class ContextChartCard;
class FitCard;
class PagesCard;
class ScrollColumn;

class MemoryPage : public QWidget {
  Q_OBJECT
 public:
  // Without presets it says why, and reckons with the text's model and the user's own.
  MemoryPage(const PageModels& models, Result<Presets> presets, QWidget* parent = nullptr);

  Calculator* calculator() const { return calculator_; }
  CalculatorForm* form() const { return form_; }
  FitCard* fit() const { return fit_; }
  ContextChartCard* chart() const { return chart_; }
  PagesCard* pages() const { return pages_; }
  QWidget* formula_box() const;
  QStringList formula() const;
  // Below the chart; in a narrow window below all.
  void add_card(QWidget* card);
  void press_serve();  // the conversations: begin, pause, go on

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  Card* build_left();
  QWidget* build_formula();
  void show_formula();
  void follow_loaded_model();
  void restyle();
  void arrange();
  void fit_form();

  const RunModel* run_;
  Calculator* calculator_;
  CalculatorForm* form_;
  FitCard* fit_;
  ContextChartCard* chart_;
  PagesCard* pages_;
  std::vector<QLabel*> formula_;
  QLabel* formula_title_;
  ScrollColumn* form_column_;
  QBoxLayout* results_;  // formula and verdict: below each other, or side by side
  Card* left_;
  std::vector<QWidget*> cards_;
  QGridLayout* grid_;
  QScrollArea* area_;
};

}  // namespace rowkeeper::views
