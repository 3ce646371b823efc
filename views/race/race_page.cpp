#include "views/race/race_page.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "views/race/lane_card.h"
#include "views/race/machine_card.h"
#include "views/race/race_controls.h"
#include "views/race/race_rows_card.h"
#include "views/race/race_settings.h"
#include "views/race/race_time_card.h"
#include "views/race/verdict_card.h"
#include "views/widgets/focus_place.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kGap = 12;
constexpr int kLanes = 300, kLargeLanes = 520, kCharts = 240;  // heights
constexpr int kNarrow = 800;
constexpr int kStacked = 720;  // below this width the lanes stand one below the other
constexpr int kPeek = 24;      // of the machine card below, to show that there is more

}  // namespace

RacePage::RacePage(const PageModels& models, QWidget* parent)
    : QWidget(parent),
      settings_(new RaceSettings(models.settings, models.commands, this)),
      controls_(new RaceControls(models.race, models.run, settings_, models.commands)),
      lane_a_(new LaneCard(Lane::a, models.race, settings_, models.selection)),
      lane_b_(new LaneCard(Lane::b, models.race, settings_, models.selection)),
      verdict_(new VerdictCard(models.race, models.run)),
      times_(new RaceTimeCard(models.race)),
      rows_(new RaceRowsCard(models.race)),
      machine_(new MachineCard(models.race, models.run)),
      lanes_(side_by_side(lane_a_, lane_b_)),
      charts_(side_by_side(times_, rows_)),
      area_(new QScrollArea) {
  area_->setWidget(build());
  area_->setWidgetResizable(true);
  area_->setFocusPolicy(Qt::NoFocus);
  area_->setAccessibleName(tr("The race"));
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins({});
  all->addWidget(area_);
  connect(controls_, &RaceControls::prompt_change_wanted, this, &RacePage::watch_wanted);
  connect(controls_, &RaceControls::driven, verdict_, &VerdictCard::expect_end);
  connect(machine_, &MachineCard::machine_changed, this, [this] { times_->set_machine(machine_->machine()); });
  connect(models.run, &RunModel::model_status_changed, this, [this, run = models.run] {
    const ModelStatus& status = run->model_status();
    if (status.state == ModelStatus::State::ready) settings_->follow_weights(status.model.precision);
  });
  set_focus_place(this, controls_);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &RacePage::restyle);
  times_->set_machine(machine_->machine());
  restyle();
}

QWidget* RacePage::build() {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->addWidget(controls_);
  column->addWidget(lanes_);
  column->addWidget(verdict_);
  column->addWidget(charts_);
  column->addWidget(machine_);
  column->addStretch(1);
  return content;
}

QWidget* RacePage::side_by_side(QWidget* first, QWidget* second) {
  auto* pair = new QWidget;
  auto* line = new QHBoxLayout(pair);
  line->setContentsMargins({});
  line->addWidget(first, 1);
  line->addWidget(second, 1);
  return pair;
}

void RacePage::restyle() {
  const Theme& t = theme();
  QLayout* column = area_->widget()->layout();
  column->setContentsMargins(t.px(16), t.px(14), t.px(16), t.px(14));
  column->setSpacing(t.px(kGap));
  for (QWidget* pair : {lanes_, charts_}) pair->layout()->setSpacing(t.px(kGap));
  arrange();
}

void RacePage::arrange() {
  const bool narrow = width() < theme().px(kNarrow);
  for (LaneCard* lane : {lane_a_, lane_b_}) lane->set_narrow(narrow);
  controls_->set_narrow(narrow);
  const bool stacked = width() < theme().px(kStacked);
  verdict_->set_narrow(narrow, stacked);
  machine_->set_narrow(narrow);
  for (QWidget* pair : {lanes_, charts_})
    static_cast<QBoxLayout*>(pair->layout())->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  share_height();
}

// Controls, lanes, verdict and charts fill what is seen first, if there is room enough; if there is room for all, the lanes
// take what is left.
void RacePage::share_height() {
  const Theme& t = theme();
  const bool stacked = width() < t.px(kStacked);
  charts_->setFixedHeight(stacked ? 2 * t.px(kCharts) + t.px(kGap) : t.px(kCharts));
  // What changed since they were last laid out counts.
  for (QWidget* card : {static_cast<QWidget*>(controls_), static_cast<QWidget*>(verdict_), static_cast<QWidget*>(machine_)})
    card->layout()->activate();
  const int across = width() - 2 * t.px(16) - area_->verticalScrollBar()->sizeHint().width();
  const int others = controls_->heightForWidth(across) + verdict_->heightForWidth(across) + t.px(kCharts);
  const int left = height() - others - t.px(14 + 4 * kGap);
  const int with_all = left - machine_->heightForWidth(across) - t.px(14);
  if (stacked) return lanes_->setFixedHeight(2 * t.px(kLanes) + t.px(kGap));
  lanes_->setFixedHeight(std::max(std::clamp(left - t.px(kPeek), t.px(kLanes), t.px(kLargeLanes)), with_all));
}

void RacePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void RacePage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  settings_->set_watched(true);
  arrange();
}

void RacePage::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  settings_->set_watched(false);
}

// A disabled button does nothing, but its key is still its own.
bool RacePage::press_play() {
  controls_->race_button()->click();
  return true;
}

bool RacePage::press_step() {
  controls_->step_button()->click();
  return true;
}

bool RacePage::press_restart() {
  controls_->restart_button()->click();
  return true;
}

}  // namespace rowkeeper::views
