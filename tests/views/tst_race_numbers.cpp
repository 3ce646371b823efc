// What the Race page says, without a window: ratios, counts, predictions, the verdict.
#include <QtTest>

#include "support/made_race.h"
#include "views/race/chosen_machine.h"
#include "views/race/lane_words.h"
#include "views/race/race_buttons.h"
#include "views/race/race_points.h"
#include "views/race/race_ratios.h"
#include "views/race/race_verdict.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

const MachineLimits kLimits{.bytes_per_second = 20e9, .operations_per_second = 100e9};

RaceVerdict verdict_of(const MadeRace& race, const std::function<void(Comparison&)>& change) {
  RaceModel model;
  fill(model, race);
  Comparison comparison = model.comparison();
  change(comparison);
  model.set_comparison(comparison);
  return make_race_verdict(model);
}

}  // namespace

class TestRaceNumbers : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void ratios_so_far_are_the_comparison_s() {
    RaceModel model;
    fill(model, {});
    const RaceRatios ratios = make_race_ratios(model, {});
    QCOMPARE(*ratios.run, model.comparison().speedup());
    // The newest ten of the twelve shared steps read 10 to 19 rows: 14.5 in the middle.
    QCOMPARE(*ratios.step, 14.5);
  }

  void nothing_is_known_before_both_have_made_a_step() {
    RaceModel model;
    fill(model, {.steps_a = 1, .steps_b = 0});
    const RaceRatios ratios = make_race_ratios(model, {});
    QVERIFY(!ratios.run && !ratios.step && !ratios.later[0].run && !ratios.later[1].step);
  }

  void what_was_reached_is_measured() {
    RaceModel model;
    fill(model, {.prompt = 190, .tokens = 40, .steps_a = 40, .steps_b = 20});
    const RaceRatios ratios = make_race_ratios(model, kLimits);
    // Ten steps make 200 tokens out of 190: they read 190 to 199 rows.
    QVERIFY(ratios.later[0].run && !ratios.later[0].run->predicted);
    QCOMPARE(ratios.later[0].run->value, 194.5);
    // The step of 200 rows and the nine before it, but never the first.
    QVERIFY(ratios.later[0].step && !ratios.later[0].step->predicted);
    QCOMPARE(ratios.later[0].step->value, 195.5);
  }

  // A race to exactly 200 tokens of text: its last step read 199 rows.
  void where_the_race_ends_its_last_step_counts() {
    RaceModel model;
    fill(model, {.prompt = 190, .tokens = 10, .steps_a = 10, .steps_b = 10});
    const RaceRatios ratios = make_race_ratios(model, kLimits);
    QVERIFY(ratios.later[0].run && !ratios.later[0].run->predicted);
    QVERIFY(ratios.later[0].step && !ratios.later[0].step->predicted);
    QCOMPARE(ratios.later[0].step->value, 195.0);  // nine steps, of 191 to 199 rows
    // A single step is the prefill of both.
    fill(model, {.prompt = 199, .tokens = 1, .steps_a = 1, .steps_b = 1});
    QVERIFY(!make_race_ratios(model, {}).later[0].step);
  }

  void what_was_not_reached_is_predicted() {
    const MadeRace race{.prompt = 100, .shape = gpt2_small()};
    RaceModel model;
    fill(model, race);
    QVERIFY(!make_race_ratios(model, {}).later[1].run);  // nothing to predict it from
    const RaceRatios ratios = make_race_ratios(model, kLimits);
    const CostModel cost(gpt2_small(), {}, *machine_of(kLimits));
    for (const RatiosAt& at : ratios.later) {
      QVERIFY(at.run && at.run->predicted && at.step && at.step->predicted);
      QCOMPARE(at.run->value, cost.run_ratio(100, at.length - 100));
      QCOMPARE(at.step->value, cost.step_ratio(at.length));
    }
  }

  void a_ratio_that_can_not_be_is_left_out() {
    RaceModel model;
    MadeRace race{.prompt = 300};
    race.shape.positions = 512;
    fill(model, race);
    const RaceRatios ratios = make_race_ratios(model, kLimits);
    QVERIFY(!ratios.later[0].run && !ratios.later[0].step);  // the prompt is longer
    QVERIFY(!ratios.later[1].run && !ratios.later[1].step);  // the context is shorter
    race = {.b = {.backend = BackendKind::openblas}};
    fill(model, race);
    QVERIFY(!make_race_ratios(model, kLimits).later[0].run);  // the limits don't tell these lanes apart
    race = {.a = {.cache = false}, .b = {}};
    race.shape = gpt2_small();
    fill(model, race);
    QVERIFY(make_race_ratios(model, kLimits).later[0].run->value < 1);
  }

  void rows_are_as_the_formulas_count_them() {
    QCOMPARE(rows_by_formula(32, 0, true), 0);
    QCOMPARE(rows_by_formula(32, 36, true), 32 + 36 - 1);
    std::int64_t sum = 0;
    for (int rows = 32; rows <= 52; ++rows) sum += rows;
    QCOMPARE(rows_by_formula(32, 21, false), sum);
    for (const auto& [lane, cache] : {std::pair(Lane::a, true), std::pair(Lane::b, false)}) {
      RaceModel model;
      fill(model, {.steps_a = 20, .steps_b = 20});
      const QList<QPointF> points = rows_points(model.lane(lane).state());
      QCOMPARE(points.size(), 20);
      for (int i = 0; i < points.size(); ++i) {
        QCOMPARE(points[i].x(), 8.0 + i);
        QCOMPARE(points[i].y(), static_cast<double>(rows_by_formula(8, i + 1, cache)));
      }
    }
  }

  void curves_reach_from_the_first_step_to_the_last() {
    RaceModel model;
    fill(model, {.tokens = 5000});
    const RaceSpan span = race_span(model);
    QCOMPARE(span.first, 8);
    QCOMPARE(span.end, 1025);  // the context: the token after its last row is the last
    const CostModel cost(gpt2_small(), {}, *machine_of(kLimits));
    const QList<QPointF> cached = time_curve(cost, span, true), uncached = time_curve(cost, span, false);
    QCOMPARE(cached.front(), uncached.front());  // the prompt's step is the same
    QCOMPARE(uncached.back(), QPointF(1024, cost.uncached_step(1024).seconds * 1e3));
    QCOMPARE(cached.back(), QPointF(1024, cost.cached_step(1024).seconds * 1e3));
    QCOMPARE(rows_curve(span, false).back().y(), static_cast<double>(rows_by_formula(8, 1017, false)));
    QVERIFY(time_curve(cost, {}, true).isEmpty());
  }

  void the_verdict_says_identical() {
    const RaceVerdict verdict = verdict_of({}, [](Comparison&) {});
    QCOMPARE(verdict.agreement, Agreement::identical);
    QCOMPARE(verdict.title, QStringLiteral("✓ Identical: 12 of 12 shared tokens, logits equal to the last bit"));
    QCOMPARE(verdict.facts, QStringList{QStringLiteral("324 of 324 keys and values equal")});
  }

  void a_ratio_below_one_is_told_as_slower() {
    const std::tuple<double, const char*, const char*, const char*> wanted[] = {
        {9.7, "9.7×", "faster so far", "faster in all"},
        {1.003, "1×", "as fast so far", "as fast in all"},
        {0.997, "1×", "as fast so far", "as fast in all"},
        {0.74, "1.4×", "slower so far", "slower in all"},
    };
    for (const auto& [ratio, times, so_far, in_all] : wanted) {
      QCOMPARE(ratio_words(ratio, false).times, QString(times));
      QCOMPARE(ratio_words(ratio, false).faster, QString(so_far));
      QCOMPARE(ratio_words(ratio, true).faster, QString(in_all));
    }
  }

  void the_verdict_waits() { QCOMPARE(make_race_verdict(RaceModel()).agreement, Agreement::nothing_yet); }

  void another_library_may_round() {
    const auto rounded = [](Comparison& comparison) {
      comparison.logits_identical_steps = 3;
      comparison.logits_max_abs_diff = 1.2e-6;
      comparison.rows_identical = 40;
    };
    const RaceVerdict verdict = verdict_of({.b = {.cache = false, .backend = BackendKind::openblas}}, rounded);
    QCOMPARE(verdict.agreement, Agreement::same_tokens);
    QCOMPARE(verdict.facts.front(),
             QStringLiteral("logits differ by up to %1, because the library adds in another order").arg(small_text(1.2e-6)));
    // Between exact lanes, nothing excuses a bit.
    QCOMPARE(verdict_of({}, rounded).agreement, Agreement::different);
    // Nor does another library excuse much.
    const auto far_off = [](Comparison& comparison) {
      comparison.logits_identical_steps = 3;
      comparison.logits_max_abs_diff = 0.5;
    };
    QCOMPARE(verdict_of({.b = {.cache = false, .backend = BackendKind::openblas}}, far_off).agreement, Agreement::different);
  }

  void other_tokens_are_an_error() {
    const auto differ = [](Comparison& comparison) {
      comparison.identical_tokens = false;
      comparison.first_difference = 7;
      comparison.logits_identical_steps = 6;
      comparison.logits_max_abs_diff = 2e-6;
    };
    const LaneRequest openblas{.cache = false, .backend = BackendKind::openblas};
    const RaceVerdict verdict = verdict_of({.other_token_at = 7}, differ);
    QCOMPARE(verdict.agreement, Agreement::different);
    QCOMPARE(verdict.title, QStringLiteral("✗ Not the same: the tokens differ from step 7 on"));
    QVERIFY(verdict.facts.front().contains(QStringLiteral("goats")) &&
            verdict.facts.front().contains(QStringLiteral("wolves")));
    QCOMPARE(verdict_of({.b = openblas, .other_token_at = 7}, differ).agreement, Agreement::different);
    // Too close to call: the margin is under four times the difference.
    const MadeRace close{.b = openblas, .other_token_at = 7, .margin = 7e-6F};
    QCOMPARE(verdict_of(close, differ).agreement, Agreement::rounding_won);
  }

  void the_lane_whose_clock_is_behind_moves_next() {
    RaceModel model;
    fill(model, {.tokens = 30});
    QCOMPARE(lane_behind(model), Lane::a);
    fill(model, {.steps_a = 20, .steps_b = 1});  // A is finished
    QCOMPARE(lane_behind(model), Lane::b);
    QVERIFY(lane_finished(model, Lane::a) && !lane_finished(model, Lane::b));
  }

  void buttons() {
    using Phase = RaceStatus::Phase;
    const auto usable = [](Phase phase) {
      const RaceButtons buttons = race_buttons({.phase = phase});
      return QList<bool>{buttons.race, buttons.step, buttons.restart};
    };
    QCOMPARE(usable(Phase::none), QList<bool>({false, false, false}));
    QCOMPARE(usable(Phase::loading), QList<bool>({false, false, false}));
    QCOMPARE(usable(Phase::ready), QList<bool>({true, true, true}));
    QCOMPARE(usable(Phase::racing), QList<bool>({true, false, true}));
    QCOMPARE(usable(Phase::finished), QList<bool>({true, false, true}));
  }

  void lanes_are_told_apart() {
    const LaneRequest exact, fast{.backend = BackendKind::openblas, .threads = 2};
    QCOMPARE(lane_title({}, {.cache = false}), QStringLiteral("With the KV cache"));
    QCOMPARE(lane_title({.cache = false}, {}), QStringLiteral("Without"));
    QCOMPARE(lane_title(exact, fast), QStringLiteral("With the KV cache · exact · a thread for each core"));
    QCOMPARE(lane_look(Lane::b, true, true), LaneLook::second);
    QCOMPARE(lane_look(Lane::a, true, true), LaneLook::cached);
  }

  void the_fitted_machine_is_like_the_text() {
    const ChosenMachine text = make_machine(QStringLiteral("like_the_text"), {});
    QVERIFY(text.fitted);
    QVERIFY(std::abs(free_rows(text, gpt2_small()) - 120) < 2);
    const CostModel cost = text.cost(gpt2_small(), Combination::sum);
    QVERIFY(std::abs(predicted_ratios(cost, 1, 200).run - 1.8) < 0.06);
    QVERIFY(std::abs(predicted_ratios(cost, 1, 1000).run - 5.2) < 0.06);
    QVERIFY(!make_machine(QStringLiteral("this"), {}).known());
  }
};

QTEST_MAIN(TestRaceNumbers)
#include "tst_race_numbers.moc"
