// A manifest as JSON: one object of the list of known models, which is also what a download keeps in its folder.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/base/json_fields.h"
#include "core/hub/model_manifest.h"

namespace rowkeeper {

// The first fault is reported; the rest is then of no use.
ModelManifest read_manifest(const nlohmann::json& value, std::string_view place, JsonFault& fault);
std::string manifest_text(const ModelManifest& manifest);

}  // namespace rowkeeper
