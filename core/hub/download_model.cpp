#include "core/hub/download_model.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/base/atomic_file.h"
#include "core/base/memory_guard.h"
#include "core/hub/fetch_file.h"
#include "core/hub/folder_lock.h"
#include "core/hub/hub_client.h"
#include "core/hub/known_models.h"
#include "core/hub/manifest_json.h"
#include "core/hub/model_source.h"
#include "core/hub/part_file.h"
#include "core/hub/progress_meter.h"
#include "core/hub/remote_manifest.h"
#include "core/hub/verify_model.h"
#include "core/model/config.h"

namespace rowkeeper {

namespace {

// For the folder itself, its list of files, and what else the system writes.
constexpr std::uint64_t kSpareBytes = std::uint64_t{4} << 20;

// Of one file, whole or in part; a size that can't be right counts as nothing.
std::uint64_t bytes_there(const std::string& folder, const ExpectedFile& file) {
  const std::string path = folder + "/" + file.name;
  if (has_file(folder, file.name) && size_of_file(path) == file.bytes) return file.bytes;
  const std::uint64_t part = size_of_file(part_path(path));
  return part <= file.bytes ? part : 0;
}

std::uint64_t bytes_there(const std::string& folder, const ModelManifest& model) {
  std::uint64_t sum = 0;
  for (const ExpectedFile& file : model.files) sum += bytes_there(folder, file);
  return sum;
}

// Before the model's folder is made: a download that is refused leaves nothing behind.
Result<void> check_room(const DownloadPlan& plan) {
  const std::string models = std::filesystem::path(plan.folder).parent_path().string();
  const std::uint64_t needed = plan.model.bytes() - bytes_there(plan.folder, plan.model);
  const std::optional<std::uint64_t> free = free_bytes(models);
  if (needed == 0 || !free || *free >= needed + kSpareBytes) return {};
  return fail(ErrorCode::disk_full, models, std::to_string(needed + kSpareBytes), std::to_string(*free));
}

class Download {
 public:
  Download(const DownloadPlan& plan, const DownloadOptions& options)
      : plan_(plan),
        meter_(plan.model.bytes(), options.progress),
        hub_(options.hub, options.stop, [this](auto time, const Error& why) { meter_.waiting(time, why); }),
        stop_(options.stop) {}

  Result<void> run() {
    // What another download of this folder would need to go on, and what to verify it by.
    Result<void> noted = write_file(plan_.folder + "/" + kManifestFile, manifest_text(plan_.model));
    if (!noted) return noted;
    for (const ExpectedFile& file : plan_.model.files) {
      Result<void> there = have(file);
      if (!there && there.error().code == ErrorCode::cancelled) {
        return fail(ErrorCode::cancelled, std::to_string(bytes_there(plan_.folder, plan_.model)));
      }
      if (!there) return there;
    }
    return {};
  }

 private:
  Result<void> have(const ExpectedFile& file) {
    const Result<bool> good = already_good(file);
    if (!good) return tl::unexpected(good.error());
    if (!*good) {
      const HubFile from = {plan_.model.repositories.front(), plan_.model.revision, file.name};
      if (Result<void> fetched = fetch_file(hub_, from, file, plan_.folder, meter_); !fetched) return fetched;
    }
    if (file.name != "config.json") return {};
    // Another kind of model is found out before its weights are fetched.
    const Result<ModelConfig> config = read_config(plan_.folder + "/" + file.name);
    if (!config) return tl::unexpected(config.error());
    return {};
  }

  Result<bool> already_good(const ExpectedFile& file) {
    const std::string path = plan_.folder + "/" + file.name;
    if (!has_file(plan_.folder, file.name) || size_of_file(path) != file.bytes) return false;
    meter_.begin_file(file.name, DownloadProgress::Phase::checking);
    Hasher hasher(file.digest.kind, file.bytes);
    const auto hashed = hash_bytes_of_file(path, file.bytes, hasher, stop_, [&](std::uint64_t n) { meter_.found(n); });
    if (!hashed) return tl::unexpected(hashed.error());
    const bool good = hasher.finish() == file.digest;
    if (!good) meter_.lost(file.bytes);
    return good;
  }

  const DownloadPlan& plan_;
  ProgressMeter meter_;
  HubClient hub_;
  StopToken stop_;
};

// Of a model that isn't known: as an earlier download began it, or as the hub has it now.
Result<ModelManifest> manifest_of(const std::string& name, const std::string& folder, const DownloadOptions& options) {
  std::optional<ModelManifest> begun = read_folder_manifest(folder);
  if (begun && begun->name == name) return *std::move(begun);
  ProgressMeter meter(0, options.progress);
  HubClient hub(options.hub, options.stop, [&](auto time, const Error& why) { meter.waiting(time, why); });
  return ask_for_manifest(hub, name);
}

// Nobody has to be asked for what came with the program.
Result<DownloadPlan> plan_of_bundled(const std::string& name) {
  const Result<ModelSource> bundled = find_model(name, ModelUse::whole);
  if (!bundled) return tl::unexpected(bundled.error());
  DownloadPlan plan;
  plan.bundled = true;
  plan.model.name = plan.model.title = bundled->name;
  plan.found_elsewhere = bundled->folder;
  return plan;
}

Result<DownloadPlan> make_plan(const std::string& name, const DownloadOptions& options) {
  if (is_bundled_name(name)) return plan_of_bundled(name);
  const std::string own = own_models_folder();
  if (own.empty()) return fail(ErrorCode::file_unwritable, "rowkeeper/models", "neither XDG_DATA_HOME nor HOME is set");
  const Result<KnownModels> known = load_known_models();
  if (!known) return tl::unexpected(known.error());
  if (!is_repository_name(name)) return fail(ErrorCode::model_name_invalid, name);
  if (Result<void> address = check_endpoint(options.hub); !address) return tl::unexpected(std::move(address.error()));
  DownloadPlan plan;
  if (const ModelManifest* const model = known->find(name)) {
    plan.model = *model;
    plan.folder = own + "/" + repository_folder(model->name);
  } else {
    plan.folder = own + "/" + repository_folder(name);
    Result<ModelManifest> asked = manifest_of(name, plan.folder, options);
    if (!asked) return tl::unexpected(std::move(asked.error()));
    plan.model = std::move(*asked);
  }
  plan.bytes_there = bytes_there(plan.folder, plan.model);
  const std::optional<FoundModel> found = find_published(plan.model.name, &*known, ModelUse::whole);
  if (found && found->place == PlaceKind::hub_cache) plan.found_elsewhere = found->folder;
  return plan;
}

// A download that failed before any byte of the model came leaves no folder that looks like one begun.
void leave_nothing_empty(const DownloadPlan& plan) {
  if (bytes_there(plan.folder, plan.model) > 0) return;
  std::error_code ignored;
  std::filesystem::remove(plan.folder + "/" + kManifestFile, ignored);
  for (const ExpectedFile& file : plan.model.files) {
    const std::string part = part_path(plan.folder + "/" + file.name);
    if (std::filesystem::is_empty(part, ignored)) std::filesystem::remove(part, ignored);
  }
  std::filesystem::remove(plan.folder, ignored);  // unless something else is in it
}

Result<InstalledModel> fetch_model(const DownloadPlan& plan, const DownloadOptions& options) {
  if (plan.bundled) return find_installed(*plan.found_elsewhere);
  if (!is_repository_name(plan.model.name)) return fail(ErrorCode::model_name_invalid, plan.model.name);
  const std::filesystem::path folder(plan.folder);
  const Result<FolderLock> lock =
      FolderLock::take(folder.parent_path().string(), folder.filename().string(), plan.model.name);
  if (!lock) return tl::unexpected(lock.error());
  if (Result<void> room = check_room(plan); !room) return tl::unexpected(std::move(room.error()));
  if (Result<void> made = make_folders(plan.folder); !made) return tl::unexpected(std::move(made.error()));
  if (Result<void> done = Download(plan, options).run(); !done) {
    leave_nothing_empty(plan);
    return tl::unexpected(std::move(done.error()));
  }
  if (Result<void> fits = check_model_folder(plan.folder); !fits) return tl::unexpected(std::move(fits.error()));
  return find_installed(plan.folder);
}

}  // namespace

Result<DownloadPlan> plan_download(const std::string& name, const DownloadOptions& options) {
  return guard_memory("download", 0, [&] { return make_plan(name, options); });
}

Result<InstalledModel> download_model(const DownloadPlan& plan, const DownloadOptions& options) {
  return guard_memory("download", 0, [&] { return fetch_model(plan, options); });
}

}  // namespace rowkeeper
