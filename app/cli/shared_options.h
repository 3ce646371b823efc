// Options that several subcommands share.
#pragma once

#include <CLI/App.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/failure.h"
#include "app/cli/option_values.h"
#include "core/backend/backend_kind.h"
#include "core/base/index.h"
#include "core/kernels/precision.h"
#include "core/kernels/simd_target.h"
#include "core/run/run.h"

namespace rowkeeper::cli {

// How a model is loaded.
struct EngineOptions {
  BackendKind backend = BackendKind::exact;
  Precision weights = Precision::f32;
  SimdTarget simd = SimdTarget::automatic;
  int threads = 0;     // 0: one for each physical core
  int fold_heads = 0;  // keys and values that remain for a token; 0: the model's own
  bool operator==(const EngineOptions&) const = default;
};

struct InputOptions {
  std::optional<std::string> prompt;
  std::optional<std::string> prompt_file;
  std::optional<std::vector<TokenId>> ids;
  bool special_tokens = false;

  bool given() const { return prompt || prompt_file || ids; }
};

struct SamplingOptions {
  std::optional<double> temperature;
  std::optional<int> top_k;
  std::optional<double> top_p;
  std::optional<std::uint64_t> seed;

  // Greedy unless one of the first three is given; what is not given is then off.
  SamplerOptions sampler() const;
  // Temperature 0 is greedy too: what else was asked for then changes nothing.
  bool without_effect() const { return (sampler().greedy && seed) || (temperature == 0.0 && (seed || top_k || top_p)); }
};

inline constexpr const char* kWithoutEffect =
    "--seed has no effect on greedy choice, nor have --top-k and --top-p at temperature 0: give --temperature above 0 to "
    "sample";
inline constexpr int kMostTokens = 100'000;

// --model, and --known-models, which says what its names mean.
void add_model(CLI::App& app, std::string& model);
CLI::Option* add_known_models(CLI::App& app);
void add_json(CLI::App& app, bool& json);
void add_engine(CLI::App& app, EngineOptions& options);
void add_cache(CLI::App& app, CacheOption& cache);
// Both, and what makes another model of it. That is not in add_engine(), whose options a lane may have for itself: lanes that
// compute different things can't be held together.
void add_model_and_engine(CLI::App& app, std::string& model, EngineOptions& options);
void add_input(CLI::App& app, InputOptions& options);
void add_special_tokens(CLI::App& app, bool& special_tokens);
void add_sampling(CLI::App& app, SamplingOptions& options);
// An option that takes any text.
CLI::Option* add_text(CLI::App& app, const std::string& name, const char* placeholder, const std::string& description,
                      std::optional<std::string>& to);
void add_tokens(CLI::App& app, int least, int& tokens);
void add_at_limit(CLI::App& app, AtLimit& at_limit);

// What is wrong whatever the model, so that it is said before one is looked for: weights or a kind of cache that the backend does not
// read.
Outcome<void> check_engine(const EngineOptions& engine, const StoreKind& store);
// The prompt is given in at most one way.
Outcome<void> check_input(const InputOptions& options);

}  // namespace rowkeeper::cli
