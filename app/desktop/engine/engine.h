// The window's side of the engine thread: turns commands into queued calls and puts the answers into the models that views
// read. Lives on the window's thread.
#pragma once

#include <QObject>
#include <QThread>

#include "app/desktop/engine/chat_engine.h"
#include "app/desktop/engine/engine_worker.h"
#include "app/desktop/engine/race_worker.h"
#include "app/desktop/engine/serve_worker.h"
#include "app/desktop/engine/squeeze_link.h"
#include "app/desktop/engine/tokenizer_worker.h"
#include "views/run/findings.h"
#include "views/run/page_models.h"
#include "views/run/prompt_model.h"
#include "views/run/race_model.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/serve_model.h"

namespace rowkeeper::app {

class Engine : public QObject {
  Q_OBJECT
 public:
  explicit Engine(const views::PageModels& models, QObject* parent = nullptr);
  // Stops what runs and waits for the threads.
  ~Engine() override;

  void load(const ModelRequest& request);
  // The window shows something else than the engine's run, a file for one: nothing of the run arrives any more.
  void leave_run();

 private:
  template <class Worker, class Call>
  void post(Worker* worker, const Call& call);
  template <class Call>
  void post_over_questions(const Call& call);
  template <class Call>
  void interrupt(const Call& call);
  template <class Call>
  void interrupt_race(const Call& call);
  template <class Call>
  void interrupt_serving(const Call& call);
  void connect_commands();
  void connect_questions();
  void connect_race_commands();
  void connect_answers();
  void connect_race_answers();
  void connect_serving_answers();
  void connect_serving();
  void connect_prompt();
  void connect_chat();
  void restart(const views::RunRequest& request);
  void step();
  void set_speed(double tokens_per_second);
  void halt_run();
  void halt_race();
  void halt_serving();
  void halt_all_but_run();
  void connect_squeeze();
  void add_events(int run, const std::vector<RunEvent>& events);

  views::PageModels models_;
  EngineShared shared_;
  RaceShared race_shared_;
  Interrupt serve_steps_;  // raised by commands that must not wait for a pass of the conversations being served
  static constexpr int kNoRun = -1;
  int ticket_ = 0;           // of the newest command that wants a run
  int left_ = 0;             // runs of older tickets are not shown any more
  int shown_run_ = 0;        // the number of the run that the window shows
  int race_generation_ = 0;  // of the race
  int serve_generation_ = 0;
  QThread engine_thread_, tokenizer_thread_;
  EngineWorker* worker_;
  RaceWorker* race_;
  ServeWorker* serve_;
  SqueezeLink* squeeze_;
  TokenizerWorker* tokenizer_;
  ChatEngine chat_;
};

}  // namespace rowkeeper::app
