// The Race page over a real race of the bundled model, and over made-up ones.
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

#include "support/bundled_race.h"
#include "support/grab.h"
#include "support/heard.h"
#include "support/made_race.h"
#include "support/synthetic_run.h"
#include "views/race/lane_card.h"
#include "views/race/lane_popup.h"
#include "views/race/lane_words.h"
#include "views/race/machine_card.h"
#include "views/race/race_controls.h"
#include "views/race/race_page.h"
#include "views/race/race_rows_card.h"
#include "views/race/race_settings.h"
#include "views/race/race_time_card.h"
#include "views/race/ratio_table.h"
#include "views/race/verdict_card.h"
#include "views/run/findings.h"
#include "views/run/prompt_model.h"
#include "views/run/run_settings.h"
#include "views/run/selection.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

// A page with all that it stands on.
struct Desk {
  RunModel run;
  PromptModel prompt;
  Findings findings;
  Selection selection;
  RunCommands commands;
  RaceModel race;
  RunSettings settings{&commands};
  QList<RaceRequest> prepared;
  RacePage page{{&run, &prompt, &findings, &selection, &commands, &race, &settings}};

  Desk() {
    ModelStatus status;
    status.state = ModelStatus::State::ready;
    status.limits = {.bytes_per_second = 27e9, .operations_per_second = 90e9};
    run.set_model_status(status);
    QObject::connect(&commands, &RunCommands::prepare_race, [this](const RaceRequest& request) { prepared << request; });
  }
};

}  // namespace

class TestRacePage : public QObject {
  Q_OBJECT

 private slots:
  void tells_what_the_user_has_done() {
    Heard heard;
    Desk desk;
    desk.page.show();
    for (const Lane lane : {Lane::a, Lane::b}) desk.race.lane(lane).start(synthetic_recording({" a"}));
    RaceStatus status{.phase = RaceStatus::Phase::ready};
    status.request.tokens = 4;
    desk.race.set_status(status);
    desk.page.press_step();
    take_step(desk.race.lane(Lane::b), " so");
    take_step(desk.race.lane(Lane::a), " on");
    QCOMPARE(heard.take(), QStringList("Lane B: ·so, 1 of 4"));
    desk.page.press_play();
    status.phase = RaceStatus::Phase::racing;
    desk.race.set_status(status);
    desk.page.press_play();
    QCOMPARE(heard.take(), (QStringList{"Racing", "Paused"}));
    desk.page.press_restart();
    QCOMPARE(heard.take(), QStringList("Both lanes are back at the prompt"));
    status.phase = RaceStatus::Phase::none;
    status.error = Error{ErrorCode::file_not_found, {"/a"}};
    desk.race.set_status(status);
    QVERIFY(heard.take().value(0).contains("/a"));
  }

  // What comes later is a lesson's.
  void expects_nothing_of_a_step_that_has_failed() {
    Heard heard;
    Desk desk;
    desk.page.show();
    for (const Lane lane : {Lane::a, Lane::b}) desk.race.lane(lane).start(synthetic_recording({" a"}));
    desk.race.set_status({.phase = RaceStatus::Phase::ready});
    desk.page.press_step();
    desk.race.set_status({.phase = RaceStatus::Phase::paused, .error = Error{ErrorCode::out_of_memory, {"run", "0"}}});
    QCOMPARE(heard.take().size(), 1);  // why
    desk.race.set_status({.phase = RaceStatus::Phase::paused});
    take_step(desk.race.lane(Lane::a), " so");
    desk.race.set_status({.phase = RaceStatus::Phase::finished});
    desk.page.press_step();  // and none is left to come when the lanes begin anew
    for (const Lane lane : {Lane::a, Lane::b}) desk.race.lane(lane).start(synthetic_recording({" a"}));
    take_step(desk.race.lane(Lane::a), " so");
    QCOMPARE(heard.take(), QStringList());
  }

  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  void prepares_when_it_is_looked_at() {
    Desk desk;
    RunRequest request = desk.settings.request();
    request.prompt = "One two";
    request.sampling.seed = 9;
    emit desk.commands.restart(request);
    QVERIFY(desk.prepared.isEmpty());  // nobody looks
    desk.page.show();
    QCOMPARE(desk.prepared.size(), 1);
    QCOMPARE(desk.prepared.last().prompt, std::string("One two"));
    QCOMPARE(desk.prepared.last().sampling.seed, 9U);
    QCOMPARE(desk.prepared.last().tokens, 200);
    QVERIFY(desk.prepared.last().a == LaneRequest{} && desk.prepared.last().b == LaneRequest{.cache = false});
    desk.page.hide();
    desk.page.show();
    QCOMPARE(desk.prepared.size(), 1);  // the same race is still there
    emit desk.commands.restart(request);
    QCOMPARE(desk.prepared.size(), 1);
    request.prompt = "Three";
    emit desk.commands.restart(request);
    QCOMPARE(desk.prepared.size(), 2);
  }

  void any_setting_begins_anew() {
    Desk desk;
    desk.page.show();
    desk.page.controls()->tokens_box()->setValue(36);
    QCOMPARE(desk.prepared.last().tokens, 36);
    LanePopup* popup = desk.page.lane(Lane::b)->popup();
    popup->arithmetic_box()->setCurrentIndex(1);
    QVERIFY((desk.prepared.last().b == LaneRequest{.cache = false, .backend = BackendKind::openblas}));
    popup->threads_box()->setValue(2);
    QCOMPARE(desk.prepared.last().b.threads, 2);
    popup->cache_box()->setChecked(true);
    QVERIFY(desk.prepared.last().b.cache && desk.prepared.last().a == LaneRequest{});
    QCOMPARE(desk.prepared.size(), 5);
    QVERIFY(desk.page.lane(Lane::b)->title().startsWith(QStringLiteral("With the KV cache · OpenBLAS")));
  }

  void keys_press_the_buttons() {
    Desk desk;
    desk.page.show();
    QSignalSpy race(&desk.commands, &RunCommands::race), pause(&desk.commands, &RunCommands::pause_race);
    QSignalSpy step(&desk.commands, &RunCommands::race_step);
    QVERIFY(desk.page.press_play() && race.isEmpty());  // no model yet: the button is off, the key still its own
    QVERIFY(!desk.page.press_cache());
    desk.race.set_status({.phase = RaceStatus::Phase::ready});
    QVERIFY(desk.page.press_play() && desk.page.press_step());
    QVERIFY(race.size() == 1 && step.size() == 1);
    desk.race.set_status({.phase = RaceStatus::Phase::racing});
    QCOMPARE(desk.page.controls()->race_button()->text(), QStringLiteral("Pause"));
    desk.page.press_play();
    QCOMPARE(pause.size(), 1);
    desk.page.press_restart();
    QCOMPARE(desk.prepared.size(), 2);
    desk.race.set_status({.phase = RaceStatus::Phase::finished});
    desk.page.press_play();  // once more from the prompt
    QVERIFY(desk.prepared.size() == 3 && race.size() == 2);
    QSignalSpy watch(&desk.page, &RacePage::watch_wanted);
    desk.page.controls()->change_button()->click();
    QCOMPARE(watch.size(), 1);
  }

  void progress_is_the_race_s_own() {
    Desk desk;
    desk.page.show();
    fill(desk.race, {});
    desk.page.controls()->tokens_box()->setValue(500);  // of the next race
    const auto* progress = desk.page.lane(Lane::a)->findChild<QProgressBar*>();
    QTRY_COMPARE(progress->value(), 20);
    QCOMPARE(progress->maximum(), 20);
  }

  void says_what_the_lanes_made() {
    Desk desk;
    desk.page.show();
    desk.page.controls()->tokens_box()->setValue(20);
    fill(desk.race, {});
    QTRY_COMPARE(desk.page.lane(Lane::a)->clock(), tokens_text(20) + QStringLiteral(" · 0.200\u00A0s"));
    // The lanes redraw each at its own pace.
    QTRY_COMPARE(desk.page.lane(Lane::a)->state(), QStringLiteral("✓ finished"));
    QTRY_COMPARE(desk.page.lane(Lane::b)->state(), QStringLiteral("moves next"));
    QTRY_COMPARE(desk.page.lane(Lane::a)->rows(), QStringLiteral("27 rows computed"));
    QTRY_COMPARE(desk.page.lane(Lane::b)->rows(), QStringLiteral("162 rows computed"));
    const VerdictCard& verdict = *desk.page.verdict();
    QTRY_COMPARE(verdict.verdict().agreement, Agreement::identical);
    const QString ratio = ratio_text(desk.race.comparison().speedup());
    QTRY_COMPARE(verdict.headline(), ratio + QStringLiteral(" faster so far"));
    QCOMPARE(verdict.table()->cell(0, 0), ratio);
    QVERIFY(verdict.table()->cell(0, 2).startsWith(u'≈') &&
            verdict.table()->cell(0, 2).endsWith(QStringLiteral("predicted")));
    QTRY_COMPARE(desk.page.rows()->explanation(),
                 QStringLiteral("8 + 20 − 1 = 27 rows with the cache · 8 + 9 + … + 19 = 162 rows without"));
    const ChartTable rows = desk.page.rows()->table();
    QCOMPARE(rows.rows.size(), 20U);
    QCOMPARE(rows.rows[11], (QVariantList{19, 19LL, 162LL, 19LL, 162LL}));
    QCOMPARE(desk.page.times()->table().rows[11][2].toDouble(), 190.0);
  }

  void figures_that_could_not_be_measured_say_why() {
    Desk desk;
    ModelStatus status = desk.run.model_status();
    status.limits = {.error = Error{ErrorCode::device_lost, {"fell off the bus"}}};
    desk.run.set_model_status(status);
    desk.page.show();
    const QString sentence = desk.page.machine()->sentence();
    QVERIFY2(sentence.startsWith("This machine's figures could not be measured. The GPU is lost (fell off the bus)."),
             qPrintable(sentence));
  }

  void another_machine_swaps_the_curves() {
    Desk desk;
    desk.page.show();
    MadeRace race;
    race.shape = gpt2_small();
    fill(desk.race, race);
    MachineCard& card = *desk.page.machine();
    const auto predicted = [&] { return desk.page.times()->chart()->data().series[4].points.back().y(); };
    QTRY_VERIFY(!desk.page.times()->chart()->data().series[4].points.isEmpty());
    const double here = predicted();
    QVERIFY(card.sentence().contains(QStringLiteral("this machine")));
    card.choice()->setCurrentIndex(card.choice()->findData(QStringLiteral("h100")));
    QVERIFY(predicted() < here / 10);
    card.choice()->setCurrentIndex(card.choice()->findData(QStringLiteral("like_the_text")));
    QVERIFY(card.sentence().contains(QStringLiteral("names no machine")));
    QCOMPARE(card.table()->cell(1, 0).right(4), QStringLiteral("1.8×").right(4));
    card.fixed_box()->setValue(500);
    QCOMPARE(card.machine().id, QStringLiteral("own"));
    QCOMPARE(card.machine().machine.fixed_seconds, 0.5);
    QVERIFY(predicted() > 500);
  }

  void errors_and_loading_are_told() {
    Desk desk;
    desk.page.show();
    desk.race.set_status({.phase = RaceStatus::Phase::loading, .progress = 0.4});
    QVERIFY(desk.page.controls()->note().startsWith(QStringLiteral("Getting the lanes ready")));
    RaceStatus failed;
    failed.error = Error{ErrorCode::prompt_too_long, {"1100", "1024"}};
    desk.race.set_status(failed);
    QVERIFY(desk.page.controls()->note().startsWith(QStringLiteral("The prompt has 1100")));
    failed.error_lane = Lane::b;
    failed.error = Error{ErrorCode::device_lost, {"fell off the bus"}};
    desk.race.set_status(failed);
    QVERIFY(desk.page.controls()->note().startsWith(QStringLiteral("Lane B: The GPU is lost (fell off the bus).")));
    QVERIFY(desk.page.controls()->restart_button()->isEnabled());
    QVERIFY(!desk.page.controls()->race_button()->isEnabled());
  }

  void a_real_race_is_identical_and_looks_right() {
    Desk desk;
    desk.page.show();
    desk.page.controls()->tokens_box()->setValue(40);
    run_race(desk.race, {.steps = 66});
    QTRY_COMPARE(desk.page.verdict()->verdict().agreement, Agreement::identical);
    grab(desk.page, "race");
  }

  void a_long_race_measures_its_ratios() {
    Desk desk;
    desk.page.show();
    desk.page.controls()->tokens_box()->setValue(180);
    run_race(desk.race, {.tokens = 180, .steps = 360});
    QTRY_COMPARE(desk.page.verdict()->ratios().later[0].length, 200);
    const RaceRatios& ratios = desk.page.verdict()->ratios();
    QVERIFY(!ratios.later[0].run->predicted && !ratios.later[0].step->predicted && ratios.later[1].run->predicted);
    QVERIFY(desk.page.verdict()->headline().endsWith(QStringLiteral("faster in all")));
    const RatioTable& table = *desk.page.verdict()->table();
    QCOMPARE(table.cell(0, 0), ratio_text(desk.race.comparison().speedup()));
    QCOMPARE(table.cell(0, 1), ratio_text(ratios.later[0].run->value));
    for (const Lane lane : {Lane::a, Lane::b}) {
      const RunState& state = desk.race.lane(lane).state();
      QCOMPARE(state.rows_computed(), rows_by_formula(state.prompt_size(), 180, lane == Lane::a));
    }
    grab(desk.page, "race-finished");
  }

  void other_states_look_right() {
    Desk empty;
    empty.run.set_model_status({.state = ModelStatus::State::loading, .progress = 0.3});
    grab(empty.page, "race-empty");
    Desk rounded;
    rounded.page.show();
    rounded.page.controls()->tokens_box()->setValue(20);
    rounded.page.lane(Lane::b)->popup()->arithmetic_box()->setCurrentIndex(1);
    run_race(rounded.race, {.tokens = 20, .b = {.cache = false, .backend = BackendKind::openblas}});
    QTRY_COMPARE(rounded.page.verdict()->verdict().agreement, Agreement::same_tokens);
    grab(rounded.page, "race-openblas");
    Desk bad;
    bad.page.show();
    bad.page.controls()->tokens_box()->setValue(20);
    MadeRace other{.other_token_at = 7};
    other.shape = gpt2_small();
    fill(bad.race, other);
    Comparison comparison = bad.race.comparison();
    comparison.identical_tokens = false;
    comparison.first_difference = 7;
    comparison.logits_max_abs_diff = 0.4;
    bad.race.set_comparison(comparison);
    grab(bad.page, "race-bad");
    MachineCard* machine = bad.page.machine();
    machine->choice()->setCurrentIndex(machine->choice()->findData(QStringLiteral("like_the_text")));
    bad.page.setLayoutDirection(Qt::RightToLeft);
    grab(bad.page, "race-right-to-left");
    bad.page.setLayoutDirection(Qt::LeftToRight);
    grab_in_all_themes(*bad.page.lane(Lane::b)->popup(), "race-popup", 430);
  }

 private:
  static void grab(RacePage& page, const QString& name) {
    const QString folder = qEnvironmentVariable("ROWKEEPER_GRABS");
    for (const GrabTheme& look : kGrabThemes) {
      apply_theme(*qApp, make_theme(look.scheme, look.projector), kGrabPointSize);
      for (const QSize size : {QSize(1340, 850), QSize(900, 560), QSize(1340, 1280)}) {
        page.resize(size);
        page.show();
        QApplication::processEvents();
        const QString picture =
            QStringLiteral("%1-%2-%3").arg(name, QLatin1String(look.name)).arg(size.width() + size.height());
        const QStringList wrong = faults(page, picture);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        if (folder.isEmpty()) continue;
        QTest::qWait(300);  // charts redraw four times a second
        QDir().mkpath(folder);
        page.grab().save(QStringLiteral("%1/%2.png").arg(folder, picture));
      }
    }
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }
};

QTEST_MAIN(TestRacePage)
#include "tst_race_page.moc"
