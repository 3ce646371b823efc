// The window and the page of models: how one gets there, what is used, and what is told elsewhere.
#include "app/desktop/window/main_window.h"
#include "views/models/models_words.h"
#include "views/race/race_settings.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::app {

using views::HubJob;
using views::HubTask;

namespace {

constexpr const char* kOffered = "gpt2";

}  // namespace

void MainWindow::connect_models() {
  ModelButton* const button = bar_->model_button();
  connect(button, &ModelButton::list_wanted, &session_.hub_commands, &views::HubCommands::refresh);
  connect(button, &ModelButton::models_wanted, this, &MainWindow::show_models);
  connect(models_, &views::ModelsPage::use_wanted, this, [this](const QString& name) { use_model(name.toStdString()); });
  connect(models_, &views::ModelsPage::folder_wanted, button, &ModelButton::choose_folder);
  connect(models_, &views::ModelsPage::back_wanted, this, [this] { go_to_page(page_before_models_); });
  connect(&session_.hub, &views::HubModel::list_changed, this, &MainWindow::consider_offer);
  connect(&session_.hub, &views::HubModel::task_changed, this, &MainWindow::tell_of_download);
  connect(&session_.gpu_look, &GpuLook::found, this, &MainWindow::offer_gpu);
}

void MainWindow::offer_gpu(const GpuFound& gpu) {
  bar_->model_button()->set_gpu(gpu);
  if (gpu.cuda) race_->settings()->offer(BackendKind::cuda);
  if (gpu.cublas) race_->settings()->offer(BackendKind::cublas);
}

// Whoever comes here has seen what was offered.
void MainWindow::show_models(const QString& name) {
  offer_->hide();
  if (may_offer_gpt2_) end_offer();
  go_to_page(kModelsKey);
  if (!name.isEmpty()) models_->show_model(name.toStdString());
}

// With the arithmetic that is chosen.
void MainWindow::use_model(const std::string& name) {
  ModelRequest wanted = bar_->model_button()->request();
  wanted.name = name;
  load(wanted);
}

void MainWindow::offer_gpt2() {
  may_offer_gpt2_ = settings_.offers_gpt2();
  consider_offer();
}

// One that was begun, and left, is not offered: whoever left it knows of it.
void MainWindow::consider_offer() {
  const InstalledModel* const model = session_.hub.find(kOffered);
  if (!may_offer_gpt2_ || !model || !model->known) return;
  if (model->state == ModelState::ok) {
    end_offer();
    offer_->hide();
  }
  if (model->state != ModelState::missing || !offer_->isHidden()) return;
  const auto size = static_cast<double>(model->bytes_whole);
  offer_->show_offer(
      tr("%1, the published model, can be had: %2 from Hugging Face. The bundled model works without it.")
          .arg(QString::fromStdString(model->title), views::bytes_text(size)),
      tr("Show it"), [this] { show_models(kOffered); }, [this] { end_offer(); });
}

void MainWindow::end_offer() {
  may_offer_gpt2_ = false;
  settings_.end_gpt2_offer();
}

// To whoever has gone on to another page.
void MainWindow::tell_of_download() {
  const HubTask& task = session_.hub.task();
  if (stack_->currentWidget() == models_ || task.job != HubJob::download) return;
  if (task.state == HubTask::State::failed) notice_->show_error(views::error_text(*task.error));
  if (task.state != HubTask::State::done) return;
  const auto put_away = [this] { emit session_.hub_commands.put_away(); };
  offer_->show_offer(
      views::task_title(task), tr("Use it now"),
      [this, put_away, name = task.name] {
        put_away();
        use_model(name);
      },
      put_away);
}

}  // namespace rowkeeper::app
