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
