// Recordings as JSON, in pieces: a long one need not be held whole.
#pragma once

#include <nlohmann/json.hpp>

#include "core/run/recording.h"

namespace rowkeeper {

inline constexpr const char* kRecordingFormat = "rowkeeper recording";

// All but the events.
nlohmann::ordered_json recording_head_json(const Recording& recording);
nlohmann::ordered_json event_json(const RunEvent& event);

const char* activation_name(Activation activation);

}  // namespace rowkeeper
