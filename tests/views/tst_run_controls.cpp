// Play, Step, Restart, the switch, speed: enabled when they work, and what they ask for.
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "support/heard.h"
#include "support/synthetic_run.h"
#include "views/run/prepared_prompts.h"
#include "views/watch/run_controls.h"
#include "views/watch/sampling_popup.h"
#include "views/watch/speed_scale.h"
#include "views/widgets/toggle_switch.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

using State = ModelStatus::State;

QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

ModelStatus model_status(State state) {
  ModelStatus status;
  status.state = state;
  return status;
}

struct Fixture {
  RunModel run;
  RunCommands commands;
  RunSettings settings{&commands};
  RunControls controls{&run, &commands, &settings};

  Fixture() { run.set_model_status(model_status(State::ready)); }
  void begin(int tokens = 5) {
    run.start(synthetic_recording(std::vector<std::string>(static_cast<std::size_t>(tokens), " a")));
    run.set_status({.phase = RunPhase::paused});
  }
};

}  // namespace

class TestRunControls : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void buttons_are_enabled_where_they_work_data() {
    QTest::addColumn<RunPhase>("phase");
    QTest::addColumn<State>("model");
    QTest::addColumn<QString>("enabled");  // p(lay), s(tep), r(estart), c(ache)
    QTest::addColumn<QString>("play");
    QTest::newRow("no model") << RunPhase::none << State::none << "c"
                              << "Play";
    QTest::newRow("loading") << RunPhase::none << State::loading << "c"
                             << "Play";
    QTest::newRow("failed") << RunPhase::none << State::failed << "c"
                            << "Play";
    QTest::newRow("no run") << RunPhase::none << State::ready << "rc"
                            << "Play";
    QTest::newRow("paused") << RunPhase::paused << State::ready << "psrc"
                            << "Play";
    QTest::newRow("playing") << RunPhase::playing << State::ready << "prc"
                             << "Pause";
    QTest::newRow("finished") << RunPhase::finished << State::ready << "rc"
                              << "Play";
    QTest::newRow("replay") << RunPhase::replay << State::ready << "psr"
                            << "Play";
  }
  void buttons_are_enabled_where_they_work() {
    QFETCH(RunPhase, phase);
    QFETCH(State, model);
    QFETCH(QString, enabled);
    QFETCH(QString, play);
    Fixture f;
    f.run.set_model_status(model_status(model));
    f.run.set_status({.phase = phase});
    QTRY_COMPARE(f.controls.play_button()->text(), play);
    const std::pair<char16_t, QWidget*> controls[] = {{u'p', f.controls.play_button()},
                                                      {u's', f.controls.step_button()},
                                                      {u'r', f.controls.restart_button()},
                                                      {u'c', f.controls.cache_switch()}};
    for (const auto& [letter, control] : controls) {
      QCOMPARE(control->isEnabled(), enabled.contains(letter));
      QVERIFY(!control->toolTip().isEmpty());  // disabled ones say why
    }
  }

  void a_recording_is_played_and_rewound_by_the_same_buttons() {
    Fixture f;
    f.begin();
    f.run.set_status({.phase = RunPhase::replay});
    QSignalSpy play(&f.commands, &RunCommands::play), pause(&f.commands, &RunCommands::pause);
    QSignalSpy restart(&f.commands, &RunCommands::restart), rewind(&f.controls, &RunControls::rewind_wanted);
    f.controls.play_button()->click();
    f.controls.set_replay_playing(true);
    QCOMPARE(f.controls.play_button()->text(), QString("Pause"));
    f.controls.play_button()->click();
    f.controls.restart_button()->click();
    QCOMPARE(play.count(), 1);
    QCOMPARE(pause.count(), 1);
    QCOMPARE(rewind.count(), 1);
    QCOMPARE(restart.count(), 0);
    QVERIFY(!f.controls.cache_switch()->toolTip().isEmpty());
  }

  void buttons_ask_for_what_they_say() {
    Fixture f;
    f.begin();
    QSignalSpy play(&f.commands, &RunCommands::play), pause(&f.commands, &RunCommands::pause);
    QSignalSpy step(&f.commands, &RunCommands::step), restart(&f.commands, &RunCommands::restart);
    f.controls.play_button()->click();
    f.controls.step_button()->click();
    f.run.set_status({.phase = RunPhase::playing});
    f.controls.play_button()->click();
    f.controls.restart_button()->click();
    QCOMPARE(play.count(), 1);
    QCOMPARE(step.count(), 1);
    QCOMPARE(pause.count(), 1);
    QCOMPARE(restart.count(), 1);
    QCOMPARE(restart[0][0].value<RunRequest>().prompt, default_prompt_text().toStdString());
  }

  void speeds_rise_from_one_in_three_seconds_to_all_there_is() {
    QCOMPARE(speed_at(0), 1.0 / 3);
    QCOMPARE(speed_at(kSpeedPlaces - 1), 0.0);
    for (int place = 1; place < kSpeedPlaces - 1; ++place) {
      QVERIFY(speed_at(place) / speed_at(place - 1) > 1.2);
      QVERIFY(speed_at(place) / speed_at(place - 1) < 3);
    }
    for (int place = 0; place < kSpeedPlaces; ++place) QCOMPARE(speed_place(speed_at(place)), place);
    QCOMPARE(speed_place(0.01), 0);
    QCOMPARE(speed_place(4000), kSpeedPlaces - 2);
    QCOMPARE(plain(speed_text(speed_at(0))), QString("1 token in 3 s"));
    QCOMPARE(plain(speed_text(2)), QString("2 tokens/s"));
    QCOMPARE(speed_text(0), QString("as fast as it goes"));
  }

  void the_slider_asks_for_its_speed_and_follows_others() {
    Fixture f;
    QSignalSpy speed(&f.commands, &RunCommands::set_speed);
    f.controls.speed_slider()->setValue(kSpeedPlaces - 1);
    QCOMPARE(speed.count(), 1);
    QCOMPARE(speed[0][0].toDouble(), 0.0);
    QCOMPARE(f.controls.speed(), QString("as fast as it goes"));
    emit f.commands.set_speed(10);
    QCOMPARE(speed.count(), 2);
    QCOMPARE(speed_at(f.controls.speed_slider()->value()), 10.0);
    QCOMPARE(plain(f.controls.speed()), QString("10 tokens/s"));
  }

  void the_number_of_tokens_is_asked_for_and_kept_for_the_next_run() {
    Fixture f;
    f.begin();
    QSignalSpy tokens(&f.commands, &RunCommands::set_tokens);
    f.controls.tokens_box()->setValue(200);
    QCOMPARE(tokens.count(), 1);
    QCOMPARE(f.settings.request().tokens, 200);
    QCOMPARE(f.controls.status(), QString("0 of 200 tokens generated"));
  }

  void the_switch_answers_at_once_and_then_follows_the_engine() {
    Fixture f;
    f.begin();
    take_step(f.run, " b");
    take_step(f.run, " c");
    QSignalSpy cache(&f.commands, &RunCommands::set_cache);
    QTRY_COMPARE(f.controls.sentence(), QString("one row per step"));
    f.run.set_status({.phase = RunPhase::playing, .busy = true});
    f.controls.cache_switch()->click();
    QCOMPARE(cache.count(), 1);
    QCOMPARE(cache[0][0].toBool(), false);
    QVERIFY(!f.controls.cache_switch()->isChecked());
    QCOMPARE(f.controls.sentence(), QString("every row, every step"));
    take_step(f.run, " d");  // the step that was under way still had it
    QTest::qWait(150);
    QVERIFY(!f.controls.cache_switch()->isChecked());
    f.run.append({RecordedSwitch{false}});
    emit f.commands.set_cache(true);  // by key
    QVERIFY(f.controls.cache_switch()->isChecked());
    f.run.append({RecordedSwitch{true}});
    QTRY_COMPARE(f.controls.sentence(), QString("next step fills the cache again (prefill)"));
    take_step(f.run, " e");
    QTRY_COMPARE(f.controls.sentence(), QString("one row per step"));
    QVERIFY(f.settings.request().cache);
  }

  void an_edit_tells_how_many_rows_the_next_step_rebuilds() {
    Fixture f;
    f.begin(6);
    QTRY_COMPARE(f.controls.sentence(), QString("first step fills the cache (prefill)"));
    take_step(f.run, " b");
    f.run.append({synthetic_edit(2, " x", 6)});
    QTRY_COMPARE(f.controls.sentence(), QString("next step rebuilds 4 rows"));
  }

  void the_end_says_why() {
    Fixture f;
    f.begin();
    for (int i = 0; i < 3; ++i) take_step(f.run, " b");
    QTRY_COMPARE(f.controls.status(), QString("3 of 40 tokens generated"));
    f.run.set_status({.phase = RunPhase::finished, .reason = FinishReason::tokens});
    QTRY_COMPARE(f.controls.status(), QString("All 3 tokens are there."));
    f.run.set_status({.phase = RunPhase::finished, .reason = FinishReason::context_full});
    QTRY_COMPARE(f.controls.status(), QString("The context of 1,024 rows is full."));
    f.run.set_status({.phase = RunPhase::paused, .error = Error{ErrorCode::not_a_number, {"logits"}}});
    QTRY_VERIFY(f.controls.status().size() > 20);
  }

  // Those that slid out of the context were generated too; those that an edit takes away are gone.
  void tokens_are_counted_over_a_slide() {
    Fixture f;
    f.begin();
    for (int i = 0; i < 3; ++i) take_step(f.run, " b");
    RecordedStep slide = std::get<RecordedStep>(synthetic_step(f.run.state(), " c"));
    slide.record.slid = true;
    slide.record.position = 1;
    f.run.append({slide});
    QCOMPARE(f.run.state().size(), 2);
    QTRY_COMPARE(f.controls.status(), QString("4 of 40 tokens generated"));
    f.run.append({synthetic_edit(0, " x", 1)});
    QTRY_COMPARE(f.controls.status(), QString("3 of 40 tokens generated"));
  }

  void a_long_prefill_shows_how_far_it_is() {
    Fixture f;
    f.begin();
    f.controls.show();
    f.run.set_status({.phase = RunPhase::playing, .busy = true, .rows_done = 512, .rows_total = 1000});
    QTRY_COMPARE(f.controls.status(), QString("prefill: 512 of 1,000 rows"));
    f.run.set_status({.phase = RunPhase::playing});
    QTRY_COMPARE(f.controls.status(), QString("0 of 40 tokens generated"));
  }

  void sampling_changes_wait_for_a_restart_and_say_so() {
    Fixture f;
    f.begin();
    QTRY_VERIFY(f.controls.sampling_button()->text().startsWith("Sampling: greedy"));
    f.settings.set_sampling({.greedy = false, .temperature = 0.8, .top_k = 40});
    const QString changed = f.controls.sampling_button()->text();
    QVERIFY2(changed.startsWith("Sampling: temperature 0.8 · top-k 40, after a restart"), qPrintable(changed));
    QSignalSpy restart(&f.commands, &RunCommands::restart);
    f.controls.sampling_popup()->restart_button()->click();
    QCOMPARE(restart[0][0].value<RunRequest>().sampling.top_k, 40);
    Recording next = synthetic_recording({" a"});
    next.sampling = f.settings.request().sampling;
    f.run.start(next);
    QTRY_VERIFY(!f.controls.sampling_button()->text().contains("restart"));
  }

  void a_restart_from_elsewhere_is_taken_over() {
    Fixture f;
    RunRequest lesson;
    lesson.tokens = 12;
    lesson.cache = false;
    lesson.prompt = "Once";
    emit f.commands.restart(lesson);
    QVERIFY(f.settings.request() == lesson);
    QCOMPARE(f.controls.tokens_box()->value(), 12);
  }

  // Once each, and not every token of a run that plays.
  void says_what_its_buttons_have_done() {
    Heard heard;
    Fixture f;
    f.begin();
    f.settings.set_tokens(4);
    f.controls.show();
    f.controls.step_button()->click();
    take_step(f.run, " meadow");
    QCOMPARE(heard.take(), QStringList());
    f.run.set_status({.phase = RunPhase::paused});
    QCOMPARE(heard.take(), QStringList("·meadow, 1 of 4"));
    f.controls.cache_switch()->click();
    f.controls.cache_switch()->click();
    QCOMPARE(heard.take(), (QStringList{"KV cache off", "KV cache on"}));
    f.controls.play_button()->click();
    f.run.set_status({.phase = RunPhase::playing});
    take_step(f.run, " and");
    f.controls.play_button()->click();
    f.run.set_status({.phase = RunPhase::paused});
    QCOMPARE(heard.take(), (QStringList{"Playing", "Paused"}));
    take_step(f.run, " so");
    f.controls.step_button()->click();
    take_step(f.run, " on");
    f.run.set_status({.phase = RunPhase::finished});
    QCOMPARE(heard.take(), QStringList("·on, 4 of 4\nAll 4 tokens are there."));
    f.controls.restart_button()->click();
    QCOMPARE(heard.take(), QStringList("Back at the prompt"));
  }

  // A lesson that drives the run says itself what there is to say.
  void is_silent_about_what_others_do() {
    Heard heard;
    Fixture f;
    f.begin();
    f.controls.show();
    emit f.commands.set_cache(false);
    emit f.commands.play();
    f.run.set_status({.phase = RunPhase::playing});
    take_step(f.run, " so");
    f.run.set_status({.phase = RunPhase::finished});
    QCOMPARE(heard.take(), QStringList());
  }

  void says_what_a_step_through_a_recording_shows() {
    Heard heard;
    Fixture f;
    f.begin(2);
    take_step(f.run, " so");
    f.run.append({RecordedSwitch{false}, synthetic_edit(1, " →", 3)});
    f.run.set_status({.phase = RunPhase::replay});
    f.run.seek(0);
    f.controls.show();
    connect(&f.commands, &RunCommands::step, &f.run, [&f] { f.run.seek(f.run.cursor() + 1); });
    for (int i = 0; i < 4; ++i) f.controls.step_button()->click();
    QCOMPARE(heard.take(), (QStringList{"·so, 1 of 1", "KV cache off", "Row 1 is ·→ now", "The recording ends here."}));
  }
};

QTEST_MAIN(TestRunControls)
#include "tst_run_controls.moc"
