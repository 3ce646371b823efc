// A generated model of a few hundred kilobytes, whole and true in every way but its size, and lists that know it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/hub/model_manifest.h"
#include "core/model/shape.h"

namespace rowkeeper {

inline constexpr const char* kCommit = "1234567890abcdef1234567890abcdef12345678";
inline constexpr const char* kTiny = "tiny";
inline constexpr const char* kTinyRepository = "someone/tiny-gpt2";

ModelShape small_shape();
// Names and contents of the files of such a folder: config.json, merges.txt, model.safetensors, vocab.json.
const std::map<std::string, std::string>& small_model_files();
// With sizes and checksums of `files`, in the order of a download.
ModelManifest manifest_for(const std::map<std::string, std::string>& files);
// The text of a list of known models with this one.
std::string known_models_for(const ModelManifest& manifest);

std::string read_bytes(const std::string& path);

}  // namespace rowkeeper
