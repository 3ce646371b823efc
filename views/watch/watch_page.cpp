#include "views/watch/watch_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/canvas/canvas_card.h"
#include "views/run/findings.h"
#include "views/run/run_commands.h"
#include "views/watch/memory_chart_card.h"
#include "views/watch/prompt_card.h"
#include "views/watch/replay_bar.h"
#include "views/watch/row_detail_card.h"
#include "views/watch/run_controls.h"
#include "views/watch/same_output_card.h"
#include "views/watch/step_card.h"
#include "views/watch/time_chart_card.h"
#include "views/watch/token_ribbon.h"
#include "views/widgets/announce.h"
#include "views/widgets/focus_place.h"
#include "views/widgets/scroll_column.h"
#include "views/widgets/theme.h"
#include "views/widgets/toggle_switch.h"

namespace rowkeeper::views {

namespace {

// In normal pixels: below it, prompt, controls and the cache do not all fit.
constexpr int kLowPage = 720;

// Presses a button as the mouse would. A disabled one says why it does nothing: the key is still its own.
bool press(QAbstractButton* button) {
  if (!button->isEnabled()) announce(button, button->accessibleDescription());
  button->click();
  return true;
}

}  // namespace

WatchPage::WatchPage(const PageModels& models, ReplayPlayer* player, QWidget* parent)
    : QWidget(parent),
      prompt_(
          new PromptCard(models.run, models.prompt, models.settings, models.commands, models.selection, models.findings)),
      controls_(new RunControls(models.run, models.commands, models.settings)),
      replay_(new ReplayBar(models.run, player)),
      cache_(new CanvasCard(models.run, models.selection, models.commands, models.findings)),
      step_(new StepCard(models.run)),
      times_(new TimeChartCard(models.run)),
      memory_(new MemoryChartCard(models.run)),
      same_(new SameOutputCard(models.run, models.findings, models.commands)),
      detail_(new RowDetailCard(models.run, models.selection)),
      columns_(new QBoxLayout(QBoxLayout::LeftToRight)) {
  columns_->setContentsMargins(0, 0, 0, 0);
  columns_->addWidget(left_ = new ScrollColumn(build_left(), tr("The run")), 7);
  columns_->addWidget(right_ = new ScrollColumn(build_right(), tr("Measurements")), 3);
  auto* const content = new QWidget;
  content->setLayout(columns_);
  auto* const layout = new QHBoxLayout(this);
  layout->addWidget(new ScrollColumn(content, tr("Watch")));
  // Both outlive the page, and another one may be made.
  connect(models.run, &RunModel::started, models.findings, &Findings::clear, Qt::UniqueConnection);
  connect(player, &ReplayPlayer::playing_changed, controls_,
          [this, player] { controls_->set_replay_playing(player->playing()); });
  connect(controls_, &RunControls::rewind_wanted, player, &ReplayPlayer::rewind);
  connect(replay_, &ReplayBar::live_run_wanted, this, &WatchPage::live_run_wanted);
  set_focus_place(this, controls_);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &WatchPage::restyle);
  set_focus_place(replay_, controls_);
  restyle();
}

QWidget* WatchPage::build_left() {
  auto* const content = new QWidget;
  auto* const layout = new QVBoxLayout(content);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(prompt_);
  layout->addWidget(controls_);
  layout->addWidget(replay_);
  layout->addWidget(cache_, 1);
  layout->addWidget(step_);
  return content;
}

QWidget* WatchPage::build_right() {
  auto* const content = new QWidget;
  auto* const layout = new QVBoxLayout(content);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(times_, 1);
  layout->addWidget(memory_, 1);
  layout->addWidget(same_);
  layout->addWidget(detail_);
  return content;
}

void WatchPage::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(16), t.px(14), t.px(16), t.px(14));
  columns_->setSpacing(t.px(14));
  for (ScrollColumn* const column : {left_, right_}) column->widget()->layout()->setSpacing(t.px(12));
  // A room sees what is said of it: fewer and larger.
  detail_->setVisible(whole_ || !t.projector);
  step_->setVisible(whole_ || !t.projector);
  low_.reset();
  fit();
}

void WatchPage::set_whole(bool whole) {
  whole_ = whole;
  restyle();
}

bool WatchPage::event(QEvent* event) {
  const bool handled = QWidget::event(event);
  if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fit();
  return handled;
}

// On a narrow page, or with large text, two columns would cut each other off: the measurements then follow below the run, and
// both scroll together.
void WatchPage::stack(bool stacked) {
  columns_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  for (ScrollColumn* const column : {left_, right_}) column->set_whole(stacked);
}

// On a low page the cache keeps its place, and what a lecture can do without goes.
void WatchPage::fit() {
  const QMargins margins = layout()->contentsMargins();
  stack(width() - margins.left() - margins.right() <
        left_->minimumSizeHint().width() + columns_->spacing() + right_->minimumSizeHint().width());
  const bool low = height() < theme().px(kLowPage);
  if (low_ == low) return;  // else each would have the page laid out again, for ever
  low_ = low;
  prompt_->ribbon()->set_compact(low);
  controls_->set_compact(low);
}

bool WatchPage::press_play() { return press(controls_->play_button()); }
bool WatchPage::press_step() { return press(controls_->step_button()); }
bool WatchPage::press_cache() { return press(controls_->cache_switch()); }
bool WatchPage::press_restart() { return press(controls_->restart_button()); }

}  // namespace rowkeeper::views
