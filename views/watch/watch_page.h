// Watch: the tokens, the controls, the cache and what it costs, on one page.
#pragma once

#include <QBoxLayout>
#include <QWidget>
#include <optional>

#include "views/run/page_models.h"
#include "views/run/replay_player.h"

namespace rowkeeper::views {

class CanvasCard;
class MemoryChartCard;
class PromptCard;
class ReplayBar;
class RowDetailCard;
class RunControls;
class SameOutputCard;
class ScrollColumn;
class StepCard;
class TimeChartCard;

class WatchPage : public QWidget {
  Q_OBJECT
 public:
  WatchPage(const PageModels& models, ReplayPlayer* player, QWidget* parent = nullptr);

  PromptCard* prompt_card() const { return prompt_; }
  RunControls* controls() const { return controls_; }
  CanvasCard* cache() const { return cache_; }
  StepCard* step_card() const { return step_; }
  TimeChartCard* time_chart() const { return times_; }
  MemoryChartCard* memory_chart() const { return memory_; }
  SameOutputCard* same_output() const { return same_; }
  RowDetailCard* row_detail() const { return detail_; }

  // Also what is left out on a projector, where fewer and larger things are seen.
  void set_whole(bool whole);

  // What the window's keys do here. False where the control is not to be used now.
  bool press_play();
  bool press_step();
  bool press_cache();
  bool press_restart();

 signals:
  void live_run_wanted();

 protected:
  bool event(QEvent* event) override;

 private:
  QWidget* build_left();
  QWidget* build_right();
  void restyle();
  void stack(bool stacked);
  void fit();

  PromptCard* prompt_;
  RunControls* controls_;
  ReplayBar* replay_;
  CanvasCard* cache_;
  StepCard* step_;
  TimeChartCard* times_;
  MemoryChartCard* memory_;
  SameOutputCard* same_;
  RowDetailCard* detail_;
  bool whole_ = false;
  std::optional<bool> low_;  // what the cards were told last
  QBoxLayout* columns_;
  ScrollColumn *left_, *right_;
};

}  // namespace rowkeeper::views
