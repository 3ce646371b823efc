// The window's side of SqueezeWorker: turns commands into queued calls and puts the answers into the model that views read.
#pragma once

#include <QObject>

#include "app/desktop/engine/squeeze_worker.h"
#include "views/run/page_models.h"

class QThread;

namespace rowkeeper::app {

class SqueezeLink : public QObject {
  Q_OBJECT
 public:
  SqueezeLink(const views::PageModels& models, QThread& engine_thread, QObject* parent);
  SqueezeWorker* worker() const { return worker_; }
  // Something else wants the thread. What was answered stays.
  void halt();
  // The thread ends: nothing may still use the model.
  void shut_down();

 signals:
  void about_to_try();  // the thread is wanted

 private:
  template <class Call>
  void interrupt(Interrupt& what, const Call& call);

  SqueezeShared shared_;
  SqueezeWorker* worker_;
};

}  // namespace rowkeeper::app
