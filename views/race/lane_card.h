// One lane: what it is, its tokens and its clock, how far it is, the rows it computed, its cache.
#pragma once

#include "views/race/race_settings.h"
#include "views/run/race_model.h"
#include "views/run/selection.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace rowkeeper::views {

class CacheCanvas;
class ZoomControl;
class LanePopup;

class LaneCard : public Card {
  Q_OBJECT
 public:
  LaneCard(Lane lane, RaceModel* race, RaceSettings* settings, Selection* selection, QWidget* parent = nullptr);
  void set_narrow(bool narrow);  // the clock goes below the title
  CacheCanvas* canvas() const { return canvas_; }
  LanePopup* popup() const { return popup_; }
  QToolButton* settings_button() const { return button_; }
  QString title() const;
  QString clock() const;  // "36 tokens · 0.620 s"
  QString rows() const;   // "1,234 rows computed"
  QString state() const;  // "finished", "moves next"

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void build_header();
  void build_body();
  void connect_all();
  void restyle();
  void show_settings();
  void refresh();
  QString state_now() const;
  QColor color() const;

  Lane lane_;
  RaceModel* race_;
  RaceSettings* settings_;
  QLabel *clock_, *rows_, *state_;
  QToolButton* button_;
  LanePopup* popup_;
  QProgressBar* progress_;
  CacheCanvas* canvas_;
  ZoomControl* zoom_;
  Throttle throttle_;
};

}  // namespace rowkeeper::views
