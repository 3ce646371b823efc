// A recording out of its JSON: types and ranges of single fields. Whether the events fit each other is recording_rules.h's.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/base/error.h"
#include "core/run/recording.h"

namespace rowkeeper {

// Errors: recording_invalid, recording_version.
Result<Recording> recording_from_json(const nlohmann::json& json, const std::string& path);

}  // namespace rowkeeper
