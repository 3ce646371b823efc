#include "app/cli/shared_options.h"

#include <fmt/format.h>

#include <cstdlib>

#include "app/cli/arguments.h"
#include "app/cli/messages.h"
#include "app/cli/option_values.h"
#include "core/hub/known_models.h"
#include "core/model/config.h"
#include "core/model/load_options.h"

namespace rowkeeper::cli {

namespace {

constexpr const char* kModelGroup = "Model";
constexpr const char* kInputGroup = "Input";
constexpr const char* kSamplingGroup = "Sampling (greedy unless one of the first three is given)";

}  // namespace

SamplerOptions SamplingOptions::sampler() const {
  SamplerOptions options;
  options.greedy = !temperature && !top_k && !top_p;
  options.temperature = temperature.value_or(1.0);
  options.top_k = top_k.value_or(0);
  options.top_p = top_p.value_or(1.0);
  options.seed = seed.value_or(0);
  return options;
}

void add_model(CLI::App& app, std::string& model) {
  const auto take = [&model](std::string_view text) -> Requirement {
    if (text.empty()) return "bundled, rowkeeper-tiny-mqa, gpt2, random:gpt2[:SEED] or the path of a model folder";
    model = text;
    return {};
  };
  add_value(app, "--model", "MODEL",
            "bundled (default), rowkeeper-tiny-mqa, gpt2, random:gpt2[:SEED], a downloaded model, or a model folder", take)
      ->group(kModelGroup);
  add_known_models(app)->group(kModelGroup);
}

CLI::Option* add_known_models(CLI::App& app) {
  return add_value(app, "--known-models", "FILE",
                   "Use this list of models with sizes and checksums instead of the program's own",
                   [](std::string_view text) -> Requirement {
                     ::setenv(kKnownModelsVariable, std::string(text).c_str(), 1);
                     return text.empty() ? Requirement("a file") : std::nullopt;
                   });
}

CLI::Option* add_text(CLI::App& app, const std::string& name, const char* placeholder, const std::string& description,
                      std::optional<std::string>& to) {
  return add_value(app, name, placeholder, description, [&to](std::string_view text) -> Requirement {
    to = std::string(text);
    return {};
  });
}

void add_json(CLI::App& app, bool& json) { add_flag(app, "--json", "Print one JSON object on stdout, nothing else", json); }

void add_engine(CLI::App& app, EngineOptions& options) {
  add_value(app, "--backend", "NAME",
            "exact (default), openblas, cuda (an NVIDIA GPU) or cublas (the same, products by cuBLAS)",
            [&](std::string_view text) { return parse_backend_kind(text, options.backend); })
      ->group(kModelGroup);
  add_value(app, "--weights", "TYPE", "f32 (default), f16 or q8 (8 bits): how the weights are kept in memory",
            [&](std::string_view text) { return parse_weights(text, options.weights); })
      ->group(kModelGroup);
  add_value(app, "--simd", "NAME", "auto (default), sse4, avx2 or avx512: the instructions to use",
            [&](std::string_view text) { return parse_simd(text, options.simd); })
      ->group(kModelGroup);
  add_value(app, "--threads", "N", "Threads to compute with (default: one for each core)", [&](std::string_view text) {
    return parse_whole(text, 1, kMostThreads, options.threads);
  })->group(kModelGroup);
}

void add_model_and_engine(CLI::App& app, std::string& model, EngineOptions& options) {
  add_model(app, model);
  add_engine(app, options);
  add_value(app, "--fold-heads", "N",
            "An experiment: keys and values of each group of heads are replaced by their mean, without any retraining",
            [&](std::string_view text) { return parse_whole(text, 1, ShapeLimits::width, options.fold_heads); })
      ->group(kModelGroup);
}

void add_cache(CLI::App& app, CacheOption& cache) {
  add_value(app, "--cache", "KIND", fmt::format("on (default; dense:f32), off, or a kind: {}", store_kind_names()),
            [&](std::string_view text) { return parse_cache(text, cache); });
}

void add_special_tokens(CLI::App& app, bool& special_tokens) {
  add_flag(app, "--special-tokens", "Read <|endoftext|> in the text as the end-of-text token", special_tokens)
      ->group(kInputGroup);
}

void add_input(CLI::App& app, InputOptions& options) {
  add_text(app, "--prompt", "TEXT", "The prompt, taken as it is", options.prompt)->group(kInputGroup);
  add_text(app, "--prompt-file", "FILE", "A file that holds the prompt; nothing but a byte order mark is trimmed",
           options.prompt_file)
      ->group(kInputGroup);
  const auto take_ids = [&](std::string_view text) { return parse_ids(text, options.ids.emplace()); };
  add_value(app, "--ids", "LIST", "The prompt as token ids, such as 15,284,7", take_ids)->group(kInputGroup);
  add_special_tokens(app, options.special_tokens);
}

void add_sampling(CLI::App& app, SamplingOptions& options) {
  add_value(app, "--temperature", "X", "Sample, with the logits divided by X (0: greedy)", [&](std::string_view text) {
    return parse_temperature(text, options.temperature.emplace());
  })->group(kSamplingGroup);
  add_value(app, "--top-k", "K", "Sample from the K most probable tokens (0: from all)", [&](std::string_view text) {
    return parse_whole(text, 0, INT32_MAX, options.top_k.emplace());
  })->group(kSamplingGroup);
  add_value(app, "--top-p", "P", "Sample from the fewest tokens whose probabilities reach P", [&](std::string_view text) {
    return parse_top_p(text, options.top_p.emplace());
  })->group(kSamplingGroup);
  add_value(app, "--seed", "S", "The sampler's seed (default 0); the same seed gives the same text",
            [&](std::string_view text) { return parse_seed(text, options.seed.emplace()); })
      ->group(kSamplingGroup);
}

void add_tokens(CLI::App& app, int least, int& tokens) {
  add_value(app, "--tokens", "N", fmt::format("Tokens to generate (default {})", tokens),
            [&tokens, least](std::string_view text) { return parse_whole(text, least, kMostTokens, tokens); });
}

void add_at_limit(CLI::App& app, AtLimit& at_limit) {
  add_value(app, "--at-limit", "WHAT", "When the context is full: stop (default), or slide: keep the later half",
            [&](std::string_view text) { return parse_at_limit(text, at_limit); });
}

Outcome<void> check_engine(const EngineOptions& engine, const StoreKind& store) {
  if (!multiplies(engine.backend, engine.weights)) {
    return failed({ErrorCode::precision_unsupported, {precision_name(engine.weights), backend_name(engine.backend)}});
  }
  const Result<void> readable = check_reads(engine.backend, store);
  if (!readable) return failed(readable.error());
  return {};
}

Outcome<void> check_input(const InputOptions& options) {
  std::string given;
  const auto add = [&](bool there, const char* name) {
    if (there) given += (given.empty() ? "" : " and ") + std::string(name);
  };
  add(options.prompt.has_value(), "--prompt");
  add(options.prompt_file.has_value(), "--prompt-file");
  add(options.ids.has_value(), "--ids");
  if (given.find(" and ") != std::string::npos) {
    return wrong_use(fmt::format("{} cannot be used together: give the prompt in one way", given));
  }
  if (options.special_tokens && options.ids) {
    return wrong_use("--special-tokens does not go with --ids: give the end-of-text token by its id");
  }
  if (options.special_tokens && !options.given()) {
    return wrong_use("--special-tokens needs a text to read them in: give --prompt or --prompt-file");
  }
  return {};
}

}  // namespace rowkeeper::cli
