// rowkeeper-cli compare: the same input in two lanes, step by step, bit by bit.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <sstream>

#include "app/cli/arguments.h"
#include "app/cli/bench_measure.h"
#include "app/cli/commands.h"
#include "app/cli/compare_report.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/openblas_rest.h"
#include "app/cli/output.h"

namespace rowkeeper::cli {

namespace {

struct LaneOptions {
  EngineOptions engine;
  CacheOption cache;
};

struct Options {
  std::string model = "bundled";
  EngineOptions engine;  // of both lanes, unless overridden
  std::optional<std::string> override_a, override_b;
  InputOptions input;
  SamplingOptions sampling;
  int tokens = 50;
  AtLimit at_limit = AtLimit::stop;
  bool json = false;
};

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli compare --prompt "Once upon a time" --tokens 200
  rowkeeper-cli compare --prompt "Once upon a time" --b "--backend openblas --cache on"
  rowkeeper-cli compare --prompt "Once upon a time" --a "--weights q8" --b "--weights f32 --cache on"
  rowkeeper-cli compare --model random:gpt2 --ids 1,2,3 --tokens 50 --json

Lane A has the cache on, lane B has it off. --a and --b change a lane: they take --cache, --backend, --weights, --simd and
--threads. The lane whose own clock is behind goes next. On the exact backend the lanes must agree to the last bit, except where a
lane's kind of cache keeps fewer bits or fewer rows, or the lanes' weights differ: there the differences are what it costs, and no
failure.)text";

// The lane's own options on top of the common ones.
Outcome<LaneOptions> lane_options(const char* option, const std::optional<std::string>& text, LaneOptions lane) {
  if (!text) return lane;
  CLI::App app("", "rowkeeper-cli compare");
  app.set_help_flag();
  add_engine(app, lane.engine);
  add_cache(app, lane.cache);
  std::istringstream words(*text);
  std::vector<std::string> arguments;
  for (std::string word; words >> word;) arguments.push_back(word);
  if (Outcome<std::string> read = read_arguments(app, arguments); !read) {
    return wrong_use(fmt::format("in {} '{}': {}", option, printable(*text), read.error().message));
  }
  return lane;
}

// Says whose failure it is. An interrupt is nobody's.
Failure in_lane(Lane lane, Failure failure) {
  if (failure.status != kInterrupted) failure.message.insert(0, lane == Lane::a ? "lane A: " : "lane B: ");
  return failure;
}

Outcome<void> check(Lane lane, const LaneOptions& options) {
  const Outcome<void> good = check_engine(options.engine, options.cache.store);
  if (!good) return tl::unexpected(in_lane(lane, good.error()));
  return {};
}

// Lanes that compute alike share one model.
struct Models {
  LoadedModel a;
  std::optional<LoadedModel> own_b;
  const LoadedModel& b() const { return own_b ? *own_b : a; }
};

Outcome<Models> load_models(const ModelSource& source, const EngineOptions& a, const EngineOptions& b,
                            const StopToken& stop) {
  Outcome<LoadedModel> first = load_model(source, a, stop);
  if (!first) return tl::unexpected(a == b ? first.error() : in_lane(Lane::a, first.error()));
  Models models{std::move(*first), std::nullopt};
  if (a == b) return models;
  Outcome<LoadedModel> second = load_model(source, b, stop);
  if (!second) return tl::unexpected(in_lane(Lane::b, second.error()));
  models.own_b = std::move(*second);
  return models;
}

// The prompt is both lanes' own, and the only thing that can be wrong with both.
Outcome<Run> make_lane(Lane lane, const Model& model, const std::vector<TokenId>& prompt, const RunOptions& options) {
  Result<Run> run = Run::create(model, prompt, options);
  if (run) return *std::move(run);
  if (run.error().code == ErrorCode::prompt_too_long || run.error().code == ErrorCode::token_out_of_range)
    return failed(run.error());
  return tl::unexpected(in_lane(lane, failure_for(run.error())));
}

Outcome<Race> make_race(const Options& options, const Models& models, const CacheOption& cache_a, const CacheOption& cache_b,
                        const Tokenizer& tokenizer, const std::vector<TokenId>& prompt) {
  RunOptions run;
  run.sampling = options.sampling.sampler();
  run.at_limit = options.at_limit;
  run.tokenizer = &tokenizer;
  run.cache = cache_a.on;
  run.store = cache_a.store;
  Outcome<Run> a = make_lane(Lane::a, models.a.model, prompt, run);
  if (!a) return tl::unexpected(a.error());
  run.cache = cache_b.on;
  run.store = cache_b.store;
  Outcome<Run> b = make_lane(Lane::b, models.b().model, prompt, run);
  if (!b) return tl::unexpected(b.error());
  Result<Race> race = Race::create(std::move(*a), std::move(*b), options.tokens);
  if (!race) return failed(race.error());
  return *std::move(race);
}

class Lanes {
 public:
  Lanes(const Models& models, std::span<const TokenId> prompt, Race race, const Options& options)
      : race_(std::move(race)),
        tokens_(options.tokens),
        a_(models.a, prompt, race_.lane(Lane::a).options().store, {true, options.json}),
        b_(models.b(), prompt, race_.lane(Lane::b).options().store, {true, options.json}) {}

  Outcome<void> run(const StopToken& stop) {
    Progress progress;
    while (!race_.finished()) {
      progress.show(fmt::format("lane A {}, lane B {} of {} tokens", a_.steps(), b_.steps(), tokens_));
      const Lane next = race_.next_lane();
      const Result<RaceStep> step = race_.step(stop, [&](int done, int total) {
        if (total > 1 && done < total) progress.show(fmt::format("computing {} of {} rows", done, total));
      });
      if (!step && step.error().code == ErrorCode::cancelled) {
        cancelled_ = true;
        return {};
      }
      if (!step) return tl::unexpected(in_lane(next, failure_for(step.error())));
      take(*step);
      const Model& moved = race_.lane(step->lane).model();
      if (!race_.finished() && race_.next_lane() != step->lane &&
          race_.lane(race_.next_lane()).model().backend() != moved.backend()) {
        let_openblas_rest(moved);
      }
    }
    return {};
  }

  RaceResult result() const { return {race_, {a_, stop_of(a_)}, {b_, stop_of(b_)}, end_ratio()}; }

 private:
  // One step's time is noise: the median of each lane's last ten.
  double end_ratio() const {
    const auto common = static_cast<std::size_t>(race_.comparison().steps),
               first = common - std::min<std::size_t>(common, 10);
    const auto median = [&](const std::vector<double>& seconds) {
      return timing_of({seconds.begin() + static_cast<std::ptrdiff_t>(first),
                        seconds.begin() + static_cast<std::ptrdiff_t>(common)})
          .median;
    };
    return common == 0 ? 0 : median(seconds_b_) / median(seconds_a_);
  }
  void take(const RaceStep& step) {
    (step.lane == Lane::a ? a_ : b_).add(step.record);
    (step.lane == Lane::a ? seconds_a_ : seconds_b_).push_back(step.record.seconds());
  }
  StopReason stop_of(const RunRecord& lane) const {
    if (lane.steps() == tokens_) return StopReason::tokens;
    return cancelled_ ? StopReason::cancelled : StopReason::context;
  }

  Race race_;
  int tokens_;
  RunRecord a_, b_;
  std::vector<double> seconds_a_, seconds_b_;  // by step
  bool cancelled_ = false;
};

Outcome<int> report(const Options& options, const Lanes& lanes) {
  const RaceResult result = lanes.result();
  const Verdict verdict = judge(result.race);
  const Outcome<void> written = options.json ? write_json(comparison_json(result)) : write_out(comparison_text(result));
  if (!written) return tl::unexpected(written.error());
  if (!verdict.agrees) return tl::unexpected(Failure{kLanesDiffer, verdict.message});
  if (!verdict.message.empty()) write_warning(verdict.message);
  if (result.interrupted()) {
    return tl::unexpected(Failure{kInterrupted, fmt::format("interrupted after {} steps of both lanes, of {}: the output is "
                                                            "incomplete",
                                                            result.race.comparison().steps, options.tokens)});
  }
  return kDone;
}

Outcome<int> compare(const Options& options, const StopToken& stop) {
  if (Outcome<void> good = check_input(options.input); !good) return tl::unexpected(good.error());
  const Outcome<LaneOptions> a = lane_options("--a", options.override_a, {options.engine, {}});
  if (!a) return tl::unexpected(a.error());
  const Outcome<LaneOptions> b = lane_options("--b", options.override_b, {options.engine, {false, {}}});
  if (!b) return tl::unexpected(b.error());
  if (Outcome<void> good = check(Lane::a, *a); !good) return tl::unexpected(good.error());
  if (Outcome<void> good = check(Lane::b, *b); !good) return tl::unexpected(good.error());
  if (options.sampling.without_effect()) write_warning(kWithoutEffect);
  const Outcome<FoundModel> found = find_with_tokenizer(options.model);
  if (!found) return tl::unexpected(found.error());
  const Outcome<std::vector<TokenId>> prompt = read_prompt(options.input, &found->tokenizer, stop);
  if (!prompt) return tl::unexpected(prompt.error());
  const Outcome<Models> models = load_models(found->source, a->engine, b->engine, stop);
  if (!models) return tl::unexpected(models.error());
  Outcome<Race> race = make_race(options, *models, a->cache, b->cache, found->tokenizer, *prompt);
  if (!race) return tl::unexpected(race.error());
  Lanes lanes(*models, *prompt, std::move(*race), options);
  if (Outcome<void> ran = lanes.run(stop); !ran) return tl::unexpected(ran.error());
  return report(options, lanes);
}

}  // namespace

Command add_compare(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("compare", "Run the same input with the cache and without, and compare the bits");
  const auto options = std::make_shared<Options>();
  add_input(*sub, options->input);
  add_tokens(*sub, 1, options->tokens);
  add_text(*sub, "--a", "OPTIONS", "Lane A's own options, such as \"--threads 1\"", options->override_a);
  add_text(*sub, "--b", "OPTIONS", "Lane B's own options, such as \"--cache on --backend openblas\"", options->override_b);
  add_at_limit(*sub, options->at_limit);
  add_json(*sub, options->json);
  add_sampling(*sub, options->sampling);
  add_model_and_engine(*sub, options->model, options->engine);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return compare(*options, stop); }};
}

}  // namespace rowkeeper::cli
