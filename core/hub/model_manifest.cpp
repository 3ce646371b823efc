#include "core/hub/model_manifest.h"

#include <algorithm>

#include "core/base/json.h"
#include "core/hub/manifest_json.h"

namespace rowkeeper {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostNameBytes = 96;
constexpr std::size_t kMostManifestBytes = std::size_t{1} << 20;
constexpr std::int64_t kMostFileBytes = std::int64_t{1} << 50;
constexpr std::string_view kFolderSeparator = "--";

bool is_plain(std::string_view text) {
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_' || c == '.';
  };
  return !text.empty() && text.size() <= kMostNameBytes && std::all_of(text.begin(), text.end(), plain) &&
         text.front() != '.' && text.front() != '-' && text.find("..") == std::string_view::npos;
}

std::string full_text(JsonFields& fields, const char* name) {
  std::string text = fields.text(name);
  if (text.empty()) fields.must_be(name, "a text");
  return text;
}

ExpectedFile read_file(const nlohmann::json& value, std::string_view place, JsonFault& fault) {
  JsonFields fields(value, place, fault);
  ExpectedFile file;
  file.name = fields.text("name");
  if (!is_plain_file_name(file.name)) fields.must_be("name", "a file's name without folders");
  file.bytes = static_cast<std::uint64_t>(fields.whole("bytes", 0, kMostFileBytes));
  const bool git = fields.has("git_blob_sha1");
  const char* const field = git ? "git_blob_sha1" : "sha256";
  const std::optional<Digest> digest = parse_digest(fields.text(field));
  const DigestKind kind = git ? DigestKind::git_blob_sha1 : DigestKind::sha256;
  if (!digest || digest->kind != kind) {
    fields.must_be(field, git ? "40 hexadecimal digits" : "64 hexadecimal digits");
  } else {
    file.digest = *digest;
  }
  return file;
}

bool has_all(const ModelManifest& manifest) {
  const auto has = [&](std::string_view name) {
    return std::any_of(manifest.files.begin(), manifest.files.end(), [&](const ExpectedFile& f) { return f.name == name; });
  };
  const bool weights = has("model.safetensors") || has("model.safetensors.index.json");
  return has("config.json") && weights && ((has("vocab.json") && has("merges.txt")) || has("tokenizer.json"));
}

}  // namespace

std::uint64_t ModelManifest::bytes() const {
  std::uint64_t sum = 0;
  for (const ExpectedFile& file : files) sum += file.bytes;
  return sum;
}

bool is_repository_name(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::string_view last = slash == std::string_view::npos ? text : text.substr(slash + 1);
  // Two hyphens separate the parts in folders' names, so the hub has no names with them.
  return is_plain(last) && (slash == std::string_view::npos || is_plain(text.substr(0, slash))) &&
         text.find(kFolderSeparator) == std::string_view::npos;
}

bool is_plain_file_name(std::string_view text) { return is_plain(text); }

std::string repository_folder(std::string_view repository) {
  const std::size_t slash = repository.find('/');
  if (slash == std::string_view::npos) return std::string(repository);
  return std::string(repository.substr(0, slash)).append(kFolderSeparator).append(repository.substr(slash + 1));
}

std::string repository_of_folder(std::string_view folder) {
  const std::size_t at = folder.find(kFolderSeparator);
  if (at == std::string_view::npos) return std::string(folder);
  return std::string(folder.substr(0, at)).append("/").append(folder.substr(at + kFolderSeparator.size()));
}

ModelManifest read_manifest(const nlohmann::json& value, std::string_view place, JsonFault& fault) {
  JsonFields fields(value, place, fault);
  ModelManifest manifest;
  manifest.name = fields.text("name");
  if (!is_repository_name(manifest.name)) fields.must_be("name", "a model's name");
  manifest.title = full_text(fields, "title");
  for (const nlohmann::json& repository : fields.array("repositories")) {
    const bool good = repository.is_string() && is_repository_name(repository.get_ref<const std::string&>());
    if (!good) fields.must_be("repositories", "a list of repositories' names");
    if (good) manifest.repositories.push_back(repository.get<std::string>());
  }
  if (manifest.repositories.empty()) fields.must_be("repositories", "a list of repositories' names");
  manifest.revision = fields.text("revision");
  if (!is_plain(manifest.revision)) fields.must_be("revision", "a commit");
  manifest.licence = fields.text("licence");
  manifest.source = full_text(fields, "source");
  for (const nlohmann::json& file : fields.array("files")) {
    const std::string file_place =
        std::string(place) + (place.empty() ? "" : ", ") + "file " + std::to_string(manifest.files.size() + 1);
    manifest.files.push_back(read_file(file, file_place, fault));
    const std::string& name = manifest.files.back().name;
    const auto same = [&](const ExpectedFile& other) { return other.name == name; };
    if (std::count_if(manifest.files.begin(), manifest.files.end(), same) > 1) {
      fields.must_be("files", "without two of one name");
    }
  }
  if (!has_all(manifest)) fields.must_be("files", "config.json, the weights (model.safetensors) and the vocabulary");
  return manifest;
}

std::string manifest_text(const ModelManifest& manifest) {
  ordered_json json = {
      {"name", manifest.name},         {"title", manifest.title},     {"repositories", manifest.repositories},
      {"revision", manifest.revision}, {"licence", manifest.licence}, {"source", manifest.source}};
  json["files"] = ordered_json::array();
  for (const ExpectedFile& file : manifest.files) {
    const char* const kind = file.digest.kind == DigestKind::sha256 ? "sha256" : "git_blob_sha1";
    json["files"].push_back({{"name", file.name}, {"bytes", file.bytes}, {kind, file.digest.hex}});
  }
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::optional<ModelManifest> read_folder_manifest(const std::string& folder) {
  const Result<nlohmann::json> json = read_json(folder + "/" + kManifestFile, kMostManifestBytes);
  if (!json) return std::nullopt;
  JsonFault fault;
  ModelManifest manifest = read_manifest(*json, "", fault);
  if (fault.first()) return std::nullopt;
  return manifest;
}

}  // namespace rowkeeper
