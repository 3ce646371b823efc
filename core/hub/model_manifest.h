// The files that make up a published model, with sizes and checksums.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/hub/digest.h"

namespace rowkeeper {

struct ExpectedFile {
  std::string name;
  std::uint64_t bytes = 0;
  Digest digest;
};

struct ModelManifest {
  std::string name;                       // "gpt2"; of a model that isn't known, its repository's
  std::string title;                      // for people, "GPT-2 small"; else the name
  std::vector<std::string> repositories;  // names of the same repository; the first one is fetched from
  std::string revision;                   // a commit
  std::string licence;                    // for people; empty if it isn't known
  std::string source;                     // the address of its page
  std::vector<ExpectedFile> files;        // config.json first, the weights last
  // From the list of known models, so that no server has a say in what is right.
  bool pinned = false;

  std::uint64_t bytes() const;
};

// A repository's name, "gpt2" or "distilbert/distilgpt2"; of no more than 96 characters each, and nothing that could lead out of
// a folder.
bool is_repository_name(std::string_view text);
// A file's name in a manifest: no folders, nothing hidden.
bool is_plain_file_name(std::string_view text);
// The name of its folder: "distilbert--distilgpt2", and back.
std::string repository_folder(std::string_view repository);
std::string repository_of_folder(std::string_view folder);

// What a download wrote into its folder; nothing if there is none, or none that can be read.
inline constexpr const char* kManifestFile = "rowkeeper-download.json";
std::optional<ModelManifest> read_folder_manifest(const std::string& folder);

}  // namespace rowkeeper
