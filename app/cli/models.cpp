// rowkeeper-cli models: list, verify, remove and make. (download: models_download.cpp.)
#include <fmt/format.h>

#include <memory>
#include <string>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/models_report.h"
#include "app/cli/output.h"
#include "app/cli/shared_options.h"
#include "core/hub/make_model.h"

namespace rowkeeper::cli {

namespace {

struct Options {
  std::string name, folder;
  bool json = false;
};

constexpr const char* kModelsExamples = R"text(Examples:
  rowkeeper-cli models list
  rowkeeper-cli models download gpt2
  rowkeeper-cli generate --model gpt2 --prompt "The KV cache"

A model is looked for in Rowkeeper's own folder (XDG_DATA_HOME/rowkeeper/models), then in the caches of Hugging Face's tools
(HF_HUB_CACHE, HUGGINGFACE_HUB_CACHE, HF_HOME, XDG_CACHE_HOME, HOME), then among those that came with the program.)text";

constexpr const char* kListExamples = R"text(Examples:
  rowkeeper-cli models list
  rowkeeper-cli models list --json

Of Hugging Face's caches only models of GPT-2's kind are listed.)text";

constexpr const char* kVerifyExamples = R"text(Examples:
  rowkeeper-cli models verify gpt2
  rowkeeper-cli models verify path/to/folder

Reads every byte. Known models are held against the program's own list; others that were downloaded against the checksums
that the hub gave for them; a folder of unknown origin is opened, and its parts must fit together.)text";

constexpr const char* kRemoveExamples = R"text(Example:
  rowkeeper-cli models remove gpt2

Removes what Rowkeeper has downloaded, and nothing else: models in Hugging Face's caches or in folders of yours stay.)text";

constexpr const char* kMakeExamples = R"text(Example:
  rowkeeper-cli models make random:gpt2:7 my-model

Writes config.json, model.safetensors (498 MB) and a vocabulary: GPT-2 small's exact shape, with generated weights. It costs
what GPT-2 small costs, and its text means nothing.)text";

Outcome<int> written(const Outcome<void>& result) {
  if (!result) return tl::unexpected(result.error());
  return kDone;
}

// They are made when they are used.
Outcome<void> has_files(const std::string& name) {
  if (!is_generated_name(name)) return {};
  return wrong_use(
      fmt::format("'{}' is made in memory each time and has no files: give a model that 'rowkeeper-cli models "
                  "list' shows",
                  printable(name)));
}

Outcome<int> list(const Options& options) {
  const Result<std::vector<InstalledModel>> models = list_models();
  if (!models) return failed(models.error());
  const std::vector<ModelPlace> places = model_places();
  const PreparedUse prepared = prepared_use(prepared_weights_folder());
  return written(options.json ? write_json(list_json(*models, places, prepared))
                              : write_out(list_text(*models, places, prepared)));
}

Outcome<int> verify(const Options& options, const StopToken& stop) {
  if (Outcome<void> files = has_files(options.name); !files) return tl::unexpected(files.error());
  Progress progress;
  VerifyOptions verifying;
  verifying.stop = stop;
  verifying.progress = [&](std::uint64_t bytes, std::uint64_t of) {
    progress.show(fmt::format("verifying {}: {} of {}", printable(options.name), readable_bytes(bytes), readable_bytes(of)));
  };
  const Result<VerifiedModel> verified = verify_model(options.name, verifying);
  progress.end();
  if (!verified) return failed(verified.error());
  return written(options.json ? write_json(verified_json(*verified)) : write_out(verified_text(*verified)));
}

Outcome<int> remove(const Options& options) {
  if (Outcome<void> files = has_files(options.name); !files) return tl::unexpected(files.error());
  Result<InstalledModel> removed = remove_model(options.name);
  if (!removed) return failed(removed.error());
  const std::string text = fmt::format("removed {} ({}, {})\n", printable(removed->name), printable(removed->path),
                                       readable_bytes(removed->bytes));
  removed->state = ModelState::missing;
  removed->bytes = 0;
  return written(options.json ? write_json(models_json({&*removed, 1})) : write_out(text));
}

Outcome<int> make(const Options& options, const StopToken& stop) {
  // Before it is looked for: whether such a model is there or not, no other kind can be made.
  if (!is_generated_name(options.name)) return failed(Error{ErrorCode::model_not_generated, {options.name}});
  const Outcome<ModelSource> source = find_source(options.name, ModelUse::whole);
  if (!source) return tl::unexpected(source.error());
  Progress progress;
  MakeOptions making;
  making.stop = stop;
  making.progress = [&](double share) { progress.show(fmt::format("writing {}: {:.0f}%", source->name, 100 * share)); };
  const Result<void> made = make_model_folder(*source, options.folder, making);
  progress.end();
  if (!made) return failed(made.error());
  const Result<InstalledModel> model = find_installed(options.folder);
  if (!model) return failed(model.error());
  const std::string text =
      fmt::format("{} is in {} ({})\n", source->name, printable(options.folder), readable_bytes(model->bytes));
  return written(options.json ? write_json(models_json({&*model, 1})) : write_out(text));
}

CLI::App* add_sub(CLI::App& models, const char* name, const char* description, const char* examples, Options& options) {
  CLI::App* const sub = models.add_subcommand(name, description);
  add_known_models(*sub);
  add_json(*sub, options.json);
  sub->footer(examples);
  return sub;
}

}  // namespace

CLI::App& add_models(CLI::App& app) {
  CLI::App* const models = app.add_subcommand("models", "Find, download, verify and remove models");
  models->footer(kModelsExamples);
  return *models;
}

Command add_models_list(CLI::App& models) {
  const auto options = std::make_shared<Options>();
  CLI::App* const sub =
      add_sub(models, "list", "List the models on this computer, and those that are known", kListExamples, *options);
  return {sub, [options](const StopToken&) { return list(*options); }};
}

Command add_models_verify(CLI::App& models) {
  const auto options = std::make_shared<Options>();
  CLI::App* const sub = add_sub(models, "verify", "Check a model's files, byte by byte", kVerifyExamples, *options);
  add_word(*sub, "NAME", "The model's name, or its folder", options->name);
  return {sub, [options](const StopToken& stop) { return verify(*options, stop); }};
}

Command add_models_remove(CLI::App& models) {
  const auto options = std::make_shared<Options>();
  CLI::App* const sub = add_sub(models, "remove", "Delete a model that was downloaded", kRemoveExamples, *options);
  add_word(*sub, "NAME", "The model's name, or its folder", options->name);
  return {sub, [options](const StopToken&) { return remove(*options); }};
}

Command add_models_make(CLI::App& models) {
  const auto options = std::make_shared<Options>();
  CLI::App* const sub = add_sub(models, "make", "Write a generated model as a folder", kMakeExamples, *options);
  add_word(*sub, "MODEL", "random:gpt2[:SEED]", options->name);
  add_word(*sub, "FOLDER", "A new or an empty folder", options->folder);
  return {sub, [options](const StopToken& stop) { return make(*options, stop); }};
}

}  // namespace rowkeeper::cli
