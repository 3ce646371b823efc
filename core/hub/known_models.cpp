#include "core/hub/known_models.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <utility>

#include "core/base/json.h"
#include "core/hub/manifest_json.h"
#include "core/hub/model_source.h"

namespace rowkeeper {

namespace {

constexpr std::size_t kMostFileBytes = std::size_t{1} << 20;

Result<KnownModels> read_list(const nlohmann::json& root, const std::string& path) {
  JsonFault fault;
  JsonFields fields(root, "", fault);
  KnownModels known;
  std::set<std::string> names;
  for (const nlohmann::json& value : fields.array("models")) {
    const std::string place = "model " + std::to_string(known.models.size() + 1);
    ModelManifest model = read_manifest(value, place, fault);
    model.pinned = true;
    if (!names.insert(model.name).second) fault.report(place, "'name' must be another one than those before");
    known.models.push_back(std::move(model));
  }
  if (fault.first()) return fail(ErrorCode::known_models_invalid, path, *fault.first());
  return known;
}

}  // namespace

const ModelManifest* KnownModels::find(std::string_view name) const {
  const auto by_name = [&](const ModelManifest& model) { return model.name == name; };
  const auto by_repository = [&](const ModelManifest& model) {
    return std::find(model.repositories.begin(), model.repositories.end(), name) != model.repositories.end();
  };
  auto found = std::find_if(models.begin(), models.end(), by_name);
  if (found == models.end()) found = std::find_if(models.begin(), models.end(), by_repository);
  return found == models.end() ? nullptr : &*found;
}

std::string known_models_path() {
  const char* const set = std::getenv(kKnownModelsVariable);
  return set != nullptr && *set != '\0' ? set : assets_folder() + "/known-models.json";
}

Result<KnownModels> load_known_models(const std::string& path) {
  std::error_code ignored;
  const bool own = path == assets_folder() + "/known-models.json";
  if (own && !std::filesystem::exists(path, ignored)) return fail(ErrorCode::assets_missing, assets_folder());
  const Result<nlohmann::json> root = read_json(path, kMostFileBytes);
  if (!root) return tl::unexpected(for_file_of(ErrorCode::known_models_invalid, root.error()));
  return read_list(*root, path);
}

Result<KnownModels> parse_known_models(std::string_view text, const std::string& path) {
  const Result<nlohmann::json> root = parse_json(text, path);
  if (!root) return tl::unexpected(root.error());
  return read_list(*root, path);
}

}  // namespace rowkeeper
