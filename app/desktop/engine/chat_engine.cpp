#include "app/desktop/engine/chat_engine.h"

#include <utility>

#include "app/desktop/engine/guarded.h"

namespace rowkeeper::app {

using views::ChatCommands;

ChatEngine::ChatEngine(views::ChatModel* model, ChatCommands* commands, std::function<void()> halt_others)
    : worker_(new ChatWorker(shared_)), halt_others_(std::move(halt_others)) {
  connect(worker_, &ChatWorker::state_changed, model, &views::ChatModel::set_state);
  connect_commands(commands);
}

template <class Call>
void ChatEngine::post(const Call& call) {
  shared_.measures.raise();
  QMetaObject::invokeMethod(worker_, [this, call] {
    shared_.measures.settle();
    guarded(call, [this] { worker_->report_no_memory(); });
    worker_->measure_soon();
  });
}

template <class Call>
void ChatEngine::interrupt(const Call& call) {
  shared_.turns.raise();
  post([this, call] {
    shared_.turns.settle();
    call();
  });
}

void ChatEngine::give_way() {
  post([] {});
}

void ChatEngine::halt() {
  interrupt([] {});
}

void ChatEngine::connect_commands(ChatCommands* commands) {
  connect(commands, &ChatCommands::begin, this,
          [this](const QString& document) { interrupt([this, text = document.toStdString()] { worker_->begin(text); }); });
  connect(commands, &ChatCommands::edit_document, this, [this](const QString& document) {
    interrupt([this, text = document.toStdString()] { worker_->edit_document(text); });
  });
  connect(commands, &ChatCommands::ask, this, [this](const QString& question) {
    halt_others_();
    post([this, text = question.toStdString()] { worker_->ask(text); });
  });
  connect(commands, &ChatCommands::stop, this, &ChatEngine::halt);
  connect(commands, &ChatCommands::set_retain, this, [this](bool on) { post([=, this] { worker_->set_retain(on); }); });
  connect(commands, &ChatCommands::show_talk, this, [this](int talk) { post([=, this] { worker_->show_talk(talk); }); });
  connect(commands, &ChatCommands::begin_again, this, [this] { post([this] { worker_->begin_again(); }); });
  connect(commands, &ChatCommands::save, this,
          [this](const QString& path) { post([this, file = path.toStdString()] { worker_->save(file); }); });
  connect(commands, &ChatCommands::open, this,
          [this](const QString& path) { interrupt([this, file = path.toStdString()] { worker_->open(file); }); });
}

}  // namespace rowkeeper::app
