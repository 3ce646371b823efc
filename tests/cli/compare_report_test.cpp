#include "app/cli/compare_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace rowkeeper::cli {
namespace {

using testing::HasSubstr;

ModelShape small_shape() {
  ModelShape shape;
  shape.blocks = 2;
  shape.heads = shape.kv_heads = 2;
  shape.head_size = 16;
  shape.width = 32;
  shape.mlp_width = 128;
  shape.positions = 64;
  shape.vocabulary = 200;
  return shape;
}

Model make_model(std::uint64_t seed, BackendKind backend, Precision weights = Precision::f32,
                 SimdTarget simd = SimdTarget::automatic) {
  LoadOptions options;
  options.simd = simd;
  options.backend = backend;
  options.precision = weights;
  options.threads = 1;
  return *Model::load(*make_random_model(small_shape(), seed), options);
}

Verdict verdict_of(const Model& a, const Model& b) {
  const std::vector<TokenId> prompt = {TokenId(3), TokenId(5)};
  Race race = *Race::create(*Run::create(a, prompt, {}), *Run::create(b, prompt, {}), 12);
  while (!race.finished()) EXPECT_TRUE(race.step());
  return judge(race);
}

// Where each line of the report has the text.
std::vector<std::size_t> places_of(const std::string& report, const std::vector<std::string>& texts) {
  std::vector<std::size_t> places;
  for (const std::string& text : texts) {
    const std::size_t at = report.find(text);
    EXPECT_NE(at, std::string::npos) << text;
    places.push_back(at - (report.rfind('\n', at) + 1));
  }
  return places;
}

TEST(ComparisonText, ColumnsStandBelowEachOther) {
  const LoadedModel model{"small", make_model(1, BackendKind::exact)};
  const std::vector<TokenId> prompt = {TokenId(3), TokenId(5)};
  Race race = *Race::create(*Run::create(model.model, prompt, {}), *Run::create(model.model, prompt, {}), 3);
  RunRecord a(model, prompt, {}, {}), b(model, prompt, {}, {});
  while (!race.finished()) {
    const Result<RaceStep> step = race.step();
    ASSERT_TRUE(step);
    (step->lane == Lane::a ? a : b).add(step->record);
  }
  for (const double ratio : {7.7, 76.6, 125.4}) {
    const std::string text = comparison_text({race, {a, StopReason::tokens}, {b, StopReason::tokens}, ratio});
    const auto brackets = places_of(text, {"(B's time", "(the same for"});
    EXPECT_EQ(brackets[0], brackets[1]) << text;
  }
}

TEST(Judge, ExactLanesThatAgreePass) {
  const Model a = make_model(1, BackendKind::exact), b = make_model(1, BackendKind::exact);
  EXPECT_TRUE(verdict_of(a, b).agrees);
}

TEST(Judge, ExactLanesMustAgreeToTheLastBit) {
  const Model a = make_model(1, BackendKind::exact), b = make_model(2, BackendKind::exact);
  const Verdict verdict = verdict_of(a, b);
  EXPECT_FALSE(verdict.agrees);
  EXPECT_THAT(verdict.message, HasSubstr("although they must agree to the last bit"));
}

TEST(Judge, LanesWithOtherWeightsNeedNotAgree) {
  const Model a = make_model(1, BackendKind::exact), b = make_model(1, BackendKind::exact, Precision::q8);
  EXPECT_TRUE(verdict_of(a, b).agrees);
  // Whatever the difference: here even the texts are others.
  EXPECT_TRUE(verdict_of(a, make_model(2, BackendKind::exact, Precision::q8)).agrees);
  EXPECT_TRUE(verdict_of(make_model(2, BackendKind::openblas), b).agrees);
}

TEST(Judge, LanesWithTheSameWeightsInFewerBitsMustAgreeToTheLastBit) {
  for (const Precision weights : {Precision::f16, Precision::q8}) {
    const Model a = make_model(1, BackendKind::exact, weights), b = make_model(1, BackendKind::exact, weights);
    EXPECT_TRUE(verdict_of(a, b).agrees);
    EXPECT_FALSE(verdict_of(a, make_model(2, BackendKind::exact, weights)).agrees);
  }
}

// Activations are rounded again there, and where the last bit differs a code may flip: no size of a difference is too large.
TEST(Judge, EightBitLanesThatRoundInOtherPlacesNeedNotAgree) {
  if (available_simd_targets().front() == SimdTarget::sse4) GTEST_SKIP() << "no other target here";
  const Model a = make_model(1, BackendKind::exact, Precision::q8, SimdTarget::sse4);
  const Verdict verdict = verdict_of(a, make_model(2, BackendKind::exact, Precision::q8));
  EXPECT_TRUE(verdict.agrees);
  EXPECT_THAT(verdict.message, HasSubstr("with q8 weights activations are rounded again"));
  EXPECT_FALSE(
      verdict_of(make_model(1, BackendKind::exact, Precision::f32, SimdTarget::sse4), make_model(2, BackendKind::exact))
          .agrees);
}

TEST(Judge, AnotherBackendMayDifferInBits) {
  const Model a = make_model(1, BackendKind::exact), b = make_model(1, BackendKind::openblas);
  EXPECT_TRUE(verdict_of(a, b).agrees);
}

TEST(Judge, ALargeDifferenceIsNoRounding) {
  const Model a = make_model(1, BackendKind::exact), b = make_model(2, BackendKind::openblas);
  const Verdict verdict = verdict_of(a, b);
  EXPECT_FALSE(verdict.agrees);
  EXPECT_THAT(verdict.message, HasSubstr("rounding does not explain that"));
}

}  // namespace
}  // namespace rowkeeper::cli
