#include "app/cli/models_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "core/hub/http.h"

namespace rowkeeper::cli {

namespace {

using nlohmann::ordered_json;

std::string state_text(const InstalledModel& model) {
  if (model.state != ModelState::partial || model.bytes_whole == 0) return model_state_name(model.state);
  const double share = static_cast<double>(model.bytes) / static_cast<double>(model.bytes_whole);
  return fmt::format("{:.0f}% there", 100 * std::min(share, 0.99));  // something is missing yet
}

const char* place_text(PlaceKind kind) {
  switch (kind) {
    case PlaceKind::own:
      return "Rowkeeper's own";
    case PlaceKind::hub_cache:
      return "Hugging Face's cache";
    case PlaceKind::bundled:
      return "bundled";
    case PlaceKind::folder:
      return "folder";
  }
  return "folder";
}

std::string number_or_none(const std::string& text, std::uint64_t number) { return number == 0 ? "" : text; }

}  // namespace

ordered_json model_json(const InstalledModel& model) {
  return {{"name", model.name},
          {"title", model.title},
          {"path", model.path},
          {"source", place_name(model.place)},
          {"state", model_state_name(model.state)},
          {"bytes", model.bytes},
          {"bytes_whole", model.bytes_whole == 0 ? ordered_json() : ordered_json(model.bytes_whole)},
          {"parameters", model.shape ? ordered_json(model.shape->parameters()) : ordered_json()},
          {"known", model.known}};
}

ordered_json models_json(std::span<const InstalledModel> models) {
  ordered_json list = ordered_json::array();
  for (const InstalledModel& model : models) list.push_back(model_json(model));
  return {{"models", std::move(list)}};
}

ordered_json list_json(std::span<const InstalledModel> models, std::span<const ModelPlace> places,
                       const PreparedUse& prepared) {
  ordered_json json = models_json(models);
  json["places"] = ordered_json::array();
  for (const ModelPlace& place : places)
    json["places"].push_back({{"source", place_name(place.kind)}, {"path", place.folder}});
  json["prepared"] = {{"path", prepared.folder}, {"files", prepared.files}, {"bytes", prepared.bytes}};
  return json;
}

std::string list_text(std::span<const InstalledModel> models, std::span<const ModelPlace> places,
                      const PreparedUse& prepared) {
  std::size_t widest = 5;
  for (const InstalledModel& model : models) widest = std::max(widest, printable(model.name).size());
  std::string text = fmt::format("{:<{}}  {:<10}{:>12}  {}\n", "model", widest, "state", "on the disk", "where");
  for (const InstalledModel& model : models) {
    const bool missing = model.state == ModelState::missing;
    text +=
        fmt::format("{:<{}}  {:<10}{:>12}  {}\n", printable(model.name), widest, state_text(model),
                    number_or_none(readable_bytes(model.bytes), model.bytes),
                    missing && model.bytes_whole > 0 ? fmt::format("'rowkeeper-cli models download {}' fetches {}",
                                                                   printable(model.name), readable_bytes(model.bytes_whole))
                                                     : printable(model.path));
  }
  text += "\nLooked in, in this order:\n";
  for (const ModelPlace& place : places)
    text += fmt::format("  {:<22}{}\n", place_text(place.kind), printable(place.folder));
  if (prepared.files > 0) {
    text += fmt::format("\nWeights kept ready, so that a model opens at once: {} in {}; they may be deleted at any time.\n",
                        readable_bytes(prepared.bytes), printable(prepared.folder));
  }
  return text;
}

ordered_json verified_json(const VerifiedModel& verified) {
  ordered_json json = models_json({&verified.model, 1});
  json["verified_by"] = verified_by_name(verified.by);
  json["bytes_checked"] = verified.bytes_checked;
  return json;
}

std::string verified_text(const VerifiedModel& verified) {
  const std::string name = printable(verified.model.name), path = printable(verified.model.path);
  switch (verified.by) {
    case VerifiedBy::pin:
      return fmt::format("{} is right: every file has the size and the checksum of the list of known models ({})\n", name,
                         path);
    case VerifiedBy::hub:
      return fmt::format(
          "{} is undamaged: every file has the size and the checksum that the hub gave for it; not pinned: the list of "
          "known "
          "models has none for it ({})\n",
          name, path);
    case VerifiedBy::itself:
      break;
  }
  return fmt::format("{} can be used: its files fit together; there are no checksums to hold them against ({})\n", name,
                     path);
}

std::string plan_text(const DownloadPlan& plan, const std::string& endpoint) {
  const ModelManifest& model = plan.model;
  const std::string there =
      plan.bytes_there == 0 ? "" : fmt::format(", {} of it there already", readable_bytes(plan.bytes_there));
  std::string text = fmt::format("{}: {}{}, into {}\n", printable(model.title), readable_bytes(model.bytes()), there,
                                 printable(plan.folder));
  text += fmt::format("Source:  {} (revision {}{})\n", printable(model.source), printable(model.revision),
                      model.pinned ? "" : "; not pinned: sizes and checksums are the hub's own word");
  // A known model's source is where it was published, whoever is asked for it.
  if (!same_origin(model.source, endpoint)) text += fmt::format("From:    {}\n", printable(shown_url(endpoint)));
  return text + fmt::format("Licence: {}", model.licence.empty() ? "see the page above" : printable(model.licence));
}

std::string time_text(double seconds) {
  const auto whole = static_cast<long>(std::min(std::ceil(seconds), 1e9));
  if (whole < 90) return fmt::format("{} s", whole);
  const long minutes = (whole + 59) / 60;
  return minutes < 60 ? fmt::format("{} min", minutes) : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

std::string progress_text(const DownloadProgress& progress) {
  std::string part =
      fmt::format("{}: {} of {}", printable(progress.file), readable_bytes(progress.bytes), readable_bytes(progress.of));
  if (progress.phase == DownloadProgress::Phase::checking) return part + ", checking what is there";
  if (!progress.seconds_left) return part;
  const auto rate = static_cast<std::size_t>(progress.bytes_per_second);
  return fmt::format("{}, {}/s, {} left", part, readable_bytes(rate), time_text(*progress.seconds_left));
}

std::string retry_text(const Error& why, double seconds) {
  return fmt::format("{}; trying again in {}", reason_for(why), time_text(seconds));
}

}  // namespace rowkeeper::cli
