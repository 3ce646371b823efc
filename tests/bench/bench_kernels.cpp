// Times each kernel at GPT-2 small's shapes, on every target of this CPU. Rates are multiply-adds x 2 or bytes per second:
// set them against the machine/ lines of the same run.
#include <benchmark/benchmark.h>

#include <cmath>
#include <string>
#include <vector>

#include "core/cache/make_store.h"
#include "core/kernels/kernels.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {
namespace {

using benchmark::Counter;
constexpr int kThreads = 2;

Counter rate(double per_iteration) { return Counter(per_iteration, Counter::kIsIterationInvariantRate); }

std::vector<float> ramp(std::size_t n) {
  std::vector<float> numbers(n);
  for (std::size_t i = 0; i < n; ++i) numbers[i] = static_cast<float>(i % 37) * 0.01F - 0.18F;
  return numbers;
}

void multiply(benchmark::State& state, const Kernels* kernels, std::size_t inputs, std::size_t outputs,
              Precision precision) {
  const auto rows = static_cast<std::size_t>(state.range(0));
  ThreadPool pool(kThreads);
  const std::vector<float> x = ramp(rows * padded(inputs)), bias = ramp(padded(outputs));
  PackedMatrix w = {inputs, outputs, kernels->panel_width, precision, nullptr, bias.data()};
  const std::vector<float> panels = ramp((w.bytes() + sizeof(float) - 1) / sizeof(float));
  w.panels = reinterpret_cast<const std::byte*>(panels.data());
  std::vector<float> y(rows * padded(outputs)), scratch(multiply_scratch_floats(rows, inputs, precision));
  for (auto _ : state)
    kernels->multiply(pool, {rows, x.data(), padded(inputs), w, y.data(), padded(outputs), {}, scratch.data()});
  state.counters["flop/s"] = rate(2.0 * static_cast<double>(rows * inputs * outputs));
  state.counters["B/s"] = rate(static_cast<double>(w.bytes()));
}

void attend(benchmark::State& state, const Kernels* kernels, bool decode, const StoreKind& kind) {
  constexpr std::size_t kHeads = 12, kSize = 64, kWidth = kHeads * kSize;
  const auto n = static_cast<std::size_t>(state.range(0)), first = decode ? n - 1 : 0, rows = n - first;
  ThreadPool pool(kThreads);
  const auto store = make_store(kind, {1, kHeads, kSize, 1024}, {kernels->panel_width, 64, kSize}).value();
  if (!store->reserve(static_cast<int>(n))) return state.SkipWithError("no room");
  const std::vector<float> qkv = ramp(n * 3 * kWidth);
  store->append(BlockIndex(0), {qkv.data() + kWidth, qkv.data() + 2 * kWidth, 3 * kWidth, static_cast<int>(n)}, pool);
  std::vector<float> out(rows * kWidth);
  AttendCall call;
  call.kv = store->view(BlockIndex(0));
  call.heads = kHeads;
  call.first = first;
  call.rows = rows;
  call.q = qkv.data();
  call.ldq = 3 * kWidth;
  call.out = out.data();
  call.ldo = kWidth;
  call.scale = 0.125F;
  call.scratch_floats = kernels->attend_scratch_floats(rows, n - 1, call.kv);
  std::vector<float> scratch(call.scratch_floats * kThreads);
  call.scratch = scratch.data();
  for (auto _ : state) kernels->attend(pool, call);
  const double pairs = static_cast<double>(n * (n + 1) - first * (first + 1)) / 2;
  state.counters["flop/s"] = rate(pairs * 4 * kWidth);
}

void norm(benchmark::State& state, const Kernels* kernels) {
  constexpr std::size_t kWidth = 768;
  const auto rows = static_cast<std::size_t>(state.range(0));
  ThreadPool pool(kThreads);
  const std::vector<float> x = ramp(rows * kWidth), gain = ramp(kWidth);
  std::vector<float> y(rows * kWidth);
  for (auto _ : state)
    kernels->layer_norm(pool, {rows, kWidth, x.data(), kWidth, gain.data(), gain.data(), 1e-5F, y.data(), kWidth});
}

void activation(benchmark::State& state, const Kernels* kernels) {
  std::vector<float> x = ramp(3072);
  for (auto _ : state) {
    kernels->activate(x.data(), x.size(), Activation::gelu_tanh);
    benchmark::DoNotOptimize(x.data());
  }
}

void softmax(benchmark::State& state, const Kernels* kernels) {
  std::vector<float> s = ramp(1024);
  for (auto _ : state) benchmark::DoNotOptimize(kernels->softmax(s.data(), 1000, 0.125F));
}

void peak(benchmark::State& state, const Kernels* kernels) {
  float result = 0;
  double done = 0;
  for (auto _ : state) done = kernels->multiply_adds(100000, &result);
  benchmark::DoNotOptimize(result);
  state.counters["flop/s"] = rate(2 * done);
}

template <class Function, class... Args>
auto* add(const std::string& name, const Function& function, const Args&... args) {
  return benchmark::RegisterBenchmark(name.c_str(), function, args...)->UseRealTime();
}

void register_all() {
  for (const SimdTarget target : available_simd_targets()) {
    const Kernels* const kernels = find_kernels(target);
    const std::string on = std::string("/") + simd_target_name(target);
    add("machine/multiply_adds_one_thread" + on, peak, kernels);
    const std::size_t shapes[][2] = {{768, 2304}, {768, 768}, {768, 3072}, {3072, 768}, {768, 50257}};
    for (const auto& [inputs, outputs] : shapes) {
      for (const Precision precision : {Precision::f32, Precision::f16, Precision::q8}) {
        auto* one = add("multiply/" + std::string(precision_name(precision)) + "/" + std::to_string(inputs) + "x" +
                            std::to_string(outputs) + on,
                        multiply, kernels, inputs, outputs, precision);
        for (const int rows : {1, 2, 4, 8, 16, 64, 256}) {
          if (outputs < 50000 || rows <= 16) one->Arg(rows);
        }
      }
    }
    for (const char* kind : {"dense:f32", "dense:f16", "int8", "int4", "paged:8", "paged:16", "paged:32"}) {
      const StoreKind store = parse_store_kind(kind).value();
      add(std::string("attend/decode/") + kind + on, attend, kernels, true, store)->Arg(16)->Arg(200)->Arg(1000);
      add(std::string("attend/prefill/") + kind + on, attend, kernels, false, store)->Arg(200)->Arg(1000);
    }
    add("layer_norm" + on, norm, kernels)->Arg(1)->Arg(256);
    add("gelu" + on, activation, kernels);
    add("softmax" + on, softmax, kernels);
  }
}

}  // namespace
}  // namespace rowkeeper

int main(int argc, char** argv) {
  rowkeeper::register_all();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
