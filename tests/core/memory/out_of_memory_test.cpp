// Any allocation may fail. Core turns that into an error value, and a run can go on afterwards.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "core/run/check.h"
#include "core/run/run.h"
#include "failing_allocations.h"

thread_local long rowkeeper::allocations_left = 0;

namespace {

void* allocate(std::size_t bytes) {
  long& left = rowkeeper::allocations_left;
  if (left > 0 && --left == 0) throw std::bad_alloc();
  void* const memory = std::malloc(bytes);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(std::size_t bytes) { return allocate(bytes); }
void* operator new[](std::size_t bytes) { return allocate(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace rowkeeper {
namespace {

TEST(OutOfMemory, LoadingGivesAnErrorValue) {
  const std::unique_ptr<TensorSource> source = small_model();
  const LoadOptions options = one_thread();
  int tries = 0;
  fail_each_allocation([&] { return Model::load(*source, options); }, [&](const Result<Model>&) { ++tries; });
  EXPECT_GT(tries, 20);
}

TEST(OutOfMemory, CreatingARunGivesAnErrorValue) {
  const Model model = *Model::load(*small_model(), one_thread());
  const RunOptions options;
  fail_each_allocation(
      [&] {
        std::vector<TokenId> prompt = uncounted([] { return std::vector<TokenId>{TokenId(1)}; });
        return rowkeeper::Run::create(model, std::move(prompt), options);
      },
      [](const auto&) {});
}

TEST(OutOfMemory, AStepCanBeTakenAgain) {
  const Model model = *Model::load(*small_model(), one_thread());
  const std::vector<TokenId> prompt = {TokenId(1), TokenId(2), TokenId(3)};
  auto fresh = *rowkeeper::Run::create(model, prompt, {});
  const TokenId want = fresh.step()->token;
  const StopToken stop;
  for (const bool cache : {true, false}) {
    RunOptions options;
    options.cache = cache;
    options.candidates = 3;
    options.attention = true;
    std::optional<rowkeeper::Run> run;
    fail_each_allocation(
        [&] {
          run = uncounted([&] { return std::optional<rowkeeper::Run>(*rowkeeper::Run::create(model, prompt, options)); });
          return run->step(stop);
        },
        [&](const Result<StepRecord>& record) {
          const Result<StepRecord> again = record ? record : run->step();
          ASSERT_TRUE(again) << error_code_name(again.error().code);
          EXPECT_EQ(again->token, want);
          EXPECT_EQ(run->tokens().size(), 4U);
          EXPECT_TRUE(run->step());
        });
  }
}

TEST(OutOfMemory, ACheckGivesAnErrorValue) {
  const Model model = *Model::load(*small_model(), one_thread());
  auto run = *rowkeeper::Run::create(model, {TokenId(1), TokenId(2)}, {});
  ASSERT_TRUE(run.step() && run.step());
  const StopToken stop;
  for (const CheckKind kind : {CheckKind::quick, CheckKind::thorough}) {
    fail_each_allocation([&] { return check_run(run, kind, stop); },
                         [](const Result<CheckReport>& report) { EXPECT_TRUE(!report || report->agrees()); });
  }
}

TEST(OutOfMemory, TooManyThreadsAreRefused) {
  LoadOptions options;
  options.threads = kMostThreads + 1;
  const Result<Model> model = Model::load(*small_model(), options);
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, ErrorCode::option_out_of_range);
}

}  // namespace
}  // namespace rowkeeper
