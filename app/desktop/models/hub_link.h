// The window's side of HubWorker: turns commands into queued calls and puts the answers into the model that the page reads.
#pragma once

#include <QObject>
#include <QThread>

#include "app/desktop/models/hub_worker.h"

namespace rowkeeper::app {

class HubLink : public QObject {
  Q_OBJECT
 public:
  HubLink(views::HubModel* hub, views::HubCommands* commands, QObject* parent = nullptr);
  // Stops what runs and waits for the thread; what was fetched is kept.
  ~HubLink() override;

 private:
  using Job = void (HubWorker::*)(views::HubTask);
  void connect_commands(views::HubCommands* commands);
  void connect_answers();
  void begin(views::HubTask task, Job job);
  void interrupt();
  void cancel();
  void end(const views::HubTask& task);

  views::HubModel* hub_;
  Interrupt jobs_;
  bool listing_ = false;  // asked for, and not answered yet
  QThread thread_;
  HubWorker* worker_;
};

}  // namespace rowkeeper::app
