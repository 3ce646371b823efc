// The CUDA backend on the first device there is: against the exact backend on the CPU, and against itself with the cache and without.
// Its kernels' arithmetic is tested without a device in tests/core/device.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "core/device/backend_look.h"
#include "core/device/cuda_library.h"
#include "core/hub/model_source.h"
#include "core/run/question_set.h"
#include "core/run/run.h"
#include "core/tokenizer/tokenizer.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

constexpr char kFolder[] = ROWKEEPER_ASSETS "/models/rowkeeper-tiny";

class Cuda : public testing::Test {
 protected:
  void SetUp() override {
    const Result<std::string>& device = look_for_backend(BackendKind::cuda);
    if (device) return;
    const ErrorCode code = device.error().code;
    const bool none = code == ErrorCode::cuda_not_built || code == ErrorCode::cuda_no_driver ||
                      code == ErrorCode::cuda_old_driver || code == ErrorCode::cuda_no_device ||
                      code == ErrorCode::cuda_too_old;
    // Whoever asks for these tests has a device; and a library that is there but broken is no reason to pass over them.
    if (!none || std::getenv("ROWKEEPER_NEED_DEVICE") != nullptr) FAIL() << error_code_name(code);
    GTEST_SKIP() << "no CUDA device: " << error_code_name(code);
  }
};

Model load(const TensorSource& source, BackendKind backend, Precision precision = Precision::f32) {
  LoadOptions options;
  options.backend = backend;
  options.precision = precision;
  return std::move(Model::load(source, options).value());
}

const Model& device_model(BackendKind backend = BackendKind::cuda, Precision precision = Precision::f32) {
  static std::map<std::pair<BackendKind, Precision>, Model> models;
  const auto key = std::pair(backend, precision);
  if (!models.contains(key)) models.emplace(key, load(**open_tensor_folder(kFolder), backend, precision));
  return models.at(key);
}

std::vector<std::vector<TokenId>> prompts() {
  static const Tokenizer tokenizer = std::move(*Tokenizer::load(kFolder));
  const Result<ModelSource> bundled = find_model("bundled", ModelUse::whole);
  const Result<std::vector<Question>> questions = load_questions(*bundled->question_file);
  std::vector<std::vector<TokenId>> all;
  for (std::size_t i = 0; i < 20; ++i) all.push_back(tokenizer.encode((*questions)[3 * i].prompt())->ids);
  return all;
}

double range_of(std::span<const float> logits) {
  const auto [lowest, highest] = std::ranges::minmax(logits);
  return static_cast<double>(highest) - static_cast<double>(lowest);
}

double difference(std::span<const float> a, std::span<const float> b) {
  double largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(static_cast<double>(a[i]) - b[i]));
  return largest;
}

// Greedy steps in step: the same tokens, logits within `allowed` of their range. Where the best two are closer than four times what the
// logits differ by, either is right, and the comparison ends (the texts go apart).
void expect_close(Run& ours, Run& theirs, int steps, double allowed) {
  for (int i = 0; i < steps; ++i) {
    const StepRecord a = take_step(ours), b = take_step(theirs);
    const double off = difference(ours.logits(), theirs.logits());
    ASSERT_LE(off, allowed * range_of(theirs.logits())) << "step " << i;
    if (a.token == b.token) continue;
    const auto at = [&](TokenId token) {
      return static_cast<double>(theirs.logits()[static_cast<std::size_t>(token.value())]);
    };
    ASSERT_LT(at(b.token) - at(a.token), 4 * off) << "step " << i;
    return;
  }
}

TEST_F(Cuda, ComputesWhatTheExactBackendComputes) {
  for (const std::vector<TokenId>& prompt : prompts()) {
    auto ours = make_run(device_model(), prompt), theirs = make_run(bundled_model(), prompt);
    expect_close(ours, theirs, 24, 1e-4);
  }
}

TEST_F(Cuda, ComputesWithHalvesWhatTheExactBackendComputesWithThem) {
  const Model halves = load(**open_tensor_folder(kFolder), BackendKind::exact, Precision::f16);
  for (const std::vector<TokenId>& prompt : prompts()) {
    auto ours = make_run(device_model(BackendKind::cuda, Precision::f16), prompt), theirs = make_run(halves, prompt);
    expect_close(ours, theirs, 8, 1e-4);
  }
}

TEST_F(Cuda, GivesTheSameBitsWithTheCacheAndWithout) {
  for (const Precision precision : {Precision::f32, Precision::f16}) {
    const Model& model = device_model(BackendKind::cuda, precision);
    RunOptions uncached;
    uncached.cache = false;
    const std::vector<TokenId> prompt = prompts().front();
    auto a = make_run(model, prompt), b = make_run(model, prompt, uncached);
    for (int i = 0; i < 60; ++i) {
      const StepRecord with = take_step(a), without = take_step(b);
      ASSERT_EQ(with.token, without.token);
      ASSERT_EQ(with.logits_fingerprint, without.logits_fingerprint) << "step " << i;
      ASSERT_EQ(without.rows_rebuilt, without.rows_rebuilt_identical) << "step " << i;
    }
    expect_like_fresh_pass(a);
  }
}

TEST_F(Cuda, ReadsEveryKindOfStoreItSaysItReads) {
  const std::vector<TokenId> prompt = prompts().front();
  for (const char* const name :
       {"dense:f32", "dense:f16", "int8", "int4", "k8v4", "paged:8", "paged:16", "paged:64", "window:64", "window:60+4"}) {
    SCOPED_TRACE(name);
    RunOptions options;
    options.store = *parse_store_kind(name);
    auto ours = make_run(device_model(), prompt, options), theirs = make_run(bundled_model(), prompt, options);
    // Codes may fall on either side of a half: one step of a code moves a logit by more than floats' rounding does. The same kernels on
    // the CPU are off by up to 1.8e-4 of the range (int4), with floats by 5e-7.
    expect_close(ours, theirs, 16, options.store.keys == NumberCode::f32 ? 1e-4 : 1e-3);
  }
  for (const char* const name : {"heavy:64", "merge:64"}) {
    const auto store = device_model().make_store(*parse_store_kind(name));
    ASSERT_FALSE(store) << name;
    EXPECT_EQ(store.error().code, ErrorCode::store_unsupported);
  }
}

TEST_F(Cuda, CublasRoundsOtherwiseAndNoFurtherOff) {
  if (!look_for_backend(BackendKind::cublas)) GTEST_SKIP() << "no cuBLAS";
  for (const std::vector<TokenId>& prompt : prompts()) {
    auto ours = make_run(device_model(BackendKind::cublas), prompt), theirs = make_run(bundled_model(), prompt);
    expect_close(ours, theirs, 8, 1e-4);
  }
}

TEST_F(Cuda, TakesTenThousandStepsWithoutTakingMoreMemory) {
  const OpenedDevice device = open_cuda_device();
  ASSERT_TRUE(device);
  const std::vector<TokenId> prompt = prompts().front();
  RunOptions options;
  options.at_limit = AtLimit::slide;
  auto run = make_run(device_model(), prompt, options);
  for (int i = 0; i < 1000; ++i) take_step(run);
  const Result<std::size_t> before = (*device)->free_bytes();
  for (int i = 0; i < 9000; ++i) take_step(run);
  const Result<std::size_t> after = (*device)->free_bytes();
  ASSERT_TRUE(before && after);
  // A page of the device's a thousand steps would show; other programs on it may take a little.
  constexpr std::size_t kOthers = std::size_t{8} << 20;
  EXPECT_GE(*after + kOthers, *before);
}

TEST_F(Cuda, SaysWhatItHasNoRoomFor) {
  const OpenedDevice device = open_cuda_device();
  ASSERT_TRUE(device);
  const Result<std::byte*> memory = (*device)->allocate((*device)->facts().memory_bytes * 4, "weights");
  ASSERT_FALSE(memory);
  EXPECT_EQ(memory.error().code, ErrorCode::device_memory);
  EXPECT_TRUE((*device)->wait());  // and goes on
}

}  // namespace
}  // namespace rowkeeper
