// The window's side of the conversations on the engine's thread: commands become queued calls, answers go into the model.
#pragma once

#include <QObject>
#include <functional>

#include "app/desktop/engine/chat_worker.h"
#include "views/run/chat_model.h"

namespace rowkeeper::app {

class ChatEngine : public QObject {
  Q_OBJECT
 public:
  // `halt_others` stops a run and a race: one thread computes, and a question has it alone.
  ChatEngine(views::ChatModel* model, views::ChatCommands* commands, std::function<void()> halt_others);

  ChatWorker* worker() const { return worker_; }
  // Before any command of another kind: what is measured beside gives way to it.
  void give_way();
  // Before a command that wants the thread now: the answer that is being written is given up.
  void halt();

 private:
  template <class Call>
  void post(const Call& call);
  template <class Call>
  void interrupt(const Call& call);
  void connect_commands(views::ChatCommands* commands);

  ChatShared shared_;
  ChatWorker* worker_;
  std::function<void()> halt_others_;
};

}  // namespace rowkeeper::app
