#include "views/race/lane_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QProgressBar>
#include <QToolButton>

#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_controls.h"
#include "views/canvas/canvas_legend.h"
#include "views/race/lane_popup.h"
#include "views/race/lane_words.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

LaneCard::LaneCard(Lane lane, RaceModel* race, RaceSettings* settings, Selection* selection, QWidget* parent)
    : Card({}, parent),
      lane_(lane),
      race_(race),
      settings_(settings),
      clock_(new QLabel),
      rows_(new QLabel),
      state_(new QLabel),
      button_(new QToolButton),
      popup_(new LanePopup(this)),
      progress_(new QProgressBar),
      canvas_(new CacheCanvas(&race->lane(lane), selection)),
      zoom_(new ZoomControl(canvas_)),
      throttle_(
          kTextRedraws, [this] { refresh(); }, this) {
  build_header();
  build_body();
  connect_all();
  show_settings();
  restyle();
}

void LaneCard::build_header() {
  button_->setProperty("look", "quiet");
  button_->setFocusPolicy(Qt::StrongFocus);
  button_->setToolTip(tr("Cache, arithmetic, weights and threads of this lane"));
  clock_->setTextFormat(Qt::PlainText);
  auto* line = new QHBoxLayout;
  line->addWidget(button_);
  line->addStretch(1);
  line->addWidget(clock_);
  header()->addLayout(line);
}

void LaneCard::build_body() {
  progress_->setTextVisible(false);
  set_accessible_role(progress_, QAccessible::Graphic);  // two bars whose percents are spoken by turns tell nothing
  rows_->setProperty("look", "muted");
  state_->setProperty("look", "muted");
  auto* line = new QHBoxLayout;
  line->addWidget(rows_);
  line->addStretch(1);
  line->addWidget(state_);
  auto* below = new QHBoxLayout;
  below->addWidget(new CanvasLegend(canvas_), 1);
  below->addWidget(zoom_, 0, Qt::AlignTrailing);
  body()->addWidget(progress_);
  body()->addLayout(line);
  body()->addWidget(canvas_, 1);
  body()->addLayout(below);
}

void LaneCard::connect_all() {
  connect(button_, &QToolButton::clicked, this,
          [this] { popup_->open_below(QRect(button_->mapToGlobal(QPoint()), button_->size())); });
  connect(popup_, &LanePopup::chosen, this, [this](const LaneRequest& request) { settings_->set_lane(lane_, request); });
  connect(settings_, &RaceSettings::changed, this, &LaneCard::show_settings);
  // Both lanes: which one moves next depends on both clocks.
  for (const Lane lane : {Lane::a, Lane::b})
    connect(&race_->lane(lane), &RunModel::changed, this, [this] { throttle_.request(); });
  connect(race_, &RaceModel::status_changed, this, [this] { throttle_.now(); });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &LaneCard::restyle);
}

QString LaneCard::title() const {
  return lane_title(settings_->lane(lane_), settings_->lane(lane_ == Lane::a ? Lane::b : Lane::a));
}
QString LaneCard::clock() const { return clock_->text(); }
QString LaneCard::rows() const { return rows_->text(); }
QString LaneCard::state() const { return state_->text(); }

void LaneCard::set_narrow(bool narrow) {
  header()->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QColor LaneCard::color() const {
  return theme().*lane_color(lane_look(lane_, settings_->request().a.cache, settings_->request().b.cache));
}

void LaneCard::restyle() {
  const Theme& t = theme();
  clock_->setFont(t.font(1.08, QFont::DemiBold));
  progress_->setFixedHeight(t.px(6));
  canvas_->setMinimumWidth(t.px(220));
  progress_->setStyleSheet(QStringLiteral("QProgressBar { background: %1; border: none; border-radius: %3px; }"
                                          "QProgressBar::chunk { background: %2; border-radius: %3px; }")
                               .arg(t.grid.name(), color().name())
                               .arg(t.px(3)));
  QPalette colors = clock_->palette();
  colors.setColor(QPalette::WindowText, color());
  clock_->setPalette(colors);
  update();
  refresh();
}

void LaneCard::show_settings() {
  const LaneRequest& mine = settings_->lane(lane_);
  const QString text = lane_settings_text(mine);
  set_title(title());
  button_->setText(text + QStringLiteral(" ▾"));
  button_->setAccessibleName(tr("Settings of the lane “%1”: %2").arg(title(), text));
  progress_->setAccessibleName(tr("Tokens of the lane “%1”").arg(title()));
  canvas_->setAccessibleName(tr("The cache of the lane “%1”").arg(title()));
  zoom_->follow_name();
  popup_->show_request(mine, settings_->backends());
  restyle();
}

QString LaneCard::state_now() const {
  if (lane_finished(*race_, lane_)) {
    const int tokens = static_cast<int>(race_->lane(lane_).state().points().size());
    return tokens < race_->status().request.tokens ? tr("✓ finished: the context is full") : tr("✓ finished");
  }
  const RaceStatus::Phase phase = race_->status().phase;
  const bool stands = phase == RaceStatus::Phase::ready || phase == RaceStatus::Phase::paused;
  return stands && lane_behind(*race_) == lane_ ? tr("moves next") : QString();
}

void LaneCard::refresh() {
  const RunState& state = race_->lane(lane_).state();
  const int tokens = static_cast<int>(state.points().size());
  clock_->setText(tr("%1 · %2").arg(tokens_text(tokens), clock_text(lane_seconds(state))));
  rows_->setText(tr("%Ln rows computed", nullptr, static_cast<int>(state.rows_computed())));
  state_->setText(state_now());
  // Of the race that is there: the settings may be those of the next one already.
  const int wanted = race_->status().request.tokens;
  progress_->setRange(0, wanted);
  progress_->setValue(std::min(tokens, wanted));
  describe(this, tr("%1, %2. %3").arg(clock_->text(), rows_->text(), state_->text()));
}

// The bar along the top in the lane's colour.
void LaneCard::paintEvent(QPaintEvent* event) {
  Card::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath outline;
  outline.addRoundedRect(rect(), theme().px(8), theme().px(8));
  painter.setClipPath(outline);
  painter.fillRect(0, 0, width(), theme().px(5), color());
}

}  // namespace rowkeeper::views
