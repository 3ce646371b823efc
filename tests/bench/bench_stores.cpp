// What each kind of store costs a step of GPT-2 small's shape, and what a batch gains. Every figure is a ratio of two times of one
// run: kinds take turns, round after round, and the median of the rounds' ratios is printed.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "core/base/atomic_file.h"
#include "core/cache/cache_file.h"
#include "core/cache/make_store.h"
#include "core/model/model.h"
#include "core/model/tensor_source.h"
#include "core/run/batch_run.h"

namespace rowkeeper {
namespace {

constexpr int kRows = 1000;
constexpr int kRounds = 15;

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::vector<TokenId> some_tokens(int count, int vocabulary, int seed) {
  std::vector<TokenId> tokens;
  for (std::int64_t i = 0; i < count; ++i)
    tokens.emplace_back(static_cast<std::int32_t>((i * 7919 + 13 * seed) % vocabulary));
  return tokens;
}

struct Line {
  std::string name;
  std::vector<double> ratios;
  std::string wanted;
};

void print(const Line& line) {
  const auto [least, most] = std::minmax_element(line.ratios.begin(), line.ratios.end());
  fmt::print("| {} | {:.2f} | {:.2f} to {:.2f} | {} |\n", line.name, median(line.ratios), *least, *most, line.wanted);
  std::fflush(stdout);
}

// A cached step at kRows rows over each kind, against dense:f32 in the same round.
void steps_by_kind(const Model& model) {
  const char* const kinds[] = {"dense:f32", "dense:f16", "int8",     "int4",    "k8v4",
                               "paged:8",   "paged:16",  "paged:32", "paged:64"};
  const std::vector<TokenId> tokens = some_tokens(kRows, model.shape().vocabulary, 1);
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  std::vector<std::unique_ptr<KvStore>> stores;
  std::vector<Line> lines;
  for (const char* kind : kinds) {
    stores.push_back(model.make_store(parse_store_kind(kind).value()).value());
    model.pass(std::span(tokens).first(kRows - 1), *stores.back(), logits, {}).value();
    const bool bounded = std::string_view(kind) == "int8" || std::string_view(kind) == "int4";
    const bool large_page = std::string_view(kind) == "paged:32" || std::string_view(kind) == "paged:64";
    lines.push_back({fmt::format("cached step, 1,000 rows: {} / dense:f32", kind),
                     {},
                     bounded      ? "at most 1.0"
                     : large_page ? "at most 1.05"
                                  : ""});
  }
  PassOptions options;
  options.fingerprints = false;
  for (int round = 0; round < kRounds; ++round) {
    double dense = 0;
    for (std::size_t kind = 0; kind < stores.size(); ++kind) {
      double best = 1e9;
      for (int i = 0; i < 3; ++i) {
        best = std::min(best, model.pass(tokens, *stores[kind], logits, options)->seconds.total());
        stores[kind]->truncate(kRows - 1);
      }
      if (kind == 0) dense = best;
      lines[kind].ratios.push_back(best / dense);
    }
  }
  for (std::size_t kind = 1; kind < lines.size(); ++kind) print(lines[kind]);
}

// Tokens/s of several conversations in a batch against one alone, each 64 rows long at the beginning.
double tokens_per_second(const Model& model, int conversations) {
  BatchRun batch(model);
  RunOptions options;
  options.fingerprints = false;
  for (int i = 0; i < conversations; ++i) {
    batch.join(Run::create(model, some_tokens(64, model.shape().vocabulary, i + 1), options).value()).value();
  }
  while (batch.step()->tokens.size() < static_cast<std::size_t>(conversations)) {
  }
  const auto begin = std::chrono::steady_clock::now();
  int tokens = 0;
  for (int step = 0; step < 12; ++step) tokens += static_cast<int>(batch.step()->tokens.size());
  return tokens / std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void batches(const Model& model) {
  Line line{"8 conversations in a batch / one alone: tokens/s", {}, "at least 5"};
  for (int round = 0; round < 7; ++round) line.ratios.push_back(tokens_per_second(model, 8) / tokens_per_second(model, 1));
  print(line);
}

// The first token of a follow-up question of 20 tokens over a document of 900.
void follow_up(const Model& model) {
  const std::vector<TokenId> tokens = some_tokens(920, model.shape().vocabulary, 1);
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  const auto retained = model.make_store().value(), fresh = model.make_store().value();
  model.pass(std::span(tokens).first(900), *retained, logits, {}).value();
  Line line{"follow-up over 900 rows: first token without the cache / with it", {}, "at least 25"};
  for (int round = 0; round < 7; ++round) {
    const double with = model.pass(tokens, *retained, logits, {})->seconds.total();
    const double without = model.pass(tokens, *fresh, logits, {})->seconds.total();
    retained->truncate(900);
    fresh->truncate(0);
    line.ratios.push_back(without / with);
  }
  print(line);
}

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

// Writes as AtomicFile does: to the disk, and only then under its name. So a saved cache is held against the same bytes written plainly.
double write_seconds(const std::string& path, const std::vector<char>& bytes) {
  const Clock::time_point begin = Clock::now();
  write_file(path, {bytes.data(), bytes.size()}).value();
  return seconds_since(begin);
}

// What was asked for is half the disk's rate or the memory's: both stand here. Reading is from the system's own copy of the file.
double read_seconds(const std::string& path, std::vector<char>& bytes) {
  const Clock::time_point begin = Clock::now();
  std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return seconds_since(begin);
}

void saved_caches(const Model& model) {
  const std::string folder = std::filesystem::temp_directory_path().string();
  const std::string saved = folder + "/rowkeeper-bench.cache", plain = folder + "/rowkeeper-bench.bytes";
  const std::vector<TokenId> tokens = some_tokens(kRows, model.shape().vocabulary, 1);
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  const auto store = model.make_store().value();
  model.pass(tokens, *store, logits, {}).value();
  const CacheOwner owner{1, model.shape().vocabulary};
  Line save{"saving 1,000 rows: rate / that of the same bytes written to the disk", {}, "at least 0.5"};
  Line load{"loading 1,000 rows: rate / that of the same bytes read from the system's copy", {}, ""};
  Line copy{"loading 1,000 rows: rate / memcpy into memory that was in use", {}, ""};
  for (int round = 0; round < 7; ++round) {
    const Clock::time_point begin = Clock::now();
    save_cache(*store, {tokens, {kRows}}, owner, saved).value();
    const double saving = seconds_since(begin);
    std::vector<char> bytes(std::filesystem::file_size(saved)), again(bytes.size());
    const double reading = read_seconds(saved, bytes);
    save.ratios.push_back(write_seconds(plain, bytes) / saving);
    const auto fresh = model.make_store().value();
    const Clock::time_point load_begin = Clock::now();
    load_cache(saved, owner, *fresh).value();
    const double loading = seconds_since(load_begin);
    load.ratios.push_back(reading / loading);
    const Clock::time_point copy_begin = Clock::now();
    std::memcpy(again.data(), bytes.data(), bytes.size());
    copy.ratios.push_back(seconds_since(copy_begin) / loading);
  }
  for (const std::string& path : {saved, plain}) std::filesystem::remove(path);
  for (const Line& line : {save, load, copy}) print(line);
}

}  // namespace
}  // namespace rowkeeper

int main() {
  using namespace rowkeeper;
  LoadOptions options;
  options.threads = 2;
  const Result<Model> model = Model::load(*make_random_gpt2(0), options);
  if (!model) {
    fmt::print(stderr, "bench_stores: {}\n", error_code_name(model.error().code));
    return 1;
  }
  fmt::print("| figure | median | least to most | wanted |\n| --- | --- | --- | --- |\n");
  steps_by_kind(*model);
  batches(*model);
  follow_up(*model);
  saved_caches(*model);
  return 0;
}
