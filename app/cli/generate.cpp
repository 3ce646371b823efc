// rowkeeper-cli generate: one run, its text as it comes or its record as JSON.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "app/cli/record_json.h"
#include "core/run/run.h"

namespace rowkeeper::cli {

namespace {

struct Options {
  std::string model = "bundled";
  EngineOptions engine;
  CacheOption cache;
  InputOptions input;
  SamplingOptions sampling;
  int tokens = 50;
  std::vector<int> toggle_at;
  bool stop_at_end = false;
  AtLimit at_limit = AtLimit::stop;
  bool no_fingerprints = false;
  bool json = false;
};

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli generate --prompt "Once upon a time" --tokens 40
  rowkeeper-cli generate --prompt-file story.txt --temperature 0.8 --top-k 40 --seed 7
  rowkeeper-cli generate --ids 5,9,12 --tokens 20 --toggle-at 8,12 --json
  rowkeeper-cli generate --model random:gpt2 --ids 1,2,3 --cache off --tokens 10

The text goes to stdout as it comes, with a line's end after it, one line of figures to stderr. An empty prompt starts from the end-of-text token.
--toggle-at switches the cache over before these generated tokens, counted from 0. Ctrl-C stops and shows what there is.)text";

Outcome<void> check(const Options& options) {
  if (Outcome<void> input = check_input(options.input); !input) return input;
  if (Outcome<void> engine = check_engine(options.engine, options.cache.store); !engine) return engine;
  if (!options.toggle_at.empty() && options.toggle_at.back() >= options.tokens) {
    return wrong_use(fmt::format("--toggle-at {} is beyond the last token: with --tokens {} the tokens are numbered 0 to {}",
                                 options.toggle_at.back(), options.tokens, options.tokens - 1));
  }
  if (options.sampling.without_effect()) write_warning(kWithoutEffect);
  return {};
}

// The steps of one run, and where their text goes.
class Generation {
 public:
  Generation(const Options& options, const LoadedModel& model, const Tokenizer& tokenizer, Run run)
      : options_(options),
        tokenizer_(tokenizer),
        run_(std::move(run)),
        load_seconds_(model.seconds),
        record_(model, run_.tokens(), run_.options().store, {!options.no_fingerprints, options.json}) {}

  Outcome<StopReason> generate(const StopToken& stop) {
    while (record_.steps() < options_.tokens) {
      if (run_.context_full()) return StopReason::context;
      if (std::ranges::binary_search(options_.toggle_at, record_.steps())) run_.set_cache(!run_.cache());
      const Result<StepRecord> step = run_.step(stop, [&](int done, int total) {
        progress_.show(fmt::format("token {} of {}: {} of {} rows", record_.steps() + 1, options_.tokens, done, total));
      });
      if (!step && step.error().code == ErrorCode::cancelled) return StopReason::cancelled;
      if (!step) return failed(step.error());
      if (Outcome<void> taken = take(*step); !taken) return tl::unexpected(taken.error());
      if (options_.stop_at_end && step->token == tokenizer_.end_of_text()) return StopReason::end_of_text;
    }
    return StopReason::tokens;
  }

  Outcome<void> finish(StopReason stop) {
    progress_.end();
    if (options_.json) return write_json(record_.json(stop));
    Outcome<void> written = printer_.finish();
    if (written) write_note(summary(stop));
    return written;
  }

  const RunRecord& record() const { return record_; }

 private:
  Outcome<void> take(const StepRecord& step) {
    record_.add(step);
    if (options_.json) return {};
    // On a terminal the text has the line from now on.
    if (printer_.to_terminal()) progress_.end();
    return printer_.push(step.bytes);
  }

  std::string summary(StopReason stop) const {
    const StepRecord& last = record_.last();
    const double seconds = record_.seconds();
    const double rate = seconds > 0 ? record_.steps() / seconds : 0;
    std::string line = fmt::format(
        "{} in {:.3f} s ({:.1f} tokens/s, first after {:.1f} ms); rows computed {}, read back {}; cache {} rows, {}; "
        "model loaded in {:.1f} ms",
        counted(record_.steps(), "token"), seconds, rate, 1e3 * record_.first_seconds(), record_.rows_computed(),
        record_.rows_reused(), last.cache_rows, readable_bytes(last.cache_bytes), 1e3 * load_seconds_);
    if (stop == StopReason::context) {
      line += fmt::format("; stopped because the context of {} rows is full", run_.model().shape().positions);
    }
    return line;
  }

  const Options& options_;
  const Tokenizer& tokenizer_;
  Run run_;
  double load_seconds_;
  RunRecord record_;
  TextPrinter printer_;
  Progress progress_;
};

Outcome<Run> make_run(const Options& options, const Model& model, const Tokenizer& tokenizer, std::vector<TokenId> prompt) {
  RunOptions run;
  run.cache = options.cache.on;
  run.store = options.cache.store;
  run.sampling = options.sampling.sampler();
  run.at_limit = options.at_limit;
  run.fingerprints = !options.no_fingerprints;
  run.tokenizer = &tokenizer;
  Result<Run> made = Run::create(model, std::move(prompt), run);
  if (!made) return failed(made.error());
  return std::move(*made);
}

Outcome<int> report(Generation& generation, const Options& options, const LoadedModel& model, StopReason stop) {
  if (Outcome<void> written = generation.finish(stop); !written) return tl::unexpected(written.error());
  const RunRecord& record = generation.record();
  if (stop == StopReason::cancelled) {
    return tl::unexpected(Failure{kInterrupted, fmt::format("interrupted after {} of {} tokens: the output is incomplete",
                                                            record.steps(), options.tokens)});
  }
  if (row_invariant(model.model.backend()) && record.rows_changed() > 0) {
    return tl::unexpected(
        Failure{kFailed, fmt::format("{} rows that were computed again came out with other bits, which the backend {} must "
                                     "never do: please report this",
                                     record.rows_changed(), backend_name(model.model.backend()))});
  }
  return kDone;
}

Outcome<int> generate(const Options& options, const StopToken& stop) {
  if (Outcome<void> good = check(options); !good) return tl::unexpected(good.error());
  const Outcome<FoundModel> found = find_with_tokenizer(options.model);
  if (!found) return tl::unexpected(found.error());
  if (options.stop_at_end && !found->tokenizer.end_of_text()) {
    return wrong_use("--stop-at-end cannot work: this model's vocabulary has no end-of-text token");
  }
  Outcome<std::vector<TokenId>> prompt = read_prompt(options.input, &found->tokenizer, stop);
  if (!prompt) return tl::unexpected(prompt.error());
  const Outcome<LoadedModel> model = load_model(found->source, options.engine, stop);
  if (!model) return tl::unexpected(model.error());
  Outcome<Run> run = make_run(options, model->model, found->tokenizer, std::move(*prompt));
  if (!run) return tl::unexpected(run.error());
  Generation generation(options, *model, found->tokenizer, std::move(*run));
  const Outcome<StopReason> ended = generation.generate(stop);
  if (!ended) return tl::unexpected(ended.error());
  return report(generation, options, *model, *ended);
}

}  // namespace

Command add_generate(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("generate", "Generate text, with the KV cache or without it");
  const auto options = std::make_shared<Options>();
  add_input(*sub, options->input);
  add_tokens(*sub, 0, options->tokens);
  add_cache(*sub, options->cache);
  add_value(*sub, "--toggle-at", "LIST", "Switch the cache over before these tokens, such as 10,20",
            [options](std::string_view text) { return parse_rising(text, 0, kMostTokens, options->toggle_at); });
  add_flag(*sub, "--stop-at-end", "Stop after an end-of-text token", options->stop_at_end);
  add_at_limit(*sub, options->at_limit);
  add_flag(*sub, "--no-fingerprints", "Do not fingerprint rows and logits", options->no_fingerprints);
  add_json(*sub, options->json);
  add_sampling(*sub, options->sampling);
  add_model_and_engine(*sub, options->model, options->engine);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return generate(*options, stop); }};
}

}  // namespace rowkeeper::cli
