#include "views/watch/replay_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

namespace rowkeeper::views {

namespace {

// A file may name its model, and what that ran on, as it likes.
QString shortened(const std::string& name) {
  constexpr int kMost = 40;
  const QString text = QString::fromStdString(name).simplified();
  return text.size() <= kMost ? text : text.left(kMost - 1) + QChar(0x2026);
}

}  // namespace

ReplayBar::ReplayBar(RunModel* run, ReplayPlayer* player, QWidget* parent)
    : Card({}, parent),
      run_(run),
      player_(player),
      place_(new QLabel),
      slider_(new QSlider(Qt::Horizontal)),
      leave_(new QPushButton(tr("Back to the live run"))) {
  auto* const line = new QHBoxLayout;
  line->addWidget(place_);
  line->addWidget(slider_, 1);
  line->addWidget(leave_);
  body()->addLayout(line);
  setAccessibleName(tr("Recorded run"));
  slider_->setAccessibleName(tr("Place in the recorded run"));
  connect(slider_, &QSlider::valueChanged, this, [this](int cursor) {
    player_->pause();
    run_->seek(cursor);
  });
  connect(leave_, &QPushButton::clicked, this, &ReplayBar::live_run_wanted);
  connect(run_, &RunModel::changed, this, &ReplayBar::show_place);
  connect(run_, &RunModel::status_changed, this, &ReplayBar::show_place);
  show_place();
}

void ReplayBar::show_place() {
  const bool replay = run_->status().phase == RunPhase::replay;
  setVisible(replay);
  if (!replay) return;
  const QSignalBlocker blocker(slider_);
  slider_->setMaximum(run_->events());
  slider_->setValue(run_->cursor());
  int steps = 0;
  for (const RunEvent& event : run_->recording().events) steps += std::holds_alternative<RecordedStep>(event) ? 1 : 0;
  const RecordedModel& model = run_->recording().model;
  const QString name = shortened(model.name);
  place_->setText(tr("A recorded run of %1 · step %2 of %3")
                      .arg(model.device.empty() ? name : tr("%1 on %2").arg(name, shortened(model.device)),
                           QLocale().toString(run_->state().points().size()), QLocale().toString(steps)));
}

}  // namespace rowkeeper::views
