// The comparer with made-up steps: every interleaving must give the same counts, and every fault must be found.
#include "core/run/comparison.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace rowkeeper {
namespace {

constexpr int kBlocks = 3;
constexpr int kPrompt = 4;

struct MadeStep {
  StepRecord record;
  std::vector<float> logits;
};

RowFingerprint fingerprint_of(int row, int block) { return {static_cast<std::uint64_t>(row * 10 + block), 1}; }

// A lane's steps: with the cache only the newest row is computed, without it all of them; fingerprints that are known
// already are not reported again.
std::vector<MadeStep> make_lane(int steps, bool cache) {
  std::vector<MadeStep> lane;
  int known = 0;
  for (int step = 0; step < steps; ++step) {
    MadeStep made;
    made.record.token = TokenId(step);
    made.record.position = kPrompt + step;
    made.record.first = cache ? known : 0;
    made.record.rows_computed = made.record.position - made.record.first;
    made.record.sample_seconds = cache ? 1 : 3;
    for (; known < made.record.position; ++known) {
      for (int block = 0; block < kBlocks; ++block) {
        made.record.changes.push_back({RowIndex(known), BlockIndex(block), fingerprint_of(known, block)});
      }
    }
    made.logits = {static_cast<float>(step), -1, 0.5F};
    lane.push_back(made);
  }
  return lane;
}

// Adds both lanes' steps, taking turns at random.
Comparison compare(const std::vector<MadeStep>& a, const std::vector<MadeStep>& b, unsigned seed) {
  std::mt19937 random(seed);
  StepComparer comparer(kBlocks);
  std::size_t next_a = 0, next_b = 0;
  while (next_a < a.size() || next_b < b.size()) {
    const bool move_a = next_b == b.size() || (next_a < a.size() && random() % 2 == 0);
    const MadeStep& made = move_a ? a[next_a++] : b[next_b++];
    comparer.add(move_a ? Lane::a : Lane::b, made.record, made.logits);
  }
  return comparer.result();
}

template <class Check>
void in_any_interleaving(const std::vector<MadeStep>& a, const std::vector<MadeStep>& b, const Check& check) {
  for (unsigned seed = 0; seed < 30; ++seed) check(compare(a, b, seed));
}

int rows_from(int first, int last) { return (last - first + 1) * (first + last) / 2; }

TEST(Comparison, CountsEveryRowThatLaneBComputes) {
  in_any_interleaving(make_lane(6, true), make_lane(6, false), [](const Comparison& found) {
    EXPECT_EQ(found.steps, 6);
    EXPECT_TRUE(found.identical_tokens);
    EXPECT_FALSE(found.first_difference);
    EXPECT_EQ(found.logits_identical_steps, 6);
    EXPECT_EQ(found.logits_max_abs_diff, 0);
    EXPECT_EQ(found.rows_checked, kBlocks * rows_from(kPrompt, kPrompt + 5));
    EXPECT_EQ(found.rows_identical, found.rows_checked);
    EXPECT_EQ(found.speedup(), 3);
    EXPECT_TRUE(found.bit_identical());
  });
  in_any_interleaving(make_lane(6, false), make_lane(6, true), [](const Comparison& found) {
    EXPECT_EQ(found.rows_checked, kBlocks * (kPrompt + 5));
    EXPECT_EQ(found.rows_identical, found.rows_checked);
  });
}

TEST(Comparison, CoversOnlyTheStepsBothLanesMade) {
  in_any_interleaving(make_lane(7, true), make_lane(3, false), [](const Comparison& found) {
    EXPECT_EQ(found.steps, 3);
    EXPECT_EQ(found.logits_identical_steps, 3);
    EXPECT_EQ(found.rows_checked, kBlocks * rows_from(kPrompt, kPrompt + 2));
    EXPECT_EQ(found.seconds_a, 3);
    EXPECT_EQ(found.seconds_b, 9);
  });
}

TEST(Comparison, FindsARowThatDiffers) {
  std::vector<MadeStep> b = make_lane(6, false);
  b[2].record.changes.push_back({RowIndex(1), BlockIndex(2), {77, 1}});               // from step 2 on
  b[5].record.changes.push_back({RowIndex(1), BlockIndex(2), fingerprint_of(1, 2)});  // mended in step 5
  in_any_interleaving(make_lane(6, true), b, [](const Comparison& found) {
    EXPECT_EQ(found.rows_checked - found.rows_identical, 3);
    EXPECT_FALSE(found.bit_identical());
  });
}

TEST(Comparison, FindsLogitsThatDiffer) {
  std::vector<MadeStep> b = make_lane(4, false);
  b[1].logits[2] = 0.75F;
  b[3].logits[1] = std::nextafter(-1.0F, 0.0F);
  in_any_interleaving(make_lane(4, true), b, [](const Comparison& found) {
    EXPECT_TRUE(found.identical_tokens);
    EXPECT_EQ(found.logits_identical_steps, 2);
    EXPECT_EQ(found.logits_max_abs_diff, 0.25);
    EXPECT_FALSE(found.bit_identical());
  });
}

TEST(Comparison, TellsZeroFromMinusZeroAndMeasuresNoNaN) {
  std::vector<MadeStep> a = make_lane(2, true), b = make_lane(2, false);
  a[0].logits[0] = 0.0F;
  b[0].logits[0] = -0.0F;
  a[1].logits[1] = b[1].logits[1] = -std::numeric_limits<float>::infinity();
  Comparison found = compare(a, b, 1);
  EXPECT_EQ(found.logits_identical_steps, 1);
  EXPECT_EQ(found.logits_max_abs_diff, 0);
  b[1].logits[0] = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE(std::isinf(compare(a, b, 1).logits_max_abs_diff));
}

TEST(Comparison, AfterDifferentTokensOnlyTheRowsAboveAreCompared) {
  std::vector<MadeStep> b = make_lane(6, false);
  b[2].record.token = TokenId(99);  // its row, kPrompt + 2, is computed from step 3 on
  for (std::size_t step = 3; step < b.size(); ++step) {
    b[step].logits[0] = 1000;
    for (FingerprintChange& change : b[step].record.changes) change.fingerprint.key = 1000;
  }
  in_any_interleaving(make_lane(6, true), b, [](const Comparison& found) {
    EXPECT_FALSE(found.identical_tokens);
    EXPECT_EQ(found.first_difference, 2);
    EXPECT_EQ(found.steps, 6);
    EXPECT_EQ(found.logits_identical_steps, 3);
    EXPECT_EQ(found.logits_max_abs_diff, 0);
    EXPECT_EQ(found.rows_checked, kBlocks * (rows_from(kPrompt, kPrompt + 2) + 3 * (kPrompt + 2)));
    EXPECT_EQ(found.rows_identical, found.rows_checked);
    EXPECT_EQ(found.seconds_b, 18);
  });
}

// Both lanes keep two rows and compute them anew; row numbers start again from 0.
void add_slide(std::vector<MadeStep>& lane, int step) {
  MadeStep made;
  made.record.token = TokenId(step);
  made.record.slid = true;
  made.record.position = 2;
  made.record.rows_computed = 2;
  for (int row = 0; row < 2; ++row) {
    for (int block = 0; block < kBlocks; ++block)
      made.record.changes.push_back({RowIndex(row), BlockIndex(block), {500, 500}});
  }
  made.logits = {1, 2, 3};
  lane.push_back(made);
}

TEST(Comparison, ASlideStartsTheRowsAnew) {
  std::vector<MadeStep> a = make_lane(3, true), b = make_lane(3, false);
  add_slide(a, 3);
  add_slide(b, 3);
  in_any_interleaving(a, b, [](const Comparison& found) {
    EXPECT_EQ(found.rows_checked, kBlocks * (rows_from(kPrompt, kPrompt + 2) + 2));
    EXPECT_TRUE(found.bit_identical());
  });
  b[1].record.token = TokenId(99);
  in_any_interleaving(a, b, [](const Comparison& found) {
    EXPECT_EQ(found.first_difference, 1);
    EXPECT_EQ(found.rows_checked, kBlocks * (rows_from(kPrompt, kPrompt + 1) + kPrompt + 1));
  });
}

TEST(Comparison, WithoutFingerprintsNoRowsAreChecked) {
  std::vector<MadeStep> a = make_lane(3, true), b = make_lane(3, false);
  for (MadeStep& made : b) made.record.changes.clear();
  in_any_interleaving(a, b, [](const Comparison& found) {
    EXPECT_EQ(found.rows_checked, 0);
    EXPECT_TRUE(found.bit_identical());
  });
}

}  // namespace
}  // namespace rowkeeper
