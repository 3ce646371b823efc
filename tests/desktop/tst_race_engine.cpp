// Races on the engine's thread: two lanes with settings of their own, and errors that say whose they are.
#include <QtTest>

#include "app/desktop/session.h"
#include "support/test_window.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using Phase = views::RaceStatus::Phase;

namespace {

constexpr const char* kPrompt = "Question: Which animals does Yara keep?\nAnswer:";

}  // namespace

class TestRaceEngine : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<Session> session_;

 private slots:
  void init() {
    session_ = std::make_unique<Session>();
    session_->engine.load({.threads = 1});
    QTRY_COMPARE_WITH_TIMEOUT(session_->run.model_status().state, views::ModelStatus::State::ready, kWait);
  }
  void cleanup() { session_.reset(); }

  void a_race_moves_both_lanes() {
    emit session_->commands.prepare_race(
        {.prompt = kPrompt, .sampling = {}, .tokens = 40, .a = {.threads = 1}, .b = {.cache = false, .threads = 1}});
    QTRY_VERIFY_WITH_TIMEOUT(session_->race.status().phase == Phase::ready, kWait);
    emit session_->commands.race();
    QTRY_VERIFY_WITH_TIMEOUT(session_->race.status().phase == Phase::finished, kWait);
    QCOMPARE(token_ids(session_->race.lane(Lane::a).state()), token_ids(session_->race.lane(Lane::b).state()));
    QCOMPARE(session_->race.comparison().steps, 40);
    QVERIFY(session_->race.comparison().bit_identical());
    QCOMPARE(session_->race.lane(Lane::b).state().cache_rows(), 0);
    QVERIFY(session_->race.lane(Lane::a).state().cache_rows() > 0);
  }

  void a_pause_does_not_undo_the_making_of_a_race() {
    for (int i = 0; i < 10; ++i) {
      emit session_->commands.prepare_race(
          {.prompt = kPrompt,
           .sampling = {},
           .tokens = 5 + i,
           .a = {.threads = 1},
           .b = {.backend = i % 2 == 0 ? BackendKind::openblas : BackendKind::exact, .threads = 1}});
      emit session_->commands.pause_race();
      QTRY_VERIFY_WITH_TIMEOUT(
          session_->race.status().request.tokens == 5 + i && session_->race.status().phase == Phase::ready, kWait);
    }
  }

  void a_lane_with_other_arithmetic_gets_its_own_model() {
    emit session_->commands.prepare_race({.prompt = kPrompt,
                                          .sampling = {},
                                          .tokens = 5,
                                          .a = {.threads = 1},
                                          .b = {.backend = BackendKind::openblas, .threads = 1}});
    QTRY_VERIFY_WITH_TIMEOUT(session_->race.status().phase == Phase::ready, kWait);
    QVERIFY(session_->race.lane(Lane::b).recording().model.backend == BackendKind::openblas);
    QVERIFY(session_->race.lane(Lane::a).recording().model.backend == BackendKind::exact);
  }

  void a_lane_with_other_weights_gets_its_own_model() {
    const views::LaneRequest eight{.cache = false, .threads = 1, .weights = Precision::q8};
    emit session_->commands.prepare_race({.prompt = kPrompt, .sampling = {}, .tokens = 8, .a = {.threads = 1}, .b = eight});
    QTRY_VERIFY_WITH_TIMEOUT(session_->race.status().phase == Phase::ready, kWait);
    const RecordedModel a = session_->race.lane(Lane::a).recording().model,
                        b = session_->race.lane(Lane::b).recording().model;
    QVERIFY(a.precision == Precision::f32 && b.precision == Precision::q8);
    QVERIFY(3 * b.weights_bytes_read < a.weights_bytes_read);
    emit session_->commands.race();
    QTRY_VERIFY_WITH_TIMEOUT(session_->race.status().phase == Phase::finished, kWait);
    QCOMPARE(session_->race.comparison().steps, 8);
    QVERIFY(session_->race.comparison().logits_max_abs_diff > 0);
  }

  void an_error_names_the_lane_that_it_is_of() {
    const views::LaneRequest plain{.threads = 1},
        impossible{.backend = BackendKind::openblas, .threads = 1, .weights = Precision::q8};
    const auto error = [&] { return session_->race.status().error; };
    emit session_->commands.prepare_race({.prompt = kPrompt, .sampling = {}, .tokens = 5, .a = plain, .b = impossible});
    QTRY_VERIFY_WITH_TIMEOUT(error().has_value(), kWait);
    QVERIFY(session_->race.status().error_lane == Lane::b);
    emit session_->commands.prepare_race({.prompt = kPrompt, .sampling = {}, .tokens = 6, .a = impossible, .b = plain});
    QTRY_VERIFY_WITH_TIMEOUT(error().has_value() && session_->race.status().request.tokens == 6, kWait);
    QVERIFY(session_->race.status().error_lane == Lane::a);
    // The prompt is both lanes'.
    std::string long_prompt;
    for (int i = 0; i < 2000; ++i) long_prompt += " Yara";
    emit session_->commands.prepare_race({.prompt = long_prompt, .sampling = {}, .tokens = 7, .a = plain, .b = plain});
    QTRY_VERIFY_WITH_TIMEOUT(error() && error()->code == ErrorCode::prompt_too_long, kWait);
    QVERIFY(!session_->race.status().error_lane);
  }
};

QTEST_GUILESS_MAIN(TestRaceEngine)
#include "tst_race_engine.moc"
