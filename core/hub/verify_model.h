// Whether a model's files are what they ought to be, byte by byte.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/hub/installed_models.h"

namespace rowkeeper {

struct VerifyOptions {
  std::function<void(std::uint64_t bytes, std::uint64_t of)> progress;  // called often, on the caller's thread
  StopToken stop;
};

// What the files were held against.
enum class VerifiedBy {
  pin,     // the list of known models
  hub,     // checksums that the hub gave when they were fetched
  itself,  // nothing is known about it: it could be opened, and all its parts fit together
};
const char* verified_by_name(VerifiedBy by);  // "pin", "hub", "nothing"

struct VerifiedModel {
  InstalledModel model;
  VerifiedBy by = VerifiedBy::itself;
  std::uint64_t bytes_checked = 0;
};

// The first thing that is wrong is the error: model_file_missing, model_file_size, model_file_digest, those of find_installed, of
// open_tensor_folder and of Tokenizer::load, cancelled.
Result<VerifiedModel> verify_model(const std::string& name_or_path, const VerifyOptions& options = {});

// Opens everything in a folder and checks that it fits together, without any list: a folder that a user has chosen. Errors: those
// of open_tensor_folder and of Tokenizer::load.
Result<void> check_model_folder(const std::string& folder);

}  // namespace rowkeeper
