// The chart cards over a real run of the bundled model: what is drawn is what the steps reported.
#include <QAccessible>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

#include "support/bundled_run.h"
#include "support/grab.h"
#include "support/two_visits.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/watch/memory_chart_card.h"
#include "views/watch/row_detail_card.h"
#include "views/watch/same_output_card.h"
#include "views/watch/step_bar.h"
#include "views/watch/step_card.h"
#include "views/watch/time_chart_card.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

class TestChartCards : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
    const BundledRun request{.steps = 24, .switches = {{10, false}, {18, true}}};
    run_.start(bundled_recording(request));
    run_.append(bundled_events(request));
  }

  void what_is_drawn_is_what_the_steps_took() {
    const TimeChartCard card(&run_);
    const std::vector<StepPoint>& points = run_.state().points();
    const auto& series = card.chart()->data().series;
    qsizetype drawn = 0;
    for (const ChartSeries& s : series) drawn += s.marker == ChartMarker::none ? 0 : s.points.size();
    QCOMPARE(drawn, static_cast<qsizetype>(points.size()));
    const QPointF first(points[0].position, points[0].seconds * 1e3);  // the prompt's prefill
    QCOMPARE(series.back().points.first(), first);
    const ChartTable table = card.table();
    QCOMPARE(table.rows.size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
      QCOMPARE(table.rows[i].size(), table.columns.size());
      QCOMPARE(table.rows[i][3].toDouble(), points[i].seconds * 1e3);
    }
  }

  // Its place at the scale's end says nothing; its time is beside it, and in the table.
  void a_prefill_beyond_the_scale_says_its_time() {
    TimeChartCard card(&run_);
    const ChartSeries& prefill = card.chart()->data().series.back();
    QCOMPARE(prefill.labels.size(), prefill.points.size());
    for (int i = 0; i < prefill.points.size(); ++i)
      QCOMPARE(prefill.labels[i], QStringLiteral("↑ ") + time_text(prefill.points[i].y() * 1e-3));
  }

  void the_formula_is_the_store_s_size() {
    const MemoryChartCard card(&run_);
    const auto& used = card.chart()->data().series.front().points;
    const double unit = 1024;
    QCOMPARE(used.last().y() * unit, double(run_.state().cache_bytes()));
    QCOMPARE(run_.state().cache_bytes(), std::size_t(run_.state().cache_rows()) * 2 * 4 * 256 * 4);
    QCOMPARE(card.table().rows.size(), run_.state().points().size());
  }

  // One row's price, not nothing times it.
  void without_rows_it_says_what_one_would_cost() {
    RunModel run;
    run.start(run_.recording());
    MemoryChartCard card(&run);
    const auto text = [&card] {
      QString all;
      for (const QLabel* label : card.findChildren<QLabel*>()) all += label->text() + u'\n';
      return all.replace(QChar(0xA0), ' ');
    };
    QVERIFY2(text().contains("Each will take 8 KiB (2 × 4 blocks × 256 numbers × 4 bytes)"), qPrintable(text()));
    QVERIFY2(!text().contains("0 bytes") && !text().contains("0 rows"), qPrintable(text()));
    run.append({RecordedSwitch{false}});
    QTRY_VERIFY2(text().contains("Kept, each would take 8 KiB"), qPrintable(text()));
    QVERIFY2(!text().contains("0 bytes"), qPrintable(text()));
  }

  void a_replay_shows_its_own_moment() {
    RunModel replay;
    replay.start(run_.recording());
    TimeChartCard card(&replay);
    QVERIFY(!card.chart()->has_points());
    replay.seek(5);
    QTRY_VERIFY(card.chart()->has_points());
    QCOMPARE(card.table().rows.size(), replay.state().points().size());
    replay.seek(0);
    QTRY_VERIFY(!card.chart()->has_points());
  }

  void a_row_s_strips_show_its_numbers() {
    Selection selection;
    selection.select({12, 2, 1});
    RowDetailCard card(&run_, &selection);
    const Visits visits = visit_twice(*card.strips(), Qt::Key_End);
    QVERIFY(visits.read[0].startsWith("key, number 64 of 64") && visits.read[1] == visits.read[0]);
    QVERIFY(visits.left_as_it_was && card.strips()->accessibleDescription().startsWith("The arrow keys"));
    const RowNumbers& numbers = *run_.state().rows()[12].numbers;
    for (const int i : {0, 31, 63}) {
      QCOMPARE(card.strips()->number({Side::key, i}), numbers.key(BlockIndex(2))[static_cast<std::size_t>(64 + i)]);
      QCOMPARE(card.strips()->number({Side::value, i}), numbers.value(BlockIndex(2))[static_cast<std::size_t>(64 + i)]);
    }
    auto* const row = card.findChildren<QSpinBox*>().first();
    row->setValue(13);
    QCOMPARE(selection.place(), (Place{13, 2, 1}));
  }

  void whoever_comes_back_to_the_bar_hears_the_phase_again() {
    StepCard card(&run_);
    StepBar* const bar = card.findChild<StepBar*>();
    const Visits visits = visit_twice(*bar, Qt::Key_Right);
    const QString words = spoken(bar->reading(1));
    QCOMPARE(visits.read, (QStringList{words, words}));
    QVERIFY(visits.left_as_it_was);
  }

  void pixel_and_number() {
    const HeadStripsLayout layout{40, 320, 20, 4, 64};
    for (const Side side : {Side::key, Side::value}) {
      for (const int i : {0, 17, 63}) QCOMPARE(layout.spot_at(layout.cell({side, i}).center()), (HeadSpot{side, i}));
    }
    QVERIFY(!layout.spot_at({39, 5}));
    QVERIFY(!layout.spot_at({361, 5}));
    QVERIFY(!layout.spot_at({100, 22}));
    QVERIFY(!(HeadStripsLayout{40, 320, 20, 4, 0}.spot_at({100, 5})));
  }

  void a_check_that_has_not_counted_yet_says_no_count() {
    RunCommands commands;
    Findings findings;
    SameOutputCard card(&run_, &findings, &commands);
    const auto says = [&card](const QString& text) {
      return std::ranges::any_of(card.findChildren<QLabel*>(), [&](const QLabel* label) { return label->text() == text; });
    };
    findings.set_check({.state = CheckState::State::running});
    QTRY_VERIFY(says("Checking…"));
    findings.set_check({.state = CheckState::State::running, .done = 1, .total = 20});
    QTRY_VERIFY(says("Checking: row 1 of 20"));
  }

  void checks_are_asked_for_and_stopped() {
    RunCommands commands;
    Findings findings;
    run_.set_status({.phase = RunPhase::paused});
    SameOutputCard card(&run_, &findings, &commands);
    card.show();
    QSignalSpy asked(&commands, &RunCommands::check), stopped(&commands, &RunCommands::stop_check);
    const auto press = [&card](const QString& text) {
      for (QPushButton* button : card.findChildren<QPushButton*>()) {
        if (button->text() == text && button->isVisible()) button->click();
      }
    };
    press("Check now");
    press("Check every step");
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked[0][0].value<CheckKind>(), CheckKind::quick);
    QCOMPARE(asked[1][0].value<CheckKind>(), CheckKind::thorough);
    findings.set_check({.state = CheckState::State::running, .done = 1, .total = 9});
    QTRY_COMPARE(card.findChild<QProgressBar*>()->value(), 1);
    press("Check now");
    press("Cancel");
    QCOMPARE(asked.size(), 2);
    QCOMPARE(stopped.size(), 1);
    run_.set_status({.phase = RunPhase::playing});
    findings.set_check({});
    QTRY_VERIFY(!card.findChild<QProgressBar*>()->isVisible());
    press("Check now");
    QCOMPARE(asked.size(), 2);
  }

  void a_step_is_not_held_against_rates_that_were_not_measured() {
    ModelStatus status;
    status.limits = {.error = Error{ErrorCode::device_lost, {"fell off the bus"}}};
    run_.set_model_status(status);
    StepCard step(&run_);
    const QList<QLabel*> labels = step.findChildren<QLabel*>();
    const auto says_why = [](const QLabel* label) {
      return label->text().startsWith("This machine's rates could not be measured") &&
             label->text().contains("fell off the bus");
    };
    QVERIFY(std::any_of(labels.begin(), labels.end(), says_why));
    run_.set_model_status({});
  }

  void nothing_is_without_a_name() {
    Selection selection;
    selection.select({12, 2, 1});
    RunCommands commands;
    Findings findings;
    TimeChartCard time(&run_);
    MemoryChartCard memory(&run_);
    StepCard step(&run_);
    RowDetailCard row(&run_, &selection);
    SameOutputCard same(&run_, &findings, &commands);
    for (QWidget* card : std::initializer_list<QWidget*>{&time, &memory, &step, &row, &same}) {
      for (QWidget* widget : card->findChildren<QWidget*>()) {
        const bool inner = widget->focusProxy() != nullptr || widget->objectName().startsWith("qt_");
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || inner) continue;
        const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
      }
    }
  }

  void looks() {
    RunModel empty;
    for (const int width : {400, 880}) {
      TimeChartCard time(&run_), no_time(&empty);
      MemoryChartCard memory(&run_), no_memory(&empty);
      grab_in_all_themes(time, "time", width);
      TimeChartCard attention(&run_);
      attention.set_attention_only(true);
      grab_in_all_themes(attention, "time-attention", width);
      grab_in_all_themes(no_time, "time-empty", width);
      grab_in_all_themes(memory, "memory", width);
      Selection nothing, something;
      something.select({12, 2, 1});
      RowDetailCard row(&run_, &something), no_row(&run_, &nothing);
      grab_in_all_themes(row, "row", width);
      grab_in_all_themes(no_row, "row-empty", width);
      grab_verdicts(width);
      StepCard step(&run_), no_step(&empty);
      grab_in_all_themes(step, "step", width);
      grab_in_all_themes(no_step, "step-empty", width);
      grab_in_all_themes(no_memory, "memory-empty", width);
    }
  }

 private:
  void grab_verdicts(int width) {
    RunCommands commands;
    Findings none, good, rounded, bad, running;
    using State = CheckState::State;
    CheckReport report{.steps = 24, .checked = {{0, 23}}, .tokens_identical = 24, .logits_identical = 24};
    good.set_check({.state = State::done, .report = report});
    report.exact = false;
    report.logits_identical = 3;
    report.largest_difference = 1.2e-6;
    rounded.set_check({.state = State::done, .kind = CheckKind::thorough, .report = report});
    report.exact = true;
    report.kind = CheckKind::thorough;
    report.tokens_identical = 20;
    report.first_token_difference = StepDifference{9, 37, 0.003, 0.4};
    report.rows_checked = 400;
    report.rows_identical = 390;
    bad.set_check({.state = State::done, .kind = CheckKind::thorough, .report = report});
    running.set_check({.state = State::running, .kind = CheckKind::thorough, .done = 7, .total = 24});
    run_.set_status({.phase = RunPhase::paused});
    SameOutputCard a(&run_, &none, &commands), b(&run_, &good, &commands), c(&run_, &rounded, &commands),
        d(&run_, &bad, &commands), e(&run_, &running, &commands);
    grab_in_all_themes(a, "same-none", width);
    grab_in_all_themes(b, "same-good", width);
    grab_in_all_themes(c, "same-rounded", width);
    grab_in_all_themes(d, "same-bad", width);
    grab_in_all_themes(e, "same-running", width);
  }

  RunModel run_;
};

QTEST_MAIN(TestChartCards)
#include "tst_chart_cards.moc"
