// What was found about a run is not shown for another one.
#include <QPushButton>
#include <QtTest>

#include "support/heard.h"
#include "support/synthetic_run.h"
#include "views/run/findings.h"
#include "views/run/page_models.h"
#include "views/run/prompt_model.h"
#include "views/run/race_model.h"
#include "views/run/replay_player.h"
#include "views/run/run_settings.h"
#include "views/run/selection.h"
#include "views/watch/same_output_card.h"
#include "views/watch/watch_page.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

struct Desk {
  RunModel run;
  PromptModel prompt;
  Findings findings;
  Selection selection;
  RunCommands commands;
  RaceModel race;
  RunSettings settings{&commands};
  ReplayPlayer player{&run, &commands};
  WatchPage page{{&run, &prompt, &findings, &selection, &commands, &race, &settings}, &player};
  SameOutputCard& card = *page.findChild<SameOutputCard*>();

  void begin() {
    run.start(synthetic_recording({"The", " goats"}));
    run.set_status({.phase = RunPhase::paused});
    take_step(run, " are");
  }
  void find() {
    findings.set_check(
        {.state = CheckState::State::done,
         .report = CheckReport{.steps = 1, .checked = {{0, 0}}, .tokens_identical = 1, .logits_identical = 1}});
    findings.set_alternatives({1, {{TokenId(1), " cats", 0.5}}});
    findings.set_triangle({0, 0, 1, {1.0F}});
  }
  QString facts() const { return card.verdict().facts.join(' '); }
};

}  // namespace

class TestFindings : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void another_run_clears_them() {
    Desk desk;
    desk.begin();
    desk.find();
    QTRY_VERIFY(desk.card.verdict().tone == Tone::good);
    desk.run.start(synthetic_recording({"A", " dog"}));
    QVERIFY(desk.findings.check().state == CheckState::State::none && !desk.findings.check().report);
    QCOMPARE(desk.findings.alternatives().row, -1);
    QCOMPARE(desk.findings.triangle().rows, 0);
    QTRY_VERIFY(desk.card.verdict().tone == Tone::neutral);
  }

  // Told to whoever asked; a check that nobody asked for here is not news.
  void a_check_that_was_asked_for_tells_its_verdict() {
    Desk desk;
    desk.begin();
    desk.card.show();
    Heard heard;
    const auto ask = [&desk] {
      for (QPushButton* const button : desk.card.findChildren<QPushButton*>()) {
        if (button->text() == "Check now") button->setEnabled(true), button->click();
      }
    };
    desk.find();
    QCOMPARE(heard.take(), QStringList());
    QTRY_VERIFY(desk.card.findChildren<QPushButton*>().size() > 1);
    ask();
    desk.find();
    QTRY_VERIFY(desk.card.verdict().tone == Tone::good);
    const QString told = heard.take().value(0);
    QVERIFY2(told.startsWith(desk.card.verdict().title + '\n'), qPrintable(told));
    desk.find();
    QCOMPARE(heard.take(), QStringList());
    // It could not be made: the next one is not the one that was asked for.
    desk.findings.set_check({});
    ask();
    desk.findings.set_check({});
    desk.find();
    QCOMPARE(heard.take(), QStringList());
  }

  void while_a_check_runs_the_last_report_is_not_shown() {
    Desk desk;
    desk.begin();
    desk.find();
    CheckState check = desk.findings.check();
    check.state = CheckState::State::running;
    check.total = 3;
    desk.findings.set_check(check);
    QTRY_VERIFY(desk.card.verdict().tone == Tone::neutral);
    QVERIFY2(!desk.facts().contains("identical"), qPrintable(desk.facts()));
  }

  void steps_that_were_not_checked_are_named() {
    Desk desk;
    desk.begin();
    for (const char* const token : {" in", " the", " field"}) take_step(desk.run, token);
    CheckReport report{.steps = 1, .checked = {{0, 0}}, .tokens_identical = 1, .logits_identical = 1};
    report.checked = {{2, 2}};
    desk.findings.set_check({.state = CheckState::State::done, .report = report});
    QTRY_VERIFY2(desk.facts().contains("Steps 0 to 1, 3 are left out: their text was changed since."),
                 qPrintable(desk.facts()));
    QVERIFY2(!desk.facts().contains("by hand"), qPrintable(desk.facts()));
    report.replaced = 1;
    desk.findings.set_check({.state = CheckState::State::done, .report = report});
    QTRY_VERIFY2(desk.facts().contains("replaced by hand"), qPrintable(desk.facts()));
  }

  void one_step_that_was_not_checked_is_named() {
    Desk desk;
    desk.begin();
    for (const char* const token : {" in", " the", " field"}) take_step(desk.run, token);
    const CheckReport report{.steps = 3, .checked = {{1, 3}}, .tokens_identical = 3, .logits_identical = 3};
    desk.findings.set_check({.state = CheckState::State::done, .report = report});
    QTRY_VERIFY2(desk.facts().contains("Step 0 is left out: its text was changed since."), qPrintable(desk.facts()));
    QVERIFY2(!desk.facts().contains("slid"), qPrintable(desk.facts()));
  }

  // Steps before a slide are told apart from those whose text was changed.
  void steps_whose_text_slid_away_are_named() {
    Desk desk;
    desk.begin();
    take_step(desk.run, " in");
    RecordedStep step = std::get<RecordedStep>(synthetic_step(desk.run.state(), " the"));
    step.record.slid = true;
    step.record.position = 2;
    desk.run.append({step});
    take_step(desk.run, " field");
    const int slid = desk.run.state().steps_slid(), all = static_cast<int>(desk.run.state().points().size());
    QCOMPARE(slid, all - 2);
    const CheckReport report{.steps = 1, .checked = {{all - 1, all - 1}}, .tokens_identical = 1, .logits_identical = 1};
    desk.findings.set_check({.state = CheckState::State::done, .report = report});
    const QString gone = QStringLiteral("Steps 0 to %1 are left out: their text slid out of the context.").arg(slid - 1);
    QTRY_VERIFY2(desk.facts().contains(gone), qPrintable(desk.facts()));
    const QString changed = QStringLiteral("Step %1 is left out: its text was changed since.").arg(slid);
    QVERIFY2(desk.facts().contains(changed), qPrintable(desk.facts()));
  }

  void a_recording_can_not_be_checked_again() {
    Desk desk;
    Recording recording = synthetic_recording({"The", " goats"});
    RecordedStep step = std::get<RecordedStep>(synthetic_step(RunState(recording), " are"));
    recording.events = {step};
    step.record.position = 3;
    step.record.rows_rebuilt = step.record.rows_rebuilt_identical = 2;
    recording.events.push_back(step);
    desk.player.open(recording);
    QTRY_VERIFY2(desk.facts().contains("computes nothing, so there is nothing to check again"), qPrintable(desk.facts()));
    QVERIFY2(desk.facts().contains("no row was computed twice"), qPrintable(desk.facts()));
    desk.player.step();
    QTRY_VERIFY2(desk.facts().contains("When it was made: rows rebuilt 2 times"), qPrintable(desk.facts()));
    for (const QPushButton* button : desk.card.findChildren<QPushButton*>())
      QVERIFY2(button->isHidden() || button->text() == "Cancel", qPrintable(button->text()));
  }
};

QTEST_MAIN(TestFindings)
#include "tst_findings.moc"
