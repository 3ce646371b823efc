// Models that can be fetched by a name, with what they must consist of: assets/known-models.json.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/hub/model_manifest.h"

namespace rowkeeper {

struct KnownModels {
  std::vector<ModelManifest> models;
  // By name or by a repository's name; none: null.
  const ModelManifest* find(std::string_view name) const;
};

// The file that ROWKEEPER_KNOWN_MODELS names, which replaces the program's own; front ends set it for --known-models.
std::string known_models_path();
inline constexpr const char* kKnownModelsVariable = "ROWKEEPER_KNOWN_MODELS";

// Errors: assets_missing (the program's own list is not there), known_models_invalid (path, what is wrong), those of read_json.
Result<KnownModels> load_known_models(const std::string& path = known_models_path());
Result<KnownModels> parse_known_models(std::string_view text, const std::string& path);

}  // namespace rowkeeper
