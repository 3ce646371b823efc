#include "app/cli/bench_measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <fstream>
#include <utility>

#include "app/cli/openblas_rest.h"
#include "core/run/run.h"

namespace rowkeeper::cli {

namespace {

constexpr int kRowsBefore = 16;  // few enough that the weights are all that counts
constexpr int kOverheadSteps = 65;
constexpr int kAtOnce[] = {1, 2, 4, 8};

// The value behind "name :" in one of Linux's own text files.
std::string field_of(const char* path, std::string_view name) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(':');
    if (!line.starts_with(name) || colon == std::string::npos) continue;
    const std::size_t begin = line.find_first_not_of(" \t", colon + 1);
    return begin == std::string::npos ? "" : line.substr(begin);
  }
  return "";
}

}  // namespace

Timing timing_of(std::vector<double> seconds) {
  std::sort(seconds.begin(), seconds.end());
  return seconds.empty() ? Timing{} : Timing{seconds.front(), seconds[seconds.size() / 2]};
}

Result<BenchMeasure> BenchMeasure::create(const Model& model, const StoreKind& kind, StopToken stop, Progress progress) {
  Result<std::unique_ptr<KvStore>> store = model.make_store(kind);
  if (!store) return tl::unexpected(store.error());
  return BenchMeasure(model, kind, std::move(*store), std::move(stop), std::move(progress));
}

BenchMeasure::BenchMeasure(const Model& model, const StoreKind& kind, std::unique_ptr<KvStore> store, StopToken stop,
                           Progress progress)
    : model_(&model),
      kind_(kind),
      store_(std::move(store)),
      stop_(std::move(stop)),
      progress_(std::move(progress)),
      logits_(static_cast<std::size_t>(model.shape().vocabulary)) {
  // Any tokens do; these touch many rows of the embedding.
  for (std::int64_t i = 0; i < model.shape().positions; ++i) {
    tokens_.emplace_back(static_cast<std::int32_t>((i * 7919 + 13) % model.shape().vocabulary));
  }
}

Result<double> BenchMeasure::measure_read_bandwidth() {
  let_openblas_rest(*model_);
  Result<double> now = model_->measure_read_bandwidth();
  if (now) read_bandwidth_ = std::max(read_bandwidth_, *now);
  return now;
}

Result<double> BenchMeasure::measure_multiply_rate() {
  let_openblas_rest(*model_);
  Result<double> now = model_->measure_multiply_rate();
  if (now) multiply_rate_ = std::max(multiply_rate_, *now);
  return now;
}

// A store that has dropped rows is empty after a cut, and gets the ones before again.
Result<void> BenchMeasure::go_to(int row) {
  store_->truncate(row);
  if (store_->next_row() == row) return {};
  const Result<PassRecord> before = pass(row);
  if (!before) return tl::unexpected(before.error());
  return {};
}

Result<PassRecord> BenchMeasure::pass(int rows) {
  PassOptions options;
  options.fingerprints = false;
  options.stop = stop_;
  return model_->pass({tokens_.data(), static_cast<std::size_t>(rows)}, *store_, logits_, options);
}

Result<BenchPoint> BenchMeasure::point(int rows) {
  BenchPoint point;
  point.rows = rows;
  point.weights_bytes = model_->weights_bytes_read();
  std::vector<double> cached, prefill, read_share, multiply_share;
  for (int repetition = 1; repetition <= kRepetitions; ++repetition) {
    progress_(fmt::format("{} rows: {} of {}", rows, repetition, kRepetitions));
    if (const Result<void> empty = go_to(0); !empty) return tl::unexpected(empty.error());
    const Result<double> multiply_rate = measure_multiply_rate();
    if (!multiply_rate) return tl::unexpected(multiply_rate.error());
    const Result<PassRecord> all = pass(rows);
    if (!all) return tl::unexpected(all.error());
    if (const Result<void> before = go_to(rows - 1); !before) return tl::unexpected(before.error());
    const Result<double> read_bandwidth = measure_read_bandwidth();
    if (!read_bandwidth) return tl::unexpected(read_bandwidth.error());
    const Result<PassRecord> last = pass(rows);
    if (!last) return tl::unexpected(last.error());
    prefill.push_back(all->seconds.total());
    cached.push_back(last->seconds.total());
    point.prefill_multiply_adds = all->multiply_adds;
    point.cache_bytes = store_->bytes().used;
    read_share.push_back(static_cast<double>(point.weights_bytes + point.cache_bytes) / cached.back() / *read_bandwidth);
    multiply_share.push_back(2 * all->multiply_adds / prefill.back() / *multiply_rate);
  }
  point.read_share = timing_of(std::move(read_share)).median;
  if (model_->precision() != Precision::q8) point.multiply_share = timing_of(std::move(multiply_share)).median;
  point.cached = timing_of(std::move(cached));
  point.prefill = timing_of(std::move(prefill));
  return point;
}

Result<std::vector<RowsAtOnce>> BenchMeasure::rows_at_once() {
  std::vector<RowsAtOnce> result;
  if (model_->shape().positions < kRowsBefore + kAtOnce[std::size(kAtOnce) - 1]) return result;
  std::vector<double> seconds[std::size(kAtOnce)];
  // In turns, so that a slow moment of the machine hits all alike.
  for (int repetition = 1; repetition <= kRepetitions; ++repetition) {
    progress_(fmt::format("rows at once: {} of {}", repetition, kRepetitions));
    for (std::size_t i = 0; i < std::size(kAtOnce); ++i) {
      if (const Result<void> before = go_to(kRowsBefore); !before) return tl::unexpected(before.error());
      const Result<PassRecord> some = pass(kRowsBefore + kAtOnce[i]);
      if (!some) return tl::unexpected(some.error());
      seconds[i].push_back(some->seconds.total());
    }
  }
  for (std::size_t i = 0; i < std::size(kAtOnce); ++i) result.push_back({kAtOnce[i], timing_of(seconds[i])});
  return result;
}

namespace {

struct Overhead {
  double steps = 0;  // the steps' own seconds
  double rest = 0;   // what else passed while they were taken
};

Result<Overhead> measure_overhead(const Model& model, const StoreKind& kind, std::vector<TokenId> prompt, bool fingerprints,
                                  const StopToken& stop) {
  RunOptions options;
  options.store = kind;
  options.fingerprints = fingerprints;
  Result<Run> run = Run::create(model, std::move(prompt), options);
  if (!run) return tl::unexpected(run.error());
  Overhead overhead;
  for (int i = 0; i < kOverheadSteps; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    const Result<StepRecord> step = run->step(stop);
    if (!step) return tl::unexpected(step.error());
    const double passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (i == 0) continue;  // the prefill
    overhead.steps += step->seconds();
    overhead.rest += passed - step->seconds();
  }
  return overhead;
}

}  // namespace

Result<double> BenchMeasure::fingerprint_share() {
  if (model_->shape().positions < kRowsBefore + kOverheadSteps) return 0.0;
  const std::vector<TokenId> prompt(tokens_.begin(), tokens_.begin() + kRowsBefore);
  progress_("fingerprints");
  const Result<Overhead> with = measure_overhead(*model_, kind_, prompt, true, stop_);
  if (!with) return tl::unexpected(with.error());
  const Result<Overhead> without = measure_overhead(*model_, kind_, prompt, false, stop_);
  if (!without) return tl::unexpected(without.error());
  return with->rest / with->steps - without->rest / without->steps;
}

std::string processor_name() { return field_of("/proc/cpuinfo", "model name"); }

std::size_t peak_resident_bytes() {
  const std::string text = field_of("/proc/self/status", "VmHWM");  // "12345 kB"
  std::size_t kibibytes = 0;
  std::from_chars(text.data(), text.data() + text.size(), kibibytes);
  return kibibytes * 1024;
}

}  // namespace rowkeeper::cli
