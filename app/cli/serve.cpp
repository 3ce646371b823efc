// rowkeeper-cli serve: conversations coming in, in a limited pool of memory.
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "core/run/serve_requests.h"

namespace rowkeeper::cli {

using nlohmann::ordered_json;

namespace {

constexpr int kMostConversations = 1000;
constexpr int kMostPoolMiB = 1 << 20;

struct Options {
  std::string model = "bundled";
  EngineOptions engine;
  int conversations = 12;
  int pool_mib = 16;
  std::optional<Reserve> reserve;  // none: both, one after the other
  int page_rows = 16;
  int tokens = 256;
  bool json = false;
};

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli serve
  rowkeeper-cli serve --conversations 24 --pool 12 --reserve paged --json
  rowkeeper-cli serve --model random:gpt2 --conversations 6 --pool 80 --tokens 64

Conversations come in one after the other and share a pool for their caches, decoded in one batch. Reserved in one piece (contiguous),
each must get room for the longest answer before it may begin; with pages it takes memory as its text grows, and when the pool runs out
the one that came last gives its pages back and computes its rows again later. Without --reserve both are shown side by side. A bundled
model answers questions about documents and tells stories; any other one continues texts of several lengths.)text";

Outcome<std::vector<ServeRequest>> requests_for(const ModelSource& source, const Tokenizer& tokenizer,
                                                const ModelShape& shape, int count) {
  if (!source.question_file) return texts_of_several_lengths(shape, count);
  const Result<std::vector<Question>> questions = load_questions(*source.question_file);
  if (!questions) return failed(questions.error());
  Result<std::vector<ServeRequest>> requests = questions_and_stories(tokenizer, *questions, count);
  if (!requests) return failed(requests.error());
  return *std::move(requests);
}

const char* reserve_name(Reserve reserve) { return reserve == Reserve::paged ? "paged" : "contiguous"; }

ordered_json totals_json(Reserve reserve, const ServeTotals& totals, int conversations) {
  return {{"reserve", reserve_name(reserve)},
          {"conversations", conversations},
          {"admitted", totals.admitted},
          {"finished", totals.finished},
          {"cut_short", totals.cut_short},
          {"preempted", totals.preempted},
          {"rows_rebuilt", totals.rows_rebuilt},
          {"reserved_empty_share", totals.reserved_empty_share},
          {"tokens", totals.tokens},
          {"steps", totals.steps},
          {"seconds", totals.seconds},
          {"tokens_per_second", totals.tokens_per_second()}};
}

Outcome<ServeTotals> serve(const Model& model, const std::vector<ServeRequest>& requests, const Options& options,
                           Reserve reserve, const StopToken& stop) {
  ServeOptions serve;
  serve.reserve = reserve;
  serve.page_rows = options.page_rows;
  serve.pool_bytes = static_cast<std::size_t>(options.pool_mib) << 20;
  serve.most_tokens = options.tokens;
  Result<Serving> serving = Serving::create(model, requests, serve);
  if (!serving) return failed(serving.error());
  Progress progress;
  while (!serving->finished()) {
    const ServeTotals& totals = serving->totals();
    progress.show(fmt::format("{}: {} of {} finished, step {}", reserve_name(reserve), totals.finished, requests.size(),
                              totals.steps));
    const Result<BatchStep> step = serving->step(stop);
    if (!step) return failed(step.error());
  }
  return serving->totals();
}

std::string text_of(const std::vector<std::pair<Reserve, ServeTotals>>& all, const Options& options) {
  std::string text = fmt::format("{} conversations, a pool of {} MiB\n\n", options.conversations, options.pool_mib);
  const auto row = [&](const char* label, const auto& value) {
    text += fmt::format("  {:<39}", label);
    for (const auto& [reserve, totals] : all) text += fmt::format("{:>16}", value(reserve, totals));
    text += "\n";
  };
  using Totals = ServeTotals;
  row("", [&](Reserve r, const Totals&) {
    return r == Reserve::paged ? fmt::format("pages of {}", options.page_rows) : "one piece each";
  });
  row("admitted at once, at most", [](Reserve, const Totals& t) { return std::to_string(t.admitted); });
  row("finished", [](Reserve, const Totals& t) { return std::to_string(t.finished); });
  row("of those cut short, the pool being full", [](Reserve, const Totals& t) { return std::to_string(t.cut_short); });
  row("had to give their memory back", [](Reserve, const Totals& t) { return std::to_string(t.preempted); });
  row("rows computed again for that", [](Reserve, const Totals& t) { return std::to_string(t.rows_rebuilt); });
  row("memory reserved but empty",
      [](Reserve, const Totals& t) { return fmt::format("{:.1f}%", 100 * t.reserved_empty_share); });
  row("steps (passes over the weights)", [](Reserve, const Totals& t) { return std::to_string(t.steps); });
  row("tokens", [](Reserve, const Totals& t) { return std::to_string(t.tokens); });
  row("tokens/s", [](Reserve, const Totals& t) { return fmt::format("{:.0f}", t.tokens_per_second()); });
  return text;
}

Outcome<int> run(const Options& options, const StopToken& stop) {
  const Outcome<ModelSource> source = find_source(options.model, ModelUse::whole);
  if (!source) return tl::unexpected(source.error());
  const Outcome<Tokenizer> tokenizer = load_tokenizer(*source);
  if (!tokenizer) return tl::unexpected(tokenizer.error());
  const Outcome<LoadedModel> model = load_model(*source, options.engine, stop);
  if (!model) return tl::unexpected(model.error());
  const Outcome<std::vector<ServeRequest>> requests =
      requests_for(*source, *tokenizer, model->model.shape(), options.conversations);
  if (!requests) return tl::unexpected(requests.error());
  std::vector<std::pair<Reserve, ServeTotals>> all;
  for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
    if (options.reserve && *options.reserve != reserve) continue;
    const Outcome<ServeTotals> totals = serve(model->model, *requests, options, reserve, stop);
    if (!totals) return tl::unexpected(totals.error());
    all.emplace_back(reserve, *totals);
  }
  if (!options.json) {
    if (Outcome<void> written = write_out(text_of(all, options)); !written) return tl::unexpected(written.error());
    return kDone;
  }
  ordered_json json = ordered_json::array();
  for (const auto& [reserve, totals] : all) json.push_back(totals_json(reserve, totals, options.conversations));
  const Outcome<void> written = write_json(options.reserve ? json.front() : ordered_json{{"runs", json}});
  if (!written) return tl::unexpected(written.error());
  return kDone;
}

Requirement parse_reserve(std::string_view text, std::optional<Reserve>& to) {
  if (text != "contiguous" && text != "paged") return "contiguous or paged";
  to = text == "paged" ? Reserve::paged : Reserve::contiguous;
  return {};
}

Requirement parse_page_rows(std::string_view text, int& to) {
  const Result<StoreKind> kind = parse_store_kind("paged:" + std::string(text));
  if (!kind) return "8, 16, 32 or 64";
  to = kind->rows;
  return {};
}

}  // namespace

Command add_serve(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("serve", "Serve conversations out of a limited pool: one piece each, or pages");
  const auto options = std::make_shared<Options>();
  add_value(*sub, "--conversations", "N", fmt::format("How many come in (default {})", options->conversations),
            [options](std::string_view text) { return parse_whole(text, 1, kMostConversations, options->conversations); });
  add_value(*sub, "--pool", "MIB", fmt::format("The pool's size in MiB (default {})", options->pool_mib),
            [options](std::string_view text) { return parse_whole(text, 1, kMostPoolMiB, options->pool_mib); });
  add_value(*sub, "--reserve", "HOW", "contiguous or paged (default: both, one after the other)",
            [options](std::string_view text) { return parse_reserve(text, options->reserve); });
  add_value(*sub, "--page", "ROWS", fmt::format("Rows of a page: 8, 16, 32 or 64 (default {})", options->page_rows),
            [options](std::string_view text) { return parse_page_rows(text, options->page_rows); });
  add_value(*sub, "--tokens", "N", fmt::format("The longest answer, in tokens (default {})", options->tokens),
            [options](std::string_view text) { return parse_whole(text, 1, kMostTokens, options->tokens); });
  add_json(*sub, options->json);
  add_model(*sub, options->model);
  add_fold_heads(*sub, options->engine);
  add_engine(*sub, options->engine);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return run(*options, stop); }};
}

}  // namespace rowkeeper::cli
