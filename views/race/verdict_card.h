// Across the page: whether both lanes made the same, and how much faster one is.
#pragma once

#include "views/race/race_ratios.h"
#include "views/race/race_verdict.h"
#include "views/run/race_model.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QHBoxLayout;
class QLabel;

namespace rowkeeper::views {

class RatioTable;

class VerdictCard : public Card {
  Q_OBJECT
 public:
  VerdictCard(const RaceModel* race, const RunModel* run, QWidget* parent = nullptr);
  // Narrow: the figures go below the words. Stacked: and below one another.
  void set_narrow(bool narrow, bool stacked);
  const RaceVerdict& verdict() const { return verdict_; }
  const RaceRatios& ratios() const { return ratios_; }
  const RatioTable* table() const { return table_; }
  void expect_end() { expected_ = true; }  // by the user: it is told
  QString headline() const;                // "5.2×", "faster so far"

 private:
  void build();
  void restyle();
  void refresh();
  void show_headline();
  void show_table();

  const RaceModel* race_;
  const RunModel* run_;
  RaceVerdict verdict_;
  RaceRatios ratios_;
  QLabel *times_, *faster_, *explanation_;
  RatioTable* table_;
  QHBoxLayout* figures_;
  Throttle throttle_;
  bool ended_ = false, expected_ = false;
};

}  // namespace rowkeeper::views
