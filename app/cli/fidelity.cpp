// rowkeeper-cli fidelity: what a kind of cache costs in answers.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "core/hub/model_source.h"
#include "core/run/fidelity.h"

namespace rowkeeper::cli {

using nlohmann::ordered_json;

namespace {

struct Options {
  std::string model = "bundled";
  EngineOptions engine;
  std::optional<CacheOption> cache;  // none: a table of kinds
  InputOptions input;
  std::optional<int> tokens;  // of an answer to a prompt of one's own
  bool json = false;
};

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli fidelity
  rowkeeper-cli fidelity --cache int4 --json
  rowkeeper-cli fidelity --cache window:64
  rowkeeper-cli fidelity --weights q8
  rowkeeper-cli fidelity --fold-heads 1
  rowkeeper-cli fidelity --model random:gpt2 --ids 1,2,3 --cache int8

A kind of cache is held against the exact one on the same tokens, and on answers of its own. The bundled models are asked 60 questions
about documents that they were never trained on; any other model, or one with a prompt of your own, just goes on writing. KL is how
far the probabilities of the next token are from the exact ones, in nats: 0 is no difference.)text";

constexpr const char* kTable[] = {"dense:f32", "dense:f16", "int8",        "int4",     "k8v4",
                                  "paged:16",  "window:64", "window:60+4", "heavy:64", "merge:64"};

ordered_json report_json(const FidelityReport& report) {
  const bool asked = report.questions > 0;
  return {{"kind", report.kind},
          {"bytes_per_row", report.bytes_per_row},
          {"memory_share", report.memory_share},
          {"kl_mean", report.kl_mean},
          {"top1_agreement", report.top1_agreement},
          {"max_abs_diff", report.max_abs_diff},
          {"first_difference", report.first_difference ? ordered_json(*report.first_difference) : ordered_json(nullptr)},
          {"answers_right", asked ? ordered_json(report.answers_right) : ordered_json(nullptr)},
          {"answers_right_exact", asked ? ordered_json(report.answers_right_exact) : ordered_json(nullptr)},
          {"questions", asked ? ordered_json(report.questions) : ordered_json(nullptr)}};
}

std::string heading(std::size_t width) {
  return fmt::format("{:<{}}bytes/row  memory   KL, nats    top choice  largest logit  first other  answers\n", "kind",
                     width) +
         fmt::format("{:<{}}           held     a token     agrees      difference     token        right\n", "", width);
}

std::string report_line(const FidelityReport& report, std::size_t width) {
  const std::string answers = report.questions > 0 ? fmt::format("{} of {}", report.answers_right, report.questions) : "-";
  return fmt::format("{:<{}}{:>9}  {:>6.3f}  {:>9.2e}  {:>10.1f}%  {:>13.3g}  {:>11}  {:>8}\n", report.kind, width,
                     report.bytes_per_row, report.memory_share, report.kl_mean, 100 * report.top1_agreement,
                     report.max_abs_diff, report.first_difference ? std::to_string(*report.first_difference) : "none",
                     answers);
}

struct OtherModel {
  ModelSource source;
  EngineOptions engine;
};

// One line of the table: a store of the exact model, or another model.
struct Subject {
  StoreKind kind;
  std::string label;                // instead of the kind's name
  std::optional<OtherModel> other;  // loaded for its line, and let go after it
};

std::size_t label_width(const std::vector<Subject>& subjects) {
  std::size_t width = 22;
  for (const Subject& subject : subjects) width = std::max(width, subject.label.size());
  return width + 2;
}

Outcome<FidelityReport> measure(ExactAnswers& exact, const Subject& subject, Progress& progress, const StopToken& stop) {
  progress.stage("measuring " + subject.label);
  std::optional<LoadedModel> other;
  if (subject.other) {
    progress.clear();
    Outcome<LoadedModel> loaded = load_model(subject.other->source, subject.other->engine, stop);
    if (!loaded) return tl::unexpected(loaded.error());
    other = *std::move(loaded);
  }
  Result<Fidelity> fidelity = Fidelity::create(exact, other ? other->model : exact.model(), subject.kind);
  if (!fidelity) return failed(fidelity.error());
  while (!fidelity->finished()) {
    progress.show(fmt::format("{}: text {} of {}", subject.label, fidelity->items().size() + 1, exact.texts().size()));
    const Result<const FidelityItem*> item = fidelity->next(stop);
    if (!item) return failed(item.error());
  }
  FidelityReport report = fidelity->report();
  report.kind = subject.label;
  return report;
}

// The kinds that were done stay shown, and the rest is not passed over in silence.
tl::unexpected<Failure> end_early(const ordered_json& all, std::size_t done, std::size_t kinds, const Options& options) {
  if (options.json) {
    const Outcome<void> written = write_json({{"kinds", all}, {"interrupted", true}});
    if (!written) return tl::unexpected(written.error());
  }
  return tl::unexpected(
      Failure{kInterrupted, fmt::format("interrupted after {} of {} kinds: the output is incomplete", done, kinds)});
}

Outcome<void> report_all(ExactAnswers& exact, const std::vector<Subject>& subjects, const Options& options,
                         const StopToken& stop) {
  Progress progress;
  const std::size_t width = label_width(subjects);
  ordered_json all = ordered_json::array();
  for (const Subject& subject : subjects) {
    const Outcome<FidelityReport> report = measure(exact, subject, progress, stop);
    if (!report && report.error().status == kInterrupted && subjects.size() > 1) {
      return end_early(all, static_cast<std::size_t>(&subject - subjects.data()), subjects.size(), options);
    }
    if (!report) return tl::unexpected(report.error());
    if (options.json) {
      all.push_back(report_json(*report));
      continue;
    }
    progress.end();
    const bool first = &subject == &subjects.front();
    if (Outcome<void> written = write_out((first ? heading(width) : "") + report_line(*report, width)); !written)
      return written;
  }
  progress.end();
  if (!options.json) return {};
  return write_json(subjects.size() == 1 ? all.front() : ordered_json{{"kinds", all}});
}

Outcome<std::vector<FidelityText>> read_texts(const Options& options, const ModelSource& source, const Tokenizer& tokenizer,
                                              const StopToken& stop) {
  if (source.question_file && !options.input.given()) {
    if (options.tokens) {
      return wrong_use(
          "--tokens goes with a prompt of your own, because an answer to a question ends with its line: give --prompt, "
          "--prompt-file or --ids, or leave it away");
    }
    Result<std::vector<Question>> questions = load_questions(*source.question_file);
    if (!questions) return failed(questions.error());
    Result<std::vector<FidelityText>> texts = question_texts(tokenizer, *std::move(questions));
    if (!texts) return failed(texts.error());
    return *std::move(texts);
  }
  Outcome<std::vector<TokenId>> prompt = read_prompt(options.input, &tokenizer, stop);
  if (!prompt) return tl::unexpected(prompt.error());
  return std::vector<FidelityText>{{*std::move(prompt), std::nullopt, options.tokens.value_or(kMostAnswerTokens)}};
}

// Weights or heads other than the exact model's: that model, with the kind of cache that was asked for.
std::string changed_label(const EngineOptions& engine, const StoreKind& kind) {
  std::string label = store_kind_name(kind);
  if (engine.weights != Precision::f32) label += fmt::format(", weights {}", precision_name(engine.weights));
  if (engine.fold_heads > 0) label += fmt::format(", folded to {}", engine.fold_heads);
  return label;
}

// What the bundled model's table ends with: weights in fewer bits, its twin, its heads averaged.
Outcome<void> add_models(const Options& options, const ModelSource& source, std::vector<Subject>& subjects) {
  const Outcome<ModelSource> twin = find_source(kTwinModel, ModelUse::whole);
  if (!twin) return tl::unexpected(twin.error());
  EngineOptions halves = options.engine, codes = options.engine, folded = options.engine;
  halves.weights = Precision::f16;
  codes.weights = Precision::q8;
  folded.fold_heads = 1;
  if (multiplies(options.engine.backend, Precision::f16))
    subjects.push_back({{}, "weights f16", OtherModel{source, halves}});
  if (multiplies(options.engine.backend, Precision::q8)) subjects.push_back({{}, "weights q8", OtherModel{source, codes}});
  subjects.push_back({{}, "one key head (twin)", OtherModel{*twin, options.engine}});
  subjects.push_back({{}, "heads folded to one", OtherModel{source, folded}});
  return {};
}

Outcome<std::vector<Subject>> subjects_of(const Options& options, const ModelSource& source, const Model& exact) {
  const StoreKind kind = options.cache ? options.cache->store : StoreKind();
  if (options.engine.fold_heads > 0 || options.engine.weights != Precision::f32) {
    return std::vector<Subject>{{kind, changed_label(options.engine, kind), OtherModel{source, options.engine}}};
  }
  if (options.cache) return std::vector<Subject>{{kind, store_kind_name(kind), {}}};
  std::vector<Subject> subjects;
  for (const char* name : kTable) {
    const StoreKind store = *parse_store_kind(name);
    if (exact.make_store(store)) subjects.push_back({store, name, {}});
  }
  if (subjects.size() < std::size(kTable)) {
    write_warning(fmt::format("the backend {} reads some kinds of cache only: the others are left out",
                              backend_name(exact.backend())));
  }
  if (!source.question_file || source.name == kTwinModel || options.input.given()) return subjects;
  if (Outcome<void> added = add_models(options, source, subjects); !added) return tl::unexpected(added.error());
  return subjects;
}

Outcome<void> check(const Options& options) {
  if (options.cache && !options.cache->on) {
    return wrong_use("fidelity needs a kind of cache: with --cache off nothing is kept, so nothing can be lost");
  }
  const StoreKind store = options.cache ? options.cache->store : StoreKind();
  if (Outcome<void> engine = check_engine(options.engine, store); !engine) return engine;
  return check_input(options.input);
}

Outcome<int> run(const Options& options, const StopToken& stop) {
  if (Outcome<void> good = check(options); !good) return tl::unexpected(good.error());
  const Outcome<FoundModel> found = find_with_tokenizer(options.model);
  if (!found) return tl::unexpected(found.error());
  Outcome<std::vector<FidelityText>> texts = read_texts(options, found->source, found->tokenizer, stop);
  if (!texts) return tl::unexpected(texts.error());
  EngineOptions whole = options.engine;
  whole.fold_heads = 0;
  whole.weights = Precision::f32;
  const Outcome<LoadedModel> model = load_model(found->source, whole, stop);
  if (!model) return tl::unexpected(model.error());
  const Outcome<std::vector<Subject>> subjects = subjects_of(options, found->source, model->model);
  if (!subjects) return tl::unexpected(subjects.error());
  ExactAnswers exact(model->model, found->tokenizer, *std::move(texts));
  if (Outcome<void> done = report_all(exact, *subjects, options, stop); !done) return tl::unexpected(done.error());
  return kDone;
}

}  // namespace

Command add_fidelity(CLI::App& app) {
  CLI::App* const sub =
      app.add_subcommand("fidelity", "Hold a kind of cache against the exact one: memory, probabilities, answers");
  const auto options = std::make_shared<Options>();
  add_value(*sub, "--cache", "KIND", fmt::format("One kind (default: a table of them): {}", store_kind_names()),
            [options](std::string_view text) { return parse_cache(text, options->cache.emplace()); });
  add_input(*sub, options->input);
  add_value(*sub, "--tokens", "N",
            fmt::format("Tokens to generate after a prompt of your own (default {})", kMostAnswerTokens),
            [options](std::string_view text) { return parse_whole(text, 1, kMostTokens, options->tokens.emplace()); });
  add_json(*sub, options->json);
  add_model_and_engine(*sub, options->model, options->engine);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return run(*options, stop); }};
}

}  // namespace rowkeeper::cli
