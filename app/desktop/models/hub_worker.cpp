#include "app/desktop/models/hub_worker.h"

#include <charconv>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/hub/part_file.h"

namespace rowkeeper::app {

using views::HubList;
using views::HubTask;

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kBetweenTellings = std::chrono::milliseconds(50);

std::uint64_t number_of(const Error& error) {
  std::uint64_t number = 0;
  if (!error.args.empty()) {
    const std::string& text = error.args.front();
    std::from_chars(text.data(), text.data() + text.size(), number);
  }
  return number;
}

// Where the folder will be, if it is not there yet.
std::optional<std::uint64_t> room_for(const std::string& folder) {
  std::filesystem::path at = folder;
  std::error_code ignored;
  while (at.has_relative_path() && !std::filesystem::exists(at, ignored)) at = at.parent_path();
  return free_bytes(at.string());
}

template <class T>
std::optional<Error> error_of(const Result<T>& result) {
  return result ? std::nullopt : std::optional(result.error());
}

}  // namespace

void HubWorker::list() {
  HubList list;
  list.read = true;
  list.places = model_places();
  list.prepared = prepared_use(prepared_weights_folder());
  Result<std::vector<InstalledModel>> models = list_models();
  if (models) {
    list.models = *std::move(models);
  } else {
    list.error = std::move(models.error());
  }
  emit listed(list);
}

void HubWorker::end(HubTask task, const std::optional<Error>& error) {
  task.stopping = false;
  task.state = HubTask::State::done;
  if (error && error->code == ErrorCode::cancelled) {
    task.state = HubTask::State::stopped;
    task.bytes = number_of(*error);
  } else if (error) {
    task.state = HubTask::State::failed;
    task.error = *error;
  }
  emit ended(task);
}

void HubWorker::plan(HubTask task) {
  DownloadOptions options;
  options.stop = jobs_.token();
  Result<DownloadPlan> plan = plan_download(task.name, options);
  const std::optional<Error> error = error_of(plan);
  if (plan) {
    task.free_bytes = room_for(plan->folder);
    task.plan = *std::move(plan);
  }
  end(std::move(task), error);
}

void HubWorker::download(HubTask task) {
  DownloadOptions options;
  options.stop = jobs_.token();
  options.progress = [this](const DownloadProgress& progress) { emit fetched(progress); };
  Result<InstalledModel> model = download_model(*task.plan, options);
  const std::optional<Error> error = error_of(model);
  if (model) task.model = *std::move(model);
  list();
  end(std::move(task), error);
}

void HubWorker::verify(HubTask task) {
  VerifyOptions options;
  options.stop = jobs_.token();
  options.progress = [this, next = Clock::time_point()](std::uint64_t bytes, std::uint64_t of) mutable {
    if (Clock::now() < next) return;
    next = Clock::now() + kBetweenTellings;
    emit verified(bytes, of);
  };
  const Result<VerifiedModel> checked = verify_model(task.model.path, options);
  if (checked) task.verified_by = checked->by;
  end(std::move(task), error_of(checked));
}

void HubWorker::remove(HubTask task) {
  const Result<InstalledModel> removed = remove_model(task.model.name);
  if (removed) task.model = *removed;
  list();
  end(std::move(task), error_of(removed));
}

void HubWorker::forget_prepared() {
  rowkeeper::forget_prepared(prepared_weights_folder(), "");
  list();
}

}  // namespace rowkeeper::app
