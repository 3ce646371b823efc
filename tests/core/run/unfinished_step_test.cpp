#include "core/run/unfinished_step.h"

#include <gtest/gtest.h>

namespace rowkeeper {
namespace {

// Of two blocks; a row's fingerprints are its number.
PassRecord pass_of(int first, int rows) {
  PassRecord pass;
  pass.first = first;
  pass.rows = rows;
  pass.seconds.embed = 1;
  pass.seconds.blocks.resize(2);
  pass.seconds.blocks[1].mlp = rows;
  pass.weights_bytes_read = 100;
  pass.cache_bytes_read = static_cast<std::size_t>(first);
  pass.multiply_adds = rows;
  for (int row = first; row < first + rows; ++row) {
    for (int block = 0; block < 2; ++block)
      pass.fingerprints.push_back({static_cast<std::uint64_t>(row), static_cast<std::uint64_t>(block)});
  }
  pass.logits_fingerprints = {static_cast<std::uint64_t>(first)};
  return pass;
}

void expect_stretch(const PassRecord& stretch, int first, int rows) {
  EXPECT_EQ(stretch.first, first);
  EXPECT_EQ(stretch.rows, rows);
  EXPECT_EQ(stretch.fingerprints, pass_of(first, rows).fingerprints);
}

UnfinishedStep two_stretches() {
  UnfinishedStep work(2);
  work.add(pass_of(3, 4));
  work.add(pass_of(7, 2));  // goes on
  work.add(pass_of(20, 5));
  return work;
}

TEST(UnfinishedStep, AddsUpWhatWasComputedAndJoinsRowsThatGoOn) {
  const UnfinishedStep work = two_stretches();
  ASSERT_EQ(work.stretches().size(), 2U);
  expect_stretch(work.stretches()[0], 3, 6);
  expect_stretch(work.stretches()[1], 20, 5);
  EXPECT_EQ(work.rows(), 11);
  EXPECT_EQ(work.sum().first, 3);
  EXPECT_EQ(work.sum().seconds.embed, 3);
  EXPECT_EQ(work.sum().seconds.blocks[1].mlp, 11);
  EXPECT_EQ(work.sum().weights_bytes_read, 300U);
  EXPECT_EQ(work.sum().cache_bytes_read, 30U);
  EXPECT_EQ(work.sum().multiply_adds, 11);
  EXPECT_EQ(work.sum().logits_fingerprints, std::vector<std::uint64_t>{20});
}

TEST(UnfinishedStep, ForgetsRowsFromTheEnd) {
  UnfinishedStep work = two_stretches();
  work.forget_from(25);
  EXPECT_EQ(work.rows(), 11);
  work.forget_from(22);
  EXPECT_EQ(work.rows(), 8);
  expect_stretch(work.stretches()[1], 20, 2);
  work.forget_from(12);  // between them
  ASSERT_EQ(work.stretches().size(), 1U);
  expect_stretch(work.stretches()[0], 3, 6);
  work.forget_from(5);
  expect_stretch(work.stretches()[0], 3, 2);
  EXPECT_EQ(work.rows(), 2);
  work.forget_from(3);
  EXPECT_TRUE(work.empty());
  EXPECT_EQ(work.sum().weights_bytes_read, 0U) << "no row of it is left";
  work.add(pass_of(1, 1));
  EXPECT_EQ(work.sum().first, 1);
}

}  // namespace
}  // namespace rowkeeper
