// What the tests against golden values share: every arithmetic, and how logits are held against those of transformers.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/base/splitmix.h"
#include "model_test.h"

namespace rowkeeper {

struct Arithmetic {
  BackendKind backend;
  SimdTarget simd;
};

inline std::vector<Arithmetic> every_arithmetic() {
  std::vector<Arithmetic> all = {{BackendKind::openblas, SimdTarget::automatic}};
  for (const SimdTarget target : available_simd_targets()) all.push_back({BackendKind::exact, target});
  return all;
}

inline std::string arithmetic_name(const testing::TestParamInfo<Arithmetic>& info) {
  return std::string(backend_name(info.param.backend)) + "_" + simd_target_name(info.param.simd);
}

// A test for every arithmetic; each file instantiates it under its own name.
class Golden : public testing::TestWithParam<Arithmetic> {
 protected:
  Model load(const TensorSource& source) const {
    LoadOptions options = with_threads(2, GetParam().backend);
    options.simd = GetParam().simd;
    return load_or_die(source, options);
  }
};

inline std::vector<int> best_ids(const std::vector<float>& logits, std::size_t count) {
  std::vector<int> ids(logits.size());
  std::iota(ids.begin(), ids.end(), 0);
  std::partial_sort(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(count), ids.end(),
                    [&](int a, int b) { return logits[static_cast<std::size_t>(a)] > logits[static_cast<std::size_t>(b)]; });
  ids.resize(count);
  return ids;
}

inline double range_of(const std::vector<float>& logits) {
  const auto [low, high] = std::minmax_element(logits.begin(), logits.end());
  return static_cast<double>(*high) - *low;
}

// A case that holds the highest 20 logits, samples of the others, and their sum.
inline void expect_like_summary(const std::vector<float>& got, const nlohmann::json& one, double tolerance) {
  const double near = tolerance * (one["max"].get<double>() - one["min"].get<double>());
  EXPECT_EQ(best_ids(got, 20), one["top_ids"].get<std::vector<int>>()) << one["name"];
  for (const auto& [ids, logits] :
       {std::pair{one["top_ids"], one["top_logits"]}, {one["sample_ids"], one["sample_logits"]}}) {
    for (std::size_t i = 0; i < ids.size(); ++i)
      ASSERT_NEAR(got[ids[i].get<std::size_t>()], logits[i].get<double>(), near) << one["name"];
  }
  const double sum = std::accumulate(got.begin(), got.end(), 0.0);
  EXPECT_NEAR(sum / static_cast<double>(got.size()), one["sum"].get<double>() / static_cast<double>(got.size()), near);
}

// A small random model's inputs, each with all its logits.
inline void expect_inputs(const Model& model, const nlohmann::json& one, double tolerance) {
  for (const nlohmann::json& input : one["inputs"]) {
    const std::vector<float> want = input["logits"].get<std::vector<float>>(), got = full_pass(model, to_ids(input["ids"]));
    ASSERT_EQ(got.size(), want.size());
    for (std::size_t i = 0; i < want.size(); ++i)
      ASSERT_NEAR(got[i], want[i], tolerance * range_of(want)) << one["name"] << " id " << i;
  }
}

// A random model whose head is its own: tensor number 2 + 12 blocks + 2 of the generator, in [-1/32, 1/32) (see
// random_gpt2.py).
class WithHead final : public TensorSource {
 public:
  WithHead(std::unique_ptr<TensorSource> source, std::uint64_t seed) : source_(std::move(source)), key_(splitmix64(seed)) {}
  const ModelShape& shape() const override { return source_->shape(); }
  bool has_separate_head() const override { return true; }
  bool by_output() const override { return source_->by_output(); }
  const std::vector<Warning>& warnings() const override { return source_->warnings(); }
  void release(TensorId id) const override { source_->release(id); }
  Result<void> read(TensorId id, std::size_t begin, std::span<float> out) const override {
    if (id.tensor != Tensor::lm_head) return source_->read(id, begin, out);
    const auto number = static_cast<std::uint64_t>(2 + 12 * shape().blocks + 2);
    for (std::size_t i = 0; i < out.size(); ++i) {
      const std::uint64_t h = splitmix64(key_ + (number << 40U) + begin + i);
      out[i] = static_cast<float>(static_cast<std::int64_t>(h >> 40U) - (1 << 23)) / 8388608.0F / 32.0F;
    }
    return {};
  }

 private:
  std::unique_ptr<TensorSource> source_;
  std::uint64_t key_;
};

}  // namespace rowkeeper
