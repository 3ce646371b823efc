// The chart cards over a real run of the bundled model: what is drawn is what the steps reported.
#include <QAbstractItemModelTester>
#include <QLabel>
#include <QtTest>

#include "support/bundled_run.h"
#include "support/grab.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/watch/memory_chart_card.h"
#include "views/watch/row_detail_card.h"
#include "views/watch/same_output_card.h"
#include "views/watch/step_card.h"
#include "views/watch/time_chart_card.h"

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

  void looks() {
    RunModel empty;
    for (const int width : {400, 880}) {
      TimeChartCard time(&run_), no_time(&empty);
      MemoryChartCard memory(&run_), no_memory(&empty);
      grab_in_all_themes(time, "time", width);
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
    CheckReport report{.steps = 24, .tokens_identical = 24, .logits_identical = 24};
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
