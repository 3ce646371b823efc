#include "core/hub/model_places.h"

#include <cstdlib>

#include "core/hub/hub_cache.h"
#include "core/hub/model_source.h"

namespace rowkeeper {

namespace {

std::vector<std::string> repositories_of(const std::string& name, const ModelManifest* known) {
  return known == nullptr ? std::vector<std::string>{name} : known->repositories;
}

std::string absolute(const char* variable) {
  const char* const value = std::getenv(variable);
  return value != nullptr && *value == '/' ? value : "";  // others are to be ignored, says the XDG specification
}

std::string folder_by(const char* variable, const char* in_home, const char* folder) {
  if (const std::string base = absolute(variable); !base.empty()) return base + folder;
  const std::string home = absolute("HOME");
  return home.empty() ? "" : home + in_home + folder;
}

}  // namespace

const char* place_name(PlaceKind place) {
  switch (place) {
    case PlaceKind::own:
      return "rowkeeper";
    case PlaceKind::hub_cache:
      return "huggingface";
    case PlaceKind::bundled:
      return "bundled";
    case PlaceKind::folder:
      return "folder";
  }
  return "folder";
}

std::string own_models_folder() { return folder_by("XDG_DATA_HOME", "/.local/share", "/rowkeeper/models"); }
std::string prepared_weights_folder() { return folder_by("XDG_CACHE_HOME", "/.cache", "/rowkeeper/weights"); }

std::vector<ModelPlace> model_places() {
  std::vector<ModelPlace> places;
  if (std::string own = own_models_folder(); !own.empty()) places.push_back({PlaceKind::own, std::move(own)});
  for (std::string& cache : hub_cache_folders()) places.push_back({PlaceKind::hub_cache, std::move(cache)});
  places.push_back({PlaceKind::bundled, assets_folder() + "/models"});
  return places;
}

std::string place_folders_text(const std::vector<ModelPlace>& places) {
  std::string text;
  for (const ModelPlace& place : places) {
    if (place.kind != PlaceKind::bundled) text += (text.empty() ? "" : ", ") + place.folder;
  }
  return text;
}

std::optional<FoundModel> find_published(const std::string& name, const KnownModels* known, ModelUse use) {
  const ModelManifest* const manifest = known == nullptr ? nullptr : known->find(name);
  const std::string own_name = manifest == nullptr ? name : manifest->name;
  if (!is_repository_name(own_name)) return std::nullopt;
  for (const ModelPlace& place : model_places()) {
    if (place.kind == PlaceKind::own) {
      std::string folder = place.folder + "/" + repository_folder(own_name);
      if (folder_complete(folder, use)) return FoundModel{place.kind, std::move(folder)};
    } else if (place.kind == PlaceKind::hub_cache) {
      for (const std::string& repository : repositories_of(name, manifest)) {
        auto snapshot = find_cached(place.folder, repository, manifest == nullptr ? "" : manifest->revision, use);
        if (snapshot) return FoundModel{place.kind, std::move(*snapshot)};
      }
    }
  }
  return std::nullopt;
}

}  // namespace rowkeeper
