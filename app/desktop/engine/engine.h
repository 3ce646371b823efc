// The window's side of the engine thread: turns commands into queued calls and puts the answers into the models that views
// read. Lives on the window's thread.
#pragma once

#include <QObject>
#include <QThread>

#include "app/desktop/engine/engine_worker.h"
#include "app/desktop/engine/tokenizer_worker.h"
#include "views/run/findings.h"
#include "views/run/prompt_model.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"

namespace rowkeeper::app {

struct EngineModels {
  views::RunModel* run;
  views::PromptModel* prompt;
  views::Findings* findings;
  views::RunCommands* commands;
};

class Engine : public QObject {
  Q_OBJECT
 public:
  explicit Engine(const EngineModels& models, QObject* parent = nullptr);
  // Stops what runs and waits for the threads.
  ~Engine() override;

  void load(const ModelRequest& request);
  // The window shows something else than the engine's run, a file for one: nothing of the run arrives any more.
  void leave_run();

 private:
  void connect_commands();
  void connect_answers();
  void connect_prompt();
  void add_events(int generation, const std::vector<RunEvent>& events);

  EngineModels models_;
  EngineShared shared_;
  int generation_ = 0;  // of the run that the window shows
  QThread engine_thread_, tokenizer_thread_;
  EngineWorker* worker_;
  TokenizerWorker* tokenizer_;
};

}  // namespace rowkeeper::app
