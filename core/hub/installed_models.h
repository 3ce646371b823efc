// Which models are on this computer, which are known and could be, and their removal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/hub/model_folder.h"
#include "core/hub/model_places.h"

namespace rowkeeper {

struct InstalledModel {
  std::string name;   // as find_model() takes it
  std::string title;  // for people
  std::string path;   // of one that is missing: where it would be
  PlaceKind place = PlaceKind::own;
  ModelState state = ModelState::missing;
  std::uint64_t bytes = 0;               // on the disk now
  std::uint64_t bytes_whole = 0;         // of all its files; 0 if that isn't known
  std::optional<ModelShape> shape = {};  // by its config.json
  std::string licence, source;           // of known models
  bool removable = false;                // a download put it into the app's own folder, or there is nothing in it
  bool known = false;                    // in the list of known models, so that it can be downloaded and verified against it
};

// Known models first, in the list's order, then all else by place and name. A model that is in two places is there twice. A cache
// of Hugging Face holds all sorts: only GPT-2s are listed.
Result<std::vector<InstalledModel>> list_models();

// One by its name or by its folder's path. Of several the first that is complete. Errors: model_not_installed, model_unknown,
// folder_not_found, those of load_known_models.
Result<InstalledModel> find_installed(const std::string& name_or_path);

// model_unknown, with the names that find_model() takes on this computer.
Error unknown_model(const std::string& name);

// Deletes what a download put into a model's folder in the app's own one, the folder unless something else is in it, and the weights
// prepared from it. The model as it was before. Errors: nothing_to_remove, model_unknown, folder_not_found, model_not_removable (name,
// folder, place), model_in_use, file_unwritable.
Result<InstalledModel> remove_model(const std::string& name_or_path);

}  // namespace rowkeeper
