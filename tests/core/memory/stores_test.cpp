// Where memory runs out in the middle of a pass, every store is what it was.
#include <gtest/gtest.h>

#include <vector>

#include "core/run/serving.h"
#include "failing_allocations.h"

namespace rowkeeper {
namespace {

constexpr const char* kKinds[] = {"dense:f32", "int4", "paged:8", "window:8+2", "heavy:8", "merge:8"};

std::vector<TokenId> some_tokens(int count, int seed = 0) {
  std::vector<TokenId> tokens;
  for (int i = 0; i < count; ++i) tokens.emplace_back((i * i + 7 * i + seed) % 50);
  return tokens;
}

// A store with the rows of some_tokens(rows).
std::unique_ptr<KvStore> store_with(const Model& model, const char* kind, int rows) {
  auto store = model.make_store(*parse_store_kind(kind)).value();
  std::vector<float> logits(50);
  model.pass(some_tokens(rows), *store, logits, {}).value();
  return store;
}

std::vector<float> logits_of(const Model& model, KvStore& store, int tokens) {
  std::vector<float> logits(50);
  EXPECT_TRUE(model.pass(some_tokens(tokens), store, logits, {}));
  return logits;
}

TEST(StoresOutOfMemory, AFailedPassHasChangedNothing) {
  const Model model = *Model::load(*small_model(), one_thread());
  const std::vector<TokenId> tokens = some_tokens(16);
  std::vector<float> logits(50);
  PassOptions options;
  options.attention.emplace();
  for (const char* kind : kKinds) {
    SCOPED_TRACE(kind);
    const auto untouched = store_with(model, kind, 15);
    const int held = untouched->held();
    const std::vector<float> want = logits_of(model, *untouched, 17);
    std::unique_ptr<KvStore> store;
    fail_each_allocation(
        [&] {
          store = uncounted([&] { return store_with(model, kind, 15); });
          return model.pass(tokens, *store, logits, options);
        },
        [&](const Result<PassRecord>& record) {
          EXPECT_EQ(store->next_row(), record ? 16 : 15);
          EXPECT_EQ(store->held(), record ? store->held() : held);
          EXPECT_EQ(logits_of(model, *store, 17), want);
        });
  }
}

TEST(StoresOutOfMemory, APassOverSeveralStoresChangesAllOrNone) {
  const Model model = *Model::load(*small_model(), one_thread());
  const std::vector<TokenId> tokens = some_tokens(16);
  std::vector<std::vector<float>> want, logits;
  for (const char* kind : kKinds) {
    want.push_back(logits_of(model, *store_with(model, kind, 15), 17));
    logits.emplace_back(50);
  }
  std::vector<std::unique_ptr<KvStore>> stores;
  std::vector<PassItem> items;
  const TogetherOptions options;
  fail_each_allocation(
      [&] {
        stores = uncounted([&] {
          std::vector<std::unique_ptr<KvStore>> made;
          for (const char* kind : kKinds) made.push_back(store_with(model, kind, 15));
          items.clear();
          for (std::size_t i = 0; i < made.size(); ++i) items.push_back({tokens, made[i].get(), logits[i]});
          return made;
        });
        return model.pass_together(items, options);
      },
      [&](const Result<std::vector<PassRecord>>& records) {
        for (std::size_t i = 0; i < stores.size(); ++i) {
          EXPECT_EQ(stores[i]->next_row(), records ? 16 : 15) << kKinds[i];
          EXPECT_EQ(logits_of(model, *stores[i], 17), want[i]) << kKinds[i];
        }
      });
}

// Nothing is lost but the sharing.
TEST(StoresOutOfMemory, PagesThatCanNotBePublishedAreNotFound) {
  const Model model = *Model::load(*small_model(), one_thread());
  const std::vector<TokenId> tokens = some_tokens(24);
  std::vector<float> logits(50), want(50);
  int last = -1;
  for (long n = 1; last < 24; ++n) {
    ASSERT_LT(n, 100);
    const auto pool = model.make_page_pool(8, std::size_t{1} << 20).value();
    const auto one = model.make_store_in(pool).value(), two = model.make_store_in(pool).value();
    ASSERT_TRUE(model.pass(tokens, *one, want, {}));
    allocations_left = n;
    one->publish(tokens);
    allocations_left = 0;
    last = two->adopt(tokens);
    EXPECT_EQ(last % 8, 0);
    one->publish(tokens);
    two->adopt(tokens);
    EXPECT_EQ(two->next_row(), 24);
    two->truncate(23);
    ASSERT_TRUE(model.pass(tokens, *two, logits, {}));
    EXPECT_EQ(logits, want);
  }
}

// Every step that fails is taken again, and all answers are what they would have been.
TEST(StoresOutOfMemory, ServingGoesOnToTheSameAnswers) {
  const Model model = *Model::load(*small_model(), one_thread());
  ServeOptions options;
  options.page_rows = 8;
  options.most_tokens = 5;
  options.prefill_rows = 6;
  options.pool_bytes = 4 * model.make_page_pool(8, std::size_t{1} << 20).value()->page_bytes();
  const auto serve = [&](long failing, int& failures) {
    std::vector<ServeRequest> requests;
    for (int i = 0; i < 3; ++i) requests.push_back({some_tokens(10 + i, i), i, {}});
    Serving serving = Serving::create(model, requests, options).value();
    const StopToken stop;
    allocations_left = failing;
    for (int steps = 0; !serving.finished() && steps < 200; ++steps) failures += !serving.step(stop);
    failing = std::exchange(allocations_left, 0);
    EXPECT_TRUE(serving.finished());
    std::vector<std::vector<TokenId>> answers;
    for (int i = 0; i < 3; ++i) answers.emplace_back(serving.answer(i).begin(), serving.answer(i).end());
    return std::pair(answers, failing == 0);
  };
  int none = 0, failures = 0;
  const auto want = serve(0, none).first;
  EXPECT_EQ(want[2].size(), 5U);
  bool failed = true;
  for (long n = 1; failed; n += n < 200 ? 1 : 13) {
    ASSERT_LT(n, 20'000);
    const auto [answers, hit] = serve(n, failures);
    ASSERT_EQ(answers, want) << "allocation " << n;
    failed = hit;
  }
  EXPECT_EQ(none, 0);
  EXPECT_GT(failures, 50);  // of as many allocations as steps make
}

}  // namespace
}  // namespace rowkeeper
