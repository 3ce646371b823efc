#include "core/hub/installed_models.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/hub/folder_lock.h"
#include "core/hub/hub_cache.h"
#include "core/hub/known_models.h"
#include "core/hub/model_source.h"
#include "core/model/prepared_weights.h"

namespace rowkeeper {

namespace fs = std::filesystem;

namespace {

InstalledModel in_folder(const std::string& name, const std::string& folder, PlaceKind place,
                         const ModelManifest* manifest) {
  InstalledModel model;
  model.name = model.title = name;
  model.path = folder;
  model.place = place;
  model.bytes = folder_bytes(folder);
  model.shape = folder_shape(folder);
  if (manifest != nullptr) {
    model.state = folder_state(folder, *manifest);
    model.bytes_whole = manifest->bytes();
    if (!manifest->title.empty()) model.title = manifest->title;
    model.licence = manifest->licence;
    model.source = manifest->source;
    model.known = manifest->pinned;
  } else if (folder_complete(folder, ModelUse::whole)) {
    model.state = ModelState::ok;
    model.bytes_whole = model.bytes;
  } else {
    model.state = model.bytes > 0 ? ModelState::partial : ModelState::missing;
  }
  return model;
}

// Which of the files in a folder of ours a download put there; nothing if none did.
std::optional<ModelManifest> downloaded(const std::string& name, const std::string& folder, const KnownModels& known) {
  if (const ModelManifest* const manifest = known.find(name)) return *manifest;
  return read_folder_manifest(folder);
}

// A folder of the user's own, put among ours, is not ours to remove; of a link, only the link is.
InstalledModel own_model(const std::string& name, const std::string& folder, const KnownModels& known) {
  std::error_code ignored;
  const std::optional<ModelManifest> manifest = downloaded(name, folder, known);
  InstalledModel model = in_folder(name, folder, PlaceKind::own, manifest ? &*manifest : nullptr);
  model.removable = manifest || fs::is_symlink(folder, ignored) || fs::is_empty(folder, ignored);
  return model;
}

// A snapshot may be of another revision than the pinned one: what counts is that it has all files. Verifying tells more.
InstalledModel cached_model(const CachedModel& cached, const KnownModels& known) {
  const ModelManifest* const manifest = known.find(cached.repository);
  InstalledModel model = in_folder(cached.repository, cached.snapshot, PlaceKind::hub_cache, nullptr);
  if (manifest == nullptr) return model;
  model.name = manifest->name;
  model.title = manifest->title;
  model.licence = manifest->licence;
  model.source = manifest->source;
  model.known = true;
  return model;
}

std::vector<InstalledModel> own_models(const KnownModels& known) {
  std::vector<InstalledModel> models;
  std::error_code error;
  for (fs::directory_iterator at(own_models_folder(), error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    const std::string name = repository_of_folder(at->path().filename().string());
    if (!fs::is_directory(at->path(), ignored) || !is_repository_name(name)) continue;
    const std::string folder = at->path().string();
    const bool model = known.find(name) != nullptr || has_file(folder, kManifestFile) || has_file(folder, "config.json") ||
                       fs::is_empty(at->path(), ignored);
    if (model) models.push_back(own_model(name, folder, known));
  }
  return models;
}

std::vector<InstalledModel> bundled_models(const std::string& folder) {
  std::vector<InstalledModel> models;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (!has_file(at->path().string(), "config.json")) continue;
    models.push_back(in_folder(at->path().filename().string(), at->path().string(), PlaceKind::bundled, nullptr));
  }
  return models;
}

std::vector<InstalledModel> models_at(const ModelPlace& place, const KnownModels& known) {
  std::vector<InstalledModel> models;
  if (place.kind == PlaceKind::own) models = own_models(known);
  if (place.kind == PlaceKind::bundled) models = bundled_models(place.folder);
  if (place.kind == PlaceKind::hub_cache) {
    for (const CachedModel& cached : list_cached(place.folder)) models.push_back(cached_model(cached, known));
  }
  std::sort(models.begin(), models.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return models;
}

Result<std::vector<InstalledModel>> make_list() {
  const Result<KnownModels> known = load_known_models();
  if (!known) return tl::unexpected(known.error());
  std::vector<InstalledModel> found;
  for (const ModelPlace& place : model_places()) {
    std::vector<InstalledModel> here = models_at(place, *known);
    std::move(here.begin(), here.end(), std::back_inserter(found));
  }
  std::vector<InstalledModel> list;
  for (const ModelManifest& manifest : known->models) {
    const auto others = std::stable_partition(found.begin(), found.end(),
                                              [&](const InstalledModel& model) { return model.name == manifest.name; });
    if (others == found.begin()) {
      const std::string folder = own_models_folder() + "/" + repository_folder(manifest.name);
      list.push_back(in_folder(manifest.name, folder, PlaceKind::own, &manifest));
    }
    std::move(found.begin(), others, std::back_inserter(list));
    found.erase(found.begin(), others);
  }
  std::move(found.begin(), found.end(), std::back_inserter(list));
  return list;
}

// The list's entry for a folder, or what the folder alone tells.
InstalledModel by_path(const std::string& path, const std::vector<InstalledModel>& list) {
  std::error_code ignored;
  for (const InstalledModel& model : list) {
    if (fs::equivalent(model.path, path, ignored)) return model;
  }
  const std::string name = fs::path(path).lexically_normal().filename().string();
  return in_folder(name.empty() ? path : name, path, PlaceKind::folder, nullptr);
}

// What the list calls a model that goes by several names.
std::string listed_name(const std::string& name, const KnownModels& known) {
  if (is_bundled_name(name)) return bundled_name(name);
  const ModelManifest* const manifest = known.find(name);
  return manifest == nullptr ? name : manifest->name;
}

// Nothing has this name. What can't be a name was meant as a path.
Error not_there(const std::string& name) {
  return is_repository_name(name) ? unknown_model(name) : Error{ErrorCode::folder_not_found, {name}};
}

Result<InstalledModel> find_one(const std::string& name) {
  const Result<KnownModels> known = load_known_models();
  if (!known) return tl::unexpected(known.error());
  const Result<std::vector<InstalledModel>> list = make_list();
  if (!list) return tl::unexpected(list.error());
  const InstalledModel* best = nullptr;
  const std::string wanted = listed_name(name, *known);
  for (const InstalledModel& model : *list) {
    if (model.name != wanted) continue;
    if (best == nullptr || (best->state != ModelState::ok && model.state == ModelState::ok)) best = &model;
  }
  if (best != nullptr && best->state != ModelState::missing) return *best;
  if (best != nullptr) return fail(ErrorCode::model_not_installed, name, place_folders_text(model_places()));
  std::error_code ignored;
  if (fs::is_directory(name, ignored)) return by_path(name, *list);
  return tl::unexpected(not_there(name));
}

// Whatever else lies in the folder stays, and then the folder too.
Result<void> delete_files(const std::string& folder, const ModelManifest& manifest) {
  std::vector<std::string> names{kManifestFile};
  for (const ExpectedFile& file : manifest.files) names.insert(names.end(), {file.name, part_path(file.name)});
  for (const std::string& name : names) {
    std::error_code error;
    fs::remove(fs::path(folder) / name, error);
    if (error) return fail(ErrorCode::file_unwritable, (fs::path(folder) / name).string(), error.message());
  }
  return {};
}

Result<void> delete_model(const InstalledModel& model, const KnownModels& known) {
  std::error_code error;
  if (!model.removable) {
    return fail(ErrorCode::model_not_removable, model.name, model.path, place_name(PlaceKind::folder));
  }
  if (!fs::is_symlink(model.path, error)) {
    if (const std::optional<ModelManifest> manifest = downloaded(model.name, model.path, known)) {
      if (Result<void> deleted = delete_files(model.path, *manifest); !deleted) return deleted;
    }
    if (!fs::is_empty(model.path, error)) return {};
  }
  fs::remove(model.path, error);
  if (error) return fail(ErrorCode::file_unwritable, model.path, error.message());
  return {};
}

// By its name or by the path of its folder, and on the disk. Of several the one in the app's own folder.
const InstalledModel* to_remove(const std::vector<InstalledModel>& list, const std::string& name, const KnownModels& known) {
  std::error_code ignored;
  fs::path path = fs::absolute(name, ignored).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();  // "folder/"
  const std::string wanted = listed_name(name, known);
  const InstalledModel* found = nullptr;
  for (const InstalledModel& model : list) {
    if ((model.name != wanted && model.path != path) || !fs::exists(model.path, ignored)) continue;
    if (found == nullptr || (found->place != PlaceKind::own && model.place == PlaceKind::own)) found = &model;
  }
  return found;
}

Error nothing_removed(const std::string& name, const std::vector<InstalledModel>& list, const KnownModels& known) {
  std::error_code ignored;
  if (fs::is_directory(name, ignored)) {
    return {ErrorCode::model_not_removable, {name, name, place_name(PlaceKind::folder)}};
  }
  const std::string wanted = listed_name(name, known);
  const bool listed = std::any_of(list.begin(), list.end(), [&](const auto& model) { return model.name == wanted; });
  return listed ? Error{ErrorCode::nothing_to_remove, {name}} : not_there(name);
}

Result<InstalledModel> remove_one(const std::string& name) {
  const Result<KnownModels> known = load_known_models();
  if (!known) return tl::unexpected(known.error());
  const Result<std::vector<InstalledModel>> list = make_list();
  if (!list) return tl::unexpected(list.error());
  const InstalledModel* const model = to_remove(*list, name, *known);
  if (model == nullptr) return tl::unexpected(nothing_removed(name, *list, *known));
  if (model->place != PlaceKind::own) {
    return fail(ErrorCode::model_not_removable, name, model->path, place_name(model->place));
  }
  const Result<FolderLock> lock =
      FolderLock::take(own_models_folder(), fs::path(model->path).filename().string(), model->name);
  if (!lock) return tl::unexpected(lock.error());
  if (const Result<void> deleted = delete_model(*model, *known); !deleted) return tl::unexpected(deleted.error());
  forget_prepared(prepared_weights_folder(), model->path);
  return *model;
}

}  // namespace

Result<std::vector<InstalledModel>> list_models() {
  return guard_memory("list of models", 0, [] { return make_list(); });
}

Result<InstalledModel> find_installed(const std::string& name_or_path) {
  return guard_memory("list of models", 0, [&] { return find_one(name_or_path); });
}

Result<InstalledModel> remove_model(const std::string& name_or_path) {
  return guard_memory("list of models", 0, [&] { return remove_one(name_or_path); });
}

Error unknown_model(const std::string& name) {
  std::string names = "bundled, random:gpt2[:SEED]";
  if (const Result<std::vector<InstalledModel>> list = make_list()) {
    const InstalledModel* before = nullptr;
    for (const InstalledModel& model : *list) {
      const bool usable = model.state == ModelState::ok || model.known;
      if (usable && (before == nullptr || before->name != model.name)) names += ", " + model.name;
      before = &model;
    }
  }
  return {ErrorCode::model_unknown, {name, std::move(names)}};
}

}  // namespace rowkeeper
