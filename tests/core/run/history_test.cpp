#include "core/run/fingerprint_history.h"

#include <gtest/gtest.h>

namespace rowkeeper {
namespace {

constexpr int kBlocks = 2;

std::uint64_t value_of(int row, int block) { return static_cast<std::uint64_t>(row * 100 + block + 1); }

PassRecord make_pass(int first, int rows) {
  PassRecord pass;
  pass.first = first;
  pass.rows = rows;
  for (int row = first; row < first + rows; ++row) {
    for (int block = 0; block < kBlocks; ++block)
      pass.fingerprints.push_back({value_of(row, block), value_of(row, block) << 32});
  }
  return pass;
}

TEST(FingerprintHistory, NewRowsAreChangesAndNotRebuilt) {
  FingerprintHistory history(kBlocks);
  const auto rebuilt = history.record(make_pass(0, 3));
  EXPECT_EQ(rebuilt.rows(), 0);
  EXPECT_EQ(rebuilt.identical(), 0);
  ASSERT_EQ(rebuilt.changes.size(), 6U);
  EXPECT_EQ(rebuilt.changes[3].row, RowIndex(1));
  EXPECT_EQ(rebuilt.changes[3].block, BlockIndex(1));
  EXPECT_EQ(rebuilt.changes[3].fingerprint.key, value_of(1, 1));
  EXPECT_EQ(history.rows(), 3);
  EXPECT_EQ(history.row(RowIndex(2)).times_computed, 1);
  EXPECT_EQ(history.fingerprint(RowIndex(2), BlockIndex(0)).key, value_of(2, 0));
}

TEST(FingerprintHistory, TheSameRowsAgainAreRebuiltIdentical) {
  FingerprintHistory history(kBlocks);
  history.record(make_pass(0, 3));
  history.record(make_pass(3, 1));
  const auto rebuilt = history.record(make_pass(0, 5));
  EXPECT_EQ(rebuilt.rows(), 4);
  EXPECT_EQ(rebuilt.identical(), 4);
  EXPECT_EQ(rebuilt.changes.size(), 2U);  // row 4 is new
  EXPECT_EQ(history.row(RowIndex(0)).times_computed, 2);
  EXPECT_EQ(history.row(RowIndex(4)).times_computed, 1);
  EXPECT_FALSE(history.row(RowIndex(0)).ever_changed);
}

TEST(FingerprintHistory, AChangedRowIsNeverForgotten) {
  FingerprintHistory history(kBlocks);
  history.record(make_pass(0, 3));
  PassRecord other = make_pass(0, 3);
  other.fingerprints[3].value ^= 1;  // row 1, block 1
  const auto rebuilt = history.record(other);
  EXPECT_EQ(rebuilt.rows(), 3);
  EXPECT_EQ(rebuilt.identical(), 2);
  ASSERT_EQ(rebuilt.changes.size(), 1U);
  EXPECT_EQ(rebuilt.changes[0].row, RowIndex(1));
  history.record(other);
  EXPECT_TRUE(history.row(RowIndex(1)).ever_changed);
  EXPECT_FALSE(history.row(RowIndex(0)).ever_changed);
  EXPECT_EQ(history.row(RowIndex(1)).times_computed, 3);
}

TEST(FingerprintHistory, RowsWithOtherTokensBeginAnew) {
  FingerprintHistory history(kBlocks);
  history.record(make_pass(0, 4));
  history.forget_from(RowIndex(2));
  EXPECT_EQ(history.rows(), 2);
  EXPECT_EQ(history.row(RowIndex(2)).times_computed, 0);
  EXPECT_FALSE(history.knows(RowIndex(2)));
  const auto rebuilt = history.record(make_pass(0, 4));
  EXPECT_EQ(rebuilt.rows(), 2);
  EXPECT_EQ(rebuilt.identical(), 2);
  EXPECT_EQ(rebuilt.changes.size(), 4U);
  history.forget_from(RowIndex(9));
  EXPECT_EQ(history.rows(), 4);
}

TEST(FingerprintHistory, RebuiltRowsCanBeForgottenFromOneOn) {
  FingerprintHistory history(kBlocks);
  auto rebuilt = history.record(make_pass(0, 4));
  rebuilt += history.record(make_pass(0, 4));
  rebuilt += history.record(make_pass(1, 3));
  EXPECT_EQ(rebuilt.rows(), 7);
  rebuilt.forget_from(RowIndex(2));
  EXPECT_EQ(rebuilt.rows(), 3);  // row 0 once, row 1 twice
  EXPECT_EQ(rebuilt.identical(), 3);
  EXPECT_EQ(rebuilt.changes.size(), 2U * kBlocks);
}

TEST(FingerprintHistory, CountsRowsWithoutFingerprintsButCallsNoneIdentical) {
  FingerprintHistory history(kBlocks);
  PassRecord bare = make_pass(0, 3);
  bare.fingerprints.clear();
  history.record(bare);
  EXPECT_FALSE(history.knows(RowIndex(0)));
  const auto again = history.record(bare);
  EXPECT_EQ(again.rows(), 3);
  EXPECT_EQ(again.identical(), 0);
  EXPECT_TRUE(again.changes.empty());
  const auto known_now = history.record(make_pass(0, 3));
  EXPECT_EQ(known_now.rows(), 3);
  EXPECT_EQ(known_now.identical(), 0);
  EXPECT_FALSE(history.row(RowIndex(0)).ever_changed);
  EXPECT_EQ(history.record(make_pass(0, 3)).identical(), 3);
}

}  // namespace
}  // namespace rowkeeper
