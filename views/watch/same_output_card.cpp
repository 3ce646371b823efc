#include "views/watch/same_output_card.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "views/run/run_commands.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

QString look_of(Tone tone) {
  switch (tone) {
    case Tone::neutral:
      return QStringLiteral("card");
    case Tone::good:
      return QStringLiteral("verdict-good");
    case Tone::bad:
      return QStringLiteral("verdict-bad");
  }
  return {};
}

}  // namespace

SameOutputCard::SameOutputCard(const RunModel* run, const Findings* findings, RunCommands* commands, QWidget* parent)
    : Card({}, parent),
      run_(run),
      findings_(findings),
      facts_(new QLabel),
      how_(new QLabel),
      why_(new QLabel(tr("A row depends on itself and the rows above it only, so it never changes once computed."))),
      progress_text_(new QLabel),
      progress_line_(new QWidget),
      progress_(new QProgressBar),
      cancel_(new QPushButton(tr("Cancel"))),
      quick_(new QPushButton(tr("Check now"))),
      thorough_(new QPushButton(tr("Check every step"))),
      throttle_(
          kTextRedraws, [this] { refresh(); }, this) {
  build_texts();
  build_progress();
  build_buttons(commands);
  connect(run_, &RunModel::started, this, [this] { throttle_.now(); });
  connect(run_, &RunModel::changed, this, [this] { throttle_.request(); });
  connect(run_, &RunModel::status_changed, this, [this] { throttle_.request(); });
  connect(findings_, &Findings::check_changed, this, [this] { throttle_.request(); });
  refresh();
}

void SameOutputCard::build_texts() {
  for (QLabel* label : {facts_, how_, why_}) {
    label->setWordWrap(true);
    body()->addWidget(label);
  }
  how_->setProperty("look", "muted");
  why_->setProperty("look", "muted");
}

void SameOutputCard::build_progress() {
  auto* line = new QHBoxLayout(progress_line_);
  line->setContentsMargins({});
  line->addWidget(progress_, 1);
  line->addWidget(cancel_);
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("Progress of the check"));
  body()->addWidget(progress_text_);
  body()->addWidget(progress_line_);
}

void SameOutputCard::build_buttons(RunCommands* commands) {
  auto* line = new QHBoxLayout;
  line->addWidget(quick_);
  line->addWidget(thorough_);
  line->addStretch(1);
  body()->addLayout(line);
  body()->addStretch(1);
  quick_->setToolTip(tr("One pass over the whole text, held against what every step said"));
  thorough_->setToolTip(tr("Every step once more, the other way: without the cache if it was on, with it if it was off"));
  quick_->setAccessibleDescription(quick_->toolTip());
  thorough_->setAccessibleDescription(thorough_->toolTip());
  connect(quick_, &QPushButton::clicked, this, [this, commands] { ask(CheckKind::quick, commands); });
  connect(thorough_, &QPushButton::clicked, this, [this, commands] { ask(CheckKind::thorough, commands); });
  connect(cancel_, &QPushButton::clicked, commands, &RunCommands::stop_check);
  connect(findings_, &Findings::check_changed, this, &SameOutputCard::tell_verdict);
}

void SameOutputCard::ask(CheckKind kind, RunCommands* commands) {
  asked_ = true;
  emit commands->check(kind);
}

// Of a check that was asked for here.
void SameOutputCard::tell_verdict() {
  const CheckState::State state = findings_->check().state;
  if (state == CheckState::State::running || !std::exchange(asked_, false)) return;
  const Verdict verdict = make_verdict(*run_, findings_->check());
  if (state != CheckState::State::none) announce(this, verdict.title + u'\n' + verdict.facts.join(u'\n'));
}

void SameOutputCard::refresh() {
  verdict_ = make_verdict(*run_, findings_->check());
  set_look(look_of(verdict_.tone));
  set_title(verdict_.title);
  facts_->setText(verdict_.facts.join(u'\n'));
  how_->setText(verdict_.how);
  how_->setVisible(!verdict_.how.isEmpty());
  describe(this, facts_->text());
  show_progress();
  show_buttons();
}

void SameOutputCard::show_progress() {
  const CheckState& check = findings_->check();
  const bool running = check.state == CheckState::State::running;
  progress_line_->setVisible(running);
  progress_text_->setVisible(running);
  if (!running) return;
  progress_->setRange(0, check.total);
  progress_->setValue(check.done);
  if (check.total == 0) return progress_text_->setText(tr("Checking…"));  // it has not counted yet
  const QString text = check.kind == CheckKind::quick ? tr("Checking: row %1 of %2") : tr("Checking: step %1 of %2");
  progress_text_->setText(text.arg(count_text(check.done), count_text(check.total)));
}

void SameOutputCard::show_buttons() {
  const RunPhase phase = run_->status().phase;
  const bool stands = phase == RunPhase::paused || phase == RunPhase::finished;
  const bool running = findings_->check().state == CheckState::State::running;
  for (QPushButton* button : {quick_, thorough_}) {
    button->setVisible(!running && phase != RunPhase::replay);
    button->setEnabled(stands && !run_->state().points().empty());
  }
}

}  // namespace rowkeeper::views
