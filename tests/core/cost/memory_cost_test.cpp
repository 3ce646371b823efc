// The arithmetic of any model's cache, against sums done by hand.
#include <gtest/gtest.h>

#include <limits>

#include "core/cost/cache_memory.h"
#include "gpt2_shape.h"

namespace rowkeeper {
namespace {

constexpr std::int64_t kKiB = 1024, kMiB = 1024 * kKiB, kGiB = 1024 * kMiB;
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr CacheShape kLlama70B = {.blocks = 80, .heads = 64, .kv_heads = 8, .head_size = 128};
constexpr CacheShape kDeepSeekV3 = {.blocks = 61, .heads = 128, .kv_heads = 128, .head_size = 128, .latent = 512 + 64};

MemoryPlan plan_of(const CacheShape& shape, std::int64_t context, std::int64_t conversations = 1) {
  return {.shape = shape, .context = context, .conversations = conversations};
}

MemoryCost cost_of(const MemoryPlan& plan) { return memory_cost(plan).value(); }

// Four H100 that hold Llama 3.1 70B in 16 bits, and eight conversations of 128,000 tokens.
MemoryPlan crowded_plan() {
  MemoryPlan plan = plan_of(kLlama70B, 128'000, 8);
  plan.weights_bytes = 2 * std::int64_t{70'553'706'496};
  plan.device_bytes = 4 * 80 * kGiB;
  return plan;
}

TEST(MemoryCost, Gpt2SmallAsTheTextSays) {
  const MemoryCost cost = cost_of(plan_of(cache_shape(gpt2_shape()), 1024));
  EXPECT_EQ(cost.numbers_per_token, 18'432);
  EXPECT_EQ(cost.bytes_per_token, 36 * kKiB);
  EXPECT_EQ(cost.bytes_per_conversation, 36 * kMiB);
  EXPECT_EQ(cost.bytes_total, 36 * kMiB);
  EXPECT_FALSE(cost.outgrows_weights_at);
  EXPECT_FALSE(cost.device);
}

TEST(MemoryCost, SharedHeads) {
  const MemoryCost cost = cost_of(plan_of(kLlama70B, 128'000, 8));
  EXPECT_EQ(cost.numbers_per_token, 2 * 80 * 8 * 128);
  EXPECT_EQ(cost.bytes_per_token, 320 * kKiB);
  EXPECT_EQ(cost.bytes_per_conversation, 40'000 * kMiB);
  EXPECT_EQ(cost.bytes_total, 320'000 * kMiB);  // 312.5 GiB
}

TEST(MemoryCost, FrontierScaleIsMegabytesAToken) {
  EXPECT_EQ(cost_of(plan_of({.blocks = 96, .heads = 96, .kv_heads = 96, .head_size = 128}, 2048)).bytes_per_token,
            4 * kMiB + kMiB / 2);
}

TEST(MemoryCost, LatentAttentionKeepsOneVector) {
  const MemoryCost cost = cost_of(plan_of(kDeepSeekV3, 1));
  EXPECT_EQ(cost.numbers_per_token, 61 * 576);
  EXPECT_EQ(cost.bytes_per_token, 61 * 576 * 2);  // 68.6 KiB
}

TEST(MemoryCost, NarrowNumbersBringTheirScales) {
  const auto bytes = [](CacheShape shape, CacheFormat format) {
    MemoryPlan plan = plan_of(shape, 1);
    plan.format = format;
    return cost_of(plan).bytes_per_token;
  };
  const CacheShape gpt2 = cache_shape(gpt2_shape());
  EXPECT_EQ(bytes(gpt2, CacheFormat::f32), 18'432 * 4);
  EXPECT_EQ(bytes(gpt2, CacheFormat::int8), 18'432 / 32 * 34);
  EXPECT_EQ(bytes(gpt2, CacheFormat::int4), 18'432 / 32 * 18);
  // A head of 80 has three scales, the last for 16 numbers.
  const CacheShape odd = {.blocks = 1, .heads = 1, .kv_heads = 1, .head_size = 80};
  EXPECT_EQ(bytes(odd, CacheFormat::int8), 2 * (80 + 6));
  EXPECT_EQ(bytes(odd, CacheFormat::int4), 2 * (40 + 6));
  EXPECT_EQ(bytes(kDeepSeekV3, CacheFormat::int8), 61 * 18 * 34);
}

// numbers x group.bytes / group.numbers are the bytes, whatever the head's size.
TEST(MemoryCost, TheFormulasGroupGivesTheExactBytes) {
  const auto shape_of = [](std::int64_t head_size) {
    return CacheShape{.blocks = 3, .heads = 4, .kv_heads = 2, .head_size = head_size};
  };
  EXPECT_EQ(number_group(shape_of(64), CacheFormat::f32), (NumberGroup{1, 4}));
  EXPECT_EQ(number_group(shape_of(80), CacheFormat::f16), (NumberGroup{1, 2}));
  EXPECT_EQ(number_group(shape_of(64), CacheFormat::int8), (NumberGroup{32, 34}));
  EXPECT_EQ(number_group(shape_of(80), CacheFormat::int8), (NumberGroup{80, 86}));
  EXPECT_EQ(number_group(shape_of(20), CacheFormat::int4), (NumberGroup{20, 12}));
  EXPECT_EQ(number_group(kDeepSeekV3, CacheFormat::int4), (NumberGroup{32, 18}));
  for (const std::int64_t head_size : {1, 8, 31, 32, 33, 80, 96, 128}) {
    for (const CacheFormat format : cache_formats()) {
      MemoryPlan plan = plan_of(shape_of(head_size), 1);
      plan.format = format;
      const NumberGroup group = number_group(plan.shape, format);
      const MemoryCost cost = cost_of(plan);
      EXPECT_EQ(cost.numbers_per_token / group.numbers * group.bytes, cost.bytes_per_token) << head_size;
      EXPECT_EQ(cost.numbers_per_token % group.numbers, 0) << head_size;
    }
  }
}

TEST(MemoryCost, FormatsAreKnownByName) {
  for (const CacheFormat format : cache_formats()) EXPECT_EQ(parse_cache_format(cache_format_name(format)), format);
  EXPECT_FALSE(parse_cache_format("f64"));
}

TEST(MemoryCost, ADeviceHoldsTheWeightsToo) {
  const MemoryPlan plan = crowded_plan();
  const MemoryCost cost = cost_of(plan);
  ASSERT_TRUE(cost.device);
  EXPECT_FALSE(cost.device->fits);
  EXPECT_EQ(cost.device->room, 343'597'383'680 - 141'107'412'992);
  EXPECT_EQ(cost.device->conversations_that_fit, 4);  // 188.6 GiB at 39.06 each
  EXPECT_EQ(cost.device->longest_context, 202'489'970'688 / 8 / 327'680);
  EXPECT_EQ(cost.outgrows_weights_at, 141'107'412'992 / (8 * 327'680) + 1);
}

TEST(MemoryCost, TheLastByteFits) {
  MemoryPlan plan = plan_of(cache_shape(gpt2_shape()), 1024, 2);
  plan.weights_bytes = kMiB;
  plan.device_bytes = 73 * kMiB;
  EXPECT_TRUE(cost_of(plan).device->fits);
  EXPECT_EQ(cost_of(plan).device->conversations_that_fit, 2);
  plan.device_bytes = 73 * kMiB - 1;
  EXPECT_FALSE(cost_of(plan).device->fits);
  EXPECT_EQ(cost_of(plan).device->conversations_that_fit, 1);
}

TEST(MemoryCost, OutgrowingTheWeightsIsTheFirstContextThatDoes) {
  MemoryPlan plan = plan_of(cache_shape(gpt2_shape()), 1);
  plan.weights_bytes = 10 * 36 * kKiB;
  EXPECT_EQ(cost_of(plan).outgrows_weights_at, 11);
  plan.weights_bytes -= 1;
  EXPECT_EQ(cost_of(plan).outgrows_weights_at, 10);
}

TEST(MemoryCost, WeightsThatDoNotFitLeaveRoomForNothing) {
  MemoryPlan plan = crowded_plan();
  plan.device_bytes = 80 * kGiB;
  const MemoryCost cost = cost_of(plan);
  EXPECT_FALSE(cost.device->fits);
  EXPECT_LT(cost.device->room, 0);
  EXPECT_EQ(cost.device->conversations_that_fit, 0);
  EXPECT_TRUE(changes_that_fit(plan).empty());
}

TEST(MemoryCost, AbsurdNumbersAreRefusedAndNeverWrap) {
  const auto code = [](const MemoryPlan& plan) { return memory_cost(plan).error().code; };
  for (std::int64_t CacheShape::*const field : {&CacheShape::blocks, &CacheShape::kv_heads, &CacheShape::head_size}) {
    MemoryPlan plan = plan_of(kLlama70B, 1);
    plan.shape.*field = kMost;
    EXPECT_EQ(code(plan), ErrorCode::memory_too_large);
  }
  EXPECT_EQ(code(plan_of(kDeepSeekV3, kMost)), ErrorCode::memory_too_large);
  EXPECT_EQ(code(plan_of(kLlama70B, 1'000'000'000'000, 1'000'000)), ErrorCode::memory_too_large);
  MemoryPlan all = crowded_plan();
  all.weights_bytes = kMost;
  all.device_bytes = 0;
  EXPECT_EQ(cost_of(all).device->room, -kMost);
  EXPECT_TRUE(changes_that_fit(plan_of(kLlama70B, kMost)).empty());
}

TEST(ChangesThatFit, EachMakesThePlanFitAndNoMoreThanNeeded) {
  const MemoryPlan plan = crowded_plan();
  const std::vector<MemoryChange> changes = changes_that_fit(plan);
  ASSERT_EQ(changes.size(), 4U);
  for (const MemoryChange& change : changes) EXPECT_TRUE(cost_of(change.plan).device->fits);
  EXPECT_EQ(changes[0].kind, MemoryChange::Kind::format);
  EXPECT_EQ(changes[0].plan.format, CacheFormat::int8);
  EXPECT_EQ(changes[1].plan.shape.kv_heads, 4);
  EXPECT_EQ(changes[2].plan.context, 77'243);
  EXPECT_EQ(changes[3].plan.conversations, 4);
  MemoryPlan longer = changes[2].plan;
  ++longer.context;
  EXPECT_FALSE(cost_of(longer).device->fits);
}

TEST(ChangesThatFit, NothingWhereNothingIsNeededOrOneChangeIsTooLittle) {
  MemoryPlan plan = crowded_plan();
  plan.conversations = 4;
  EXPECT_TRUE(changes_that_fit(plan).empty());
  plan.device_bytes.reset();
  EXPECT_TRUE(changes_that_fit(plan).empty());
  plan = crowded_plan();
  plan.conversations = 1000;  // not in 4 bits, and not with one head
  for (const MemoryChange& change : changes_that_fit(plan)) {
    EXPECT_TRUE(change.kind == MemoryChange::Kind::context || change.kind == MemoryChange::Kind::conversations);
  }
}

TEST(SlidingWindow, DropsWhatItsBlocksNoLongerSee) {
  const CacheShape mistral = {.blocks = 32, .heads = 32, .kv_heads = 8, .head_size = 128};
  EXPECT_EQ(bytes_within_window(plan_of(mistral, 32'768), {4096, 32}).value(), 512 * kMiB);  // of 4 GiB
  EXPECT_EQ(bytes_within_window(plan_of(mistral, 1000), {4096, 32}).value(), 1000 * 128 * kKiB);
  const CacheShape gemma = {.blocks = 42, .heads = 16, .kv_heads = 8, .head_size = 256};
  EXPECT_EQ(bytes_within_window(plan_of(gemma, 8192, 3), {4096, 21}).value(), 3 * 8 * kKiB * 21 * (4096 + 8192));
}

}  // namespace
}  // namespace rowkeeper
