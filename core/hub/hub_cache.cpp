#include "core/hub/hub_cache.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "core/model/config.h"

namespace rowkeeper {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kModelPrefix = "models--";

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The revision that refs/main names, if it is a plain name, which cannot lead out of the cache.
std::string main_revision(const fs::path& repository) {
  std::ifstream file(repository / "refs" / "main");
  std::string revision;
  file >> revision;
  return is_plain_file_name(revision) ? revision : "";
}

// huggingface_hub itself goes by refs/main alone. But a download of a fixed revision leaves none, and its files are as good: of several,
// those that came last.
std::vector<std::string> snapshots_by_age(const fs::path& repository) {
  std::vector<std::pair<fs::file_time_type, std::string>> found;
  std::error_code error;
  for (fs::directory_iterator at(repository / "snapshots", error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (at->is_directory(ignored)) found.emplace_back(at->last_write_time(ignored), at->path().filename().string());
  }
  std::sort(found.rbegin(), found.rend());
  std::vector<std::string> names;
  names.reserve(found.size());
  for (auto& [time, name] : found) names.push_back(std::move(name));
  return names;
}

// What may be meant where nobody asks for a revision, the best first.
std::vector<std::string> likely_revisions(const fs::path& repository) {
  std::vector<std::string> names = snapshots_by_age(repository);
  if (std::string main = main_revision(repository); !main.empty()) names.insert(names.begin(), std::move(main));
  return names;
}

// Of the many files that a repository may hold, those that are read here.
bool is_used(std::string_view name) {
  constexpr std::string_view kNames[] = {"config.json", "vocab.json", "merges.txt", "tokenizer.json",
                                         "model.safetensors.index.json"};
  return name.ends_with(".safetensors") || std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

// What a file of a snapshot links to is called by its checksum.
std::optional<ExpectedFile> expected_by_link(const fs::path& file) {
  std::error_code error;
  const fs::path target = fs::read_symlink(file, error);
  if (error) return std::nullopt;
  const std::optional<Digest> digest = parse_digest(target.filename().string());
  const std::uintmax_t bytes = fs::file_size(file, error);
  if (error || !digest) return std::nullopt;
  return ExpectedFile{file.filename().string(), bytes, *digest};
}

// Of a model of GPT-2's kind: the snapshot that would be used, or else a begun one.
std::optional<std::string> shown_snapshot(const fs::path& repository) {
  std::optional<std::string> begun;
  for (const std::string& name : likely_revisions(repository)) {
    std::string snapshot = (repository / "snapshots" / name).string();
    if (!read_config(snapshot + "/config.json")) continue;
    if (folder_complete(snapshot, ModelUse::whole)) return snapshot;
    if (!begun) begun = std::move(snapshot);
  }
  return begun;
}

}  // namespace

std::vector<std::string> hub_cache_folders() {
  std::vector<std::string> folders;
  const auto add = [&](const char* variable, const char* below) {
    const std::string value = environment(variable);
    if (value.empty()) return;
    fs::path folder = (fs::path(value) / below).lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path();  // "cache/"
    const auto same = [&](const std::string& other) {
      std::error_code ignored;
      return folder == other || fs::equivalent(folder, other, ignored);
    };
    if (std::none_of(folders.begin(), folders.end(), same)) folders.push_back(folder.string());
  };
  add("HF_HUB_CACHE", "");
  add("HUGGINGFACE_HUB_CACHE", "");
  add("HF_HOME", "hub");
  add("XDG_CACHE_HOME", "huggingface/hub");
  add("HOME", ".cache/huggingface/hub");
  return folders;
}

std::optional<std::string> find_cached(const std::string& cache, const std::string& repository, const std::string& revision,
                                       ModelUse use) {
  const fs::path folder = fs::path(cache) / (std::string(kModelPrefix) + repository_folder(repository));
  std::vector<std::string> names = likely_revisions(folder);
  if (is_plain_file_name(revision)) names.insert(names.begin(), revision);
  for (const std::string& name : names) {
    std::string snapshot = (folder / "snapshots" / name).string();
    if (folder_complete(snapshot, use)) return snapshot;
  }
  return std::nullopt;
}

std::vector<CachedModel> list_cached(const std::string& cache) {
  std::vector<CachedModel> models;
  std::error_code error;
  for (fs::directory_iterator at(cache, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (!name.starts_with(kModelPrefix)) continue;
    const std::string repository = repository_of_folder(std::string_view(name).substr(kModelPrefix.size()));
    if (!is_repository_name(repository)) continue;
    if (auto snapshot = shown_snapshot(at->path())) models.push_back({repository, *std::move(snapshot)});
  }
  std::sort(models.begin(), models.end(), [](const auto& a, const auto& b) { return a.repository < b.repository; });
  return models;
}

std::optional<ModelManifest> read_snapshot_manifest(const std::string& snapshot) {
  ModelManifest manifest;
  manifest.revision = fs::path(snapshot).filename().string();
  std::error_code error;
  for (fs::directory_iterator at(snapshot, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (!is_used(at->path().filename().string()) || !fs::is_regular_file(at->path(), ignored)) continue;
    std::optional<ExpectedFile> file = expected_by_link(at->path());
    if (!file) return std::nullopt;
    manifest.files.push_back(std::move(*file));
  }
  if (manifest.files.empty()) return std::nullopt;
  std::sort(manifest.files.begin(), manifest.files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return manifest;
}

}  // namespace rowkeeper
