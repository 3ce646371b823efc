// Finds models that other programs have already fetched from Hugging Face. Its cache keeps a folder for each repository:
// refs/main names the revision, snapshots/<revision>/ holds the files as links, one that is missing or leads nowhere where a
// download broke off. What they lead to is named by its checksum.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hub/model_folder.h"

namespace rowkeeper {

// The caches that the environment names, in the order in which Hugging Face's own tools look: HF_HUB_CACHE,
// HUGGINGFACE_HUB_CACHE, HF_HOME, XDG_CACHE_HOME, HOME.
std::vector<std::string> hub_cache_folders();

// The snapshot of this revision, or else of the one that is called main, or else the newest, that has all files for this use.
std::optional<std::string> find_cached(const std::string& cache, const std::string& repository, const std::string& revision,
                                       ModelUse use);

struct CachedModel {
  std::string repository;
  std::string snapshot;  // its folder: as find_cached() chooses without a revision, or else a begun one
};
// Every repository in a cache with a snapshot that has a GPT-2's config.json, by name. Others are no business of ours.
std::vector<CachedModel> list_cached(const std::string& cache);

// The files of a snapshot with their checksums, as far as the links tell them; nothing unless all of them do.
std::optional<ModelManifest> read_snapshot_manifest(const std::string& snapshot);

}  // namespace rowkeeper
