#include "core/cache/paged_store.h"

#include <gtest/gtest.h>

#include "core/cache/make_store.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {
namespace {

// One head of 8, pages of 8 rows; a row's numbers are its own place, plus what the test adds.
class Paged : public testing::Test {
 protected:
  std::unique_ptr<PagedStore> store() { return std::make_unique<PagedStore>(pool_); }
  void append(PagedStore& store, int rows, float plus = 0) {
    ASSERT_TRUE(store.reserve(rows));
    std::vector<float> numbers;
    for (int row = 0; row < rows; ++row) numbers.insert(numbers.end(), 8, static_cast<float>(store.next_row() + row) + plus);
    store.append(BlockIndex(0), {numbers.data(), numbers.data(), 8, rows}, threads_);
    store.commit(rows);
  }
  static float number(const PagedStore& store, int row) {
    std::vector<float> key(8), value(8);
    store.read(BlockIndex(0), HeadIndex(0), RowIndex(row), key, value);
    return key[0];
  }
  static std::vector<TokenId> tokens(int count, int change = -1) {
    std::vector<TokenId> ids;
    for (int i = 0; i < count; ++i) ids.emplace_back(i == change ? 1000 : i);
    return ids;
  }

  std::shared_ptr<PagePool> pool_ =
      make_page_pool(8, 8 * 8 * (8 + 16) * sizeof(float), {1, 1, 8, 100}, {16, 64, 16}).value();
  ThreadPool threads_{1};
};

TEST_F(Paged, TakesPagesAsItGrowsAndGivesThemBack) {
  const auto one = store();
  append(*one, 8);
  EXPECT_EQ(pool_->pages_in_use(), 1);
  append(*one, 1);
  EXPECT_EQ(pool_->pages_in_use(), 2);
  EXPECT_EQ(one->bytes().used, 9 * one->row_bytes());
  EXPECT_EQ(one->bytes().allocated, 2 * pool_->page_bytes());
  one->truncate(8);
  EXPECT_EQ(pool_->pages_in_use(), 1);
  one->truncate(0);
  EXPECT_EQ(pool_->pages_in_use(), 0);
}

TEST_F(Paged, SharesTheFullPagesOfAnEqualBeginning) {
  const auto one = store(), two = store();
  append(*one, 20);
  one->publish(tokens(20));
  // The third page is not full: it can't be found.
  EXPECT_EQ(two->adopt(tokens(20)), 16);
  EXPECT_EQ(pool_->pages_in_use(), 3);
  EXPECT_EQ(pool_->references(two->pages()[0]), 2);
  EXPECT_EQ(number(*two, 15), 15);
}

TEST_F(Paged, SharesAPageAsFarAsItsTokensAreEqualAndGoesOnInACopy) {
  const auto one = store(), two = store();
  append(*one, 16);
  one->publish(tokens(16));
  EXPECT_EQ(two->adopt(tokens(16, 11)), 11);
  EXPECT_EQ(pool_->pages_in_use(), 2);
  append(*two, 3, 100);
  EXPECT_EQ(pool_->pages_in_use(), 3);
  EXPECT_EQ(number(*two, 10), 10);
  EXPECT_EQ(number(*two, 11), 111);
  EXPECT_EQ(number(*one, 11), 11);
}

// Two that began together have computed the same pages before either could be found: one copy is enough.
TEST_F(Paged, EqualPagesBecomeOneWhenTheyArePublished) {
  const auto one = store(), two = store();
  append(*one, 16);
  append(*two, 19);
  EXPECT_EQ(pool_->pages_in_use(), 5);
  one->publish(tokens(19));
  two->publish(tokens(19));
  EXPECT_EQ(pool_->pages_in_use(), 3);
  EXPECT_EQ(two->pages()[0], one->pages()[0]);
  EXPECT_EQ(pool_->references(two->pages()[1]), 2);
  for (int row = 0; row < 19; ++row) EXPECT_EQ(number(*two, row), static_cast<float>(row));
  EXPECT_EQ(one->adopt(tokens(19)), 0) << "the third page is not full";
}

TEST_F(Paged, AdoptsBehindItsOwnRowsToo) {
  const auto one = store(), two = store(), three = store();
  append(*one, 24);
  append(*two, 8);    // ends with a page
  append(*three, 5);  // ends within one
  one->publish(tokens(24));
  two->publish(tokens(24));
  EXPECT_EQ(two->adopt(tokens(24)), 16);
  EXPECT_EQ(three->adopt(tokens(24, 20)), 15);
  EXPECT_EQ(pool_->pages_in_use(), 3);
  EXPECT_EQ(pool_->references(one->pages()[2]), 3);
  append(*three, 4, 100);  // goes on in a copy
  EXPECT_EQ(number(*three, 19), 19);
  EXPECT_EQ(number(*three, 20), 120);
  EXPECT_EQ(number(*one, 20), 20);
  EXPECT_EQ(three->adopt(tokens(30, 20)), 0);
}

// Pages that were given back stay mapped: of a store that is alone with its pool they are its own.
TEST_F(Paged, TellsWhatItHasMapped) {
  const auto alone = make_store(StoreKind::paged(8), {1, 1, 8, 100}, {16, 64, 16}).value();
  append(dynamic_cast<PagedStore&>(*alone), 20);
  EXPECT_EQ(alone->bytes().allocated, 3 * pool_->page_bytes());
  EXPECT_EQ(alone->bytes().scratch, 0U);
  alone->truncate(4);
  EXPECT_EQ(alone->bytes().used, 4 * alone->row_bytes());
  EXPECT_EQ(alone->bytes().allocated, pool_->page_bytes());
  EXPECT_EQ(alone->bytes().scratch, 2 * pool_->page_bytes());
  const auto sharing = store();
  append(*sharing, 20);
  sharing->truncate(0);
  EXPECT_EQ(sharing->bytes().allocated, 0U);
  EXPECT_EQ(sharing->bytes().scratch, 0U) << "others may have the pages now";
}

TEST_F(Paged, AChangedPageCanNotBeFoundByWhatItHeldBefore) {
  const auto one = store();
  append(*one, 16);
  one->publish(tokens(16));
  one->truncate(4);
  append(*one, 12, 100);
  EXPECT_EQ(store()->adopt(tokens(16)), 0);
  one->publish(tokens(16, 5));
  const auto two = store();
  EXPECT_EQ(two->adopt(tokens(16, 5)), 16);
  EXPECT_EQ(number(*two, 5), 105);
}

TEST_F(Paged, KeepsAPageForWhoSharesItWhenItsMakerEnds) {
  auto one = store();
  const auto two = store();
  append(*one, 16);
  one->publish(tokens(16));
  two->adopt(tokens(16));
  one.reset();
  EXPECT_EQ(pool_->pages_in_use(), 2);
  EXPECT_EQ(number(*two, 9), 9);
}

TEST_F(Paged, APieceNeedsItsPagesSideBySide) {
  auto a = store(), b = store(), c = store();
  const auto four = store(), three = store();
  ASSERT_TRUE(a->hold_piece(24) && b->hold_piece(9) && c->hold_piece(24));  // 3, 2 and 3 of the 8 pages
  EXPECT_EQ(pool_->pages_in_use(), 8);
  a.reset();
  c.reset();
  EXPECT_EQ(pool_->pages_in_use(), 2);
  const Result<void> held = four->hold_piece(25);
  ASSERT_FALSE(held);
  EXPECT_EQ(held.error().code, ErrorCode::pool_exhausted);
  EXPECT_TRUE(four->pages().empty());
  EXPECT_EQ(pool_->pages_in_use(), 2);
  ASSERT_TRUE(three->hold_piece(24));
  EXPECT_EQ(three->pages()[0], PageIndex(0));
  EXPECT_EQ(three->pages()[2], PageIndex(2));
  b.reset();
  ASSERT_TRUE(four->hold_piece(25));
  EXPECT_EQ(four->pages()[0], PageIndex(3));
}

TEST_F(Paged, APieceIsKeptWhateverIsTruncatedAndSharesNothing) {
  const auto one = store(), two = store();
  ASSERT_TRUE(one->hold_piece(24));
  append(*one, 16);
  one->publish(tokens(16));
  EXPECT_EQ(two->adopt(tokens(16)), 0);
  append(*two, 16);
  two->publish(tokens(16));
  one->truncate(0);
  EXPECT_EQ(one->pages().size(), 3U);
  EXPECT_EQ(one->adopt(tokens(16)), 0);
  EXPECT_EQ(one->bytes().allocated, 3 * pool_->page_bytes());
}

TEST_F(Paged, AnExhaustedPoolLeavesEveryStoreAsItWas) {
  const auto one = store(), two = store();
  append(*one, 50);  // 7 of 8 pages
  append(*two, 8);
  const Result<void> more = two->reserve(1);
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().code, ErrorCode::pool_exhausted);
  EXPECT_EQ(two->next_row(), 8);
  EXPECT_EQ(number(*two, 7), 7);
  append(*one, 6);  // within its last page
  EXPECT_EQ(number(*one, 55), 55);
  one->truncate(48);
  append(*two, 1);
}

}  // namespace
}  // namespace rowkeeper
