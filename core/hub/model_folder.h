// What lies in a model folder, judged by names and sizes alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/hub/model_manifest.h"
#include "core/model/shape.h"

namespace rowkeeper {

enum class ModelUse { whole, tokenizer };  // what the folder is needed for

enum class ModelState {
  ok,       // every file there, of the right size where that is known
  partial,  // some of them, or pieces: a download that broke off
  missing,
};
const char* model_state_name(ModelState state);  // "ok", ...

// A file or a link to one; in a Hugging Face cache links dangle while a download is unfinished.
bool has_file(const std::string& folder, const std::string& name);
// Whether a folder of whatever origin has all files for this use: config.json, the weights (of shards each one), and vocab.json
// with merges.txt, or tokenizer.json.
bool folder_complete(const std::string& folder, ModelUse use);

// Against what ought to be there.
ModelState folder_state(const std::string& folder, const ModelManifest& manifest);
std::uint64_t size_of_file(const std::string& path);  // 0 if there is none
// Of the files in it, without folders inside; links count with what they lead to.
std::uint64_t folder_bytes(const std::string& folder);
// By its config.json; nothing if that can't be read.
std::optional<ModelShape> folder_shape(const std::string& folder);

// What a file is called until it is whole.
std::string part_path(const std::string& file);

}  // namespace rowkeeper
