#include "views/race/race_controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <utility>

#include "views/race/elided_label.h"
#include "views/race/race_buttons.h"
#include "views/race/race_ratios.h"
#include "views/race/race_verdict.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/format.h"
#include "views/widgets/icon.h"
#include "views/widgets/steady_button.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

namespace {

void explain(QWidget* widget, const QString& text) {
  widget->setToolTip(text);
  describe(widget, text);
}

}  // namespace

RaceControls::RaceControls(const RaceModel* race, const RunModel* run, RaceSettings* settings, RunCommands* commands,
                           QWidget* parent)
    : Card({}, parent),
      race_(race),
      run_(run),
      settings_(settings),
      commands_(commands),
      race_button_(new SteadyButton),
      step_(new QPushButton(tr("Step"))),
      restart_(new QPushButton(tr("Restart"))),
      change_(new QPushButton(tr("Change it on Watch"))),
      tokens_(new QSpinBox),
      prompt_(new ElidedLabel),
      note_(new QLabel),
      progress_(new QProgressBar),
      top_(new QHBoxLayout) {
  setAccessibleName(tr("Race controls"));
  build();
  build_note();
  connect_all();
  restyle();
  show_settings();
  show_status();
}

void RaceControls::build() {
  race_button_->setProperty("look", "primary");
  race_button_->setAccessibleName(tr("Race or pause"));
  change_->setProperty("look", "link");
  explain(step_, tr("Moves the lane whose clock is behind by one token (→)"));
  explain(restart_, tr("Both lanes back to the prompt (R)"));
  explain(change_, tr("Prompt and sampling are those of Watch"));
  tokens_->setRange(1, kMostTokens);
  tokens_->setKeyboardTracking(false);
  tokens_->setAccessibleName(tr("Tokens to generate in each lane"));
  explain(tokens_, tr("How many tokens each lane generates. Another number begins the race anew."));
  auto* tokens_name = new QLabel(tr("tokens"));
  tokens_name->setProperty("look", "muted");
  tokens_name->setBuddy(tokens_);
  prompt_->setProperty("look", "muted");
  auto* line = new QHBoxLayout;
  for (QWidget* part : {static_cast<QWidget*>(race_button_), static_cast<QWidget*>(step_), static_cast<QWidget*>(restart_),
                        static_cast<QWidget*>(tokens_), static_cast<QWidget*>(tokens_name)})
    line->addWidget(part);
  auto* told = new QHBoxLayout;
  told->addWidget(progress_);
  told->addWidget(note_, 1);
  top_->addLayout(line);
  top_->addLayout(told, 1);
  auto* below = new QHBoxLayout;
  below->addWidget(prompt_, 1);
  below->addWidget(change_);
  body()->addLayout(top_);
  body()->addLayout(below);
}

void RaceControls::build_note() {
  note_->setWordWrap(true);
  note_->setProperty("look", "muted");
  progress_->setTextVisible(false);
  progress_->setRange(0, 100);
  progress_->setAccessibleName(tr("Loading"));
}

void RaceControls::connect_all() {
  connect(race_button_, &QPushButton::clicked, this, &RaceControls::press_race);
  connect(step_, &QPushButton::clicked, this, &RaceControls::press_step);
  connect(restart_, &QPushButton::clicked, this, &RaceControls::press_restart);
  for (const Lane lane : {Lane::a, Lane::b})
    connect(&race_->lane(lane), &RunModel::changed, this, [this, lane] { tell_step(lane); });
  connect(change_, &QPushButton::clicked, this, &RaceControls::prompt_change_wanted);
  connect(tokens_, &QSpinBox::valueChanged, settings_, &RaceSettings::set_tokens);
  connect(settings_, &RaceSettings::changed, this, [this] {
    show_settings();
    show_status();
  });
  connect(&race_->lane(Lane::a), &RunModel::started, this, [this] { stepping_ = false; });  // both begin anew
  connect(race_, &RaceModel::status_changed, this, [this] {
    if (race_->status().error) stepping_ = false;
    show_status();
  });
  connect(run_, &RunModel::model_status_changed, this, &RaceControls::show_status);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &RaceControls::restyle);
}

void RaceControls::set_narrow(bool narrow) {
  top_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void RaceControls::press_race() {
  const RaceButtons buttons = race_buttons(race_->status());
  stepping_ = false;
  announce(this, buttons.racing ? tr("Paused") : tr("Racing"));
  if (buttons.racing) {
    emit commands_->pause_race();
    return;
  }
  emit driven();
  if (buttons.finished) settings_->prepare();
  emit commands_->race();
}

void RaceControls::press_step() {
  stepping_ = true;
  emit driven();
  emit commands_->race_step();
}

void RaceControls::press_restart() {
  stepping_ = false;
  settings_->prepare();
  announce(this, tr("Both lanes are back at the prompt"));
}

// Which lane has moved, and by which token.
void RaceControls::tell_step(Lane lane) {
  const RunState& state = race_->lane(lane).state();
  if (!stepping_ || state.points().empty()) return;
  stepping_ = false;
  const QString made = tr("%1, %2 of %3")
                           .arg(spoken(token_text(state.rows().back().token.bytes)), count_text(state.points().size()),
                                count_text(race_->status().request.tokens));
  announce(this, (lane == Lane::a ? tr("Lane A: %1") : tr("Lane B: %1")).arg(made));
}

QString RaceControls::race_text() const {
  const RaceButtons buttons = race_buttons(race_->status());
  return buttons.racing ? tr("Pause") : buttons.finished ? tr("Race again") : tr("Race");
}

void RaceControls::restyle() {
  const Theme& t = theme();
  for (QLayout* line : findChildren<QHBoxLayout*>()) line->setSpacing(t.px(8));
  progress_->setFixedSize(t.px(120), t.px(6));
  step_->setIcon(icon(QStringLiteral("step"), t.text));
  restart_->setIcon(icon(QStringLiteral("restart"), t.text));
  for (QPushButton* button : {static_cast<QPushButton*>(race_button_), step_, restart_})
    button->setIconSize(QSize(t.px(16), t.px(16)));
  race_button_->keep_width_of({tr("Race"), tr("Pause"), tr("Race again")});
  show_status();
}

QPushButton* RaceControls::race_button() const { return race_button_; }
QString RaceControls::prompt() const { return prompt_->text(); }
QString RaceControls::note() const { return note_->text(); }

void RaceControls::show_settings() {
  const RaceRequest& request = settings_->request();
  const QSignalBlocker quiet(tokens_);
  tokens_->setValue(request.tokens);
  const QString text = QString::fromUtf8(request.prompt.data(), static_cast<qsizetype>(request.prompt.size())).simplified();
  const QString how = chosen_how(request.sampling);
  prompt_->set_text(text.isEmpty() ? tr("No prompt · %1").arg(how) : tr("%1 · Prompt: “%2”").arg(how, text));
}

void RaceControls::show_status() {
  const RaceButtons buttons = race_buttons(race_->status());
  race_button_->setText(race_text());
  race_button_->setIcon(icon(buttons.racing ? QStringLiteral("pause") : QStringLiteral("play"), theme().on_accent));
  race_button_->setEnabled(buttons.race);
  explain(race_button_, buttons.racing     ? tr("Pauses both lanes (Space)")
                        : buttons.finished ? tr("Both lanes once more from the prompt (Space)")
                                           : tr("Both lanes move until they have all their tokens (Space)"));
  step_->setEnabled(buttons.step);
  restart_->setEnabled(buttons.restart);
  show_note();
}

// Of a race that is over: what the card below says at length, which a small window does not show at once.
QString RaceControls::result_text() const {
  if (race_->status().error || race_->status().phase != RaceStatus::Phase::finished) return {};
  QString title = make_race_verdict(*race_).title;
  const std::optional<double> ratio = make_race_ratios(*race_, limits_for(*race_, run_->model_status())).run;
  if (!ratio || *ratio <= 0) return title;
  const RatioWords words = ratio_words(*ratio, true);
  return tr("%1 %2 · %3").arg(words.times, words.faster, title);
}

void RaceControls::show_note() {
  const RaceNote note = race_note(race_->status(), run_->model_status());
  const QString result = result_text();
  note_->setText(result.isEmpty() ? note.text : result);
  const QString error = note.alarm ? note.text : QString();
  if (error != std::exchange(told_error_, error) && isVisible()) announce(this, error);
  wear(note_, note.alarm ? "bad" : result.isEmpty() ? "muted" : "");
  progress_->setVisible(note.loading);
  const bool lanes = race_->status().phase == RaceStatus::Phase::loading;
  const double part = lanes ? race_->status().progress : run_->model_status().progress;
  progress_->setValue(static_cast<int>(part * 100));
}

}  // namespace rowkeeper::views
