// Choices of the sampler's Python twin, tests/reference/sampler.py.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/splitmix.h"
#include "core/run/sampler.h"

namespace rowkeeper {
namespace {

nlohmann::json read_golden() {
  std::ifstream file(ROWKEEPER_TEST_DATA "/reference/sampler_golden.json");
  return nlohmann::json::parse(file, nullptr, false);
}

TEST(SamplerGolden, Splitmix64) {
  const nlohmann::json golden = read_golden();
  ASSERT_TRUE(golden.contains("splitmix64"));
  for (const auto& pair : golden["splitmix64"])
    EXPECT_EQ(splitmix64(pair[0].get<std::uint64_t>()), pair[1].get<std::uint64_t>());
}

TEST(SamplerGolden, EveryChoice) {
  const nlohmann::json golden = read_golden();
  ASSERT_TRUE(golden.contains("cases"));
  ASSERT_GE(golden["cases"].size(), 50U);
  for (const auto& made : golden["cases"]) {
    SamplerOptions options;
    options.greedy = false;
    options.temperature = made["temperature"];
    options.top_k = made["top_k"];
    options.top_p = made["top_p"];
    options.seed = made["seed"];
    const Result<Sampler> sampler = Sampler::create(options);
    ASSERT_TRUE(sampler);
    const auto logits = made["logits"].get<std::vector<float>>();
    EXPECT_EQ(sampler->choose(logits, made["position"]).value(), made["token"].get<int>()) << made;
  }
}

}  // namespace
}  // namespace rowkeeper
