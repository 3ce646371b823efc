#include "app/desktop/models/hub_link.h"

#include <utility>

namespace rowkeeper::app {

using views::HubCommands;
using views::HubJob;
using views::HubModel;
using views::HubTask;

HubLink::HubLink(HubModel* hub, HubCommands* commands, QObject* parent)
    : QObject(parent), hub_(hub), worker_(new HubWorker(jobs_)) {
  worker_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
  connect_commands(commands);
  connect_answers();
  thread_.setObjectName("models");
  thread_.start();
}

HubLink::~HubLink() {
  interrupt();
  thread_.quit();
  thread_.wait();
}

void HubLink::connect_commands(HubCommands* commands) {
  connect(commands, &HubCommands::refresh, this, [this] {
    if (std::exchange(listing_, true)) return;
    QMetaObject::invokeMethod(worker_, [this] { worker_->list(); });
  });
  connect(commands, &HubCommands::plan, this,
          [this](const QString& name) { begin({.job = HubJob::plan, .name = name.toStdString()}, &HubWorker::plan); });
  connect(commands, &HubCommands::download, this, [this] {
    const HubTask& planned = hub_->task();
    if (!planned.plan) return;
    begin({.job = HubJob::download, .name = planned.plan->model.name, .plan = planned.plan}, &HubWorker::download);
  });
  connect(commands, &HubCommands::verify, this, [this](const InstalledModel& model) {
    begin({.job = HubJob::verify, .name = model.name, .model = model}, &HubWorker::verify);
  });
  connect(commands, &HubCommands::remove, this, [this](const InstalledModel& model) {
    begin({.job = HubJob::remove, .name = model.name, .model = model}, &HubWorker::remove);
  });
  connect(commands, &HubCommands::forget_prepared, this,
          [this] { QMetaObject::invokeMethod(worker_, [this] { worker_->forget_prepared(); }); });
  connect(commands, &HubCommands::cancel, this, &HubLink::cancel);
  connect(commands, &HubCommands::put_away, this, [this] {
    if (!hub_->task().running()) hub_->set_task({});
  });
}

void HubLink::connect_answers() {
  connect(worker_, &HubWorker::listed, this, [this](const views::HubList& list) {
    listing_ = false;
    hub_->set_list(list);
  });
  connect(worker_, &HubWorker::fetched, hub_, &HubModel::set_progress);
  connect(worker_, &HubWorker::verified, hub_, &HubModel::set_verified);
  connect(worker_, &HubWorker::ended, this, &HubLink::end);
}

// One thing at a time.
void HubLink::begin(HubTask task, Job job) {
  if (hub_->task().running()) return;
  task.state = HubTask::State::running;
  hub_->set_task(task);
  QMetaObject::invokeMethod(worker_, [this, task, job] { (worker_->*job)(task); });
}

void HubLink::interrupt() {
  jobs_.raise();
  QMetaObject::invokeMethod(worker_, [this] { jobs_.settle(); });
}

void HubLink::cancel() {
  HubTask task = hub_->task();
  if (!task.running() || task.stopping) return;
  interrupt();
  task.stopping = true;
  hub_->set_task(task);
}

// A question or a check that was stopped has nothing to say; a download has.
void HubLink::end(const HubTask& task) {
  const bool over = task.state == HubTask::State::stopped && task.job != HubJob::download;
  hub_->set_task(over ? HubTask() : task);
}

}  // namespace rowkeeper::app
