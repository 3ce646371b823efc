#include "app/desktop/engine/engine.h"

#include <utility>

#include "app/desktop/engine/guarded.h"

namespace rowkeeper::app {

using views::RunCommands;

Engine::Engine(const views::PageModels& models, QObject* parent)
    : QObject(parent),
      models_(models),
      worker_(new EngineWorker(shared_)),
      race_(new RaceWorker(race_shared_)),
      serve_(new ServeWorker(serve_steps_)),
      squeeze_(new SqueezeLink(models, engine_thread_, this)),
      tokenizer_(new TokenizerWorker),
      chat_(models.chat, models.chat_commands, [this] {
        halt_run();
        halt_race();
        halt_serving();
        squeeze_->halt();
      }) {
  worker_->moveToThread(&engine_thread_);
  race_->moveToThread(&engine_thread_);
  serve_->moveToThread(&engine_thread_);
  tokenizer_->moveToThread(&tokenizer_thread_);
  connect(&engine_thread_, &QThread::finished, worker_, &QObject::deleteLater);
  connect(&engine_thread_, &QThread::finished, race_, &QObject::deleteLater);
  connect(&engine_thread_, &QThread::finished, serve_, &QObject::deleteLater);
  connect(worker_, &EngineWorker::model_replaced, race_, &RaceWorker::set_model, Qt::DirectConnection);
  connect(worker_, &EngineWorker::model_replaced, serve_, &ServeWorker::set_model, Qt::DirectConnection);
  connect(race_, &RaceWorker::racing_changed, worker_, &EngineWorker::set_racing, Qt::DirectConnection);
  connect(&tokenizer_thread_, &QThread::finished, tokenizer_, &QObject::deleteLater);
  connect_commands();
  connect_race_commands();
  connect_answers();
  connect_race_answers();
  connect_serving_answers();
  connect_serving();
  connect_squeeze();
  connect_prompt();
  connect_chat();
  engine_thread_.setObjectName("engine");
  tokenizer_thread_.setObjectName("tokenizer");
  engine_thread_.start();
  tokenizer_thread_.start();
}

Engine::~Engine() {
  shared_.loads.raise();
  shared_.starts.raise();
  race_shared_.prepares.raise();
  squeeze_->shut_down();
  chat_.halt();
  interrupt_race([this] {
    race_shared_.prepares.settle();
    race_->shut_down();
  });
  interrupt_serving([this] { serve_->set_model(nullptr); });
  interrupt([this] {
    chat_.worker()->set_model(nullptr);
    shared_.starts.settle();
    shared_.loads.settle();
    worker_->shut_down();
  });
  // One after the other: their workers are connected, and when one is deleted Qt looks at the other.
  for (QThread* const thread : {&tokenizer_thread_, &engine_thread_}) {
    thread->quit();
    thread->wait();
  }
}

// Calls of one thread keep their order, whichever of its workers they are for.
template <class Worker, class Call>
void Engine::post(Worker* worker, const Call& call) {
  chat_.give_way();
  QMetaObject::invokeMethod(worker, [worker, call] { guarded(call, [worker] { worker->report_no_memory(); }); });
}

// Commands that change or move the run end the questions before them; so does the next question.
template <class Call>
void Engine::post_over_questions(const Call& call) {
  shared_.questions.raise();
  post(worker_, [this, call] {
    shared_.questions.settle();
    call();
  });
}

// Commands that a long step must not keep waiting end it too.
template <class Call>
void Engine::interrupt(const Call& call) {
  shared_.steps.raise();
  post_over_questions([this, call] {
    shared_.steps.settle();
    call();
  });
}

template <class Call>
void Engine::interrupt_race(const Call& call) {
  race_shared_.steps.raise();
  post(race_, [this, call] {
    race_shared_.steps.settle();
    call();
  });
}

template <class Call>
void Engine::interrupt_serving(const Call& call) {
  serve_steps_.raise();
  post(serve_, [this, call] {
    serve_steps_.settle();
    call();
  });
}

void Engine::load(const ModelRequest& request) {
  shared_.loads.raise();
  shared_.starts.raise();
  halt_all_but_run();
  interrupt([this, request, ticket = ++ticket_] {
    shared_.starts.settle();
    shared_.loads.settle();
    worker_->load(ticket, request);
  });
}

void Engine::leave_run() {
  left_ = ++ticket_;
  shown_run_ = kNoRun;
  interrupt([this] { worker_->leave_run(); });
}

void Engine::restart(const views::RunRequest& request) {
  chat_.halt();
  shared_.starts.raise();
  interrupt([this, request, ticket = ++ticket_] {
    shared_.starts.settle();
    worker_->restart(ticket, request);
  });
}

void Engine::step() {
  halt_all_but_run();
  if (shared_.waiting_steps > 0) return;  // one at a time, however often the key repeats
  ++shared_.waiting_steps;
  post_over_questions([this] { worker_->step(); });
}

void Engine::set_speed(double tokens_per_second) {
  shared_.tokens_per_second = tokens_per_second;
  post(worker_, [this] { worker_->follow_speed(); });
}

void Engine::connect_commands() {
  RunCommands* const commands = models_.commands;
  connect(commands, &RunCommands::play, this, [this] {
    halt_all_but_run();
    post_over_questions([this] { worker_->play(); });
  });
  connect(commands, &RunCommands::pause, this, &Engine::halt_run);
  connect(commands, &RunCommands::step, this, &Engine::step);
  connect(commands, &RunCommands::restart, this, &Engine::restart);
  connect(commands, &RunCommands::set_tokens, this,
          [this](int tokens) { post(worker_, [=, this] { worker_->set_tokens(tokens); }); });
  connect(commands, &RunCommands::set_cache, this,
          [this](bool on) { post_over_questions([=, this] { worker_->set_cache(on); }); });
  connect(commands, &RunCommands::set_speed, this, &Engine::set_speed);
  connect(commands, &RunCommands::set_attention, this, [this](bool wanted) { shared_.attention = wanted; });
  connect(commands, &RunCommands::replace_token, this,
          [this](int row, TokenId token) { interrupt([=, this] { worker_->replace_token(row, token); }); });
  connect(commands, &RunCommands::replace_text, this,
          [this](int row, const QString& text) { interrupt([=, this] { worker_->replace_text(row, text); }); });
  connect_questions();
}

void Engine::connect_questions() {
  RunCommands* const commands = models_.commands;
  connect(commands, &RunCommands::check, this,
          [this](CheckKind kind) { post_over_questions([=, this] { worker_->check(kind); }); });
  connect(commands, &RunCommands::stop_check, this, [this] { post_over_questions([this] { worker_->stop_check(); }); });
  connect(commands, &RunCommands::ask_candidates, this,
          [this](int row) { post_over_questions([=, this] { worker_->ask_candidates(row); }); });
  connect(commands, &RunCommands::ask_triangle, this,
          [this](int block, int head) { post_over_questions([=, this] { worker_->ask_triangle(block, head); }); });
}

// One thread computes: a race and the run never move together, or neither would keep honest time.
void Engine::connect_race_commands() {
  RunCommands* const commands = models_.commands;
  connect(commands, &RunCommands::prepare_race, this, [this](const views::RaceRequest& request) {
    race_shared_.prepares.raise();
    interrupt_race([this, request, generation = ++race_generation_] {
      race_shared_.prepares.settle();
      race_->prepare(generation, request);
    });
  });
  connect(commands, &RunCommands::race, this, [this] {
    squeeze_->halt();
    chat_.halt();
    halt_run();
    halt_serving();
    post(race_, [this] { race_->race(); });
  });
  connect(commands, &RunCommands::race_step, this, [this] {
    if (race_shared_.waiting_steps > 0) return;
    ++race_shared_.waiting_steps;
    squeeze_->halt();
    chat_.halt();
    halt_run();
    halt_serving();
    post(race_, [this] { race_->step(); });
  });
  connect(commands, &RunCommands::pause_race, this, &Engine::halt_race);
}

void Engine::halt_run() {
  interrupt([this] { worker_->pause(); });
}

void Engine::halt_race() {
  interrupt_race([this] { race_->pause(); });
}

void Engine::halt_serving() {
  interrupt_serving([this] { serve_->pause(); });
}

void Engine::connect_serving() {
  RunCommands* const commands = models_.commands;
  const auto alone = [this](auto call) {
    halt_run();
    halt_race();
    squeeze_->halt();
    chat_.halt();
    interrupt_serving(call);
  };
  connect(commands, &RunCommands::serve, this, [this, alone](const views::ServeSettings& settings) {
    alone([this, settings, generation = ++serve_generation_] { serve_->start(generation, settings); });
  });
  connect(commands, &RunCommands::go_on_serving, this, [this, alone] { alone([this] { serve_->go_on(); }); });
  connect(commands, &RunCommands::pause_serving, this, &Engine::halt_serving);
}

void Engine::halt_all_but_run() {
  chat_.halt();
  halt_race();
  halt_serving();
  squeeze_->halt();
}

void Engine::connect_squeeze() {
  connect(worker_, &EngineWorker::model_replaced, squeeze_->worker(), &SqueezeWorker::set_model, Qt::DirectConnection);
  connect(squeeze_, &SqueezeLink::about_to_try, this, [this] {
    chat_.halt();
    halt_run();
    halt_race();
    halt_serving();
  });
}

void Engine::connect_prompt() {
  connect(worker_, &EngineWorker::tokenizer_changed, tokenizer_, &TokenizerWorker::set_tokenizer);
  // The prompt's tokens are another model's now.
  connect(worker_, &EngineWorker::tokenizer_changed, models_.prompt, [this] { models_.prompt->ask(); });
  connect(models_.prompt, &views::PromptModel::tokens_wanted, this, [this](int ticket, const QString& text) {
    tokenizer_->overtake();
    const bool special = models_.prompt->special_tokens();
    QMetaObject::invokeMethod(tokenizer_, [this, ticket, text, special] { tokenizer_->read(ticket, text, special); });
  });
  connect(tokenizer_, &TokenizerWorker::tokens_read, models_.prompt, &views::PromptModel::set_tokens);
}

// Conversations have the model that the run has. What is measured beside them waits while anything moves.
void Engine::connect_chat() {
  ChatWorker* const chat = chat_.worker();
  chat->moveToThread(&engine_thread_);
  connect(&engine_thread_, &QThread::finished, chat, &QObject::deleteLater);
  connect(worker_, &EngineWorker::model_replaced, chat, &ChatWorker::set_model, Qt::DirectConnection);
  connect(race_, &RaceWorker::racing_changed, chat, &ChatWorker::set_racing, Qt::DirectConnection);
  connect(
      worker_, &EngineWorker::status_changed, chat,
      [chat](int, const views::RunStatus& status) { chat->set_playing(status.phase == views::RunPhase::playing); },
      Qt::DirectConnection);
}

}  // namespace rowkeeper::app
