// A recording is played at the speed that was asked for, and nothing that happened in it is passed over.
#include <QSignalSpy>
#include <QtTest>

#include "support/synthetic_run.h"
#include "views/run/replay_player.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

struct Stage {
  RunModel run;
  RunCommands commands;
  ReplayPlayer player{&run, &commands};
  std::vector<int> cursors;  // that were seen

  // Steps, and an edit and a switch after each `steps` of them.
  explicit Stage(int steps, int rounds = 1) {
    Recording recording = synthetic_recording({"The", " goats", " are"});
    RunState state(recording);
    const auto add = [&](RunEvent event) {
      state.apply(event);
      recording.events.push_back(std::move(event));
    };
    for (int round = 0; round < rounds; ++round) {
      for (int i = 0; i < steps; ++i) add(synthetic_step(state, " word"));
      if (rounds == 1) break;
      add(synthetic_edit(1, " cats", 3));
      add(RecordedSwitch{false});
    }
    player.open(recording);
    QObject::connect(&run, &RunModel::changed, &run, [this] { cursors.push_back(run.cursor()); });
  }
};

}  // namespace

class TestReplayPlayer : public QObject {
  Q_OBJECT

 private slots:
  void it_opens_after_the_first_event_and_steps_event_by_event() {
    Stage stage(2, 2);
    QCOMPARE(stage.run.cursor(), 1);
    emit stage.commands.step();
    emit stage.commands.step();
    QCOMPARE(stage.run.cursor(), 3);
    QVERIFY(stage.run.state().last_edit());  // seen before its rows are rebuilt
    QVERIFY(stage.run.state().rows()[1].invalid);
    for (int i = 0; i < 20; ++i) stage.player.step();
    QCOMPARE(stage.run.cursor(), stage.run.events());
    stage.player.rewind();
    QCOMPARE(stage.run.cursor(), 0);
  }

  void there_is_no_cap() {
    Stage stage(400);
    emit stage.commands.set_speed(2000);
    emit stage.commands.play();
    QVERIFY(stage.player.playing());
    QTRY_VERIFY(!stage.player.playing());
    QCOMPARE(stage.run.cursor(), 400);
    // At one event a picture, as a screen shows them, there would be 400. The slower the machine, the fewer there are.
    QVERIFY2(stage.cursors.size() < 100, qPrintable(QString::number(stage.cursors.size())));
  }

  void slow_is_slow() {
    Stage stage(40);
    emit stage.commands.set_speed(20);
    emit stage.commands.play();
    QTest::qWait(330);
    QVERIFY2(stage.run.cursor() >= 3 && stage.run.cursor() <= 8, qPrintable(QString::number(stage.run.cursor())));
    emit stage.commands.pause();
    QVERIFY(!stage.player.playing());
  }

  void edits_and_switches_are_seen_at_any_speed() {
    Stage stage(20, 4);
    emit stage.commands.set_speed(0);
    emit stage.commands.play();
    QTRY_VERIFY(!stage.player.playing());
    for (int round = 1; round <= 4; ++round) {
      for (const int cursor : {22 * round - 1, 22 * round})
        QVERIFY2(std::count(stage.cursors.begin(), stage.cursors.end(), cursor) == 1, qPrintable(QString::number(cursor)));
    }
  }

  void a_live_run_stops_it() {
    Stage stage(40);
    emit stage.commands.play();
    QVERIFY(stage.player.playing());
    stage.run.set_status({.phase = RunPhase::paused});
    QVERIFY(!stage.player.playing());
  }
};

QTEST_GUILESS_MAIN(TestReplayPlayer)
#include "tst_replay_player.moc"
