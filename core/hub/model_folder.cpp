#include "core/hub/model_folder.h"

#include <filesystem>
#include <system_error>

#include "core/model/config.h"
#include "core/model/weight_files.h"

namespace rowkeeper {

namespace fs = std::filesystem;

const char* model_state_name(ModelState state) {
  switch (state) {
    case ModelState::ok:
      return "ok";
    case ModelState::partial:
      return "partial";
    case ModelState::missing:
      return "missing";
  }
  return "missing";
}

bool has_file(const std::string& folder, const std::string& name) {
  std::error_code ignored;
  return fs::is_regular_file(fs::path(folder) / name, ignored);
}

bool folder_complete(const std::string& folder, ModelUse use) {
  const auto has = [&](const char* name) { return has_file(folder, name); };
  const bool tokenizer = (has("vocab.json") && has("merges.txt")) || has("tokenizer.json");
  if (use == ModelUse::tokenizer) return tokenizer;
  // Of weights in shards, each must be there.
  const bool sharded = has("model.safetensors.index.json");
  const bool weights = has("model.safetensors") || (sharded && open_weight_files(folder).has_value());
  return tokenizer && weights && has("config.json");
}

ModelState folder_state(const std::string& folder, const ModelManifest& manifest) {
  bool all = true, any = false;
  for (const ExpectedFile& file : manifest.files) {
    const std::string path = folder + "/" + file.name;
    const bool there = has_file(folder, file.name);
    all = all && there && size_of_file(path) == file.bytes;
    any = any || there || has_file(folder, part_path(file.name));
  }
  if (all) return ModelState::ok;
  return any ? ModelState::partial : ModelState::missing;
}

std::uint64_t size_of_file(const std::string& path) {
  std::error_code error;
  const std::uintmax_t bytes = fs::file_size(path, error);
  return error ? 0 : bytes;
}

std::uint64_t folder_bytes(const std::string& folder) {
  std::uint64_t sum = 0;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (fs::is_regular_file(at->path(), ignored)) sum += size_of_file(at->path().string());
  }
  return sum;
}

std::optional<ModelShape> folder_shape(const std::string& folder) {
  const Result<ModelConfig> config = read_config(folder + "/config.json");
  return config ? std::optional(config->shape) : std::nullopt;
}

std::string part_path(const std::string& file) { return file + ".part"; }

}  // namespace rowkeeper
