// Models that nobody has: one of each kind and state, and what is done to them.
#pragma once

#include "views/models/hub_model.h"
#include "views/race/chosen_machine.h"

namespace rowkeeper::views {

inline InstalledModel made_model(const std::string& name, const std::string& title, PlaceKind place, ModelState state) {
  InstalledModel model;
  model.name = name;
  model.title = title;
  model.path = "/home/somebody/.local/share/rowkeeper/models/" + name;
  model.place = place;
  model.state = state;
  model.bytes_whole = 549'604'455;
  model.bytes = state == ModelState::ok ? model.bytes_whole : state == ModelState::partial ? (model.bytes_whole + 1) / 2 : 0;
  model.removable = place == PlaceKind::own;
  if (state == ModelState::ok) model.shape = gpt2_small();
  return model;
}

inline InstalledModel made_gpt2(ModelState state = ModelState::missing) {
  InstalledModel model = made_model("gpt2", "GPT-2 small", PlaceKind::own, state);
  model.licence = "modified MIT, OpenAI";
  model.source = "https://huggingface.co/openai-community/gpt2";
  model.known = true;
  return model;
}

inline HubList made_list() {
  HubList list;
  list.read = true;
  list.places = {{PlaceKind::own, "/home/somebody/.local/share/rowkeeper/models"},
                 {PlaceKind::hub_cache, "/home/somebody/.cache/huggingface/hub"},
                 {PlaceKind::bundled, "/usr/share/rowkeeper/models"}};
  InstalledModel half = made_model("owner/a-tuned-gpt2", "owner/a-tuned-gpt2", PlaceKind::own, ModelState::partial);
  half.source = "https://huggingface.co/owner/a-tuned-gpt2";
  InstalledModel own = made_model("distilgpt2", "distilgpt2", PlaceKind::own, ModelState::ok);
  own.source = "https://huggingface.co/distilgpt2";
  own.licence = "apache-2.0";
  InstalledModel copy = made_model("distilgpt2", "distilgpt2", PlaceKind::hub_cache, ModelState::ok);
  copy.path = "/home/somebody/.cache/huggingface/hub/models--distilgpt2/snapshots/2290a62682d06624634c1f46a6ad5be0f47f38aa";
  InstalledModel bundled = made_model("rowkeeper-tiny", "rowkeeper-tiny", PlaceKind::bundled, ModelState::ok);
  bundled.path = "/usr/share/rowkeeper/models/rowkeeper-tiny";
  bundled.bytes = bundled.bytes_whole = 7'200'000;
  list.models = {made_gpt2(), half, own, copy, bundled};
  return list;
}

inline HubTask made_plan() {
  HubTask task;
  task.job = HubJob::plan;
  task.name = "gpt2";
  task.free_bytes = std::uint64_t{20} << 30;
  DownloadPlan plan;
  plan.model.name = "gpt2";
  plan.model.title = "GPT-2 small";
  plan.model.revision = "607a30d783dfa663caf39e06633721c8d4cfcd7e";
  plan.model.licence = "modified MIT, OpenAI";
  plan.model.source = "https://huggingface.co/openai-community/gpt2";
  plan.model.pinned = true;
  plan.model.files = {{"config.json", 665, {}}, {"model.safetensors", 548'105'171, {}}};
  plan.folder = "/home/somebody/.local/share/rowkeeper/models/gpt2";
  task.plan = plan;
  return task;
}

inline HubTask made_download() {
  HubTask task = made_plan();
  task.job = HubJob::download;
  task.state = HubTask::State::running;
  task.progress = DownloadProgress{
      DownloadProgress::Phase::fetching, "model.safetensors", 137'026'459, 548'105'836, 11.5 * (1 << 20), 36.0};
  return task;
}

}  // namespace rowkeeper::views
