// Fetches one file of a model into a folder.
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/hub/hub_client.h"
#include "core/hub/model_manifest.h"
#include "core/hub/progress_meter.h"

namespace rowkeeper {

// Until the file is there under its name, right in size and checksum. What an earlier call had fetched is not fetched again,
// unless the whole turns out to be wrong. Errors: those of download_model that concern one file.
Result<void> fetch_file(HubClient& hub, const HubFile& from, const ExpectedFile& expected, const std::string& folder,
                        ProgressMeter& meter);

}  // namespace rowkeeper
