// What window, heavy and merge keep, against a plain account of it.
#include <gtest/gtest.h>

#include <functional>
#include <numeric>
#include <random>

#include "core/cache/make_store.h"
#include "core/kernels/thread_pool.h"

namespace rowkeeper {
namespace {

constexpr int kCapacity = 400;

// A store of one block and head; row r's numbers are all r.
class Store {
 public:
  explicit Store(const char* kind)
      : store_(make_store(*parse_store_kind(kind), {1, 1, 16, kCapacity}, {16, 64, 16}).value()) {}

  // Appends a row and tells the store what it looked at: weights by row, of those held and of itself.
  void append(const std::function<float(int row)>& weight = {}) {
    ASSERT_TRUE(store_->reserve(1));
    const int row = store_->next_row();
    const std::vector<float> numbers(16, static_cast<float>(row));
    store_->append(BlockIndex(0), {numbers.data(), numbers.data(), 16, 1}, threads_);
    if (store_->wants_weights()) {
      std::vector<float> weights(static_cast<std::size_t>(store_->view_begin()) + 1);
      for (int r = 0; r < row; ++r) {
        const int entry = store_->entry_of(RowIndex(r));
        if (entry >= 0) weights[static_cast<std::size_t>(entry)] = weight(r);
      }
      weights.back() = weight(row);
      store_->attended(BlockIndex(0), weights);
    }
    store_->commit(1);
  }
  std::vector<int> rows_held() const {
    std::vector<int> rows;
    for (int row = 0; row < store_->next_row(); ++row) {
      if (store_->entry_of(RowIndex(row)) >= 0) rows.push_back(row);
    }
    return rows;
  }
  float number(int row) const {
    std::vector<float> key(16), value(16);
    store_->read(BlockIndex(0), HeadIndex(0), RowIndex(row), key, value);
    EXPECT_EQ(key, value);
    return key[5];
  }
  KvStore* operator->() { return store_.get(); }

 private:
  std::unique_ptr<KvStore> store_;
  ThreadPool threads_{1};
};

std::vector<int> range(int begin, int end) {
  std::vector<int> rows(static_cast<std::size_t>(end - begin));
  std::iota(rows.begin(), rows.end(), begin);
  return rows;
}

TEST(WindowStore, KeepsTheNewestRowsAndTheFirst) {
  Store store("window:20+3");
  for (int n = 1; n <= 300; ++n) {
    store.append();
    std::vector<int> rows = range(0, std::min(3, std::max(0, n - 20)));
    const std::vector<int> newest = range(std::max(0, n - 20), n);
    rows.insert(rows.end(), newest.begin(), newest.end());
    ASSERT_EQ(store.rows_held(), rows);
    ASSERT_EQ(store->held(), static_cast<int>(rows.size()));
    ASSERT_EQ(store->bytes().used, rows.size() * store->row_bytes());
    for (const int row : rows) ASSERT_EQ(store.number(row), static_cast<float>(row));
  }
}

TEST(WindowStore, GivesBackTheMemoryOfRowsThatNobodySees) {
  Store store("window:20+3");
  std::size_t most = 0;
  for (int n = 1; n <= 300; ++n) {
    store.append();
    most = std::max(most, store->bytes().allocated);
  }
  // The first chunk for the first rows, and at most two that the newest ones lie in.
  EXPECT_EQ(most, 3 * 64 * store->row_bytes());
  EXPECT_EQ(store->bytes().allocated + store->bytes().scratch, most);
}

TEST(WindowStore, CanNotGoBackOnceRowsAreGone) {
  Store store("window:20");
  for (int n = 0; n < 20; ++n) store.append();
  store->truncate(10);
  EXPECT_EQ(store.rows_held(), range(0, 10));
  for (int n = 0; n < 20; ++n) store.append();
  store->truncate(30);  // there are 30: nothing happens
  EXPECT_EQ(store->next_row(), 30);
  store->truncate(29);
  EXPECT_EQ(store->next_row(), 0);
  EXPECT_EQ(store->held(), 0);
}

TEST(HeavyStore, DropsTheLeastLookedAtOfTheOlderRows) {
  // Row r gets as much attention as the account says, from every row that comes.
  std::mt19937 random(3);
  std::vector<double> scores(kCapacity);
  std::vector<float> liking(kCapacity);
  for (float& like : liking) like = static_cast<float>(random() % 1000) / 1000;
  Store store("heavy:16");
  std::vector<int> held;
  for (int n = 1; n <= 200; ++n) {
    store.append([&](int row) { return liking[static_cast<std::size_t>(row)]; });
    held.push_back(n - 1);
    for (const int row : held)
      scores[static_cast<std::size_t>(row)] += static_cast<double>(liking[static_cast<std::size_t>(row)]);
    if (held.size() > 16) {
      const auto old_end = std::find_if(held.begin(), held.end(), [&](int row) { return row >= n - 4; });
      held.erase(std::min_element(held.begin(), old_end, [&](int a, int b) {
        return scores[static_cast<std::size_t>(a)] < scores[static_cast<std::size_t>(b)];
      }));
    }
    ASSERT_EQ(store.rows_held(), held) << n;
    for (const int row : held) ASSERT_EQ(store.number(row), static_cast<float>(row));
  }
  EXPECT_EQ(store->bytes().used, 16 * store->row_bytes());
}

TEST(HeavyStore, OfEqualScoresTheOldestGoes) {
  Store store("heavy:8");
  for (int n = 0; n < 12; ++n) store.append([](int) { return 0.0F; });
  EXPECT_EQ(store.rows_held(), range(4, 12));
}

TEST(HeavyStore, ForgetsWhatAnAbandonedRowLookedAt) {
  Store store("heavy:8"), same("heavy:8");
  const auto weight = [](int row) { return row == 2 ? 0.5F : 0.1F; };
  for (int n = 0; n < 8; ++n) store.append(weight), same.append(weight);
  // A pass that was cancelled after its first block: the row is never committed.
  ASSERT_TRUE(store->reserve(1));
  store->attended(BlockIndex(0), std::vector<float>{9, 9, 0, 9, 9, 9, 9, 9, 9});
  for (int n = 0; n < 4; ++n) store.append(weight), same.append(weight);
  EXPECT_EQ(store.rows_held(), same.rows_held());
}

TEST(MergeStore, AveragesOldNeighboursByTheRowsTheyStandFor) {
  Store store("merge:8");
  for (int n = 1; n <= 8; ++n) store.append();
  EXPECT_EQ(store.number(0), 0);
  store.append();  // 9 rows: the oldest pair becomes one
  EXPECT_EQ(store->held(), 8);
  EXPECT_EQ(store.number(0), 0.5F);
  EXPECT_EQ(store.number(1), 0.5F);
  EXPECT_EQ(store.number(2), 2);
  store.append();  // rows 2 and 3 stand for fewer than 0, 1 and 2
  EXPECT_EQ(store.number(2), 2.5F);
  EXPECT_EQ(store.number(8), 8);
  EXPECT_EQ(store.number(9), 9);
}

TEST(MergeStore, HoldsTheMeanOfEveryRow) {
  Store store("merge:16");
  for (int n = 1; n <= 300; ++n) {
    store.append();
    ASSERT_LE(store->held(), 16);
    // The newest 8 as they are; every other number is the mean of the consecutive rows that share it.
    for (int row = std::max(0, n - 8); row < n; ++row) ASSERT_EQ(store.number(row), static_cast<float>(row)) << n;
    for (int row = 0; row < n;) {
      int end = row + 1;
      while (end < n && store->entry_of(RowIndex(end)) == store->entry_of(RowIndex(row))) ++end;
      ASSERT_NEAR(store.number(row), 0.5 * (row + end - 1), 1e-3) << n;
      row = end;
    }
  }
}

TEST(MergeStore, CanNotGoBackOnceRowsAreMerged) {
  Store store("merge:8");
  for (int n = 0; n < 8; ++n) store.append();
  store->truncate(6);
  EXPECT_EQ(store->next_row(), 6);
  for (int n = 0; n < 6; ++n) store.append();
  store->truncate(11);
  EXPECT_EQ(store->next_row(), 0);
}

// Rows never hold more bytes than were allocated for them, whole chunks exactly as many where nothing is padded.
TEST(Stores, UseAtMostWhatIsAllocated) {
  ThreadPool threads(1);
  for (const int head_size : {1, 7, 16, 33}) {
    for (const char* kind : {"dense:f16", "int8", "int4", "k8v4", "k4v8", "k4v16"}) {
      const auto size = static_cast<std::size_t>(head_size);
      const auto store =
          make_store(*parse_store_kind(kind), {3, 2, head_size, 200}, {16, 64, (size + 15) / 16 * 16}).value();
      for (const int rows : {1, 63, 64, 128}) {
        store->truncate(0);
        ASSERT_TRUE(store->reserve(rows));
        const std::vector<float> numbers(2 * size * static_cast<std::size_t>(rows), 1.0F);
        for (int block = 0; block < 3; ++block) {
          store->append(BlockIndex(block), {numbers.data(), numbers.data(), 2 * size, rows}, threads);
        }
        store->commit(rows);
        const std::size_t whole = static_cast<std::size_t>((rows + 63) / 64 * 64) * store->row_bytes();
        EXPECT_EQ(store->bytes().used, static_cast<std::size_t>(rows) * store->row_bytes());
        EXPECT_EQ(store->bytes().allocated, whole) << kind << ", heads of " << head_size;
      }
    }
  }
  // Of a head of 7 in int4: 4 bytes of codes and a scale of 2, for the key and the value.
  EXPECT_EQ(make_store(*parse_store_kind("int4"), {3, 2, 7, 200}, {16, 64, 16}).value()->row_bytes(), 3U * 2 * 2 * 6);
}

TEST(Stores, AreFullAtTheirCapacity) {
  for (const char* kind : {"dense:f32", "int4", "paged:8", "window:8", "heavy:8", "merge:8"}) {
    const auto store = make_store(*parse_store_kind(kind), {1, 1, 16, 10}, {16, 64, 16}).value();
    EXPECT_TRUE(store->reserve(std::min(10, store->most_rows_at_once()))) << kind;
    const Result<void> more = store->reserve(11);
    ASSERT_FALSE(more) << kind;
    EXPECT_EQ(more.error().code, ErrorCode::store_full) << kind;
  }
}

}  // namespace
}  // namespace rowkeeper
