// What a file that isn't what its name says most likely is, judged by its first bytes. "Not JSON" helps nobody; "an HTML
// page" tells the user that the download fetched a login form.
#pragma once

#include <cstddef>
#include <span>

namespace rowkeeper {

enum class FileLook {
  empty,
  html,
  xml,          // what object stores answer instead of a file
  lfs_pointer,  // a Git checkout without `git lfs pull`
  zip,          // today's pytorch_model.bin
  pickle,       // older pytorch_model.bin
  safetensors,
  gguf,
  hdf5,
  gzip,
  zeros,  // space reserved by a download that was never filled
  json,
  text_utf16,
  text,
  binary,
};

FileLook look_at(std::span<const std::byte> bytes);

// An English phrase with its article, "an HTML page", fixed for each look: the last argument of json_invalid and
// weights_not_safetensors.
const char* describe(FileLook look);

}  // namespace rowkeeper
