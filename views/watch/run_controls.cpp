#include "views/watch/run_controls.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

#include "views/watch/control_parts.h"
#include "views/watch/run_news.h"
#include "views/watch/sampling_popup.h"
#include "views/watch/speed_scale.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/icon.h"
#include "views/widgets/steady_button.h"
#include "views/widgets/theme.h"
#include "views/widgets/toggle_switch.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

namespace {

constexpr int kProgressDelay = 200;  // ms: a shorter prefill needs no bar

}  // namespace

RunControls::RunControls(RunModel* run, RunCommands* commands, RunSettings* settings, QWidget* parent)
    : Card(QString(), parent),
      run_(run),
      commands_(commands),
      settings_(settings),
      news_(new RunNews(run, settings, this)),
      flow_(new FlowLayout),
      play_(new SteadyButton),
      step_(new QPushButton(tr("Step"))),
      restart_(new QPushButton(tr("Restart"))),
      cache_label_(new QLabel(tr("KV cache"))),
      switch_(new ToggleSwitch(tr("KV cache"))),
      sentence_(new QLabel),
      speed_(new QSlider(Qt::Horizontal)),
      speed_label_(new QLabel),
      tokens_(new QSpinBox),
      sampling_(new QToolButton),
      popup_(new SamplingPopup(settings, this)),
      status_(new QLabel),
      progress_(new QProgressBar),
      gate_(
          kTextRedraws, [this] { follow_run(); }, this) {
  setAccessibleName(tr("Run controls"));
  build();
  connect_commands();
  connect_models();
  restyle();
  show_settings();
  follow_run();
}

void RunControls::build() {
  more_ = tokens_group();
  for (QWidget* controls : {buttons_group(), cache_group(), static_cast<QWidget*>(sentence_), speed_group(), more_})
    flow_->addWidget(controls);
  progress_->setAccessibleName(tr("Rows computed of the prefill"));
  progress_->setTextVisible(false);
  progress_->hide();
  progress_delay_.setSingleShot(true);
  progress_delay_.setInterval(kProgressDelay);
  connect(&progress_delay_, &QTimer::timeout, this, [this] {
    progress_->show();
    show_progress();
  });
  status_->setWordWrap(true);
  auto* line = new QHBoxLayout;
  line->addWidget(progress_);
  line->addWidget(status_, 1);
  body()->addLayout(flow_);
  body()->addLayout(line);
}

QWidget* RunControls::buttons_group() {
  play_->setProperty("look", "primary");
  play_->setAccessibleName(tr("Play or pause"));
  return group({play_, step_, restart_});
}

QWidget* RunControls::cache_group() {
  cache_label_->setBuddy(switch_);
  return group({cache_label_, switch_});
}

QWidget* RunControls::speed_group() {
  speed_->setRange(0, kSpeedPlaces - 1);
  speed_->setPageStep(1);
  speed_->setAccessibleName(tr("Speed"));
  return group({name_label(tr("Speed"), speed_), speed_, speed_label_});
}

QWidget* RunControls::tokens_group() {
  tokens_->setRange(1, kMostTokens);
  tokens_->setKeyboardTracking(false);
  tokens_->setAccessibleName(tr("Tokens to generate"));
  sampling_->setProperty("look", "quiet");
  sampling_->setFocusPolicy(Qt::StrongFocus);
  sampling_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  return group({name_label(tr("Tokens to generate"), tokens_), tokens_, sampling_});
}

void RunControls::set_compact(bool compact) {
  compact_ = compact;
  more_->setVisible(!compact || !theme().projector);
  show_status();
}

void RunControls::connect_commands() {
  connect(play_, &QPushButton::clicked, this, [this] {
    const bool plays = !states().playing;
    news_->pressed_play(plays);
    plays ? emit commands_->play() : emit commands_->pause();
  });
  connect(step_, &QPushButton::clicked, this, [this] {
    news_->pressed_step();
    emit commands_->step();
  });
  connect(restart_, &QPushButton::clicked, this, [this] {
    restart();
    news_->pressed_restart();
  });
  connect(popup_, &SamplingPopup::restart_wanted, this, &RunControls::restart);
  // Not clicked: assistive technology toggles.
  connect(switch_, &ToggleSwitch::toggled, this, [this](bool on) {
    if (on == cache_wanted()) return;
    emit commands_->set_cache(on);
    news_->pressed_cache(on);
  });
  connect(commands_, &RunCommands::set_cache, this, [this](bool on) {
    asked_cache_ = on;
    show_cache();
  });
  connect(speed_, &QSlider::valueChanged, this, [this](int place) { emit commands_->set_speed(speed_at(place)); });
  connect(tokens_, &QSpinBox::valueChanged, commands_, &RunCommands::set_tokens);
  connect(sampling_, &QToolButton::clicked, this,
          [this] { popup_->open_below(QRect(sampling_->mapToGlobal(QPoint()), sampling_->size())); });
}

void RunControls::connect_models() {
  connect(run_, &RunModel::started, this, [this] {
    asked_cache_.reset();
    gate_.now();
  });
  connect(run_, &RunModel::changed, &gate_, &Throttle::request);
  connect(run_, &RunModel::status_changed, this, [this] {
    const bool other_phase = run_->status().phase != phase_;
    other_phase ? gate_.now() : gate_.request();
  });
  connect(run_, &RunModel::model_status_changed, this, &RunControls::show_status);
  connect(settings_, &RunSettings::changed, this, &RunControls::show_settings);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &RunControls::restyle);
}

void RunControls::restyle() {
  const Theme& t = theme();
  flow_->set_spacing(t.px(22), t.px(8));
  for (QLayout* line : findChildren<QHBoxLayout*>()) line->setSpacing(t.px(8));
  cache_label_->setFont(t.font(1.05, QFont::DemiBold));
  sentence_->setFont(t.font(1.0, QFont::DemiBold));
  sentence_->setMinimumWidth(QFontMetrics(sentence_->font()).horizontalAdvance(widest_cache_sentence()) + t.px(2));
  speed_->setFixedWidth(t.px(130));
  int widest = 0;
  for (int place = 0; place < kSpeedPlaces; ++place)
    widest = std::max(widest, QFontMetrics(t.font()).horizontalAdvance(speed_text(speed_at(place))));
  speed_label_->setMinimumWidth(widest + t.px(2));
  status_->setMinimumHeight(QFontMetrics(t.font()).height());
  progress_->setFixedSize(t.px(180), t.px(8));
  show_icons();
  play_->keep_width_of({tr("Play"), tr("Pause")});
  show_cache();
}

void RunControls::show_icons() {
  const Theme& t = theme();
  step_->setIcon(icon(QStringLiteral("step"), t.text));
  restart_->setIcon(icon(QStringLiteral("restart"), t.text));
  sampling_->setIcon(icon(QStringLiteral("settings"), t.muted));
  for (QAbstractButton* button : {static_cast<QAbstractButton*>(play_), static_cast<QAbstractButton*>(step_),
                                  static_cast<QAbstractButton*>(restart_), static_cast<QAbstractButton*>(sampling_)})
    button->setIconSize(QSize(t.px(16), t.px(16)));
  show_play(states().playing);
}

void RunControls::show_play(bool playing) {
  shows_pause_ = playing;
  play_->setText(playing ? tr("Pause") : tr("Play"));
  play_->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play"), theme().on_accent));
}

QPushButton* RunControls::play_button() const { return play_; }
QString RunControls::sentence() const { return sentence_->text(); }
QString RunControls::status() const { return status_->text(); }
QString RunControls::speed() const { return speed_label_->text(); }

void RunControls::show_settings() {
  const RunRequest& request = settings_->request();
  const QSignalBlocker quiet_speed(speed_), quiet_tokens(tokens_);
  speed_->setValue(speed_place(settings_->speed()));
  speed_label_->setText(speed_text(settings_->speed()));
  describe(speed_, speed_label_->text());
  tokens_->setValue(request.tokens);
  const bool later = !run_->empty() && !(request.sampling == run_->recording().sampling);
  const QString text = tr("Sampling: %1").arg(sampling_text(request.sampling));
  const QString shown = later ? tr("%1, after a restart").arg(text) : text;
  sampling_->setText(shown + QStringLiteral(" ▾"));
  set_name(sampling_, shown);
  show_status();
}

ControlStates RunControls::states() const { return control_states(run_->status(), run_->model_status(), replay_playing_); }

void RunControls::set_replay_playing(bool playing) {
  replay_playing_ = playing;
  show_status();
}

void RunControls::restart() { in_replay() ? emit rewind_wanted() : emit commands_->restart(settings_->request()); }

bool RunControls::cache_wanted() const {
  if (asked_cache_) return *asked_cache_;
  return run_->empty() ? settings_->request().cache : run_->state().cache();
}

void RunControls::follow_run() {
  if (asked_cache_ == run_->state().cache()) asked_cache_.reset();
  show_cache();
  show_settings();
}

void RunControls::show_cache() {
  const bool on = cache_wanted();
  switch_->setChecked(on);
  sentence_->setText(cache_sentence(run_->state(), on));
  QPalette colors = sentence_->palette();
  colors.setColor(QPalette::WindowText, on ? theme().cached : theme().uncached);
  sentence_->setPalette(colors);
}

void RunControls::show_status() {
  const ControlStates states = this->states();
  phase_ = run_->status().phase;
  if (states.playing != shows_pause_) show_play(states.playing);  // an icon is a picture that is drawn anew
  show_state(play_, states.play,
             states.playing ? tr("Pauses the run, even within a step (Space)")
             : in_replay()  ? tr("Plays the recording (Space)")
                            : tr("Steps follow each other (Space)"));
  show_state(step_, states.step, tr("Computes the rows that are missing and one token (→)"));
  show_state(restart_, states.restart,
             in_replay() ? tr("Shows the recording from its beginning (R)") : tr("Begins again from the prompt (R)"));
  show_state(switch_, states.settings,
             tr("On: keys and values of earlier rows are kept. Off: every step computes them again (C)"));
  show_state(tokens_, states.settings, tr("How many tokens to generate. More can be asked for at any time."));
  show_state(sampling_, states.settings, tr("How the next token is chosen, and what happens when the context is full"));
  const bool alarm = run_->status().error.has_value();
  status_->setText(status_line(*run_, settings_->request().tokens));
  wear(status_, alarm ? "bad" : "muted");
  status_->setVisible(!compact_ || alarm);
  show_progress();
}

// A prefill that takes long enough to notice gets a bar, and the line tells how far it is.
void RunControls::show_progress() {
  const RunStatus& status = run_->status();
  if (status.rows_total == 0) {
    progress_delay_.stop();
    progress_->hide();
    return;
  }
  progress_->setRange(0, status.rows_total);
  progress_->setValue(status.rows_done);
  if (progress_->isHidden()) {
    if (!progress_delay_.isActive()) progress_delay_.start();
    return;
  }
  const QString done = QLocale().toString(status.rows_done);
  const int total = static_cast<int>(status.rows_total);
  status_->setText(run_->state().cache() ? tr("prefill: %1 of %Ln rows", nullptr, total).arg(done)
                                         : tr("%1 of %Ln rows computed", nullptr, total).arg(done));
}

}  // namespace rowkeeper::views
