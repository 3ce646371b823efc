// The engine's thread as the window meets it: queued, overtaking commands; answers in order; never two runs on one store.
#include <QSignalSpy>
#include <QtTest>
#include <new>
#include <random>

#include "app/desktop/engine/guarded.h"
#include "app/desktop/session.h"
#include "support/test_window.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::RunPhase;

namespace {

constexpr const char* kPrompt = "Question: Which animals does Yara keep?\nAnswer:";

}  // namespace

class TestEngine : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<Session> session_;

  void wait_for(RunPhase phase) { QTRY_COMPARE_WITH_TIMEOUT(session_->run.status().phase, phase, kWait); }
  void start(const views::RunRequest& request) {
    QSignalSpy started(&session_->run, &views::RunModel::started);
    emit session_->commands.restart(request);
    QTRY_VERIFY_WITH_TIMEOUT(!started.isEmpty(), kWait);
    wait_for(RunPhase::paused);
  }
  bool take_step() {
    const std::size_t steps = session_->run.state().points().size() + 1;
    QSignalSpy changed(&session_->run, &views::RunModel::changed);
    emit session_->commands.step();
    while (session_->run.state().points().size() < steps) {
      if (!changed.wait(kWait)) return false;
    }
    return true;
  }
  // Of all steps so far.
  std::vector<std::uint64_t> logits_fingerprints() const {
    std::vector<std::uint64_t> result;
    for (const RunEvent& event : session_->run.recording().events) {
      if (const auto* step = std::get_if<RecordedStep>(&event)) result.push_back(step->record.logits_fingerprint);
    }
    return result;
  }
  std::vector<int> play_to_the_end(const views::RunRequest& request) {
    start(request);
    emit session_->commands.play();
    [this] { wait_for(RunPhase::finished); }();
    return token_ids(session_->run.state());
  }

 private slots:
  void init() {
    session_ = std::make_unique<Session>();
    session_->engine.load({.threads = 1});
    QTRY_COMPARE_WITH_TIMEOUT(session_->run.model_status().state, views::ModelStatus::State::ready, kWait);
  }

  void cleanup() { session_.reset(); }

  void serves_conversations_in_pieces_and_in_pages() {
    emit session_->commands.serve({.conversations = 3, .pool_mib = 16, .page_rows = 16});
    using Phase = views::ServeStatus::Phase;
    QTRY_COMPARE_WITH_TIMEOUT(session_->serve.status().phase, Phase::running, kWait);
    QTRY_VERIFY_WITH_TIMEOUT(session_->serve.lane(Reserve::paged).totals.steps > 3, kWait);
    // The run and the conversations never move together.
    start({.prompt = kPrompt, .tokens = 5});
    emit session_->commands.play();
    wait_for(RunPhase::finished);
    QCOMPARE(session_->serve.status().phase, Phase::paused);
    emit session_->commands.go_on_serving();
    QTRY_COMPARE_WITH_TIMEOUT(session_->serve.status().phase, Phase::finished, 4 * kWait);
    for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
      const views::ServeLane& lane = session_->serve.lane(reserve);
      QVERIFY(lane.finished);
      QCOMPARE(lane.totals.finished, 3);
    }
    QCOMPARE(session_->serve.status().same_answers, std::optional(true));
    QCOMPARE(session_->serve.lane(Reserve::contiguous).totals.tokens, session_->serve.lane(Reserve::paged).totals.tokens);
  }

  void a_pool_that_is_too_small_is_said_so_and_harms_nothing() {
    emit session_->commands.serve({.conversations = 3, .pool_mib = 1, .page_rows = 16});
    QTRY_VERIFY_WITH_TIMEOUT(session_->serve.status().error.has_value(), kWait);
    QCOMPARE(session_->serve.status().error->code, ErrorCode::pool_too_small);
    emit session_->commands.serve({.conversations = 1, .pool_mib = 16, .page_rows = 16});
    QTRY_VERIFY_WITH_TIMEOUT(session_->serve.lane(Reserve::paged).totals.steps > 0, kWait);
    session_->engine.load({.threads = 1});  // the model goes, and the conversations with it
    QTRY_COMPARE_WITH_TIMEOUT(session_->serve.status().phase, views::ServeStatus::Phase::none, kWait);
  }

  void plays_to_the_end() {
    const std::vector<int> tokens = play_to_the_end({.prompt = kPrompt, .tokens = 30});
    QCOMPARE(static_cast<int>(tokens.size()), session_->run.state().prompt_size() + 30);
    QCOMPARE(session_->run.state().points().size(), std::size_t{30});
    QVERIFY(session_->run.status().reason == views::FinishReason::tokens);
    QVERIFY(session_->run.model_status().limits.bytes_per_second > 0);
  }

  void a_prompt_set_before_the_model_is_there_waits_for_it() {
    session_ = std::make_unique<Session>();
    session_->engine.load({.threads = 1});
    emit session_->commands.restart({.prompt = kPrompt, .tokens = 3});
    emit session_->commands.pause();
    emit session_->commands.play();
    QTRY_VERIFY_WITH_TIMEOUT(session_->run.state().size() > 0, kWait);
  }

  void step_by_step_is_the_same_run() {
    const std::vector<int> played = play_to_the_end({.prompt = kPrompt, .tokens = 10});
    start({.prompt = kPrompt, .tokens = 10});
    for (int i = 1; i <= 10; ++i) {
      emit session_->commands.step();
      emit session_->commands.step();  // pressed again at once: one step is enough
      QTRY_VERIFY_WITH_TIMEOUT(session_->run.state().points().size() >= static_cast<std::size_t>(i), kWait);
    }
    emit session_->commands.play();
    wait_for(RunPhase::finished);
    QCOMPARE(token_ids(session_->run.state()), played);
  }

  // The output never depends on the switch: not a token, not a bit of a logit.
  void two_hundred_random_toggles() {
    const std::vector<int> untouched = play_to_the_end({.prompt = kPrompt, .tokens = 300});
    const std::vector<std::uint64_t> logits = logits_fingerprints();
    QCOMPARE(logits.size(), std::size_t{300});
    start({.prompt = kPrompt, .tokens = 300});
    std::mt19937 random(5);
    bool cache = true;
    int toggles = 0;
    for (int step = 0; step < 300; ++step) {
      if (toggles < 200 && random() % 4 != 0) {
        emit session_->commands.set_cache(cache = !cache);
        ++toggles;
      }
      QVERIFY(take_step());
    }
    QCOMPARE(toggles, 200);
    QCOMPARE(token_ids(session_->run.state()), untouched);
    QVERIFY(logits_fingerprints() == logits);
    QVERIFY(session_->run.state().rows_rebuilt() > 10'000);
    QCOMPARE(session_->run.state().rows_rebuilt(), session_->run.state().rows_identical());
  }

  // The same while it plays as fast as it goes, whatever moment the switch meets.
  void toggling_while_it_plays() {
    const std::vector<int> untouched = play_to_the_end({.prompt = kPrompt, .tokens = 300});
    start({.prompt = kPrompt, .tokens = 300});
    emit session_->commands.play();
    std::mt19937 random(5);
    bool cache = true;
    for (int i = 0; i < 200 && session_->run.status().phase == RunPhase::playing; ++i) {
      emit session_->commands.set_cache(cache = !cache);
      QTest::qWait(static_cast<int>(random() % 3));
    }
    wait_for(RunPhase::finished);
    QCOMPARE(token_ids(session_->run.state()), untouched);
    QCOMPARE(session_->run.state().rows_rebuilt(), session_->run.state().rows_identical());
  }

  void pausing_and_restarting_in_a_hurry() {
    const std::vector<int> expected = play_to_the_end({.prompt = kPrompt, .tokens = 20});
    for (int i = 0; i < 50; ++i) {
      emit session_->commands.restart({.prompt = kPrompt, .cache = i % 2 == 0, .tokens = 20});
      emit session_->commands.play();
      emit session_->commands.set_cache(i % 3 == 0);
      emit session_->commands.pause();
      emit session_->commands.play();
    }
    wait_for(RunPhase::finished);
    QCOMPARE(token_ids(session_->run.state()), expected);
  }

  void an_edit_while_playing_goes_on_with_the_new_text() {
    start({.prompt = kPrompt, .tokens = 200});
    emit session_->commands.set_cache(false);
    emit session_->commands.play();
    QTRY_VERIFY_WITH_TIMEOUT(session_->run.state().points().size() > 3, kWait);
    const TokenId other = session_->run.state().rows()[5].token.id;
    emit session_->commands.replace_token(2, other);
    wait_for(RunPhase::finished);
    QCOMPARE(session_->run.state().rows()[2].token.id, other);
    QCOMPARE(session_->run.state().size(), session_->run.state().prompt_size() + 200);
  }

  void more_tokens_after_the_end() {
    play_to_the_end({.prompt = kPrompt, .tokens = 5});
    emit session_->commands.set_tokens(9);
    wait_for(RunPhase::paused);
    emit session_->commands.play();
    wait_for(RunPhase::finished);
    QCOMPARE(session_->run.state().points().size(), std::size_t{9});
  }

  void errors_leave_things_as_they_were() {
    start({.prompt = kPrompt, .tokens = 5});
    std::string long_prompt;
    for (int i = 0; i < 2000; ++i) long_prompt += " Yara";
    emit session_->commands.restart({.prompt = long_prompt});
    QTRY_VERIFY_WITH_TIMEOUT(session_->run.status().error.has_value(), kWait);
    QVERIFY(session_->run.status().error->code == ErrorCode::prompt_too_long);
    session_->engine.load({.name = "/nowhere"});
    QTRY_VERIFY_WITH_TIMEOUT(session_->run.model_status().error.has_value(), kWait);
    QVERIFY(session_->run.model_status().state == views::ModelStatus::State::failed);
    // The model that works is still there.
    play_to_the_end({.prompt = kPrompt, .tokens = 5});
  }

  void nothing_arrives_from_a_run_that_was_left() {
    start({.prompt = kPrompt, .cache = false, .tokens = 1000});
    emit session_->commands.play();
    QTRY_VERIFY_WITH_TIMEOUT(!session_->run.state().points().empty(), kWait);
    session_->engine.leave_run();
    session_->run.start(Recording{});
    QTest::qWait(50);
    QCOMPARE(session_->run.events(), 0);
  }

  void closing_while_everything_runs() {
    for (int i = 0; i < 5; ++i) {
      session_ = std::make_unique<Session>();
      session_->engine.load({.threads = 1});
      emit session_->commands.restart({.prompt = kPrompt, .cache = false, .tokens = 1000});
      emit session_->commands.play();
      QTest::qWait(i * 20);
    }
    session_.reset();
  }

  void reads_the_prompt_while_it_is_typed() {
    session_->prompt.set_text("Answer: ");
    QTRY_VERIFY_WITH_TIMEOUT(!session_->prompt.busy(), kWait);
    std::string text;
    for (const RecordedToken& token : session_->prompt.tokens()) text += token.bytes;
    QCOMPARE(text, std::string("Answer: "));
    session_->prompt.set_text(QString(100'000, 'a'));
    session_->prompt.set_text("a");
    QTRY_VERIFY_WITH_TIMEOUT(!session_->prompt.busy(), kWait);
    QCOMPARE(session_->prompt.tokens().size(), std::size_t{1});
  }

  void memory_that_runs_out_between_calls_of_core_is_told() {
    int called = 0, told = 0;
    guarded([&] { ++called; }, [&] { ++told; });
    QVERIFY(called == 1 && told == 0);
    guarded([&] { throw std::bad_alloc(); }, [&] { ++told; });
    QCOMPARE(told, 1);
  }

  // As when it was asked for just before the run went on.
  void a_check_that_cannot_be_made_is_answered() {
    start({.prompt = kPrompt, .tokens = 600});
    emit session_->commands.set_speed(1);
    emit session_->commands.play();
    wait_for(RunPhase::playing);
    QSignalSpy answered(&session_->findings, &views::Findings::check_changed);
    emit session_->commands.check(CheckKind::quick);
    QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, kWait);
    QCOMPARE(session_->findings.check().state, views::CheckState::State::none);
  }

  void a_question_does_not_wait_for_a_long_check() {
    play_to_the_end({.prompt = kPrompt, .tokens = 600});
    emit session_->commands.check(CheckKind::thorough);
    using State = views::CheckState::State;
    QTRY_VERIFY_WITH_TIMEOUT(session_->findings.check().state == State::running, kWait);
    bool checked = false;
    connect(&session_->findings, &views::Findings::check_changed, this, [&] {
      checked |= session_->findings.check().state == State::done && session_->findings.check().kind == CheckKind::thorough;
    });
    emit session_->commands.ask_candidates(5);
    QTRY_COMPARE_WITH_TIMEOUT(session_->findings.alternatives().row, 5, kWait);
    QVERIFY(!checked);
    QVERIFY(!session_->findings.alternatives().tokens.empty());
    disconnect(&session_->findings, nullptr, this, nullptr);
  }
};

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
