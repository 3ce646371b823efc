// What the cards make of steps, without a window: points, lines, phases, what bound a step, a row's story, the verdict.
#include <QtTest>

#include "views/charts/median.h"
#include "views/run/run_model.h"
#include "views/watch/memory_lines.h"
#include "views/watch/row_detail.h"
#include "views/watch/step_bound.h"
#include "views/watch/step_phases.h"
#include "views/watch/time_points.h"
#include "views/watch/verdict.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

StepPoint decode(int position, double ms) {
  StepPoint point;
  point.position = position;
  point.seconds = ms * 1e-3;
  point.attend_seconds = ms * 1e-4;
  point.rows_computed = 1;
  point.cache_rows = position;
  point.cache_bytes = static_cast<std::size_t>(position) * 1024;
  point.cache_bytes_allocated = 64 * 1024;
  return point;
}

StepPoint prefill(int position, double ms) {
  StepPoint point = decode(position, ms);
  point.prefill = true;
  point.rows_computed = position;
  return point;
}

StepPoint uncached(int position, double ms) {
  StepPoint point = decode(position, ms);
  point.cache = false;
  point.rows_computed = position;
  point.transient_bytes = point.cache_bytes_allocated;
  point.cache_rows = 0;
  point.cache_bytes = point.cache_bytes_allocated = 0;
  return point;
}

StepRecord timed_step() {
  StepRecord step;
  step.phases.embed = 1e-3;
  step.phases.blocks = {{.norms = 1e-3, .project_qkv = 2e-3, .attend = 1e-3, .mlp = 4e-3}, {.mlp = 4e-3}};
  step.phases.logits = 6e-3;
  step.sample_seconds = 1e-3;
  return step;
}

ModelShape tiny_shape() {
  ModelShape shape;
  shape.blocks = 2;
  shape.heads = shape.kv_heads = 2;
  shape.head_size = 2;
  shape.width = 4;
  shape.positions = 64;
  return shape;
}

Recording tiny_recording() {
  Recording recording;
  recording.model.shape = tiny_shape();
  recording.prompt = {{TokenId(1), "a"}, {TokenId(2), " b"}};
  return recording;
}

// Computes rows [first, position), each with numbers that tell where they are.
RecordedStep tiny_step(int first, int position, bool cache) {
  RecordedStep step;
  step.record.first = first;
  step.record.position = position;
  step.record.rows_computed = position - first;
  step.record.cache = cache;
  step.record.cache_rows = cache ? position : 0;
  for (int row = first; row < position; ++row) {
    auto numbers = std::make_shared<RowNumbers>(2, 4);
    for (int block = 0; block < 2; ++block) {
      for (std::size_t i = 0; i < 4; ++i) {
        numbers->key(BlockIndex(block))[i] = static_cast<float>(100 * row + 10 * block) + static_cast<float>(i);
        numbers->value(BlockIndex(block))[i] = -numbers->key(BlockIndex(block))[i];
      }
      step.record.changes.push_back({RowIndex(row), BlockIndex(block), {0xAB, 0xCD}});
    }
    step.rows.push_back({RowIndex(row), numbers});
  }
  return step;
}

CheckState done(CheckReport report) { return {.state = CheckState::State::done, .report = report}; }

}  // namespace

class TestStepModels : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void every_step_is_one_point_of_its_kind() {
    const TimePoints points = make_time_points({prefill(8, 5), decode(9, 1), uncached(10, 6), decode(11, 2)}, false);
    QCOMPARE(points.cached.points, (QList<QPointF>{{9, 1}, {11, 2}}));
    QCOMPARE(points.uncached.points, (QList<QPointF>{{10, 6}}));
    QCOMPARE(points.prefill.points, (QList<QPointF>{{8, 5}}));
    QCOMPARE(points.cached.steps, (std::vector<int>{1, 3}));
    QCOMPARE(*points.cached.median, 1.5);
    QVERIFY(!points.prefill.median);
  }

  void attention_alone_can_be_shown() {
    const TimePoints points = make_time_points({decode(9, 1)}, true);
    QVERIFY(std::abs(points.cached.points[0].y() - 0.1) < 1e-12);
  }

  void a_long_prefill_does_not_flatten_the_rest() {
    const TimePoints flat = make_time_points({prefill(500, 300), decode(501, 1), decode(502, 1.2)}, false);
    QVERIFY(flat.prefill_beyond);
    QVERIFY(flat.range.y_high < 2);
    const TimePoints shown = make_time_points({prefill(5, 2), decode(6, 1.5)}, false);
    QVERIFY(!shown.prefill_beyond);
    QVERIFY(shown.range.y_high > 2);
    QVERIFY(make_time_points({prefill(500, 300)}, false).range.y_high >= 300);
  }

  void growth_is_seen_and_noise_is_not() {
    std::vector<StepPoint> growing, noisy;
    for (int i = 0; i < 30; ++i) {
      growing.push_back(uncached(30 + i, 1 + 0.1 * i));
      noisy.push_back(decode(30 + i, i % 7 == 0 ? 5 : 1));
    }
    QVERIFY(make_time_points(growing, false).uncached.growing);
    QVERIFY(!make_time_points(noisy, false).cached.growing);
  }

  void medians() {
    QCOMPARE(median({3, 1, 2}), 2.0);
    QCOMPARE(median({4, 1, 2, 3}), 2.5);
  }

  void memory_falls_to_nothing_without_the_cache() {
    const MemoryLines lines = make_memory_lines({prefill(8, 1), decode(9, 1), uncached(10, 1), prefill(11, 1)});
    QCOMPARE(lines.unit, 1024.0);
    QCOMPARE(lines.used.first(), QPointF(0, 0));
    QVERIFY(lines.used.contains(QPointF(9, 9)) || lines.used.contains(QPointF(9.5, 9)));
    QVERIFY(lines.used.contains(QPointF(10.5, 0)));
    QVERIFY(lines.allocated.contains(QPointF(10.5, 0)));
    QCOMPARE(lines.spikes, (QList<QPointF>{{9.65, 0}, {10, 64}, {10.35, 0}}));
    QVERIFY(lines.range.y_high >= 64);
    QCOMPARE(make_memory_lines({}).used.size(), 0);
  }

  void an_edit_takes_back_the_steps_below_it() {
    const std::vector<StepPoint> standing = standing_points({prefill(8, 1), decode(9, 1), decode(10, 1), decode(9, 1)});
    QCOMPARE(standing.size(), std::size_t{2});
    QCOMPARE(standing[1].position, 9);
  }

  void a_step_s_bar_is_in_proportion() {
    const StepRecord step = timed_step();
    const StepBarLayout bar = arrange_step_bar(step, 200);
    double width = 0;
    for (const StepBarLayout::Segment& segment : bar.segments) {
      QCOMPARE(segment.left, width);
      QVERIFY(std::abs(segment.width / 200 - segment.seconds / step.seconds()) < 1e-12);
      width += segment.width;
    }
    QVERIFY(std::abs(width - 200) < 1e-9);
    QCOMPARE(bar.segments.size(), std::size_t{7});  // nothing was appended or projected out
    QCOMPARE(phase_seconds(step, StepPhase::mlp), 8e-3);
  }

  void pixel_and_phase() {
    const StepBarLayout bar = arrange_step_bar(timed_step(), 200);
    for (std::size_t i = 0; i < bar.segments.size(); ++i) {
      QCOMPARE(bar.segment_at(bar.segments[i].left + bar.segments[i].width / 2), static_cast<int>(i));
    }
    QCOMPARE(bar.segment_at(-1), -1);
    QCOMPARE(bar.segment_at(201), -1);
    QCOMPARE(arrange_step_bar(StepRecord{}, 200).segment_at(5), -1);
  }

  void every_phase_has_words() {
    for (int i = 0; i < kStepPhases; ++i) {
      QVERIFY(!phase_name(static_cast<StepPhase>(i)).isEmpty());
      QVERIFY(phase_meaning(static_cast<StepPhase>(i)).endsWith('.'));
    }
  }

  void what_bound_a_step_data() {
    QTest::addColumn<double>("bytes");
    QTest::addColumn<double>("multiply_adds");
    QTest::addColumn<double>("byte_limit");
    QTest::addColumn<double>("operation_limit");
    QTest::addColumn<StepBound>("bound");
    QTest::newRow("decode") << 9e8 << 1e8 << 50e9 << 500e9 << StepBound::memory;
    QTest::newRow("long pass") << 5e8 << 8e9 << 50e9 << 1000e9 << StepBound::arithmetic;
    QTest::newRow("both") << 8e8 << 4e9 << 50e9 << 500e9 << StepBound::both;
    QTest::newRow("faster than both limits were measured") << 1.5e9 << 5.2e9 << 50e9 << 500e9 << StepBound::both;
    QTest::newRow("tiny model") << 1e7 << 1e6 << 50e9 << 500e9 << StepBound::overhead;
    QTest::newRow("decode, no limits known") << 5e8 << 1.2e8 << 0.0 << 0.0 << StepBound::memory;
    QTest::newRow("long pass, no limits known") << 5e8 << 8e10 << 0.0 << 0.0 << StepBound::arithmetic;
    QTest::newRow("in between, no limits known") << 5e8 << 5e9 << 0.0 << 0.0 << StepBound::unknown;
    QTest::newRow("decode, the rate of its products not known") << 9e8 << 1e8 << 50e9 << 0.0 << StepBound::memory;
    QTest::newRow("long pass, the same") << 5e8 << 8e10 << 500e9 << 0.0 << StepBound::arithmetic;
    QTest::newRow("tiny model, the same") << 1e7 << 1e6 << 50e9 << 0.0 << StepBound::unknown;
    QTest::newRow("nothing read") << 0.0 << 0.0 << 50e9 << 500e9 << StepBound::unknown;
  }
  void what_bound_a_step() {
    QFETCH(double, bytes);
    QFETCH(double, multiply_adds);
    QFETCH(double, byte_limit);
    QFETCH(double, operation_limit);
    QFETCH(StepBound, bound);
    StepRecord step = timed_step();  // 20 ms
    step.weights_bytes_read = static_cast<std::size_t>(bytes);
    step.multiply_adds = multiply_adds;
    const StepRates rates = rate_step(step, {byte_limit, operation_limit});
    QCOMPARE(rates.bound, bound);
    QVERIFY(operation_limit > 0 || !bound_sentence(rates).contains("calculated at"));
    QCOMPARE(bound_sentence(rates).isEmpty(), bound == StepBound::unknown);
    QVERIFY(!bound_sentence(rates).contains(QLatin1String("%1")));
  }

  void a_row_s_numbers_are_the_run_s() {
    RunModel run;
    run.start(tiny_recording());
    run.append({tiny_step(0, 2, true), tiny_step(2, 3, true)});
    const RowDetail detail = make_row_detail(run, {1, 1, 1});
    QVERIFY(detail.there);
    QCOMPARE(detail.look, RowLook::kept);
    QCOMPARE(std::vector<float>(detail.key.begin(), detail.key.end()), (std::vector<float>{112, 113}));
    QCOMPARE(std::vector<float>(detail.value.begin(), detail.value.end()), (std::vector<float>{-112, -113}));
    QCOMPARE(detail.unchanged_steps, 1);
    QCOMPARE(detail.bytes, std::size_t{64});
    QVERIFY(row_title(detail).contains("block 2, head 2"));
    QVERIFY(fingerprint_text(detail).startsWith("00000000000000ab"));
    QVERIFY(numbers_as_text(detail).contains("1\t112\t-112\n2\t113\t-113\n"));
  }

  void a_row_s_place_is_told() {
    RunModel run;
    run.start(tiny_recording());
    QVERIFY(!make_row_detail(run, {5, 0, 0}).there);
    QVERIFY(!make_row_detail(run, {-1, 0, 0}).there);
    run.append({tiny_step(0, 2, true)});
    QCOMPARE(make_row_detail(run, {2, 0, 0}).look, RowLook::newest);
    QVERIFY(make_row_detail(run, {2, 0, 0}).key.empty());
    run.append({RecordedSwitch{false}, tiny_step(0, 3, false)});
    QCOMPARE(make_row_detail(run, {1, 0, 0}).look, RowLook::not_kept);
    run.append({RecordedEdit{RowIndex(1), {TokenId(7), "c"}, 2}});
    QCOMPARE(make_row_detail(run, {1, 0, 0}).look, RowLook::invalid);
    QCOMPARE(make_row_detail(run, {1, 9, 9}).place, (Place{1, 1, 1}));
  }

  void a_verdict_says_what_was_found() {
    RunModel run;
    run.start(tiny_recording());
    QCOMPARE(make_verdict(run, {}).tone, Tone::neutral);
    RecordedStep step = tiny_step(0, 2, true);
    run.append({step});
    CheckReport report{.steps = 1,
                       .checked = {{0, 0}},
                       .tokens_identical = 1,
                       .logits_identical = 1,
                       .rows_checked = 4,
                       .rows_identical = 4};
    QCOMPARE(make_verdict(run, done(report)).tone, Tone::good);
    QVERIFY(make_verdict(run, done(report)).facts.contains("logits identical to the last bit (1 of 1 steps)"));
    report.logits_identical = 0;
    report.first_logits_difference = StepDifference{0, 2, 0.5, 0.25};
    const Verdict bad = make_verdict(run, done(report));
    QCOMPARE(bad.tone, Tone::bad);
    QVERIFY(bad.facts.join('\n').contains("step 0") && bad.facts.join('\n').contains("0.25"));
    report.exact = false;
    report.largest_difference = 1e-6;
    const Verdict rounded = make_verdict(run, done(report));
    QCOMPARE(rounded.tone, Tone::good);
    QVERIFY(rounded.facts.join('\n').contains("adds in another order"));
    // The report of an earlier state is not this check's.
    QCOMPARE(make_verdict(run, {.state = CheckState::State::running, .report = report}).tone, Tone::neutral);
    // A run that has gone on is not what was checked.
    QCOMPARE(make_verdict(run, {.report = report}).tone, Tone::neutral);
  }

  void a_rebuilt_row_with_other_bits_is_an_error() {
    RunModel run;
    run.start(tiny_recording());
    RecordedStep again = tiny_step(0, 3, false);
    again.record.rows_rebuilt = 2;
    again.record.rows_rebuilt_identical = 2;
    run.append({tiny_step(0, 2, true), again});
    QCOMPARE(make_verdict(run, {}).tone, Tone::neutral);
    QVERIFY(make_verdict(run, {}).facts.join(' ').contains("rebuilt 2 times, every rebuild gave the same bits"));
    again.record.rows_rebuilt_identical = 1;
    again.record.position = 4;
    run.append({again});
    QCOMPARE(make_verdict(run, {}).tone, Tone::bad);
  }
};

QTEST_GUILESS_MAIN(TestStepModels)
#include "tst_step_models.moc"
