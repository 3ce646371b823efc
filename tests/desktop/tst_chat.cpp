// Conversations on the engine's thread, as the window meets them.
#include <QSignalSpy>
#include <QtTest>
#include <functional>

#include "app/desktop/engine/chat_worker.h"
#include "app/desktop/session.h"
#include "views/chat/prepared_documents.h"
#include "views/chat/word_swap.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::ChatState;
using Phase = ChatState::Phase;

namespace {

constexpr int kWait = 120'000;  // ms, for slow machines; nothing is judged by it

}  // namespace

class TestChat : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<Session> session_;
  QString document_ = views::prepared_document_text("two_neighbours");
  QStringList questions_ = views::prepared_questions(document_);

  const ChatState& state() const { return session_->chat.state(); }
  views::ChatCommands& commands() { return session_->chat_commands; }
  bool becomes(Phase phase) {
    return QTest::qWaitFor([&] { return state().phase == phase; }, kWait);
  }
  bool begin(const QString& document) {
    emit commands().begin(document);
    const std::string wanted = document.trimmed().toStdString();
    return QTest::qWaitFor([&] { return state().phase == Phase::ready && state().document == wanted; }, kWait);
  }
  // The turn; an empty one if it does not come.
  views::ChatTurn ask(const QString& question) {
    const std::size_t turns = state().talk().turns.size() + 1;
    emit commands().ask(question);
    if (!QTest::qWaitFor([&] { return state().talk().turns.size() == turns && state().phase == Phase::ready; }, kWait))
      return {};
    return state().talk().turns.back();
  }

 private slots:
  void init() {
    session_ = std::make_unique<Session>();
    session_->engine.load({.threads = 1});
    QTRY_COMPARE_WITH_TIMEOUT(session_->run.model_status().state, views::ModelStatus::State::ready, kWait);
    QVERIFY(begin(document_));
  }
  void cleanup() { session_.reset(); }

  void a_follow_up_reuses_the_rows_and_is_measured_without_them() {
    QCOMPARE(ask(questions_[0]).answer, std::string("Theo is a doctor."));
    const int tokens = state().talk().tokens();
    const views::ChatTurn second = ask(questions_[1]);
    QCOMPARE(second.answer, std::string("Kai has six sheep."));
    QCOMPARE(second.record->rows_reused, tokens - 1);
    QTRY_VERIFY_WITH_TIMEOUT(state().talk().turns[1].other_seconds.has_value(), kWait);
    QVERIFY(*state().talk().turns[1].other_seconds > 0);
    QCOMPARE(state().talk().rows, state().talk().tokens() - 1);
    QVERIFY(state().talk().parts.size() == 5);
  }

  void without_retaining_the_answers_are_the_same() {
    emit commands().set_retain(false);
    for (int i = 0; i < 2; ++i) {
      const views::ChatTurn turn = ask(questions_[i]);
      QVERIFY(turn.record && turn.record->rows_reused == 0 && !turn.retained);
    }
    QCOMPARE(state().talk().turns[1].answer, std::string("Kai has six sheep."));
    QCOMPARE(state().talk().rows, 0);
    QTRY_VERIFY_WITH_TIMEOUT(state().talk().turns[1].other_seconds.has_value(), kWait);
  }

  void an_edit_leaves_the_rows_above_it() {
    ask(questions_[0]);
    const int rows = state().talk().rows;
    emit commands().edit_document(*views::swap_word(document_, views::WordPlace::late));
    QTRY_VERIFY_WITH_TIMEOUT(state().talk().edit.has_value(), kWait);
    QCOMPARE(state().talk().edit->rows_before, rows);
    const int kept = state().talk().edit->rows_kept;
    QVERIFY(kept > 0 && kept < state().document_tokens);
    const views::ChatTurn turn = ask(questions_[1]);
    QCOMPARE(turn.record->rows_reused, kept);
    QVERIFY(turn.answer != "Kai has six sheep.");  // the number is another one now
  }

  void a_document_that_was_left_is_warm_again() {
    ask(questions_[0]);
    QVERIFY(begin(views::prepared_document_text("small_village")));
    QCOMPARE(state().talk().turns.size(), std::size_t{0});
    QVERIFY(begin(document_));
    QCOMPARE(state().talk().rows, state().document_tokens);
    const views::ChatTurn turn = ask(questions_[0]);
    QVERIFY(turn.record->rows_computed < 20);
    QCOMPARE(turn.answer, std::string("Theo is a doctor."));
  }

  void two_conversations_share_the_documents_pages() {
    QVERIFY(begin(views::prepared_document_text("small_village")));
    ask("Where does Wanda live?");
    emit commands().show_talk(1);
    QTRY_VERIFY_WITH_TIMEOUT(state().second && state().shown == 1, kWait);
    const views::ChatTurn turn = ask("What does Imran like to make?");
    QCOMPARE(turn.answer, std::string("Imran likes to make salad."));
    QVERIFY(turn.record->rows_reused >= state().document_tokens);
    const int pages = state().talks[0].pages + state().talks[1].pages;
    QVERIFY(state().pages_in_use < pages);
    emit commands().show_talk(0);
    QTRY_COMPARE_WITH_TIMEOUT(state().shown, 0, kWait);
    QCOMPARE(ask("How many rabbits does Tess have?").answer, std::string("Tess has four rabbits."));
  }

  // What its first question will cost is told by them.
  void a_conversation_without_questions_has_the_rows_that_the_other_has_computed() {
    const auto show = [&](int talk) {
      emit commands().show_talk(talk);
      return QTest::qWaitFor([&] { return state().shown == talk; }, kWait);
    };
    QVERIFY(show(1));
    QCOMPARE(state().talk().rows, 0);
    QVERIFY(show(0));
    ask(questions_[0]);
    QVERIFY(show(1));
    QCOMPARE(state().talk().rows, state().document_tokens);
    QCOMPARE(ask(questions_[1]).record->rows_reused, state().document_tokens);
  }

  void leaving_and_coming_back_goes_on_where_it_stood() {
    QTemporaryDir folder;
    const QString file = folder.filePath("a.cache");
    ask(questions_[0]);
    const int rows = state().talk().rows;
    emit commands().save(file);
    QVERIFY(becomes(Phase::away));
    QVERIFY(QFile::exists(file));
    QCOMPARE(state().talk().rows, 0);
    emit commands().open(file);
    QVERIFY(becomes(Phase::ready));
    QCOMPARE(state().talk().rows, rows);
    QCOMPARE(state().document, document_.trimmed().toStdString());
    QCOMPARE(state().talk().turns[0].answer, std::string("Theo is a doctor."));
    const views::ChatTurn turn = ask(questions_[1]);
    QCOMPARE(turn.answer, std::string("Kai has six sheep."));
    QCOMPARE(turn.record->rows_reused, rows);
  }

  // Only until something is done with the rows: then they are others, or not all of them.
  void that_rows_came_back_is_said_while_it_is_so() {
    QTemporaryDir folder;
    const QString file = folder.filePath("a.cache");
    ask(questions_[0]);
    const std::pair<const char*, std::function<void()>> ways[] = {
        {"an edit", [&] { emit commands().edit_document(*views::swap_word(document_, views::WordPlace::late)); }},
        {"a question", [&] { emit commands().ask(questions_[1]); }},
        {"begin again", [&] { emit commands().begin_again(); }},
        {"another talk", [&] { emit commands().show_talk(1); }},
        {"not keeping", [&] { emit commands().set_retain(false); }}};
    emit commands().save(file);
    QVERIFY(becomes(Phase::away));
    for (const auto& [what, act] : ways) {
      emit commands().open(file);
      QTRY_VERIFY2_WITH_TIMEOUT(state().phase == Phase::ready && state().saved.has_value(), what, kWait);
      QCOMPARE(state().saved->rows_kept, state().talk().rows);
      act();
      QTRY_VERIFY2_WITH_TIMEOUT(state().phase == Phase::ready && !state().saved, what, kWait);
    }
  }

  void a_second_conversation_shares_rows_that_came_back() {
    QTemporaryDir folder;
    const QString file = folder.filePath("a.cache");
    ask(questions_[0]);
    emit commands().save(file);
    QVERIFY(becomes(Phase::away));
    emit commands().open(file);
    QVERIFY(becomes(Phase::ready));
    emit commands().show_talk(1);
    QTRY_COMPARE_WITH_TIMEOUT(state().shown, 1, kWait);
    QCOMPARE(state().talk().rows, state().document_tokens);
    const int pages = state().talks[0].pages + state().talks[1].pages;
    QVERIFY(state().pages_in_use < pages);
    QVERIFY(ask(questions_[1]).record->rows_reused >= state().document_tokens);
  }

  // What is left again is the saved conversation, until its turns are forgotten or another document is read.
  void what_came_back_is_known_as_the_saved_conversation() {
    QTemporaryDir folder;
    const QString file = folder.filePath("a.cache");
    ask(questions_[0]);
    QVERIFY(!state().talk().from_file);
    emit commands().save(file);
    QVERIFY(becomes(Phase::away));
    const auto come_back = [&] {
      emit commands().open(file);
      return QTest::qWaitFor([&] { return state().phase == Phase::ready && state().talk().from_file; }, kWait);
    };
    QVERIFY(come_back());
    ask(questions_[1]);
    QVERIFY(state().talk().from_file);
    emit commands().begin_again();
    QTRY_VERIFY_WITH_TIMEOUT(!state().talk().from_file, kWait);
    QVERIFY(come_back());
    QVERIFY(begin(views::prepared_document_text("small_village")));
    QVERIFY(!state().talk().from_file);
  }

  void a_file_that_is_none_is_an_error_and_harms_nothing() {
    QTemporaryDir folder;
    emit commands().open(folder.filePath("none"));
    QTRY_VERIFY_WITH_TIMEOUT(state().error.has_value(), kWait);
    QVERIFY(state().phase == Phase::ready);
    QCOMPARE(ask(questions_[0]).answer, std::string("Theo is a doctor."));
    emit commands().save("/nowhere/at/all");
    QTRY_VERIFY_WITH_TIMEOUT(state().error.has_value(), kWait);
    QCOMPARE(ask(questions_[1]).answer, std::string("Kai has six sheep."));
  }

  void a_document_too_long_for_the_context_is_said() {
    emit commands().begin(QString("The mill. ").repeated(600));
    QTRY_VERIFY_WITH_TIMEOUT(state().error.has_value(), kWait);
    QVERIFY(state().error->code == ErrorCode::conversation_too_long);
    QVERIFY(begin(document_));
    QVERIFY(!state().error);
  }

  void a_stopped_question_has_not_been_asked_and_a_run_stops_it_too() {
    for (const bool by_run : {false, true}) {
      emit commands().ask(questions_[0]);
      by_run ? emit session_->commands.step() : emit commands().stop();
      QVERIFY(becomes(Phase::ready));
      QTest::qWait(100);
      QVERIFY(state().talk().turns.size() <= 1);
    }
    const std::size_t turns = state().talk().turns.size();
    ask(questions_[1]);
    QCOMPARE(state().talk().turns.size(), turns + 1);
  }

  // The cache keeps the rows of its question, in case it is asked again; the conversation has no such text, and saves none of it.
  void rows_of_a_stopped_question_are_not_counted() {
    ChatShared shared;
    ChatWorker worker(shared);
    ChatState now;
    bool stopped = false;
    connect(&worker, &ChatWorker::state_changed, this, [&](const ChatState& state) {
      now = state;
      if (state.rows_to_do > 0 && state.rows_done == state.rows_to_do && !std::exchange(stopped, true)) shared.turns.raise();
    });
    worker.set_model(*load_model(
        {.threads = 1}, {}, [] {}, [](double) {}));
    worker.begin("Document: Theo is a doctor.");
    worker.ask("Who is Theo?");
    shared.turns.settle();
    QVERIFY(stopped && now.phase == Phase::ready && now.talk().turns.empty());
    QCOMPARE(now.talk().rows, now.talk().tokens());
    worker.edit_document("Document: Theo is a baker.");
    QCOMPARE(now.talk().edit->rows_before, now.talk().tokens());
  }

  void a_document_too_long_for_one_conversation_is_taken_by_none() {
    const auto words = [](int count) { return "Document:" + QString(" rabbits").repeated(count); };
    const auto edit = [&](const QString& document) {
      emit commands().edit_document(document);
      return QTest::qWaitFor([&] { return state().error || state().document == document.toStdString(); }, kWait);
    };
    QVERIFY(edit(words(10)));
    const int ten = state().document_tokens;
    QVERIFY(edit(words(20)));
    const int twenty = state().document_tokens;
    emit commands().show_talk(1);
    QTRY_VERIFY_WITH_TIMEOUT(state().second && state().shown == 1, kWait);
    QVERIFY(!ask("Which animals does Yara keep?").question.empty());
    // Fills the context: there is no room for a turn under it.
    const int count = (state().context - twenty) * 10 / (twenty - ten) + 20;
    QVERIFY(edit(words(count)));
    QVERIFY(state().error.has_value());
    QCOMPARE(state().error->code, ErrorCode::conversation_too_long);
    QCOMPARE(state().document, words(20).toStdString());
    QCOMPARE(state().document_tokens, twenty);
    QCOMPARE(state().talks[0].tokens(), twenty);
  }

  void another_model_reads_the_same_document() {
    ask(questions_[0]);
    session_->engine.load({.threads = 2});
    QTRY_VERIFY_WITH_TIMEOUT(state().phase == Phase::ready && state().talk().turns.empty(), kWait);
    QCOMPARE(state().document, document_.trimmed().toStdString());
    QCOMPARE(ask(questions_[0]).answer, std::string("Theo is a doctor."));
  }

  void quitting_in_the_middle_is_safe() {
    emit commands().ask(questions_[0]);
    emit commands().edit_document("Document: Theo is a baker.");
    emit commands().ask(questions_[0]);
    session_.reset();
  }
};

QTEST_GUILESS_MAIN(TestChat)
#include "tst_chat.moc"
