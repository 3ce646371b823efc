// What each kind of store costs a step of GPT-2 small's shape, and what a batch gains. Every figure is a ratio of two times of one
// run: kinds take turns, round after round, and the median of the rounds' ratios is printed.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

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
  return 0;
}
