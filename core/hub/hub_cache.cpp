#include "core/hub/hub_cache.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "core/model/weight_files.h"

namespace rowkeeper {

namespace fs = std::filesystem;

namespace {

// Both names lead to the same model; "gpt2" is the older one.
constexpr const char* kGpt2Folders[] = {"models--openai-community--gpt2", "models--gpt2"};

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// Follows links: in a snapshot every file is one, and dangles while its download is unfinished.
bool has(const fs::path& folder, const char* file) {
  std::error_code ignored;
  return fs::is_regular_file(folder / file, ignored);
}

bool complete(const fs::path& folder, ModelUse use) {
  const bool tokenizer = (has(folder, "vocab.json") && has(folder, "merges.txt")) || has(folder, "tokenizer.json");
  if (use == ModelUse::tokenizer) return tokenizer;
  // Of weights in shards, each must be there.
  const bool sharded = has(folder, "model.safetensors.index.json");
  const bool weights = has(folder, "model.safetensors") || (sharded && open_weight_files(folder.string()).has_value());
  return tokenizer && weights && has(folder, "config.json");
}

// The revision that refs/main names; empty if it is no plain name, which could lead out of the cache.
std::string main_revision(const fs::path& repository) {
  std::ifstream file(repository / "refs" / "main");
  std::string revision;
  file >> revision;
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  };
  return std::all_of(revision.begin(), revision.end(), plain) ? revision : "";
}

}  // namespace

std::vector<std::string> hub_cache_folders() {
  std::vector<std::string> folders;
  const auto add = [&](const char* variable, const char* below) {
    const std::string value = environment(variable);
    if (!value.empty()) folders.push_back((fs::path(value) / below).lexically_normal().string());
  };
  add("HF_HUB_CACHE", "");
  add("HUGGINGFACE_HUB_CACHE", "");
  add("HF_HOME", "hub");
  add("XDG_CACHE_HOME", "huggingface/hub");
  add("HOME", ".cache/huggingface/hub");
  return folders;
}

std::optional<std::string> find_cached_gpt2(const std::vector<std::string>& caches, ModelUse use) {
  for (const std::string& cache : caches) {
    for (const char* name : kGpt2Folders) {
      const fs::path repository = fs::path(cache) / name;
      const std::string revision = main_revision(repository);
      if (revision.empty()) continue;
      const fs::path snapshot = repository / "snapshots" / revision;
      if (complete(snapshot, use)) return snapshot.string();
    }
  }
  return std::nullopt;
}

}  // namespace rowkeeper
