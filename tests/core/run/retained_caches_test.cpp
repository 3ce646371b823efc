#include "core/run/retained_caches.h"

#include <gtest/gtest.h>

#include "../support/error_text.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

constexpr std::size_t kPlenty = std::size_t{1} << 30;

std::unique_ptr<KvStore> computed(const Model& model, const std::vector<TokenId>& tokens, const char* kind = "dense:f32") {
  auto store = model.make_store(*parse_store_kind(kind)).value();
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  EXPECT_TRUE(model.pass(tokens, *store, logits, {}));
  return store;
}

std::vector<TokenId> joined(std::vector<TokenId> first, const std::vector<TokenId>& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

TEST(RetainedCaches, GiveTheRowsOfTheLongestCommonPrefix) {
  const Model& model = tiny_model();
  const auto a = random_tokens(model, 20, 1), b = random_tokens(model, 10, 2), c = random_tokens(model, 10, 3);
  RetainedCaches caches(kPlenty);
  ASSERT_TRUE(caches.keep(a, computed(model, a)));
  ASSERT_TRUE(caches.keep(joined(a, b), computed(model, joined(a, b))));  // goes on from the first, which it replaces
  ASSERT_TRUE(caches.keep(c, computed(model, c)));
  EXPECT_EQ(caches.size(), 2);

  const auto prompt = joined(joined(a, {b[0], b[1], b[2]}), c);
  const auto store = model.make_store().value();
  EXPECT_EQ(caches.longest_prefix(prompt, *store), 23);
  EXPECT_EQ(caches.restore(prompt, *store).value(), 23);
  expect_same_rows(model, *store, *fresh_pass(model, prompt).store, 23);
  EXPECT_EQ(caches.restore(prompt, *store).value(), 0) << "it has them";
  // What is kept can be had again.
  EXPECT_EQ(caches.restore(joined(a, b), *model.make_store().value()).value(), 30);
  EXPECT_EQ(caches.restore(random_tokens(model, 5, 4), *model.make_store().value()).value(), 0);
}

// What comes out of a restored prefix is what a fresh run computes.
TEST(RetainedCaches, GoOnWithTheBitsOfAFreshRun) {
  const Model& model = tiny_model();
  const auto prompt = random_tokens(model, 40, 1);
  for (const char* kind : {"dense:f32", "paged:8", "paged:32"}) {
    RetainedCaches caches(kPlenty);
    const std::vector<TokenId> beginning(prompt.begin(), prompt.begin() + 25);
    ASSERT_TRUE(caches.keep(beginning, computed(model, beginning, kind)));
    const auto store = model.make_store().value();
    ASSERT_EQ(caches.restore(prompt, *store).value(), 25);
    std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
    ASSERT_TRUE(model.pass(prompt, *store, logits, {}));
    EXPECT_TRUE(same_bits(logits, fresh_pass(model, prompt).logits)) << kind;
  }
}

TEST(RetainedCaches, DropTheLeastRecentlyUsedBeyondTheBudget) {
  const Model& model = tiny_model();
  std::vector<std::vector<TokenId>> texts;
  for (unsigned i = 0; i < 3; ++i) texts.push_back(random_tokens(model, 30, 10 + i));
  const std::size_t each = computed(model, texts[0])->bytes().allocated;
  RetainedCaches caches(2 * each);
  const auto rows_of = [&](std::size_t i) { return caches.longest_prefix(texts[i], *model.make_store().value()); };
  ASSERT_TRUE(caches.keep(texts[0], computed(model, texts[0])));
  ASSERT_TRUE(caches.keep(texts[1], computed(model, texts[1])));
  EXPECT_EQ(caches.bytes(), 2 * each);
  ASSERT_TRUE(caches.restore(texts[0], *model.make_store().value()));  // used: the second one is the oldest now
  ASSERT_TRUE(caches.keep(texts[2], computed(model, texts[2])));
  EXPECT_EQ(caches.bytes(), 2 * each);
  EXPECT_EQ(rows_of(0), 30);
  EXPECT_EQ(rows_of(1), 0);
  EXPECT_EQ(rows_of(2), 30);

  RetainedCaches none(each - 1);
  ASSERT_TRUE(none.keep(texts[0], computed(model, texts[0])));
  EXPECT_EQ(none.size(), 0);
}

TEST(RetainedCaches, AnotherKindsCodesAreNoMatchAndDroppedRowsAreRefused) {
  const Model& model = tiny_model();
  const auto tokens = random_tokens(model, 30, 1);
  RetainedCaches caches(kPlenty);
  ASSERT_TRUE(caches.keep(tokens, computed(model, tokens, "int8")));
  EXPECT_EQ(caches.longest_prefix(tokens, *model.make_store().value()), 0);
  EXPECT_EQ(caches.longest_prefix(tokens, *model.make_store(*parse_store_kind("int8")).value()), 30);
  const auto refused = caches.keep(tokens, computed(model, tokens, "window:16"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(text_of(refused.error()), "store_not_savable | window:16");
}

}  // namespace
}  // namespace rowkeeper
