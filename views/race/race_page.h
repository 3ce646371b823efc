// Race: the same prompt in two lanes side by side, with the cache and without.
#pragma once

#include <QWidget>

#include "core/run/comparison.h"
#include "views/run/page_models.h"

class QScrollArea;

namespace rowkeeper::views {

class LaneCard;
class MachineCard;
class RaceControls;
class RaceRowsCard;
class RaceSettings;
class RaceTimeCard;
class VerdictCard;

class RacePage : public QWidget {
  Q_OBJECT
 public:
  explicit RacePage(const PageModels& models, QWidget* parent = nullptr);

  RaceSettings* settings() const { return settings_; }
  RaceControls* controls() const { return controls_; }
  LaneCard* lane(Lane lane) const { return lane == Lane::a ? lane_a_ : lane_b_; }
  VerdictCard* verdict() const { return verdict_; }
  RaceTimeCard* times() const { return times_; }
  RaceRowsCard* rows() const { return rows_; }
  MachineCard* machine() const { return machine_; }

  // What the window's keys do here. False: the key has no use here.
  bool press_play();
  bool press_step();
  bool press_restart();
  bool press_cache() { return false; }

 signals:
  void watch_wanted();  // to change the prompt there

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* build();
  QWidget* side_by_side(QWidget* first, QWidget* second);
  void restyle();
  void arrange();
  void share_height();

  RaceSettings* settings_;
  RaceControls* controls_;
  LaneCard *lane_a_, *lane_b_;
  VerdictCard* verdict_;
  RaceTimeCard* times_;
  RaceRowsCard* rows_;
  MachineCard* machine_;
  QWidget *lanes_, *charts_;
  QScrollArea* area_;
};

}  // namespace rowkeeper::views
