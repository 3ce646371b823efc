// Several conversations in one pass: each one's numbers are those it has alone.
#include <gtest/gtest.h>

#include <random>

#include "core/cache/paged_store.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

struct Conversation {
  std::vector<TokenId> tokens;
  std::unique_ptr<KvStore> store;
  std::vector<float> logits;
};

Conversation conversation(const Model& model, int rows, unsigned seed, const char* kind = "dense:f32") {
  return {random_tokens(model, rows, seed), model.make_store(*parse_store_kind(kind)).value(),
          std::vector<float>(static_cast<std::size_t>(model.shape().vocabulary))};
}

PassItem item_of(Conversation& one, int rows) {
  const std::size_t end = static_cast<std::size_t>(one.store->next_row() + rows);
  return {std::span(one.tokens).first(end), one.store.get(), one.logits};
}

void expect_as_alone(const Model& model, const Conversation& one, const PassRecord& record, const char* kind) {
  const auto store = model.make_store(*parse_store_kind(kind)).value();
  std::vector<float> logits(one.logits.size());
  const std::span<const TokenId> tokens = std::span(one.tokens).first(static_cast<std::size_t>(one.store->next_row()));
  const Result<PassRecord> alone = model.pass(tokens, *store, logits, {});
  ASSERT_TRUE(alone);
  EXPECT_TRUE(same_bits(one.logits, logits)) << kind;
  ASSERT_EQ(record.logits_fingerprints, alone->logits_fingerprints);
  const auto blocks = static_cast<std::size_t>(model.shape().blocks);
  const std::vector<RowFingerprint> newest(
      alone->fingerprints.end() - static_cast<std::ptrdiff_t>(record.fingerprints.size()), alone->fingerprints.end());
  EXPECT_EQ(record.fingerprints, newest) << kind;
  EXPECT_EQ(record.fingerprints.size(), static_cast<std::size_t>(record.rows) * blocks);
}

// Random lots of conversations, with one row or with many, over every kind of store, joined by chance.
TEST(PassTogether, GivesEachConversationTheBitsItHasAlone) {
  const Model& model = tiny_model(2, 96);
  const char* const kinds[] = {"dense:f32", "int8", "paged:8", "window:12+2", "heavy:16", "merge:16"};
  std::mt19937 random(1);
  std::vector<Conversation> all;
  std::vector<const char*> kind_of;
  for (unsigned i = 0; i < 12; ++i) {
    kind_of.push_back(kinds[i % 6]);
    all.push_back(conversation(model, 90, i, kind_of.back()));
  }
  for (int step = 0; step < 25; ++step) {
    std::vector<PassItem> items;
    std::vector<std::size_t> who;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const int left = 90 - all[i].store->next_row(), most = all[i].store->most_rows_at_once();
      if (random() % 3 == 0 || left == 0) continue;
      items.push_back(item_of(all[i], std::min({left, most, random() % 2 == 0 ? 1 : static_cast<int>(1 + random() % 20)})));
      who.push_back(i);
    }
    const Result<std::vector<PassRecord>> records = model.pass_together(items, {});
    ASSERT_TRUE(records);
    ASSERT_EQ(records->size(), items.size());
    for (std::size_t i = 0; i < items.size(); ++i) expect_as_alone(model, all[who[i]], (*records)[i], kind_of[who[i]]);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(PassTogether, ReadsTheWeightsOnce) {
  const Model& model = tiny_model();
  Conversation a = conversation(model, 10, 1), b = conversation(model, 20, 2);
  const PassItem items[] = {item_of(a, 10), item_of(b, 20)};
  const auto records = model.pass_together(items, {}).value();
  EXPECT_EQ(records[0].first, 0);
  EXPECT_EQ(records[0].rows, 10);
  EXPECT_EQ(records[1].rows, 20);
  EXPECT_EQ(records[0].seconds.total(), records[1].seconds.total());
}

TEST(PassTogether, LogitsAreComputedOnlyWhereTheyAreWanted) {
  const Model& model = tiny_model();
  Conversation a = conversation(model, 10, 1), b = conversation(model, 20, 2);
  PassItem items[] = {item_of(a, 10), item_of(b, 20)};
  items[0].logits = {};
  const auto records = model.pass_together(items, {}).value();
  EXPECT_TRUE(records[0].logits_fingerprints.empty());
  EXPECT_EQ(a.logits[0], 0);
  EXPECT_EQ(records[1].logits_fingerprints.size(), 1U);
}

TEST(PassTogether, ChangesNoStoreWhenItFails) {
  const Model& model = tiny_model(1, 96);
  const auto pool = model.make_page_pool(8, 3 * 8 * model.make_store().value()->row_bytes()).value();
  ASSERT_EQ(pool->pages(), 3);
  Conversation a = conversation(model, 40, 1), b = conversation(model, 40, 2);
  b.store = std::make_unique<PagedStore>(pool);
  const PassItem items[] = {item_of(a, 30), item_of(b, 30)};
  const auto records = model.pass_together(items, {});
  ASSERT_FALSE(records);
  EXPECT_EQ(records.error().code, ErrorCode::pool_exhausted);
  EXPECT_EQ(a.store->next_row(), 0);
  EXPECT_EQ(b.store->next_row(), 0);
  EXPECT_EQ(pool->pages_in_use(), 0);
}

TEST(PassTogether, RefusesWhatNoPassCanDo) {
  const Model& model = tiny_model(1, 96);
  Conversation a = conversation(model, 90, 1), heavy = conversation(model, 90, 1, "heavy:16");
  const PassItem many[] = {item_of(heavy, 5)};
  EXPECT_EQ(model.pass_together(many, {}).error().code, ErrorCode::option_out_of_range);
  PassItem none = item_of(a, 1);
  none.tokens = {};
  EXPECT_EQ(model.pass_together({&none, 1}, {}).error().code, ErrorCode::option_out_of_range);
  EXPECT_TRUE(model.pass_together({}, {})->empty());
}

}  // namespace
}  // namespace rowkeeper
