#include "app/desktop/engine/squeeze_link.h"

#include <QThread>

#include "app/desktop/engine/guarded.h"
#include "views/run/run_commands.h"

namespace rowkeeper::app {

using views::RunCommands;
using views::SqueezeModel;

SqueezeLink::SqueezeLink(const views::PageModels& models, QThread& engine_thread, QObject* parent)
    : QObject(parent), worker_(new SqueezeWorker(shared_)) {
  worker_->moveToThread(&engine_thread);
  connect(&engine_thread, &QThread::finished, worker_, &QObject::deleteLater);
  connect(models.commands, &RunCommands::try_squeezing, this, [this](const std::vector<int>& ways) {
    emit about_to_try();
    interrupt(shared_.tries, [this, ways] { worker_->try_ways(ways); });
  });
  connect(models.commands, &RunCommands::stop_squeezing, this,
          [this] { interrupt(shared_.tries, [this] { worker_->stop(); }); });
  connect(models.commands, &RunCommands::ask_squeezed_rows, this, [this](const std::vector<int>& ways, int text) {
    interrupt(shared_.looks, [this, ways, text] {
      for (const int way : ways) worker_->look(way, text);
    });
  });
  connect(worker_, &SqueezeWorker::basis_changed, models.squeeze, &SqueezeModel::set_basis);
  connect(worker_, &SqueezeWorker::status_changed, models.squeeze, &SqueezeModel::set_status);
  connect(worker_, &SqueezeWorker::item_made, models.squeeze, &SqueezeModel::add_item);
  connect(worker_, &SqueezeWorker::rows_read, models.squeeze, &SqueezeModel::set_rows);
}

template <class Call>
void SqueezeLink::interrupt(Interrupt& what, const Call& call) {
  what.raise();
  QMetaObject::invokeMethod(worker_, [this, &what, call] {
    what.settle();
    guarded(call, [this] { worker_->report_no_memory(); });
  });
}

void SqueezeLink::halt() {
  interrupt(shared_.looks, [] {});
  interrupt(shared_.tries, [this] { worker_->stop(); });
}

void SqueezeLink::shut_down() {
  interrupt(shared_.looks, [] {});
  interrupt(shared_.tries, [this] { worker_->set_model(nullptr); });
}

}  // namespace rowkeeper::app
