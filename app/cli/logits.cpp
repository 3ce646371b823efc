// rowkeeper-cli logits: the logits of a prompt's last row.
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "app/cli/commands.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "app/cli/record_json.h"

namespace rowkeeper::cli {

namespace {

struct Options {
  std::string model = "bundled";
  EngineOptions engine;
  CacheOption cache;
  InputOptions input;
  bool json = false;
};

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli logits --ids 5,9,12 --json
  rowkeeper-cli logits --prompt "Once upon a" --cache off

Without --json: one logit a line, in the order of the ids, with 9 significant digits. With --cache on the last id is a
decode step after a prefill of the others; with off all ids are one pass. The exact backend gives the same bits.)text";

// With the cache, all rows but the last are there when the last is computed.
Result<std::vector<float>> compute(const Model& model, std::span<const TokenId> ids, const CacheOption& cache,
                                   const StopToken& stop) {
  if (ids.size() > static_cast<std::size_t>(model.shape().positions)) {
    return fail(ErrorCode::prompt_too_long, std::to_string(ids.size()), std::to_string(model.shape().positions));
  }
  Result<std::unique_ptr<KvStore>> store = model.make_store(cache.store);
  if (!store) return tl::unexpected(store.error());
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  PassOptions options;
  options.fingerprints = false;
  options.stop = stop;
  Progress progress;
  options.progress = [&](int done, int total) { progress.show(fmt::format("computing {} of {} rows", done, total)); };
  if (cache.on && ids.size() > 1) {
    const Result<PassRecord> prefill = model.pass(ids.first(ids.size() - 1), **store, logits, options);
    if (!prefill) return tl::unexpected(prefill.error());
  }
  const Result<PassRecord> last = model.pass(ids, **store, logits, options);
  if (!last) return tl::unexpected(last.error());
  return logits;
}

Outcome<void> print(const std::vector<float>& logits, const Options& options) {
  if (options.json) {
    // By hand: the JSON library writes some floats with more digits than were asked for.
    std::string numbers;
    for (const float logit : logits) numbers += fmt::format("{}{:.9g}", numbers.empty() ? "" : ",", logit);
    return write_out(
        fmt::format("{{\"cache_kind\":\"{}\",\"logits\":[{}]}}\n", store_kind_name(options.cache.store), numbers));
  }
  std::string text;
  for (const float logit : logits) text += fmt::format("{:.9g}\n", logit);
  return write_out(text);
}

Outcome<int> run(const Options& options, const StopToken& stop) {
  if (!options.input.given()) return wrong_use("logits needs a prompt: give --ids, --prompt or --prompt-file");
  if (Outcome<void> good = check_input(options.input); !good) return tl::unexpected(good.error());
  if (Outcome<void> good = check_engine(options.engine, options.cache.store); !good) return tl::unexpected(good.error());
  const Outcome<ModelSource> source = find_source(options.model, ModelUse::whole);
  if (!source) return tl::unexpected(source.error());
  std::optional<Tokenizer> tokenizer;
  if (needs_tokenizer(options.input)) {
    Outcome<Tokenizer> loaded = load_tokenizer(*source);
    if (!loaded) return tl::unexpected(loaded.error());
    tokenizer = std::move(*loaded);
  }
  const Outcome<std::vector<TokenId>> ids = read_prompt(options.input, tokenizer ? &*tokenizer : nullptr, stop);
  if (!ids) return tl::unexpected(ids.error());
  const Outcome<LoadedModel> model = load_model(*source, options.engine, stop);
  if (!model) return tl::unexpected(model.error());
  const Result<std::vector<float>> logits = compute(model->model, *ids, options.cache, stop);
  if (!logits) return failed(logits.error());
  if (Outcome<void> printed = print(*logits, options); !printed) return tl::unexpected(printed.error());
  return kDone;
}

}  // namespace

Command add_logits(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("logits", "Print the logits of a prompt's last row");
  const auto options = std::make_shared<Options>();
  add_input(*sub, options->input);
  add_cache(*sub, options->cache);
  add_json(*sub, options->json);
  add_model_and_engine(*sub, options->model, options->engine);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return run(*options, stop); }};
}

}  // namespace rowkeeper::cli
