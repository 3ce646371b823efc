// Lists, downloads, verifies and removes models, on a thread of its own: disks and networks may take their time.
#pragma once

#include <QObject>
#include <string>

#include "app/desktop/engine/interrupt.h"
#include "views/models/hub_model.h"

namespace rowkeeper::app {

class HubWorker : public QObject {
  Q_OBJECT
 public:
  explicit HubWorker(Interrupt& jobs) : jobs_(jobs) {}

  // On the worker's thread. Each job ends with ended() and, where the disk may have changed, listed().
  void list();
  void plan(views::HubTask task);
  void download(views::HubTask task);
  void verify(views::HubTask task);
  void remove(views::HubTask task);
  void forget_prepared();

 signals:
  void listed(const rowkeeper::views::HubList& list);
  void fetched(const rowkeeper::DownloadProgress& progress);
  void verified(quint64 bytes, quint64 of);
  void ended(const rowkeeper::views::HubTask& task);

 private:
  void end(views::HubTask task, const std::optional<Error>& error);

  Interrupt& jobs_;  // raised by what must not wait for a job: cancel, quit
};

}  // namespace rowkeeper::app
