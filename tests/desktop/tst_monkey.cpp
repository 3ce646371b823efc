// 2,000 presses of whatever can be pressed, in seeded random order. Nothing crashes, no store ever serves two runs, and in the end
// the window shows what the engine computes by itself. ROWKEEPER_MONKEY_SEED repeats a run.
#include <QtTest>
#include <algorithm>

#include "core/run/recording_file.h"
#include "support/monkey.h"
#include "support/test_window.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::RunPhase;

namespace {

constexpr int kPresses = 2000;
constexpr unsigned kSeed = 20231;
constexpr int kMostKept = 12;  // presses that a failure tells of

// Looks at every event that a run gets. Two runs on one store would show in the steps' numbers, or as a row that comes out
// differently.
class Guard : public QObject {
 public:
  explicit Guard(views::RunModel& run) : run_(run) {
    connect(&run, &views::RunModel::started, this, [this] { seen_ = steps_ = 0; });
    connect(&run, &views::RunModel::changed, this, &Guard::look);
  }
  const QString& wrong() const { return wrong_; }

 private:
  void look() {
    const views::RunState& state = run_.state();
    for (; seen_ < run_.events(); ++seen_) {
      const auto* const step = std::get_if<RecordedStep>(&run_.recording().events[static_cast<std::size_t>(seen_)]);
      if (step && step->record.index != steps_++)
        wrong_ = QString("step %1 has number %2").arg(steps_ - 1).arg(step->record.index);
    }
    if (state.cache_rows() > state.size()) wrong_ = "the store holds more rows than there are tokens";
    if (!row_invariant(run_.recording().model.backend)) return;
    if (state.rows_rebuilt() != state.rows_identical()) wrong_ = "a row was computed again to other bits";
  }
  views::RunModel& run_;
  int seen_ = 0, steps_ = 0;
  QString wrong_;
};

// The same prompt, switches, edits and steps, on a run of its own. False if the engine refuses one of them.
bool run_again(const Recording& recording, const views::RunRequest& request, views::RunModel& shown) {
  const RecordedModel& wanted = recording.model;
  const auto model = load_model(
      {.backend = wanted.backend, .threads = wanted.threads, .weights = wanted.precision}, {}, [] {}, [](double) {});
  if (!model) return false;
  Result<LiveRun> run = LiveRun::create(*model, request, {});
  if (!run) return false;
  shown.start(run->beginning());
  for (const RunEvent& event : recording.events) {
    if (const auto* const change = std::get_if<RecordedSwitch>(&event)) {
      run->set_cache(change->cache);
    } else if (const auto* const edit = std::get_if<RecordedEdit>(&event)) {
      if (!run->replace_token(edit->row.value(), edit->token.id)) return false;
    } else if (!run->step({}, {})) {
      return false;
    }
  }
  shown.append(run->take_events());
  return true;
}

}  // namespace

class TestMonkey : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<TestWindow> window_;
  views::RunRequest asked_;  // last
  views::RunRequest shown_;  // made the run that is shown
  QStringList pressed_;
  QString error_;

  Session& session() { return window_->session(); }

  // Only what a user can bring about, and is told how to mend, may be shown as an error.
  void take_error(const std::optional<Error>& error) {
    if (error && error->code != ErrorCode::prompt_too_long) error_ = error_code_name(error->code);
  }

  void watch_for_errors() {
    connect(&session().run, &views::RunModel::status_changed, this, [this] { take_error(session().run.status().error); });
    connect(&session().run, &views::RunModel::model_status_changed, this,
            [this] { take_error(session().run.model_status().error); });
    connect(&session().race, &views::RaceModel::status_changed, this, [this] { take_error(session().race.status().error); });
    connect(&session().commands, &views::RunCommands::restart, this,
            [this](const views::RunRequest& request) { asked_ = request; });
    connect(&session().run, &views::RunModel::started, this, [this] { shown_ = asked_; });
  }

  QString save_a_recording() {
    const QString path = window_->folder.filePath("short.rowkeeper");
    const bool saved = window_->play_to_the_end(5) && save_recording(session().run.recording(), path.toStdString());
    return saved ? path : QString();
  }

  void press_all(unsigned seed, const QString& recording, const Guard& run, const Guard& a, const Guard& b) {
    Monkey monkey(window_->window, seed, recording);
    for (int i = 0; i < kPresses; ++i) {
      pressed_ << monkey.press();
      if (pressed_.size() > kMostKept) pressed_.removeFirst();
      QTest::qWait(i % 8 == 0 ? 3 : 0);
      for (const QString& wrong : {run.wrong(), a.wrong(), b.wrong(), error_})
        QVERIFY2(wrong.isEmpty(), qPrintable(QString("press %1: %2. Pressed: %3").arg(i).arg(wrong, pressed_.join("; "))));
    }
    while (QWidget* const popup = QApplication::activePopupWidget()) popup->close();
  }

  void compare_with_a_replay() {
    views::RunModel replay;
    replay.start(session().run.recording());
    replay.seek(replay.events());
    const QString difference = state_difference(session().run.state(), replay.state());
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }

  void compare_with_a_fresh_run() {
    const Recording& recording = session().run.recording();
    views::RunRequest request = shown_;
    request.cache = recording.cache;
    QCOMPARE(request.sampling, recording.sampling);
    views::RunModel fresh;
    QVERIFY(run_again(recording, request, fresh));
    const QString difference = state_difference(session().run.state(), fresh.state());
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }

  // Each lane has chosen the tokens that a run by itself chooses.
  void compare_lane(Lane lane) {
    const views::RunModel& shown = session().race.lane(lane);
    const views::RaceRequest& race = session().race.status().request;
    const views::LaneRequest& settings = lane == Lane::a ? race.a : race.b;
    QCOMPARE(shown.recording().cache, settings.cache);
    QCOMPARE(shown.recording().model.backend, settings.backend);
    QCOMPARE(shown.recording().model.precision, settings.weights);
    views::RunModel fresh;
    const views::RunRequest request = {.prompt = race.prompt, .cache = settings.cache, .sampling = race.sampling};
    QVERIFY(run_again(shown.recording(), request, fresh));
    const QString difference = state_difference(shown.state(), fresh.state());
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }

  // Whatever was pressed before, a live run is there, and it can go on.
  void end_on_a_live_run() {
    if (session().run.status().phase == RunPhase::replay) window_->window.leave_replay();
    emit session().commands.set_tokens(10'000);
    QTRY_VERIFY_WITH_TIMEOUT(session().run.status().phase == RunPhase::paused, kWait);
    const std::size_t steps = session().run.state().points().size();
    emit session().commands.step();
    QTRY_COMPARE_WITH_TIMEOUT(session().run.state().points().size(), steps + 1, kWait);
  }

  void end_on_a_race() {
    window_->window.show_page("race");
    using Phase = views::RaceStatus::Phase;
    const auto stands = [this] {
      const Phase phase = session().race.status().phase;
      return phase == Phase::ready || phase == Phase::paused || phase == Phase::finished;
    };
    QTRY_VERIFY_WITH_TIMEOUT(stands(), kWait);
    compare_lane(Lane::a);
    compare_lane(Lane::b);
  }

 private slots:
  void presses_everything() {
    bool set = false;
    const unsigned wanted = qEnvironmentVariable("ROWKEEPER_MONKEY_SEED").toUInt(&set);
    const unsigned seed = set ? wanted : kSeed;
    qInfo("ROWKEEPER_MONKEY_SEED=%u", seed);
    window_ = std::make_unique<TestWindow>();
    watch_for_errors();
    QVERIFY(window_->begin({1100, 750}));
    const QString recording = save_a_recording();
    QVERIFY(!recording.isEmpty());
    const Guard run(session().run), a(session().race.lane(Lane::a)), b(session().race.lane(Lane::b));
    press_all(seed, recording, run, a, b);
    if (QTest::currentTestFailed()) return;
    QVERIFY2(window_->settle(), qPrintable(pressed_.join("; ")));
    end_on_a_live_run();
    compare_with_a_replay();
    compare_with_a_fresh_run();
    end_on_a_race();
  }
};

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
