// What the CUDA backend makes of the device: steps against the bandwidth of its memory, the time of each phase, prefill against cuBLAS.
// Prints one JSON object. Every share and ratio is of times of one run.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/device/backend_look.h"
#include "core/model/model.h"
#include "core/model/tensor_source.h"

namespace rowkeeper {
namespace {

using nlohmann::json;

constexpr int kSteps = 21, kPrefills = 5, kPrefillRows = 1000;

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::vector<TokenId> some_tokens(int count) {
  std::vector<TokenId> tokens;
  for (std::int64_t i = 0; i < count; ++i) tokens.emplace_back(static_cast<std::int32_t>(i * 7919 % 50257));
  return tokens;
}

ModelShape xl_shape() {
  ModelShape shape = make_random_gpt2(1)->shape();
  shape.blocks = 48;
  shape.heads = shape.kv_heads = 25;
  shape.width = 1600;
  shape.mlp_width = 6400;
  return shape;
}

[[noreturn]] void stop(const Error& error) {
  std::fprintf(stderr, "bench_cuda: %s", error_code_name(error.code));
  for (const std::string& argument : error.args) std::fprintf(stderr, ", %s", argument.c_str());
  std::fprintf(stderr, "\n");
  std::exit(1);
}

template <class T>
T taken(Result<T> result) {
  if (!result) stop(result.error());
  return *std::move(result);
}

Model load(const TensorSource& source, BackendKind backend, Precision precision) {
  LoadOptions options;
  options.backend = backend;
  options.precision = precision;
  return taken(Model::load(source, options));
}

json phases_of(const PassSeconds& seconds) {
  const BlockSeconds blocks = seconds.sum_of_blocks();
  return {{"embed", 1e6 * seconds.embed},  {"norms", 1e6 * blocks.norms},   {"project_qkv", 1e6 * blocks.project_qkv},
          {"append", 1e6 * blocks.append}, {"attend", 1e6 * blocks.attend}, {"project_out", 1e6 * blocks.project_out},
          {"mlp", 1e6 * blocks.mlp},       {"logits", 1e6 * seconds.logits}};
}

// Steps around `rows` rows: the median, its phases in microseconds, and the share of the bandwidth measured just before.
json steps_at(const Model& model, int rows) {
  const std::vector<TokenId> tokens = some_tokens(rows + kSteps);
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  const std::unique_ptr<KvStore> store = taken(model.make_store());
  PassOptions options;
  options.fingerprints = false;
  const auto pass = [&](int count) {
    return taken(model.pass(std::span(tokens).first(static_cast<std::size_t>(count)), *store, logits, options));
  };
  pass(rows - 1);
  const double bandwidth = taken(model.measure_read_bandwidth());
  std::vector<PassRecord> steps;
  for (int i = 0; i < kSteps; ++i) steps.push_back(pass(rows + i));
  std::ranges::sort(steps, {}, [](const PassRecord& record) { return record.seconds.total(); });
  const PassRecord& middle = steps[steps.size() / 2];
  const double seconds = middle.seconds.total();
  return {
      {"rows", rows},
      {"microseconds", 1e6 * seconds},
      {"bandwidth_share", static_cast<double>(middle.weights_bytes_read + middle.cache_bytes_read) / seconds / bandwidth},
      {"bandwidth_gb_per_s", 1e-9 * bandwidth},
      {"phase_microseconds", phases_of(middle.seconds)}};
}

json steps_of(const Model& model, const char* name) {
  json points = json::array();
  for (const int rows : {16, 200, 1000}) points.push_back(steps_at(model, rows));
  return {{"model", name}, {"weights", precision_name(model.precision())}, {"steps", points}};
}

double prefill_seconds(const Model& model) {
  const std::vector<TokenId> tokens = some_tokens(kPrefillRows);
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  PassOptions options;
  options.fingerprints = false;
  options.chunk_rows = kPrefillRows;
  const std::unique_ptr<KvStore> store = taken(model.make_store());
  store->truncate(0);
  return taken(model.pass(tokens, *store, logits, options)).seconds.total();
}

// Turn about, so that both see the same clocks.
json prefill(const TensorSource& small) {
  const Model ours = load(small, BackendKind::cuda, Precision::f32);
  if (!look_for_backend(BackendKind::cublas)) return nullptr;
  const Model theirs = load(small, BackendKind::cublas, Precision::f32);
  prefill_seconds(ours), prefill_seconds(theirs);
  std::vector<double> mine, ratios;
  for (int i = 0; i < kPrefills; ++i) {
    mine.push_back(prefill_seconds(ours));
    ratios.push_back(mine.back() / prefill_seconds(theirs));
  }
  return {{"rows", kPrefillRows}, {"milliseconds", 1e3 * median(mine)}, {"ratio_to_cublas", median(ratios)}};
}

int bench() {
  const Result<std::string>& device = look_for_backend(BackendKind::cuda);
  if (!device) stop(device.error());
  const std::unique_ptr<TensorSource> small = make_random_gpt2(1);
  json all = {{"device", *device}, {"decode", json::array()}};
  for (const Precision precision : {Precision::f32, Precision::f16})
    all["decode"].push_back(steps_of(load(*small, BackendKind::cuda, precision), "random:gpt2"));
  const std::unique_ptr<TensorSource> xl = make_random_model(xl_shape(), 1);
  all["decode"].push_back(steps_of(load(*xl, BackendKind::cuda, Precision::f16), "GPT-2 XL's shape, random"));
  all["prefill"] = prefill(*small);
  std::printf("%s\n", all.dump(1).c_str());
  return 0;
}

}  // namespace
}  // namespace rowkeeper

int main() { return rowkeeper::bench(); }
