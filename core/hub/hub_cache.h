// Finds models that other programs have already fetched from Hugging Face. Its cache keeps a folder for each repository:
// refs/main names the revision, snapshots/<revision>/ holds the files, a missing one where a download broke off.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rowkeeper {

enum class ModelUse { whole, tokenizer };  // what the folder is needed for

// The caches that the environment names, in the order in which Hugging Face's own tools look: HF_HUB_CACHE,
// HUGGINGFACE_HUB_CACHE, HF_HOME, XDG_CACHE_HOME, HOME.
std::vector<std::string> hub_cache_folders();

// GPT-2 small's snapshot in the first of these caches that has all files for this use.
std::optional<std::string> find_cached_gpt2(const std::vector<std::string>& caches, ModelUse use);

}  // namespace rowkeeper
