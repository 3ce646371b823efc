// rowkeeper-cli models download: fetches a model from the hub, and goes on where an earlier download broke off.
#include <fmt/format.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/messages.h"
#include "app/cli/models_report.h"
#include "app/cli/output.h"
#include "app/cli/shared_options.h"

namespace rowkeeper::cli {

namespace {

struct Options {
  std::string name;
  bool json = false;
};

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli models download gpt2
  rowkeeper-cli models download distilgpt2

A known model is fetched at a fixed revision, and every file must have the size and the checksum that the program's own list
gives. Any other GPT-2 of the hub goes by its repository's name; its sizes and checksums are then the hub's own word.

Ctrl-C keeps what was fetched; the same command goes on from there. HF_ENDPOINT names another hub, HF_TOKEN is sent to the
hub's own address and nowhere else, http_proxy and https_proxy name a proxy. Nothing is sent but the requests for the files.)text";

Failure failure_of_download(const Error& error, const std::string& name) {
  if (error.code != ErrorCode::cancelled || error.args.empty()) return failure_for(error);
  const std::string kept = readable_bytes(static_cast<std::size_t>(std::strtoull(error.args[0].c_str(), nullptr, 10)));
  return {kInterrupted, fmt::format("interrupted: {} are kept, 'rowkeeper-cli models download {}' goes on from there", kept,
                                    printable(name))};
}

// Each try that is made again leaves its line, on a terminal too: a download that took long can be understood afterwards.
void show(Progress& line, const DownloadProgress& progress) {
  if (!progress.why) return line.show(progress_text(progress));
  line.clear();
  write_note(retry_text(*progress.why, progress.seconds_left.value_or(0)));
}

Outcome<InstalledModel> fetch(const DownloadPlan& plan, const DownloadOptions& downloading) {
  Result<InstalledModel> model = download_model(plan, downloading);
  if (!model) return tl::unexpected(failure_of_download(model.error(), plan.model.name));
  return std::move(*model);
}

Outcome<int> download(const Options& options, const StopToken& stop) {
  DownloadOptions downloading;
  downloading.stop = stop;
  Progress line;
  downloading.progress = [&](const DownloadProgress& progress) { show(line, progress); };
  const Result<DownloadPlan> plan = plan_download(options.name, downloading);
  line.clear();
  if (!plan) return failed(plan.error());
  Outcome<InstalledModel> model;
  if (plan->found_elsewhere && plan->bytes_there == 0) {
    Result<InstalledModel> found = find_installed(*plan->found_elsewhere);
    if (!found) return failed(found.error());
    write_note(fmt::format("{} is on this computer already: nothing is fetched", printable(plan->model.name)));
    model = std::move(*found);
  } else {
    write_note(plan_text(*plan, downloading.hub.endpoint));
    model = fetch(*plan, downloading);
    line.end();
    if (!model) return tl::unexpected(model.error());
  }
  const std::string text = fmt::format("{0} is in {1} ({2}); use it with --model {0}\n", printable(model->name),
                                       printable(model->path), readable_bytes(model->bytes));
  const Outcome<void> written = options.json ? write_json(models_json({&*model, 1})) : write_out(text);
  if (!written) return tl::unexpected(written.error());
  return kDone;
}

}  // namespace

Command add_models_download(CLI::App& models) {
  const auto options = std::make_shared<Options>();
  CLI::App* const sub = models.add_subcommand("download", "Fetch a model from Hugging Face");
  add_word(*sub, "NAME", "gpt2, or a repository such as distilgpt2 or OWNER/NAME", options->name);
  add_known_models(*sub);
  add_json(*sub, options->json);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return download(*options, stop); }};
}

}  // namespace rowkeeper::cli
