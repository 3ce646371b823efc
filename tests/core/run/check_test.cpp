// A run's steps computed again another way: what agrees, and every fault that must be found.
#include "core/run/check.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "run_models.h"

namespace rowkeeper {
namespace {

constexpr int kPrompt = 50;
constexpr int kBlocks = 3;

const Model& model() { return tiny_model(2, 200); }

rowkeeper::Run start(const RunOptions& options = {}) {
  return make_run(model(), random_tokens(model(), kPrompt, 4), options);
}

CheckReport check(const rowkeeper::Run& run, CheckKind kind) { return check_run(run, kind).value(); }

void expect_all_identical(const CheckReport& report, int steps) {
  EXPECT_TRUE(report.exact);
  EXPECT_TRUE(report.agrees());
  EXPECT_EQ(report.steps, steps);
  EXPECT_EQ(report.tokens_identical, steps);
  EXPECT_EQ(report.logits_identical, steps);
  EXPECT_EQ(report.tokens_excused, 0);
  EXPECT_EQ(report.beyond_rounding, 0);
  EXPECT_FALSE(report.first_token_difference);
  EXPECT_FALSE(report.first_logits_difference);
  EXPECT_EQ(report.largest_difference, 0);
  EXPECT_EQ(report.rows_identical, report.rows_checked);
}

void expect_both_identical(const rowkeeper::Run& run, int steps) {
  for (const CheckKind kind : {CheckKind::quick, CheckKind::thorough}) {
    SCOPED_TRACE(kind == CheckKind::quick ? "quick" : "thorough");
    const CheckReport report = check(run, kind);
    EXPECT_EQ(report.kind, kind);
    expect_all_identical(report, steps);
  }
}

// Rows of the steps [0, steps) computed without the cache.
int rows_uncached(int steps) { return steps * kPrompt + steps * (steps - 1) / 2; }

TEST(Check, ACachedRunAgreesToTheLastBit) {
  auto run = start();
  generate(run, 100);  // more than two pieces of the quick check
  expect_both_identical(run, 100);
  EXPECT_EQ(check(run, CheckKind::quick).rows_checked, kBlocks * (kPrompt + 99));
  EXPECT_EQ(check(run, CheckKind::thorough).rows_checked, kBlocks * rows_uncached(100)) << "all rows, every step";
}

TEST(Check, AnUncachedRunAgreesToTheLastBit) {
  auto run = start({.cache = false});
  generate(run, 20);
  expect_both_identical(run, 20);
  EXPECT_EQ(check(run, CheckKind::thorough).rows_checked, kBlocks * (kPrompt + 19)) << "each row once, then kept";
}

TEST(Check, AToggledRunAgreesToTheLastBit) {
  auto run = start({.sampling = {.greedy = false, .top_k = 40, .seed = 7}});
  for (int step = 0; step < 30; ++step) {
    if (step % 4 == 2) run.set_cache(!run.cache());
    take_step(run);
  }
  expect_both_identical(run, 30);
}

TEST(Check, ARunOfOneStep) {
  auto run = start();
  take_step(run);
  expect_both_identical(run, 1);
}

TEST(Check, AOneTokenPrompt) {
  auto run = make_run(model(), {TokenId(3)});
  generate(run, 3);
  expect_both_identical(run, 3);
}

TEST(Check, WithoutStepsThereIsNothingToFind) {
  auto run = start();
  expect_both_identical(run, 0);
  auto unwatched = start({.fingerprints = false});
  generate(unwatched, 3);
  expect_both_identical(unwatched, 0);
  EXPECT_EQ(check(unwatched, CheckKind::quick).rows_checked, 0);
}

TEST(Check, UpToTheLastTokenOfTheContext) {
  auto run = start();
  while (!run.context_full()) take_step(run);
  expect_both_identical(run, 151);
}

TEST(Check, OfStepsThatStillStandAfterAnEdit) {
  for (const bool cache : {true, false}) {
    auto run = start({.cache = cache});
    generate(run, 20);
    ASSERT_TRUE(run.replace_token(RowIndex(kPrompt + 9), TokenId(210)));
    expect_both_identical(run, 10);
    generate(run, 5);
    expect_both_identical(run, 15);
    ASSERT_TRUE(run.truncate_tokens(kPrompt + 4));
    expect_both_identical(run, 4);
    ASSERT_TRUE(run.replace_token(RowIndex(2), TokenId(210)));
    expect_both_identical(run, 0);
    generate(run, 2);
    expect_both_identical(run, 2);
  }
}

TEST(Check, AfterASlideTheSamplerCountsOn) {
  for (const bool cache : {true, false}) {
    RunOptions options{.cache = cache, .sampling = {.greedy = false, .seed = 3}, .at_limit = AtLimit::slide};
    auto run = make_run(tiny_model(), random_tokens(tiny_model(), 60, 9), options);
    generate(run, 5 + 7);  // the window is full after the fifth
    expect_both_identical(run, 7);
  }
}

TEST(Check, SaysWhichStepsItHeldAgainstTheRun) {
  auto run = start();
  generate(run, 20);
  EXPECT_EQ(check(run, CheckKind::quick).checked, (std::vector<StepRange>{{0, 19}}));
  ASSERT_TRUE(run.replace_token(RowIndex(kPrompt + 9), TokenId(210)));
  EXPECT_EQ(check(run, CheckKind::quick).replaced, 1) << "the step's own choice is no longer in the text";
  ASSERT_TRUE(run.truncate_tokens(kPrompt + 10));
  generate(run, 5);
  for (const CheckKind kind : {CheckKind::quick, CheckKind::thorough}) {
    const CheckReport report = check(run, kind);
    EXPECT_EQ(report.checked, (std::vector<StepRange>{{0, 9}, {20, 24}}));
    EXPECT_EQ(report.replaced, 1);
  }
  RunOptions options{.at_limit = AtLimit::slide};
  auto slid = make_run(tiny_model(), random_tokens(tiny_model(), 60, 9), options);
  generate(slid, 5 + 7);
  EXPECT_EQ(check(slid, CheckKind::quick).checked, (std::vector<StepRange>{{5, 11}}));
}

// The ledger of a run, for a test to falsify.
class Falsified {
 public:
  explicit Falsified(const rowkeeper::Run& run)
      : steps(run.ledger().steps().begin(), run.ledger().steps().end()), run_(run) {}
  CheckReport check(CheckKind kind) const {
    return check_steps({run_.model(), run_.tokens(), steps, run_.options().sampling, run_.history()}, kind).value();
  }
  std::vector<LedgerStep> steps;

 private:
  const rowkeeper::Run& run_;
};

TEST(CheckFindsAFault, InAFingerprint) {
  auto run = start();
  generate(run, 80);
  Falsified falsified(run);
  falsified.steps[70].logits_fingerprint ^= 1;
  for (const CheckKind kind : {CheckKind::quick, CheckKind::thorough}) {
    const CheckReport report = falsified.check(kind);
    EXPECT_FALSE(report.agrees());
    EXPECT_EQ(report.steps, 80);
    EXPECT_EQ(report.logits_identical, 79);
    EXPECT_EQ(report.tokens_identical, 80);
    ASSERT_TRUE(report.first_logits_difference);
    EXPECT_EQ(report.first_logits_difference->step, 70);
    EXPECT_EQ(report.first_logits_difference->position, kPrompt + 70);
    EXPECT_EQ(report.first_logits_difference->difference, 0);
    EXPECT_FALSE(report.first_token_difference);
  }
}

TEST(CheckFindsAFault, InAToken) {
  auto run = start();
  generate(run, 12);
  Falsified falsified(run);
  falsified.steps[4].token = falsified.steps[4].highest[1].token;
  falsified.steps[9].token = falsified.steps[9].highest[1].token;
  for (const CheckKind kind : {CheckKind::quick, CheckKind::thorough}) {
    CheckReport report = falsified.check(kind);
    EXPECT_EQ(report.tokens_identical, 10);
    EXPECT_EQ(report.tokens_excused, 0);
    ASSERT_TRUE(report.first_token_difference);
    EXPECT_EQ(report.first_token_difference->step, 4);
    const std::vector<LedgerLogit>& highest = falsified.steps[4].highest;
    EXPECT_FLOAT_EQ(static_cast<float>(report.first_token_difference->margin), highest[0].logit - highest[1].logit);
    EXPECT_FALSE(report.agrees());
    report.exact = false;
    EXPECT_FALSE(report.agrees()) << "no arithmetic excuses it";
  }
}

TEST(CheckFindsAFault, InALogit) {
  auto run = start();
  generate(run, 12);
  Falsified falsified(run);
  falsified.steps[5].highest[15].logit += 0.5F;
  CheckReport report = falsified.check(CheckKind::quick);
  EXPECT_NEAR(report.largest_difference, 0.5, 1e-6);
  EXPECT_EQ(report.beyond_rounding, 1);
  report.exact = false;
  EXPECT_FALSE(report.agrees());
}

TEST(CheckFindsAFault, InARow) {
  auto run = start();
  generate(run, 20);
  PassRecord pass = fresh_pass(model(), run.tokens().first(kPrompt + 19)).record;
  pass.fingerprints[(kPrompt + 17) * kBlocks + 2].value ^= 1;
  FingerprintHistory history(kBlocks);
  history.record(pass);
  const CheckReport report =
      check_steps({model(), run.tokens(), run.ledger().steps(), {}, history}, CheckKind::quick).value();
  EXPECT_EQ(report.rows_checked, kBlocks * (kPrompt + 19));
  EXPECT_EQ(report.rows_identical, report.rows_checked - 1);
  EXPECT_EQ(report.logits_identical, 20);
  EXPECT_FALSE(report.agrees());
}

// A tie that rounding may break: another token there is excused, unless the arithmetic is exact.
TEST(Check, ExcusesATokenWhereTheTopTwoAreClose) {
  auto run = start({.sampling = {.greedy = false, .seed = 5}});
  generate(run, 150);
  Falsified falsified(run);
  const auto margin = [](const LedgerStep& step) { return step.highest[0].logit - step.highest[1].logit; };
  LedgerStep& closest = *std::min_element(falsified.steps.begin(), falsified.steps.end(),
                                          [&](const auto& a, const auto& b) { return margin(a) < margin(b); });
  closest.token = TokenId((closest.token.value() + 1) % model().shape().vocabulary);
  closest.highest[0].logit = closest.highest[1].logit;
  CheckReport report = falsified.check(CheckKind::quick);
  ASSERT_TRUE(report.first_token_difference);
  EXPECT_EQ(report.first_token_difference->step, closest.index);
  EXPECT_EQ(report.tokens_excused, 1);
  EXPECT_FALSE(report.agrees());
  report.exact = false;
  EXPECT_TRUE(report.agrees()) << report.largest_difference;
}

TEST(Check, OpenBlasAgreesWithinRounding) {
  LoadOptions load;
  load.backend = BackendKind::openblas;
  load.threads = 1;
  const Model openblas = Model::load(*make_random_model(tiny_shape(200), 5), load).value();
  for (const bool cache : {true, false}) {
    auto run = make_run(openblas, random_tokens(openblas, kPrompt, 4), {.cache = cache});
    generate(run, 40);
    for (const CheckKind kind : {CheckKind::quick, CheckKind::thorough}) {
      if (!cache && kind == CheckKind::quick) continue;  // both compute whole matrices: it may well agree to the last bit
      const CheckReport report = check(run, kind);
      EXPECT_FALSE(report.exact);
      EXPECT_TRUE(report.agrees());
      EXPECT_EQ(report.tokens_identical, 40);
      EXPECT_LT(report.logits_identical, 40);
      EXPECT_LT(report.rows_identical, report.rows_checked);
      EXPECT_GT(report.largest_difference, 0);
      EXPECT_LT(report.largest_difference, 1e-4);
      EXPECT_TRUE(report.first_logits_difference);
    }
  }
}

TEST(Check, SaysHowFarItIs) {
  auto run = start();
  generate(run, 30);
  const auto heard = [&](CheckKind kind) {
    std::vector<std::pair<int, int>> all;
    EXPECT_TRUE(check_run(run, kind, {}, [&](int done, int total) { all.emplace_back(done, total); }));
    return all;
  };
  EXPECT_EQ(heard(CheckKind::quick), (std::vector<std::pair<int, int>>{{64, 79}, {79, 79}}));
  const auto thorough = heard(CheckKind::thorough);
  ASSERT_EQ(thorough.size(), 30U);
  for (int i = 0; i < 30; ++i) EXPECT_EQ(thorough[static_cast<std::size_t>(i)], std::pair(i + 1, 30));
}

TEST(Check, CanBeStopped) {
  auto run = start();
  generate(run, 30);
  for (const CheckKind kind : {CheckKind::quick, CheckKind::thorough}) {
    const StopToken stop;
    int heard = 0;
    const Result<CheckReport> report = check_run(run, kind, stop, [&](int, int) {
      ++heard;
      stop.request_stop();
    });
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::cancelled);
    EXPECT_EQ(heard, 1);
  }
  expect_both_identical(run, 30);
  EXPECT_EQ(take_step(run).rows_computed, 1) << "the run was only read";
}

TEST(Check, RefusesStepsThatTheTokensDoNotBear) {
  auto run = start();
  generate(run, 3);
  for (const int position : {0, kPrompt + 4, kPrompt + 2}) {
    std::vector<LedgerStep> steps(run.ledger().steps().begin(), run.ledger().steps().end());
    steps[1].position = position;
    const Result<CheckReport> report = check_steps({model(), run.tokens(), steps, {}, run.history()}, CheckKind::thorough);
    ASSERT_FALSE(report) << position;
    EXPECT_EQ(report.error().code, ErrorCode::row_out_of_range);
  }
}

}  // namespace
}  // namespace rowkeeper
