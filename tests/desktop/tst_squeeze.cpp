// Ways to make the cache smaller, tried on the engine's thread: real answers, cancelled and gone on with, other models.
#include <QSignalSpy>
#include <QtTest>

#include "app/desktop/session.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::WayState;

namespace {

enum Way { bits16, bits8, bits4, bits84, window, window_first, heavy, merge, twin, folded, pages };
constexpr int kWait = 120'000;  // ms, for slow machines; nothing is judged by it
constexpr int kQuestions = 60;

}  // namespace

class TestSqueeze : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<Session> session_;
  views::SqueezeModel& squeeze() { return session_->squeeze; }
  int answered(int way) { return static_cast<int>(squeeze().result(way).items.size()); }

  void load(const ModelRequest& request) {
    session_->engine.load(request);
    QTRY_COMPARE_WITH_TIMEOUT(session_->run.model_status().state, views::ModelStatus::State::ready, kWait);
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().basis().ready, kWait);
  }
  void look(int way, int text) {
    emit session_->commands.ask_squeezed_rows({way}, text);
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().rows(way, text) != nullptr, kWait);
  }

 private slots:
  void init() {
    session_ = std::make_unique<Session>();
    load({.threads = 1});
  }
  void cleanup() { session_.reset(); }

  void knows_the_questions_once_there_is_a_model() {
    QVERIFY(squeeze().basis().asked && !squeeze().basis().error);
    QCOMPARE(squeeze().texts(), kQuestions);
    QVERIFY(squeeze().basis().texts.front().question.ends_with('?'));
    for (const views::WayFacts& facts : squeeze().basis().ways)
      QVERIFY(facts.state == WayState::possible && facts.row_bytes > 0);
    QCOMPARE(squeeze().basis().ways[bits16].row_bytes * 2, squeeze().basis().row_bytes);
  }

  // All texts of two ways: the figures are those of the command line.
  void answers_as_the_command_line_does() {
    emit session_->commands.try_squeezing({pages, window});
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().finished(window), kWait);
    QVERIFY(squeeze().finished(pages));
    QTRY_VERIFY_WITH_TIMEOUT(!squeeze().status().running(), kWait);
    const FidelityReport& same = squeeze().result(pages).report;
    QCOMPARE(same.answers_right, same.answers_right_exact);
    QCOMPARE(same.kl_mean, 0.0);
    const FidelityReport& lost = squeeze().result(window).report;
    QCOMPARE(lost.questions, kQuestions);
    QVERIFY(lost.memory_share < 0.5 && lost.answers_right < same.answers_right);
    for (const views::SqueezeItem& item : squeeze().result(window).items) {
      QVERIFY(item.exact_bytes > item.found.cache_bytes);
      QVERIFY(item.found.evidence_end.value() > item.found.evidence_begin.value());
    }
  }

  void stops_at_once_and_goes_on_from_there() {
    emit session_->commands.try_squeezing({window});
    QTRY_VERIFY_WITH_TIMEOUT(answered(window) >= 3, kWait);
    emit session_->commands.stop_squeezing();
    QTRY_VERIFY_WITH_TIMEOUT(!squeeze().status().running(), kWait);
    const int before = answered(window);
    QVERIFY(before < kQuestions);
    QTest::qWait(200);
    QCOMPARE(answered(window), before);
    emit session_->commands.try_squeezing({window});
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().finished(window), kWait);
    QCOMPARE(answered(window), kQuestions);
    // Once more: there is nothing to do.
    emit session_->commands.try_squeezing({window});
    QTest::qWait(100);
    QVERIFY(!squeeze().status().running());
  }

  void a_newer_try_takes_the_place_of_an_older_one() {
    emit session_->commands.try_squeezing({heavy, merge, bits4});
    QTRY_COMPARE_WITH_TIMEOUT(squeeze().status().way, int(heavy), kWait);
    emit session_->commands.try_squeezing({bits8});
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().status().way == bits8 && squeeze().status().waiting.empty(), kWait);
    QTRY_VERIFY_WITH_TIMEOUT(answered(bits8) > 2, kWait);
    QCOMPARE(answered(merge), 0);
  }

  void a_step_of_the_run_comes_first() {
    emit session_->commands.restart({.prompt = "Question: Which animals does Yara keep?\nAnswer:", .tokens = 5});
    emit session_->commands.try_squeezing({heavy});
    QTRY_VERIFY_WITH_TIMEOUT(answered(heavy) > 0, kWait);
    emit session_->commands.step();
    QTRY_VERIFY_WITH_TIMEOUT(!session_->run.state().points().empty(), kWait);
    QTRY_VERIFY_WITH_TIMEOUT(!squeeze().status().running(), kWait);
  }

  void shared_heads_have_models_of_their_own() {
    emit session_->commands.try_squeezing({twin, folded});
    QTRY_VERIFY_WITH_TIMEOUT(answered(folded) > 1, kWait);
    QVERIFY(squeeze().finished(twin));
    const FidelityReport& own = squeeze().result(twin).report;
    QCOMPARE(own.bytes_per_row, squeeze().basis().ways[twin].row_bytes);
    QVERIFY(own.answers_right > 0);
    look(folded, 0);
    QCOMPARE(squeeze().rows(folded, 0)->shape.kv_heads, 1);
    QCOMPARE(squeeze().rows(folded, 0)->rows.front().numbers->kv_width(), squeeze().rows(folded, 0)->shape.head_size);
  }

  void rows_are_those_of_the_store() {
    look(window, 0);
    const views::SqueezedRows& rows = *squeeze().rows(window, 0);
    QVERIFY(!rows.error);
    QCOMPARE(static_cast<int>(rows.rows.size()), squeeze().basis().texts[0].rows);
    const auto held = std::count_if(rows.rows.begin(), rows.rows.end(), [](const auto& row) { return row.entry >= 0; });
    QVERIFY(held <= 65 && held >= 63);
    QVERIFY(rows.rows.front().entry < 0 && !rows.rows.front().numbers);
    QVERIFY(rows.rows.back().entry >= 0 && rows.rows.back().numbers);
    QCOMPARE(rows.exact_bytes, squeeze().basis().row_bytes * rows.rows.size());
    QVERIFY(rows.bytes < rows.exact_bytes);
    std::string evidence;
    for (int row = rows.evidence_begin.value(); row < rows.evidence_end.value(); ++row)
      evidence += rows.rows[static_cast<std::size_t>(row)].token.bytes;
    QVERIFY(evidence.find(squeeze().basis().texts[0].evidence) != std::string::npos);
  }

  void merged_rows_share_their_numbers() {
    look(merge, 0);
    const auto& rows = squeeze().rows(merge, 0)->rows;
    const auto shared = std::adjacent_find(rows.begin(), rows.end(),
                                           [](const auto& a, const auto& b) { return a.entry >= 0 && a.entry == b.entry; });
    QVERIFY(shared != rows.end());
    QCOMPARE(shared->numbers, (shared + 1)->numbers);
  }

  // Two stores side by side: one command, both answers, and the older pair makes room.
  void two_stores_are_looked_into_together() {
    emit session_->commands.ask_squeezed_rows({window, bits8}, 0);
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().rows(window, 0) && squeeze().rows(bits8, 0), kWait);
    QCOMPARE(squeeze().rows(window, 0)->rows.size(), squeeze().rows(bits8, 0)->rows.size());
    look(window, 1);
    QVERIFY(squeeze().rows(bits8, 0) && !squeeze().rows(window, 0));
    look(merge, 1);
    QVERIFY(squeeze().rows(window, 1) && !squeeze().rows(bits8, 0));
  }

  void only_the_newest_look_is_answered() {
    QSignalSpy read(&squeeze(), &views::SqueezeModel::rows_changed);
    for (int text = 0; text < 20; ++text) emit session_->commands.ask_squeezed_rows({heavy}, text);
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().rows(heavy, 19) != nullptr, kWait);
    QVERIFY(read.size() < 20);
  }

  void a_model_without_questions_is_only_measured() {
    load({.name = "random:gpt2", .threads = 1});
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().basis().ready && !squeeze().basis().asked, kWait);
    QCOMPARE(squeeze().texts(), 6);
    QVERIFY(squeeze().basis().ways[twin].state == WayState::no_twin);
    QVERIFY(squeeze().basis().ways[folded].state == WayState::possible);
    QVERIFY(squeeze().basis().texts[0].question.empty());
  }

  void another_model_forgets_what_was_found() {
    emit session_->commands.try_squeezing({window});
    QTRY_VERIFY_WITH_TIMEOUT(answered(window) > 0, kWait);
    load({.name = "rowkeeper-tiny-mqa", .threads = 1});
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().basis().ways[twin].state == WayState::one_already, kWait);
    QTest::qWait(100);
    QCOMPARE(answered(window), 0);
    QVERIFY(!squeeze().status().running());
  }

  void other_arithmetic_reads_the_plain_cache_only() {
    load({.backend = BackendKind::openblas, .threads = 1});
    QTRY_VERIFY_WITH_TIMEOUT(squeeze().basis().ways[bits8].state == WayState::not_read, kWait);
    QVERIFY(squeeze().basis().ways[twin].state == WayState::possible);
    emit session_->commands.try_squeezing({bits8, window});
    emit session_->commands.ask_squeezed_rows({bits8}, 0);
    QTest::qWait(100);
    QVERIFY(!squeeze().status().running() && !squeeze().rows(bits8, 0));
  }

  void closing_while_it_tries() {
    for (int i = 0; i < 4; ++i) {
      session_ = std::make_unique<Session>();
      load({.threads = 1});
      emit session_->commands.try_squeezing({heavy, folded});
      emit session_->commands.ask_squeezed_rows({merge}, i);
      QTest::qWait(i * 30);
    }
    session_.reset();
  }
};

QTEST_GUILESS_MAIN(TestSqueeze)
#include "tst_squeeze.moc"
