#include "core/run/recording.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "run_models.h"

namespace rowkeeper {
namespace {

std::vector<RecordedRow> rows_of_step(rowkeeper::Run& run) {
  std::vector<RecordedRow> rows;
  EXPECT_TRUE(
      run.step({}, {}, [&](const KvStore& store, const StepRecord& record) { rows = read_changed_rows(store, record); }));
  return rows;
}

TEST(Recording, ReadsTheNumbersOfNewRows) {
  auto run = make_run(tiny_model(), random_tokens(tiny_model(), 5, 1));
  const std::vector<RecordedRow> rows = rows_of_step(run);
  ASSERT_EQ(rows.size(), 5U);
  const StoreShape shape = run.store().shape();
  std::vector<float> key(static_cast<std::size_t>(shape.head_size)), value(key);
  for (int row = 0; row < 5; ++row) {
    EXPECT_EQ(rows[static_cast<std::size_t>(row)].row, RowIndex(row));
    const RowNumbers& numbers = *rows[static_cast<std::size_t>(row)].numbers;
    for (int block = 0; block < shape.blocks; ++block) {
      for (int head = 0; head < shape.kv_heads; ++head) {
        run.store().read(BlockIndex(block), HeadIndex(head), RowIndex(row), key, value);
        for (int d = 0; d < shape.head_size; ++d) {
          const auto at = static_cast<std::size_t>(head * shape.head_size + d);
          EXPECT_EQ(numbers.key(BlockIndex(block))[at], key[static_cast<std::size_t>(d)]);
          EXPECT_EQ(numbers.value(BlockIndex(block))[at], value[static_cast<std::size_t>(d)]);
        }
      }
    }
  }
}

TEST(Recording, ReadsRowsOfAStoreThatIsEmptiedAfterTheStep) {
  const std::vector<TokenId> prompt = random_tokens(tiny_model(), 5, 1);
  auto cached = make_run(tiny_model(), prompt);
  auto uncached = make_run(tiny_model(), prompt, {.cache = false});
  for (int step = 0; step < 3; ++step) {
    const std::vector<RecordedRow> a = rows_of_step(cached), b = rows_of_step(uncached);
    EXPECT_EQ(uncached.store().held(), 0);
    ASSERT_EQ(a.size(), b.size()) << "rows that came out the same again are not repeated";
    for (std::size_t row = 0; row < a.size(); ++row) {
      EXPECT_EQ(a[row].row, b[row].row);
      for (int block = 0; block < tiny_model().shape().blocks; ++block) {
        EXPECT_TRUE(std::ranges::equal(a[row].numbers->key(BlockIndex(block)), b[row].numbers->key(BlockIndex(block))));
        EXPECT_TRUE(std::ranges::equal(a[row].numbers->value(BlockIndex(block)), b[row].numbers->value(BlockIndex(block))));
      }
    }
  }
}

}  // namespace
}  // namespace rowkeeper
