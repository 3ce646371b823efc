// rowkeeper-cli serve: conversations coming in, in a limited pool of memory.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
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
constexpr int kMostPoolMiB = 1 << 24;

constexpr int kPageRows = 16;

struct Options {
  std::string model = "bundled";
  EngineOptions engine;
  int conversations = 12;
  int pool_mib = 16;
  std::optional<Reserve> reserve;  // none: both, one after the other
  std::optional<int> page;         // rows; none: kPageRows
  int tokens = 256;
  bool json = false;

  int page_rows() const { return page.value_or(kPageRows); }
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
          {"failed", totals.failed},
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
  serve.page_rows = options.page_rows();
  serve.pool_bytes = static_cast<std::size_t>(options.pool_mib) << 20;
  serve.most_tokens = options.tokens;
  Result<Serving> serving = Serving::create(model, requests, serve);
  if (!serving && serving.error().code == ErrorCode::out_of_memory) {
    return tl::unexpected(
        Failure{kFailed, fmt::format("not enough memory for a pool of {} MiB: use a smaller --pool, or close other programs",
                                     options.pool_mib)});
  }
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

// The runs that were finished.
struct Served {
  std::vector<std::pair<Reserve, ServeTotals>> all;
  bool interrupted = false;  // one more had begun
};

int most_failed(const Served& served) {
  int most = 0;
  for (const auto& [reserve, totals] : served.all) most = std::max(most, totals.failed);
  return most;
}

std::string text_of(const Served& served, const Options& options) {
  const auto& all = served.all;
  std::string text = served.interrupted ? "INTERRUPTED: of the two runs only the first was finished.\n\n" : "";
  text += fmt::format("{}, a pool of {} MiB\n\n", counted(options.conversations, "conversation"), options.pool_mib);
  const auto row = [&](const char* label, const auto& value) {
    text += fmt::format("  {:<39}", label);
    for (const auto& [reserve, totals] : all) text += fmt::format("{:>16}", value(reserve, totals));
    text += '\n';
  };
  using Totals = ServeTotals;
  row("", [&](Reserve r, const Totals&) {
    return r == Reserve::paged ? fmt::format("pages of {}", options.page_rows()) : "one piece each";
  });
  row("admitted at once, at most", [](Reserve, const Totals& t) { return std::to_string(t.admitted); });
  row("finished", [](Reserve, const Totals& t) { return std::to_string(t.finished); });
  row("of those cut short, the pool being full", [](Reserve, const Totals& t) { return std::to_string(t.cut_short); });
  if (most_failed(served) > 0)
    row("of those ended by numbers that are none", [](Reserve, const Totals& t) { return std::to_string(t.failed); });
  row("had to give their memory back", [](Reserve, const Totals& t) { return std::to_string(t.preempted); });
  row("rows computed again for that", [](Reserve, const Totals& t) { return std::to_string(t.rows_rebuilt); });
  row("memory reserved but empty",
      [](Reserve, const Totals& t) { return fmt::format("{:.1f}%", 100 * t.reserved_empty_share); });
  row("steps (passes over the weights)", [](Reserve, const Totals& t) { return std::to_string(t.steps); });
  row("tokens", [](Reserve, const Totals& t) { return std::to_string(t.tokens); });
  row("tokens/s", [](Reserve, const Totals& t) { return fmt::format("{:.0f}", t.tokens_per_second()); });
  return text;
}

ordered_json json_of(const Served& served, const Options& options) {
  ordered_json runs = ordered_json::array();
  for (const auto& [reserve, totals] : served.all) runs.push_back(totals_json(reserve, totals, options.conversations));
  if (options.reserve) return runs.front();
  ordered_json json = {{"runs", std::move(runs)}};
  if (served.interrupted) json["interrupted"] = true;
  return json;
}

Outcome<int> report(const Served& served, const Options& options) {
  const Outcome<void> written = options.json ? write_json(json_of(served, options)) : write_out(text_of(served, options));
  if (!written) return tl::unexpected(written.error());
  if (!served.interrupted && most_failed(served) > 0) {
    return failed(
        Error{ErrorCode::not_a_number,
              {fmt::format("in {} of {} conversations, which ended there", most_failed(served), options.conversations)}});
  }
  if (!served.interrupted) return kDone;
  return tl::unexpected(
      Failure{kInterrupted, fmt::format("interrupted after {} of 2 runs: the output is incomplete", served.all.size())});
}

// 0 if the system does not tell.
std::int64_t machine_mib() {
  const std::int64_t pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGE_SIZE);
  return pages > 0 && page > 0 ? pages * page >> 20 : 0;
}

Outcome<void> check(const Options& options) {
  if (options.page && options.reserve == Reserve::contiguous)
    return wrong_use("--page has no effect with --reserve contiguous, which knows no pages: leave one of them away");
  if (!reads(options.engine.backend, StoreKind::paged(options.page_rows()))) {
    return wrong_use(
        fmt::format("serve keeps its conversations in pages, which the backend {} cannot read: use --backend exact",
                    backend_name(options.engine.backend)));
  }
  // The system would lend even more, and then swap or end programs when it is used.
  const std::int64_t most = on_device(options.engine.backend) ? 0 : machine_mib();
  if (most > 0 && options.pool_mib > most) {
    return wrong_use(
        fmt::format("--pool is {} MiB, but this machine has {} MiB of memory: use a smaller pool", options.pool_mib, most));
  }
  return {};
}

Outcome<int> run(const Options& options, const StopToken& stop) {
  if (Outcome<void> good = check(options); !good) return tl::unexpected(good.error());
  const Outcome<FoundModel> found = find_with_tokenizer(options.model);
  if (!found) return tl::unexpected(found.error());
  const Outcome<LoadedModel> model = load_model(found->source, options.engine, stop);
  if (!model) return tl::unexpected(model.error());
  const Outcome<std::vector<ServeRequest>> requests =
      requests_for(found->source, found->tokenizer, model->model.shape(), options.conversations);
  if (!requests) return tl::unexpected(requests.error());
  Served served;
  for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
    if (options.reserve && *options.reserve != reserve) continue;
    const Outcome<ServeTotals> totals = serve(model->model, *requests, options, reserve, stop);
    served.interrupted = !totals && totals.error().status == kInterrupted && !served.all.empty();
    if (served.interrupted) break;
    if (!totals) return tl::unexpected(totals.error());
    served.all.emplace_back(reserve, *totals);
  }
  return report(served, options);
}

Requirement parse_reserve(std::string_view text, std::optional<Reserve>& to) {
  if (text != "contiguous" && text != "paged") return "contiguous or paged";
  to = text == "paged" ? Reserve::paged : Reserve::contiguous;
  return {};
}

Requirement parse_page_rows(std::string_view text, std::optional<int>& to) {
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
  add_value(*sub, "--page", "ROWS", fmt::format("Rows of a page: 8, 16, 32 or 64 (default {})", kPageRows),
            [options](std::string_view text) { return parse_page_rows(text, options->page); });
  add_value(*sub, "--tokens", "N", fmt::format("The longest answer, in tokens (default {})", options->tokens),
            [options](std::string_view text) { return parse_whole(text, 1, kMostTokens, options->tokens); });
  add_json(*sub, options->json);
  add_model_and_engine(*sub, options->model, options->engine);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return run(*options, stop); }};
}

}  // namespace rowkeeper::cli
