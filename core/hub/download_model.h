// Fetches a published model into the app's own folder: what is there stays, what is missing is fetched from where it broke off,
// and no file takes its name before its size and checksum are right.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/hub/hub_settings.h"
#include "core/hub/installed_models.h"
#include "core/hub/model_manifest.h"

namespace rowkeeper {

struct DownloadProgress {
  enum class Phase { checking, fetching, waiting };  // reading what is on the disk; from the hub; for the next try
  Phase phase = Phase::checking;
  std::string file;
  std::uint64_t bytes = 0, of = 0;     // of the whole model, with what was there before
  double bytes_per_second = 0;         // of the last seconds; 0: not known yet
  std::optional<double> seconds_left;  // once a rate is known; while waiting: until the next try
  std::optional<Error> why;            // while waiting: what the last try failed by
};

struct DownloadOptions {
  HubSettings hub = hub_settings();
  std::function<void(const DownloadProgress&)> progress;  // about 20 times a second, on the caller's thread
  StopToken stop;
};

// To be shown before anything is fetched. Of a bundled model only its name and where it is: it has no files to fetch.
struct DownloadPlan {
  ModelManifest model;
  std::string folder;
  std::uint64_t bytes_there = 0;  // of model.bytes(), whole files and pieces, not yet checked
  bool bundled = false;
  std::optional<std::string> found_elsewhere;  // a complete copy, bundled or in a Hugging Face cache: no need for another
};

// Of a known model or a bundled one: without asking anyone. Of any other, by its repository's name ("distilgpt2", "owner/name"): the hub is asked
// which files there are; progress is then told for waits between tries only, of 0 bytes. Errors: model_name_invalid, hub_endpoint_invalid,
// hub_only_pickle, cancelled, the hub's (see download_model), those of load_known_models, file_unwritable (no place for models is
// known).
Result<DownloadPlan> plan_download(const std::string& name, const DownloadOptions& options = {});

// Errors: model_in_use (another process is at it), disk_full, file_unwritable, cancelled (bytes that are there: the next download
// goes on from them), hub_unreachable, hub_stalled, hub_busy, hub_refused, hub_file_not_found, hub_answer_odd, hub_file_size,
// hub_file_digest, those of check_model_folder.
Result<InstalledModel> download_model(const DownloadPlan& plan, const DownloadOptions& options = {});

}  // namespace rowkeeper
