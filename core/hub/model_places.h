// Where models are looked for, in order: the app's own folder, the caches of Hugging Face, what came with the program. (A path
// that a user gives comes before all of them, see find_model.)
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/hub/known_models.h"
#include "core/hub/model_folder.h"

namespace rowkeeper {

enum class PlaceKind {
  own,        // written by this program's downloads, and the only one where it removes anything
  hub_cache,  // of Hugging Face's tools
  bundled,
  folder,  // given as a path
};
// "rowkeeper", "huggingface", "bundled", "folder"
const char* place_name(PlaceKind place);

struct ModelPlace {
  PlaceKind kind = PlaceKind::own;
  std::string folder;
};

// XDG_DATA_HOME/rowkeeper/models, by default ~/.local/share/rowkeeper/models; empty if neither is set.
std::string own_models_folder();
// XDG_CACHE_HOME/rowkeeper/weights, by default ~/.cache/rowkeeper/weights; empty if neither is set. See core/model/prepared_weights.h.
std::string prepared_weights_folder();
std::vector<ModelPlace> model_places();
// "A, B": for messages.
std::string place_folders_text(const std::vector<ModelPlace>& places);

struct FoundModel {
  PlaceKind place = PlaceKind::own;
  std::string folder;
};

// A complete copy of a published model, in the first place that has one. `known` may be null. Bundled models are not looked for.
std::optional<FoundModel> find_published(const std::string& name, const KnownModels* known, ModelUse use);

}  // namespace rowkeeper
