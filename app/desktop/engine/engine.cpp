#include "app/desktop/engine/engine.h"

#include <utility>

namespace rowkeeper::app {

using views::RunCommands;

Engine::Engine(const views::PageModels& models, QObject* parent)
    : QObject(parent),
      models_(models),
      worker_(new EngineWorker(shared_)),
      race_(new RaceWorker(race_shared_)),
      tokenizer_(new TokenizerWorker) {
  worker_->moveToThread(&engine_thread_);
  race_->moveToThread(&engine_thread_);
  tokenizer_->moveToThread(&tokenizer_thread_);
  connect(&engine_thread_, &QThread::finished, worker_, &QObject::deleteLater);
  connect(&engine_thread_, &QThread::finished, race_, &QObject::deleteLater);
  connect(worker_, &EngineWorker::model_replaced, race_, &RaceWorker::set_model, Qt::DirectConnection);
  connect(&tokenizer_thread_, &QThread::finished, tokenizer_, &QObject::deleteLater);
  connect_commands();
  connect_race_commands();
  connect_answers();
  connect_race_answers();
  connect_prompt();
  engine_thread_.setObjectName("engine");
  tokenizer_thread_.setObjectName("tokenizer");
  engine_thread_.start();
  tokenizer_thread_.start();
}

Engine::~Engine() {
  shared_.steps.raise();
  shared_.loads.raise();
  race_shared_.steps.raise();
  QMetaObject::invokeMethod(race_, &RaceWorker::shut_down);
  QMetaObject::invokeMethod(worker_, &EngineWorker::shut_down);
  engine_thread_.quit();
  tokenizer_thread_.quit();
  engine_thread_.wait();
  tokenizer_thread_.wait();
}

void Engine::load(const ModelRequest& request) {
  shared_.steps.raise();
  shared_.loads.raise();
  halt_race();
  QMetaObject::invokeMethod(worker_, [this, request, generation = ++generation_] { worker_->load(generation, request); });
}

void Engine::leave_run() {
  shared_.steps.raise();
  QMetaObject::invokeMethod(worker_, [this, generation = ++generation_] { worker_->leave_run(generation); });
}

// Commands that a long step must not keep waiting raise the interrupt; the worker settles it.
void Engine::connect_commands() {
  RunCommands* const commands = models_.commands;
  const auto queue = [this](auto&& call) { QMetaObject::invokeMethod(worker_, std::forward<decltype(call)>(call)); };
  const auto interrupt = [this, queue](auto&& call) {
    shared_.steps.raise();
    queue(std::forward<decltype(call)>(call));
  };
  connect(commands, &RunCommands::play, this, [=, this] {
    halt_race();
    queue([this] { worker_->play(); });
  });
  connect(commands, &RunCommands::pause, this, &Engine::halt_run);
  connect(commands, &RunCommands::step, this, [=, this] {
    if (shared_.waiting_steps > 0) return;  // one at a time, however often the key repeats
    ++shared_.waiting_steps;
    queue([this] { worker_->step(); });
  });
  connect(commands, &RunCommands::restart, this, [=, this](const views::RunRequest& request) {
    interrupt([this, request, generation = ++generation_] { worker_->restart(generation, request); });
  });
  connect(commands, &RunCommands::set_tokens, this,
          [=, this](int tokens) { queue([this, tokens] { worker_->set_tokens(tokens); }); });
  connect(commands, &RunCommands::set_cache, this, [=, this](bool on) { queue([this, on] { worker_->set_cache(on); }); });
  connect(commands, &RunCommands::set_speed, this, [=, this](double tokens_per_second) {
    queue([this, tokens_per_second] { worker_->set_speed(tokens_per_second); });
  });
  connect(commands, &RunCommands::replace_token, this,
          [=, this](int row, TokenId token) { interrupt([this, row, token] { worker_->replace_token(row, token); }); });
  connect(commands, &RunCommands::replace_text, this,
          [=, this](int row, const QString& text) { interrupt([this, row, text] { worker_->replace_text(row, text); }); });
}

// One thread computes: a race and the run never move together, or neither would keep honest time.
void Engine::connect_race_commands() {
  RunCommands* const commands = models_.commands;
  connect(commands, &RunCommands::prepare_race, this, [this](const views::RaceRequest& request) {
    race_shared_.steps.raise();
    QMetaObject::invokeMethod(race_, [this, request, gen = ++race_generation_] { race_->prepare(gen, request); });
  });
  connect(commands, &RunCommands::race, this, [this] {
    halt_run();
    QMetaObject::invokeMethod(race_, [this] { race_->race(); });
  });
  connect(commands, &RunCommands::race_step, this, [this] {
    halt_run();
    QMetaObject::invokeMethod(race_, [this] { race_->step(); });
  });
  connect(commands, &RunCommands::pause_race, this, &Engine::halt_race);
}

void Engine::halt_run() {
  shared_.steps.raise();
  QMetaObject::invokeMethod(worker_, [this] { worker_->pause(); });
}

void Engine::halt_race() {
  race_shared_.steps.raise();
  QMetaObject::invokeMethod(race_, [this] { race_->pause(); });
}

void Engine::connect_race_answers() {
  connect(race_, &RaceWorker::lane_started, this, [this](int generation, Lane lane, const Recording& beginning) {
    if (generation != race_generation_) return;
    models_.race->lane(lane).start(beginning);
    models_.race->set_comparison({});
  });
  connect(
      race_, &RaceWorker::events_made, this,
      [this](int generation, const std::vector<RunEvent>& a, const std::vector<RunEvent>& b, const Comparison& comparison) {
        --race_shared_.batches;
        if (generation != race_generation_) return;
        if (!a.empty()) models_.race->lane(Lane::a).append(a);
        if (!b.empty()) models_.race->lane(Lane::b).append(b);
        models_.race->set_comparison(comparison);
      });
  connect(race_, &RaceWorker::status_changed, this, [this](int generation, const views::RaceStatus& status) {
    if (generation == race_generation_) models_.race->set_status(status);
  });
}

void Engine::connect_answers() {
  connect(worker_, &EngineWorker::run_started, this, [this](int generation, const Recording& beginning) {
    if (generation == generation_) models_.run->start(beginning);
  });
  connect(worker_, &EngineWorker::events_made, this, &Engine::add_events);
  connect(worker_, &EngineWorker::status_changed, this, [this](int generation, const views::RunStatus& status) {
    if (generation == generation_) models_.run->set_status(status);
  });
  connect(worker_, &EngineWorker::model_changed, models_.run, &views::RunModel::set_model_status);
}

void Engine::add_events(int generation, const std::vector<RunEvent>& events) {
  --shared_.batches;
  if (generation == generation_) models_.run->append(events);
}

void Engine::connect_prompt() {
  connect(worker_, &EngineWorker::tokenizer_changed, tokenizer_, &TokenizerWorker::set_tokenizer);
  // The prompt's tokens are another model's now.
  connect(worker_, &EngineWorker::tokenizer_changed, models_.prompt, [this] { models_.prompt->ask(); });
  connect(models_.prompt, &views::PromptModel::tokens_wanted, this, [this](int ticket, const QString& text) {
    tokenizer_->overtake();
    QMetaObject::invokeMethod(tokenizer_, [this, ticket, text] { tokenizer_->read(ticket, text); });
  });
  connect(tokenizer_, &TokenizerWorker::tokens_read, models_.prompt, &views::PromptModel::set_tokens);
}

}  // namespace rowkeeper::app
