#include "core/run/model_fingerprint.h"

#include <gtest/gtest.h>

#include <map>

#include "run_models.h"

namespace rowkeeper {
namespace {

Model load_like(const TensorSource& source, SimdTarget simd, int threads) {
  LoadOptions options;
  options.simd = simd;
  options.threads = threads;
  return Model::load(source, options).value();
}

TEST(ModelFingerprint, IsTheWeightsAndNotTheMachines) {
  const auto source = make_random_model(tiny_shape(), 5);
  std::map<bool, std::vector<std::uint64_t>> numbers;  // by whether the target has the bits of all but SSE4
  for (const SimdTarget simd : available_simd_targets()) {
    for (const int threads : {1, 3}) {
      numbers[simd != SimdTarget::sse4].push_back(model_fingerprint(load_like(*source, simd, threads)).value());
    }
  }
  for (const auto& [fused, same] : numbers) {
    for (const std::uint64_t number : same) EXPECT_EQ(number, same.front());
  }
}

TEST(ModelFingerprint, TellsModelsOfOneShapeApart) {
  const std::uint64_t one = model_fingerprint(tiny_model()).value();
  const Model other = load_like(*make_random_model(tiny_shape(), 6), SimdTarget::automatic, 1);
  EXPECT_NE(model_fingerprint(other).value(), one);
  ModelShape shape = tiny_shape();
  shape.norm_epsilon = 1e-6F;
  EXPECT_NE(model_fingerprint(load_like(*make_random_model(shape, 5), SimdTarget::automatic, 1)).value(), one);
  EXPECT_NE(model_fingerprint(tiny_model(1, 96)).value(), one);
  EXPECT_EQ(model_fingerprint(tiny_model()).value(), one);
}

}  // namespace
}  // namespace rowkeeper
