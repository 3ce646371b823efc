// What rowkeeper-cli models says, as JSON and for people.
#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "core/hub/download_model.h"
#include "core/hub/installed_models.h"
#include "core/hub/verify_model.h"
#include "core/model/prepared_weights.h"

namespace rowkeeper::cli {

nlohmann::ordered_json model_json(const InstalledModel& model);
// {"models": [...]}, and for the list where models were looked for.
nlohmann::ordered_json models_json(std::span<const InstalledModel> models);
nlohmann::ordered_json list_json(std::span<const InstalledModel> models, std::span<const ModelPlace> places,
                                 const PreparedUse& prepared);
std::string list_text(std::span<const InstalledModel> models, std::span<const ModelPlace> places,
                      const PreparedUse& prepared);

nlohmann::ordered_json verified_json(const VerifiedModel& verified);
std::string verified_text(const VerifiedModel& verified);

// What will be fetched, from where, and under which licence.
std::string plan_text(const DownloadPlan& plan, const std::string& endpoint);
std::string progress_text(const DownloadProgress& progress);  // but of waits
std::string retry_text(const Error& why, double seconds);
// "28 s", "3 min", "2 h 5 min".
std::string time_text(double seconds);

}  // namespace rowkeeper::cli
