// The pool against a plain account of who holds what, over random operations.
#include "core/cache/page_pool.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/cache/make_store.h"
#include "core/cache/paged_store.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {
namespace {

std::shared_ptr<PagePool> small_pool(int pages, int page_rows = 8) {
  const StoreShape shape{1, 1, 8, 512};
  const std::size_t page = static_cast<std::size_t>(page_rows) * (8 + 16) * sizeof(float);
  auto pool = make_page_pool(page_rows, static_cast<std::size_t>(pages) * page, shape, {16, 64, 16}).value();
  return pool;
}

TEST(PagePool, LendsEveryPageOnceAndSaysWhenItIsEmpty) {
  const auto pool = small_pool(5);
  std::set<int> lent;
  const int pages = pool->pages();
  for (int i = 0; i < pages; ++i) lent.insert(pool->acquire()->value());
  EXPECT_EQ(static_cast<int>(lent.size()), pages);
  const auto none = pool->acquire();
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, ErrorCode::pool_exhausted);
  EXPECT_EQ(none.error().args[0], std::to_string(pages));
  pool->release(PageIndex(2));
  EXPECT_EQ(pool->acquire()->value(), 2);
}

TEST(PagePool, RefusesToBeSmallerThanAPage) {
  const auto pool = make_page_pool(8, 100, {1, 1, 8, 64}, {16, 64, 16});
  ASSERT_FALSE(pool);
  EXPECT_EQ(pool.error().code, ErrorCode::pool_too_small);
}

// Random acquiring, sharing, letting go and publishing: references are right after each, nothing leaks, nothing is lent twice.
TEST(PagePool, KeepsItsAccountsOver100000RandomOperations) {
  const auto pool = small_pool(40);
  std::mt19937 random(7);
  std::map<int, int> holders;  // by page
  for (int operation = 0; operation < 100'000; ++operation) {
    const auto any = [&] {
      return std::next(holders.begin(), static_cast<std::ptrdiff_t>(random() % holders.size()))->first;
    };
    switch (random() % 4) {
      case 0:
      case 1: {
        const Result<PageIndex> page = pool->acquire();
        ASSERT_EQ(page.has_value(), static_cast<int>(holders.size()) < pool->pages());
        ASSERT_TRUE(!page || holders.emplace(page->value(), 1).second) << "lent twice";
        break;
      }
      case 2:
        if (!holders.empty() && random() % 2 == 0) {
          const int page = any();
          pool->add_reference(PageIndex(page));
          ++holders[page];
        }
        break;
      default:
        if (!holders.empty()) {
          const int page = any();
          pool->release(PageIndex(page));
          if (--holders[page] == 0) holders.erase(page);
        }
    }
    ASSERT_EQ(pool->pages_in_use(), static_cast<int>(holders.size()));
  }
  for (const auto& [page, count] : holders) EXPECT_EQ(pool->references(PageIndex(page)), count);
}

std::vector<TokenId> tokens_of(std::mt19937& random, int count) {
  std::vector<TokenId> tokens;
  for (int i = 0; i < count; ++i) tokens.emplace_back(static_cast<int>(random() % 2));
  return tokens;
}

// Stores over one pool, their rows' numbers being a function of the tokens above them: adopted rows must hold the same.
class PagedConversations {
 public:
  explicit PagedConversations(std::shared_ptr<PagePool> pool) : pool_(std::move(pool)) {}

  void operate(std::mt19937& random) {
    const unsigned what = static_cast<unsigned>(random() % 8);
    if (stores_.size() < 6 && what == 0) return begin(random);
    if (stores_.empty()) return;
    const std::size_t at = random() % stores_.size();
    if (what == 1) return void(stores_.erase(stores_.begin() + static_cast<std::ptrdiff_t>(at)));
    Conversation& one = stores_[at];
    if (what == 2) {
      const int rows = static_cast<int>(random() % (static_cast<unsigned>(one.store->next_row()) + 1));
      one.store->truncate(rows);
      one.tokens.resize(static_cast<std::size_t>(rows));
      return;
    }
    grow(one, tokens_of(random, static_cast<int>(1 + random() % 12)));
  }

  void expect_right() {
    std::map<int, int> holders;
    for (const Conversation& one : stores_) {
      for (const PageIndex page : one.store->pages()) ++holders[page.value()];
      expect_numbers(one);
    }
    EXPECT_EQ(pool_->pages_in_use(), static_cast<int>(holders.size()));
    for (const auto& [page, count] : holders) EXPECT_EQ(pool_->references(PageIndex(page)), count);
  }
  void end_all() { stores_.clear(); }
  int adopted() const { return adopted_; }

 private:
  struct Conversation {
    std::unique_ptr<PagedStore> store;
    std::vector<TokenId> tokens;
  };

  static float number_of(std::span<const TokenId> tokens) {
    float number = 1;
    for (const TokenId token : tokens) number = number * 1.25F + static_cast<float>(token.value());
    return number;
  }

  void begin(std::mt19937& random) {
    Conversation one{std::make_unique<PagedStore>(pool_), tokens_of(random, static_cast<int>(1 + random() % 40))};
    stores_.push_back(std::move(one));
    grow(stores_.back(), tokens_of(random, 1));
  }

  void grow(Conversation& one, const std::vector<TokenId>& more) {
    if (more.empty() || one.store->next_row() + static_cast<int>(more.size()) > 512) return;
    one.tokens.insert(one.tokens.end(), more.begin(), more.end());
    adopted_ += one.store->adopt(one.tokens);
    const int before = one.store->next_row(), missing = static_cast<int>(one.tokens.size()) - before;
    if (missing > 0 && !one.store->reserve(missing)) {
      ASSERT_EQ(one.store->next_row(), before);
      one.tokens.resize(static_cast<std::size_t>(before));
      return;
    }
    std::vector<float> rows;
    for (int row = before; row < before + missing; ++row) {
      rows.insert(rows.end(), 8, number_of(std::span(one.tokens).first(static_cast<std::size_t>(row) + 1)));
    }
    if (missing > 0) one.store->append(BlockIndex(0), {rows.data(), rows.data(), 8, missing}, threads_);
    one.store->commit(missing);
    one.store->publish(one.tokens);
  }

  static void expect_numbers(const Conversation& one) {
    std::vector<float> key(8), value(8);
    for (int row = 0; row < one.store->next_row(); ++row) {
      one.store->read(BlockIndex(0), HeadIndex(0), RowIndex(row), key, value);
      ASSERT_EQ(key[0], number_of(std::span(one.tokens).first(static_cast<std::size_t>(row) + 1))) << row;
      ASSERT_EQ(value[7], key[0]);
    }
  }

  std::shared_ptr<PagePool> pool_;
  std::vector<Conversation> stores_;
  ThreadPool threads_{1};
  int adopted_ = 0;
};

TEST(PagePool, SharedRowsStayTrueWhateverTheStoresDo) {
  for (const int page_rows : {8, 16}) {
    const auto pool = small_pool(40, page_rows);
    PagedConversations stores(pool);
    std::mt19937 random(11);
    for (int operation = 0; operation < 20'000; ++operation) {
      stores.operate(random);
      if (operation % 50 == 0) stores.expect_right();
      if (testing::Test::HasFailure()) return;
    }
    EXPECT_GT(stores.adopted(), 1000);
    stores.end_all();
    EXPECT_EQ(pool->pages_in_use(), 0);
  }
}

}  // namespace
}  // namespace rowkeeper
