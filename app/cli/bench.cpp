// rowkeeper-cli bench: what a step costs on this machine, beside what the machine can do.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>

#include "app/cli/arguments.h"
#include "app/cli/bench_measure.h"
#include "app/cli/commands.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "app/cli/record_json.h"

namespace rowkeeper::cli {

using nlohmann::ordered_json;

namespace {

struct Options {
  std::string model = "bundled";
  EngineOptions engine;
  CacheOption cache;
  std::optional<std::vector<int>> at;  // none: those of kAt that the context has room for
  bool json = false;
};

constexpr int kAt[] = {16, 64, 200, 512, 1000};

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli bench --model random:gpt2
  rowkeeper-cli bench --model random:gpt2 --backend openblas --at 16,1000 --json
  rowkeeper-cli bench --model random:gpt2 --cache int8 --at 1000

Every time is the best of 5, with the median beside it. A cached step computes one row and reads the others from the cache.
An uncached step computes all rows and so does a prefill: they are the same pass, timed once. The machine's read bandwidth
and multiply rate are measured right before each of them, because they drift: "of limit" is the median of these shares.)text";

// Only rows that were asked for are refused; whatever the context, there is one point to measure. Known before the weights are read.
Outcome<std::vector<int>> points_of(const Options& options, const ModelSource& source) {
  const Result<std::unique_ptr<TensorSource>> tensors = source.open();
  if (!tensors) return failed(tensors.error());
  const int context = (*tensors)->shape().positions;
  if (options.at) {
    if (options.at->back() <= context) return *options.at;
    return wrong_use(
        fmt::format("--at {0} is beyond the model's context of {1} rows: give at most {1}", options.at->back(), context));
  }
  std::vector<int> points;
  std::ranges::copy_if(kAt, std::back_inserter(points), [&](int rows) { return rows <= context; });
  if (points.empty()) points.push_back(context);
  return points;
}

struct Results {
  double read_bandwidth = 0;
  double multiply_rate = 0;
  std::vector<int> at;
  std::vector<BenchPoint> points;  // of those
  std::vector<RowsAtOnce> at_once;
  double fingerprint_share = 0;
  bool interrupted = false;
};

double cached_bytes_per_second(const BenchPoint& point) {
  return static_cast<double>(point.weights_bytes + point.cache_bytes) / point.cached.best;
}
double operations_per_second(const BenchPoint& point) { return 2 * point.prefill_multiply_adds / point.prefill.best; }

// Fills `results` as far as it gets.
Result<void> measure(const Model& model, const Options& options, const StopToken& stop, Results& results) {
  Progress progress;
  Result<BenchMeasure> bench = BenchMeasure::create(model, options.cache.store, stop,
                                                    [&](const std::string& text) { progress.show("measuring " + text); });
  if (!bench) return tl::unexpected(bench.error());
  for (const int rows : results.at) {
    progress.stage(fmt::format("measuring at {} rows", rows));
    const Result<BenchPoint> point = bench->point(rows);
    if (!point) return tl::unexpected(point.error());
    results.points.push_back(*point);
    results.read_bandwidth = bench->read_bandwidth();
    results.multiply_rate = bench->multiply_rate();
  }
  progress.stage("measuring rows at once, and fingerprints");
  Result<std::vector<RowsAtOnce>> at_once = bench->rows_at_once();
  if (!at_once) return tl::unexpected(at_once.error());
  results.at_once = std::move(*at_once);
  const Result<double> share = bench->fingerprint_share();
  if (!share) return tl::unexpected(share.error());
  results.fingerprint_share = *share;
  return {};
}

constexpr double kAbove = 1.005;  // shown as 1.01 or more
constexpr const char* kAboveLimit =
    "\n  \"of limit\" above 1: the limit is measured right before the step. Weights that fit into the processor's caches "
    "are in\n"
    "  them when the step reads them again, and other programs may have slowed the one more than the other.\n";

bool above_limit(const BenchPoint& point) { return std::max(point.read_share, point.multiply_share.value_or(0)) >= kAbove; }

ordered_json point_json(const BenchPoint& point) {
  return {{"rows", point.rows},
          {"cached_ms", 1e3 * point.cached.best},
          {"cached_ms_median", 1e3 * point.cached.median},
          {"uncached_ms", 1e3 * point.prefill.best},
          {"uncached_ms_median", 1e3 * point.prefill.median},
          {"prefill_ms", 1e3 * point.prefill.best},
          {"prefill_ms_median", 1e3 * point.prefill.median},
          {"weights_bytes", point.weights_bytes},
          {"cache_bytes", point.cache_bytes},
          {"cached_gb_s", cached_bytes_per_second(point) / 1e9},
          {"uncached_gflops", operations_per_second(point) / 1e9},
          {"cached_read_share", point.read_share},
          {"uncached_multiply_share", point.multiply_share ? ordered_json(*point.multiply_share) : ordered_json()}};
}

ordered_json results_json(const LoadedModel& model, const StoreKind& kind, const Results& results) {
  ordered_json points = ordered_json::array(), at_once = ordered_json::array();
  for (const BenchPoint& point : results.points) points.push_back(point_json(point));
  for (const RowsAtOnce& some : results.at_once) {
    at_once.push_back({{"rows", some.rows},
                       {"ms", 1e3 * some.time.best},
                       {"ms_median", 1e3 * some.time.median},
                       {"ratio", some.time.best / results.at_once.front().time.best}});
  }
  ordered_json json = {
      {"model", model_json(model.name, model.model.shape())},
      {"backend", backend_name(model.model.backend())},
      {"simd", simd_target_name(model.model.simd())},
      {"weights", precision_name(model.model.precision())},
      {"threads", model.model.threads()},
      {"cache_kind", store_kind_name(kind)},
      {"machine",
       {{"cpu", processor_name()}, {"read_gb_s", results.read_bandwidth / 1e9}, {"gflops", results.multiply_rate / 1e9}}},
      {"points", std::move(points)},
      {"rows_at_once", std::move(at_once)},
      {"fingerprint_share", results.fingerprint_share},
      {"load_ms", 1e3 * model.seconds},
      {"peak_rss_bytes", peak_resident_bytes()}};
  add_device(json, model.model);
  if (results.interrupted) json["interrupted"] = true;
  return json;
}

std::string results_text(const LoadedModel& model, const StoreKind& kind, const Results& results) {
  std::string text = results.interrupted ? "INTERRUPTED: what had been measured so far.\n\n" : "";
  text += fmt::format("{}, {} ({}), weights {}, cache {}, {}\n", model.name, backend_name(model.model.backend()),
                      computed_on(model.model), precision_name(model.model.precision()), store_kind_name(kind),
                      counted(model.model.threads(), "thread"));
  text += fmt::format("loaded in {:.1f} ms, peak memory {:.1f} MiB\n", 1e3 * model.seconds,
                      static_cast<double>(peak_resident_bytes()) / (1 << 20));
  text += fmt::format("machine: {}, reads {:.1f} GB/s, multiplies {:.1f} GFLOP/s (best seen in this run)\n\n",
                      processor_name(), results.read_bandwidth / 1e9, results.multiply_rate / 1e9);
  text += "                     cached step                        uncached step = prefill             step\n";
  text += "    rows     best ms    median     GB/s of limit     best ms    median   GFLOP/s of limit     ratio\n";
  for (const BenchPoint& point : results.points) {
    const std::string share = point.multiply_share ? fmt::format("{:.2f}", *point.multiply_share) : "-";
    text += fmt::format("  {:>6}  {:>10.3f}{:>10.3f}{:>9.1f}{:>9.2f}  {:>10.3f}{:>10.3f}{:>10.1f}{:>9}{:>10.1f}\n",
                        point.rows, 1e3 * point.cached.best, 1e3 * point.cached.median, cached_bytes_per_second(point) / 1e9,
                        point.read_share, 1e3 * point.prefill.best, 1e3 * point.prefill.median,
                        operations_per_second(point) / 1e9, share, point.prefill.best / point.cached.best);
  }
  if (std::ranges::any_of(results.points, above_limit)) text += kAboveLimit;
  if (results.at_once.empty()) return text;
  text += "\nrows computed at once, after 16 others:";
  for (const RowsAtOnce& some : results.at_once) {
    text += fmt::format("  {}: {:.3f} ms (x{:.2f})", some.rows, 1e3 * some.time.best,
                        some.time.best / results.at_once.front().time.best);
  }
  return text + "\n";
}

Outcome<int> report(const Options& options, const LoadedModel& model, const Results& results) {
  const Outcome<void> written = options.json ? write_json(results_json(model, options.cache.store, results))
                                             : write_out(results_text(model, options.cache.store, results));
  if (!written) return tl::unexpected(written.error());
  if (!results.interrupted) return kDone;
  return tl::unexpected(Failure{kInterrupted, fmt::format("interrupted after {} of {} points: the output is incomplete",
                                                          results.points.size(), results.at.size())});
}

Outcome<int> bench(const Options& options, const StopToken& stop) {
  if (!options.cache.on) {
    return wrong_use("bench times steps with the cache and without: give --cache a kind, or leave it away");
  }
  if (Outcome<void> good = check_engine(options.engine, options.cache.store); !good) return tl::unexpected(good.error());
  const Outcome<ModelSource> source = find_source(options.model, ModelUse::whole);
  if (!source) return tl::unexpected(source.error());
  Outcome<std::vector<int>> at = points_of(options, *source);
  if (!at) return tl::unexpected(at.error());
  const Outcome<LoadedModel> model = load_model(*source, options.engine, stop);
  if (!model) return tl::unexpected(model.error());
  Results results;
  results.at = *std::move(at);
  if (const Result<void> done = measure(model->model, options, stop, results); !done) {
    if (done.error().code != ErrorCode::cancelled) return failed(done.error());
    results.interrupted = true;
  }
  return report(options, *model, results);
}

}  // namespace

Command add_bench(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("bench", "Time the model's steps and this machine's limits");
  const auto options = std::make_shared<Options>();
  add_value(*sub, "--at", "LIST", "Numbers of rows to measure at (default 16,64,200,512,1000)",
            [options](std::string_view text) { return parse_rising(text, 1, kMostTokens, options->at.emplace()); });
  add_cache(*sub, options->cache);
  add_json(*sub, options->json);
  add_model_and_engine(*sub, options->model, options->engine);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return bench(*options, stop); }};
}

}  // namespace rowkeeper::cli
