#include "core/cost/roofline.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "core/model/model.h"
#include "core/model/tensor_source.h"
#include "gpt2_shape.h"

namespace rowkeeper {
namespace {

constexpr NumberBytes kFull = {.weight = 4, .cache = 4};

TEST(StepWork, Gpt2SmallAsTheDesignSays) {
  const ModelShape shape = gpt2_shape();
  EXPECT_EQ(multiply_adds_per_row(shape), 84'934'656);  // 84.9 M, 170 M operations
  EXPECT_EQ(multiply_adds_of_head(shape), 38'597'376);
  EXPECT_EQ(multiply_adds_per_pair(shape), 2 * 12 * 768);

  const StepWork cached = step_work(shape, kFull, 999, 1000);
  EXPECT_EQ(cached.operations, 2 * (84'934'656.0 + 38'597'376 + 1000 * 18'432.0));
  EXPECT_EQ(cached.cache_bytes, 999 * 72 * 1024);
  // All 124,439,808 parameters but the positions' table, of which one row is read, and one of the embedding besides.
  EXPECT_EQ(cached.weights_bytes, 4 * (124'439'808.0 - 1024 * 768 + 2 * 768));

  const StepWork uncached = step_work(shape, kFull, 0, 1000);
  EXPECT_EQ(uncached.cache_bytes, 0);
  EXPECT_EQ(uncached.operations, 2 * (1000 * 84'934'656.0 + 38'597'376 + 500'500 * 18'432.0));
}

TEST(StepWork, NarrowNumbersAreReadFaster) {
  const StepWork full = step_work(gpt2_shape(), kFull, 99, 100);
  const StepWork narrow = step_work(gpt2_shape(), {.weight = 1, .cache = 2}, 99, 100);
  EXPECT_EQ(narrow.weights_bytes, full.weights_bytes / 4);
  EXPECT_EQ(narrow.cache_bytes, full.cache_bytes / 2);
  EXPECT_EQ(narrow.operations, full.operations);
}

// The model counts what it does by itself; here are its counts again, from the shape alone.
TEST(StepWork, IsWhatAPassReports) {
  ModelShape shape = gpt2_shape();
  shape.blocks = 2;
  shape.heads = shape.kv_heads = 2;
  shape.width = 128;
  shape.mlp_width = 320;
  shape.positions = 32;
  shape.vocabulary = 512;
  LoadOptions options;
  options.threads = 1;
  const Model model = Model::load(*make_random_model(shape, 1), options).value();
  const std::unique_ptr<KvStore> store = model.make_store().value();
  std::vector<float> logits(512);
  const std::vector<TokenId> tokens(12, TokenId(3));
  for (const auto& [first, n] : {std::pair(0, 7), std::pair(7, 11), std::pair(11, 12)}) {
    const PassRecord record = model.pass(std::span(tokens).first(static_cast<std::size_t>(n)), *store, logits, {}).value();
    const StepWork work = step_work(shape, kFull, first, n);
    EXPECT_EQ(work.operations, 2 * record.multiply_adds);
    EXPECT_EQ(work.cache_bytes, double(record.cache_bytes_read));
    // The pass counts matrices only; biases and norms are under a hundredth of them.
    EXPECT_NEAR(work.weights_bytes / double(record.weights_bytes_read), 1, 0.01);
  }
}

TEST(StepTime, TheLargerPartOrTheSum) {
  const StepWork work = {.weights_bytes = 300, .cache_bytes = 100, .operations = 600};
  Machine machine = {.fixed_seconds = 1, .bytes_per_second = 200, .operations_per_second = 200};
  StepTime time = step_time(work, machine);
  EXPECT_EQ(time.fixed_seconds, 1);
  EXPECT_EQ(time.memory_seconds, 2);
  EXPECT_EQ(time.arithmetic_seconds, 3);
  EXPECT_EQ(time.seconds, 4);
  EXPECT_EQ(time.bound, Bound::arithmetic);
  machine.combination = Combination::sum;
  EXPECT_EQ(step_time(work, machine).seconds, 6);
  machine.operations_per_second = 600;
  time = step_time(work, machine);
  EXPECT_EQ(time.seconds, 4);
  EXPECT_EQ(time.bound, Bound::memory);
}

// Machine without fixed time, bound by reading at one row and by arithmetic at many.
CostModel model_of(Combination combination) {
  return {gpt2_shape(), kFull, {.bytes_per_second = 50e9, .operations_per_second = 400e9, .combination = combination}};
}

TEST(CostModel, ACachedStepReadsAndAnUncachedStepCalculates) {
  const CostModel model = model_of(Combination::larger);
  EXPECT_EQ(model.cached_step(1000).bound, Bound::memory);
  EXPECT_EQ(model.uncached_step(1000).bound, Bound::arithmetic);
  EXPECT_EQ(model.uncached_step(2).bound, Bound::memory);
  EXPECT_EQ(model.step_ratio(1), 1);
  EXPECT_EQ(model.cached_step(1).seconds, model.uncached_step(1).seconds);
  EXPECT_GT(model_of(Combination::sum).uncached_step(1000).seconds, model.uncached_step(1000).seconds);
}

TEST(CostModel, ARunIsItsSteps) {
  const CostModel model = model_of(Combination::sum);
  const double uncached = model.uncached_step(5).seconds + model.uncached_step(6).seconds + model.uncached_step(7).seconds;
  const double cached = model.uncached_step(5).seconds + model.cached_step(6).seconds + model.cached_step(7).seconds;
  EXPECT_DOUBLE_EQ(model.run_seconds(5, 3, false), uncached);
  EXPECT_DOUBLE_EQ(model.run_seconds(5, 3, true), cached);
  EXPECT_DOUBLE_EQ(model.run_ratio(5, 3), uncached / cached);
  EXPECT_EQ(model.run_ratio(5, 1), 1) << "the first step is a prefill either way";
}

TEST(CostModel, TheRunRatioIsAboutHalfTheStepRatio) {
  const CostModel model = model_of(Combination::larger);
  EXPECT_NEAR(model.run_ratio(1, 1000) / model.step_ratio(1000), 0.5, 0.05);
}

}  // namespace
}  // namespace rowkeeper
