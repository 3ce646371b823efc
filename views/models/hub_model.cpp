#include "views/models/hub_model.h"

#include <utility>

namespace rowkeeper::views {

namespace {

constexpr const char* kBundled = "rowkeeper-tiny";  // what "bundled" means

}  // namespace

const InstalledModel* HubModel::find(const std::string& name) const {
  const InstalledModel* best = nullptr;
  for (const InstalledModel& model : list_.models) {
    if (model.name != name) continue;
    if (!best || (best->state != ModelState::ok && model.state == ModelState::ok)) best = &model;
  }
  return best;
}

std::string HubModel::use_name(const InstalledModel& model) const {
  if (model.place == PlaceKind::bundled && model.name == kBundled) return "bundled";
  const InstalledModel* const first = find(model.name);
  return model.place != PlaceKind::folder && first && first->path == model.path ? model.name : model.path;
}

void HubModel::set_list(HubList list) {
  list_ = std::move(list);
  emit list_changed();
}

void HubModel::set_task(HubTask task) {
  task_ = std::move(task);
  emit task_changed();
}

void HubModel::set_progress(const DownloadProgress& progress) {
  if (!task_.is(HubJob::download, HubTask::State::running)) return;
  task_.progress = progress;
  emit progress_changed();
}

void HubModel::set_verified(std::uint64_t bytes, std::uint64_t of) {
  if (!task_.is(HubJob::verify, HubTask::State::running)) return;
  task_.bytes = bytes;
  task_.of = of;
  emit progress_changed();
}

}  // namespace rowkeeper::views
