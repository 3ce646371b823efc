// What the views' state says after each event, held against the run and its store.
#include <QtTest>

#include "app/desktop/engine/live_run.h"
#include "views/run/run_model.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::RowPlace;

namespace {

constexpr const char* kPrompt = "Question: Which animals does Yara keep?\nAnswer:";

std::shared_ptr<const LoadedModel> bundled() {
  static const auto model = load_model(
                                {.threads = 1}, {}, [] {}, [](double) {})
                                .value();
  return model;
}

}  // namespace

class TestLiveRun : public QObject {
  Q_OBJECT

 private:
  std::optional<LiveRun> run_;
  views::RunModel shown_;

  void start(const views::RunRequest& request) {
    run_ = LiveRun::create(bundled(), request, {}).value();
    shown_.start(run_->beginning());
  }
  void show() { shown_.append(run_->take_events()); }
  void step() {
    QVERIFY(run_->step({}, {}));
    show();
  }

  // Every row, number and count that views would draw.
  void compare_with_store() {
    const Run& run = run_->run();
    const views::RunState& state = shown_.state();
    QCOMPARE(state.size(), static_cast<int>(run.tokens().size()));
    QCOMPARE(state.cache_rows(), run.store().held());
    QCOMPARE(state.cache_bytes(), run.store().bytes().used);
    QCOMPARE(state.cache(), run.cache());
    QCOMPARE(state.prompt_size(), run.prompt_size());
    for (int row = 0; row < state.size(); ++row) {
      const views::RowState& shown = state.rows()[static_cast<std::size_t>(row)];
      QCOMPARE(shown.token.id.value(), run.tokens()[static_cast<std::size_t>(row)].value());
      QCOMPARE(shown.token.bytes, bundled()->tokenizer->bytes(shown.token.id));
      const RowHistory history = row < run.history().rows() ? run.history().row(RowIndex(row)) : RowHistory{};
      QCOMPARE(shown.times_computed, history.times_computed);
      QCOMPARE(shown.changed, false);
      if (state.place(row) == RowPlace::kept) compare_numbers(row);
    }
  }

  void compare_numbers(int row) {
    const views::RowState& shown = shown_.state().rows()[static_cast<std::size_t>(row)];
    const RowNumbers stored = *read_row_numbers(run_->run().store(), RowIndex(row));
    for (int block = 0; block < stored.blocks(); ++block) {
      const BlockIndex b(block);
      QVERIFY(std::ranges::equal(shown.numbers->key(b), stored.key(b)));
      QVERIFY(std::ranges::equal(shown.numbers->value(b), stored.value(b)));
      QCOMPARE(shown.fingerprints[static_cast<std::size_t>(block)].key,
               run_->run().history().fingerprint(RowIndex(row), b).key);
    }
  }

 private slots:
  void shows_what_the_store_holds() {
    start({.prompt = kPrompt, .tokens = 8});
    compare_with_store();
    for (int i = 0; i < 8; ++i) {
      if (i == 3 || i == 5) run_->set_cache(!run_->run().cache());
      show();
      compare_with_store();
      step();
      compare_with_store();
    }
    QCOMPARE(run_->finished().has_value(), true);
    QCOMPARE(shown_.state().rows_rebuilt(), shown_.state().rows_identical());
    QVERIFY(shown_.state().rows_rebuilt() > 0);
  }

  void the_newest_row_is_not_computed() {
    start({.prompt = kPrompt});
    step();
    const views::RunState& state = shown_.state();
    QCOMPARE(state.place(state.size() - 1), RowPlace::not_computed);
    QCOMPARE(state.place(state.size() - 2), RowPlace::kept);
    run_->set_cache(false);
    show();
    QCOMPARE(state.place(state.size() - 2), RowPlace::not_kept);
    step();
    QCOMPARE(state.place(0), RowPlace::not_kept);
    QCOMPARE(state.in_last_step(0), true);
    QCOMPARE(state.cache_rows(), 0);
  }

  void an_edit_in_the_prompt_takes_back_what_followed() {
    start({.prompt = kPrompt, .tokens = 6});
    for (int i = 0; i < 4; ++i) step();
    const int prompt = run_->run().prompt_size();
    const TokenId other = run_->run().tokens()[5];
    QVERIFY(run_->replace_token(2, other));
    show();
    const views::RunState& state = shown_.state();
    QCOMPARE(state.size(), prompt);
    QCOMPARE(state.cache_rows(), 2);
    QCOMPARE(state.rows()[1].computed, true);
    QCOMPARE(state.rows()[2].invalid, true);
    QCOMPARE(state.rows()[2].token.id, other);
    QCOMPARE(state.last_edit()->row.value(), 2);
    compare_with_store();
    step();
    compare_with_store();
    QCOMPARE(state.rows()[2].invalid, false);
    QCOMPARE(state.last_step()->rows_computed, prompt - 2);
    QCOMPARE(state.last_step()->rows_reused, 2);
  }

  void an_edit_of_a_generated_token_keeps_the_rows_above() {
    start({.prompt = kPrompt, .tokens = 6});
    for (int i = 0; i < 4; ++i) step();
    const int row = run_->run().prompt_size() + 1;
    QVERIFY(run_->replace_text(row, " seven more"));
    show();
    QCOMPARE(shown_.state().size(), row + 1);
    QCOMPARE(shown_.state().rows().back().token.bytes, bundled()->tokenizer->bytes(shown_.state().rows().back().token.id));
    QCOMPARE(shown_.state().cache_rows(), row);
    compare_with_store();
  }

  void replacing_by_the_same_token_or_nothing_changes_nothing() {
    start({.prompt = kPrompt});
    step();
    QVERIFY(run_->replace_token(1, run_->run().tokens()[1]));
    QVERIFY(run_->replace_text(1, ""));
    QVERIFY(!run_->has_events());
    QVERIFY(!run_->replace_token(1, TokenId(1 << 20)));
    QVERIFY(!run_->replace_token(-1, TokenId(1)));
    QVERIFY(!run_->replace_token(10'000, TokenId(1)));
  }

  void replay_equals_the_run() {
    start({.prompt = kPrompt, .tokens = 12});
    for (int i = 0; i < 10; ++i) {
      if (i % 3 == 1) run_->set_cache(!run_->run().cache());
      if (i == 6) QVERIFY(run_->replace_token(4, run_->run().tokens()[1]));
      if (!run_->finished()) step();
    }
    views::RunModel replay;
    replay.start(shown_.recording());
    QCOMPARE(replay.state().size(), static_cast<int>(shown_.recording().prompt.size()));
    // Forth, back to every place, and forth again.
    for (int cursor = shown_.events(); cursor >= 0; --cursor) replay.seek(cursor);
    replay.seek(shown_.events());
    const views::RunState &a = replay.state(), &b = shown_.state();
    QCOMPARE(a.size(), b.size());
    QCOMPARE(a.cache_rows(), b.cache_rows());
    QCOMPARE(a.points().size(), b.points().size());
    QCOMPARE(a.rows_computed(), b.rows_computed());
    QCOMPARE(a.rows_rebuilt(), b.rows_rebuilt());
    for (int row = 0; row < a.size(); ++row) {
      const auto at = static_cast<std::size_t>(row);
      QCOMPARE(a.place(row), b.place(row));
      QCOMPARE(a.rows()[at].times_computed, b.rows()[at].times_computed);
      QCOMPARE(a.rows()[at].numbers, b.rows()[at].numbers);
      QCOMPARE(a.rows()[at].token.id, b.rows()[at].token.id);
    }
  }

  void a_slide_keeps_the_newest_half() {
    std::string prompt;
    for (int i = 0; i < 1020; ++i) prompt += " Yara";  // one token each
    start({.prompt = prompt, .at_limit = AtLimit::slide, .tokens = 8});
    for (int i = 0; i < 8; ++i) {
      step();
      compare_with_store();
    }
    QCOMPARE(shown_.state().size(), 512 + 3);  // five steps fill the window; the others follow the slide
  }

  void the_context_ends_the_run() {
    std::string prompt;
    for (int i = 0; i < 1024; ++i) prompt += " Yara";
    start({.prompt = prompt, .tokens = 8});
    QCOMPARE(run_->run().tokens().size(), std::size_t{1024});
    step();
    QCOMPARE(run_->finished() == views::FinishReason::context_full, true);
    QCOMPARE(LiveRun::create(bundled(), {.prompt = prompt + " Yara"}, {}).error().code, ErrorCode::prompt_too_long);
  }
};

QTEST_GUILESS_MAIN(TestLiveRun)
#include "tst_live_run.moc"
