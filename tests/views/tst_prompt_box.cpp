// Typing a prompt: its tokens live, its errors, and how it becomes a run. Prepared prompts: the bundled model answers them.
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "core/tokenizer/tokenizer.h"
#include "support/bundled_run.h"
#include "support/heard.h"
#include "support/synthetic_run.h"
#include "views/run/prepared_prompts.h"
#include "views/watch/chip_area.h"
#include "views/watch/prompt_box.h"
#include "views/watch/prompt_card.h"
#include "views/watch/prompt_editor.h"
#include "views/watch/token_ribbon.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

const Tokenizer& tokenizer() {
  static const Tokenizer bundled = std::move(*Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny"));
  return bundled;
}

std::vector<RecordedToken> tokens_of(const QString& text) {
  const Encoding encoding = *tokenizer().encode(text.toStdString());
  std::vector<RecordedToken> tokens;
  for (const TokenId id : encoding.ids) tokens.push_back({id, tokenizer().bytes(id)});
  return tokens;
}

struct Fixture {
  RunModel run;
  PromptModel prompt;
  RunCommands commands;
  Selection selection;
  Findings findings;
  RunSettings settings{&commands};
  PromptCard card{&run, &prompt, &settings, &commands, &selection, &findings};
  int ticket = 0;
  QString wanted;
  bool answering = true;

  Fixture() {
    QObject::connect(&prompt, &PromptModel::tokens_wanted, &prompt, [this](int number, const QString& text) {
      ticket = number;
      wanted = text;
      if (answering) answer();
    });
    run.start(synthetic_recording({" a"}));
    run.set_status({.phase = RunPhase::paused});
    prompt.ask();
    card.resize(800, 400);
    card.show();
    card.activateWindow();
    (void)QTest::qWaitForWindowActive(&card);
  }
  void answer() { answer(ticket, tokens_of(wanted)); }
  void answer(int number, std::vector<RecordedToken> tokens) {
    const int count = static_cast<int>(tokens.size());
    tokens.resize(static_cast<std::size_t>(std::min(count, kMostPromptTokens)));
    prompt.set_tokens(number, std::move(tokens), count, std::nullopt);
  }
  PromptBox& box() { return *card.box(); }
  ChipArea& chips() { return *card.box()->chips(); }
  PromptEditor& editor() { return *card.box()->editor(); }
};

}  // namespace

class TestPromptBox : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void chips_are_the_tokens_of_what_is_typed_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "Answer: ", "x = 1  ", "a  b", "ends with a line break\n", "🙂 café — naïve", "a\tb",
                             "שלום abc (1)", "no-break\u00A0space"})
      QTest::newRow(text) << QString::fromUtf8(text);
  }
  void chips_are_the_tokens_of_what_is_typed() {
    QFETCH(QString, text);
    Fixture f;
    f.card.edit();
    f.editor().setPlainText(text);
    QCOMPARE(f.prompt.text(), text);  // never trimmed, nothing replaced
    const std::vector<RecordedToken> tokens = tokens_of(text);
    QCOMPARE(f.chips().count(), static_cast<int>(tokens.size()));
    for (int i = 0; i < f.chips().count(); ++i)
      QCOMPARE(f.chips().chip(i).text, token_text(tokens[static_cast<std::size_t>(i)].bytes));
  }

  // Once typing rests, and again to whoever tries to use it all the same.
  void says_why_a_prompt_cannot_be_used() {
    Heard heard;
    Fixture f;
    f.card.edit();
    f.editor().setPlainText(QString(" a").repeated(1100));
    QTRY_COMPARE(heard.texts().size(), 1);
    QVERIFY2(heard.texts()[0].startsWith("The prompt has 1100 tokens"), qPrintable(heard.texts()[0]));
    heard.take();
    QTest::keyClick(&f.editor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(heard.take(), QStringList(f.box().count_text()));
    QVERIFY(f.card.editing());
    f.editor().clear();
    QTRY_COMPARE(heard.texts(), QStringList("An empty prompt: the run starts from the end-of-text token."));
    heard.take();
    QTest::keyClick(&f.editor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(heard.take(),
             QStringList("A new run from this prompt.\nAn empty prompt: the run starts from the end-of-text token."));
  }

  void old_chips_stay_until_the_new_tokens_are_there() {
    Fixture f;
    f.card.edit();
    f.editor().setPlainText("one two");
    const int before = f.chips().count();
    f.answering = false;
    f.editor().setPlainText("one two three four");
    QCOMPARE(f.chips().count(), before);
    f.answer(f.ticket - 1, tokens_of("overtaken"));
    QCOMPARE(f.chips().count(), before);
    f.answer();
    QCOMPARE(f.chips().count(), static_cast<int>(tokens_of("one two three four").size()));
  }

  void the_count_is_held_against_the_context() {
    Fixture f;
    f.card.edit();
    f.editor().setPlainText("Once upon a time");
    const int tokens = f.chips().count();
    QCOMPARE(
        f.box().count_text(),
        QString("%1 of 1,024 tokens; at most %2 can be generated").arg(tokens).arg(QLocale().toString(1024 - tokens + 1)));
    QVERIFY(!f.box().has_error());
    QVERIFY(f.box().use_button()->isEnabled());
  }

  void a_prompt_that_is_too_long_is_an_error_with_both_counts() {
    Fixture f;
    f.card.edit();
    f.editor().setPlainText(QString(" the").repeated(1025));
    QVERIFY(f.box().has_error());
    QVERIFY2(f.box().count_text().contains("1025") && f.box().count_text().contains("1024"),
             qPrintable(f.box().count_text()));
    QVERIFY(!f.box().use_button()->isEnabled());
    QCOMPARE(f.chips().count(), 1024);
    QCOMPARE(f.chips().more_text(), QString("… and 1 more"));
    QSignalSpy restart(&f.commands, &RunCommands::restart);
    QTest::keyClick(&f.editor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(restart.count(), 0);
    f.editor().setPlainText(QString(" the").repeated(1024));
    QVERIFY(!f.box().has_error());
    QVERIFY(f.box().count_text().endsWith("at most 1 can be generated"));
    f.answering = false;
    f.editor().setPlainText("x");
    f.prompt.set_tokens(f.ticket, {}, 0, Error{ErrorCode::text_too_large, {"70000000", "67108864"}});
    QVERIFY(f.box().has_error());
  }

  void of_a_long_text_the_first_tokens_and_their_number_are_enough() {
    Fixture f;
    f.answering = false;
    f.editor().setPlainText("long");
    f.answer(f.ticket, std::vector<RecordedToken>(5000, RecordedToken{TokenId(5), " abc"}));
    QCOMPARE(f.prompt.tokens().size(), std::size_t{kMostPromptTokens});
    QCOMPARE(f.chips().more_text(), QString("… and 3,976 more"));
    QVERIFY(f.box().has_error() && f.box().count_text().contains("5000 tokens"));
  }

  void special_tokens_are_asked_for_again() {
    Fixture f;
    QSignalSpy wanted(&f.prompt, &PromptModel::tokens_wanted);
    RunRequest request = f.settings.request();
    request.special_tokens = true;
    f.settings.set_request(request);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(f.prompt.special_tokens());
  }

  void a_space_at_the_end_is_pointed_out() {
    Fixture f;
    f.card.edit();
    f.editor().setPlainText("Answer:");
    QCOMPARE(f.box().hint_text(), QString());
    f.editor().setPlainText("Answer: ");
    QVERIFY(f.box().hint_text().contains("ends with a space"));
    f.editor().setPlainText("Answer:\n");
    QVERIFY(f.box().hint_text().contains("line break"));
    f.editor().setPlainText("");
    QVERIFY(f.box().hint_text().contains("end-of-text"));
  }

  void a_hundred_thousand_characters_are_taken_and_counted_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("one run of letters") << QString("a").repeated(100000);
    QTest::newRow("words in one line") << QString("some words ").repeated(9091);
    QTest::newRow("many lines") << QString("a line of some words\n").repeated(4762);
  }
  void a_hundred_thousand_characters_are_taken_and_counted() {
    QFETCH(QString, text);
    Fixture f;
    f.card.edit();
    f.editor().clear();
    f.answering = false;
    QGuiApplication::clipboard()->setText(text);
    f.editor().paste();
    QApplication::processEvents();
    f.answer(f.ticket, std::vector<RecordedToken>(34000, RecordedToken{TokenId(5), " abc"}));
    QApplication::processEvents();
    QCOMPARE(f.chips().more_text(), QString("… and 32,976 more"));
    QTest::keyClick(&f.editor(), Qt::Key_X);
    QApplication::processEvents();
    QCOMPARE(f.prompt.text(), text + u'x');
  }

  void using_a_prompt_restarts_the_run_with_it() {
    Fixture f;
    f.settings.set_tokens(77);
    QSignalSpy restart(&f.commands, &RunCommands::restart);
    f.card.edit();
    QVERIFY(f.card.editing());
    f.editor().setPlainText("Answer: ");
    QTest::keyClick(&f.editor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(restart.count(), 1);
    const auto request = restart[0][0].value<RunRequest>();
    QCOMPARE(request.prompt, std::string("Answer: "));
    QCOMPARE(request.tokens, 77);
    QVERIFY(!f.card.editing());
    QCOMPARE(f.settings.request().prompt, std::string("Answer: "));
  }

  void escape_goes_back_to_the_prompt_that_is_running() {
    Fixture f;
    QSignalSpy restart(&f.commands, &RunCommands::restart);
    f.card.edit();
    f.editor().setPlainText("something else");
    QTest::keyClick(&f.editor(), Qt::Key_Escape);
    QVERIFY(!f.card.editing());
    QCOMPARE(restart.count(), 0);
    QCOMPARE(f.prompt.text(), default_prompt_text());
  }

  // In the editor's card, and only while it is open.
  void escape_closes_the_editor_wherever_the_focus_is() {
    Fixture f;
    QVERIFY(QTest::qWaitForWindowActive(f.card.window()));
    f.card.edit();
    QTest::keyClick(&f.editor(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!f.card.editing());
    f.card.edit();
    f.card.prepared()->setFocus();
    QTest::keyClick(f.card.prepared(), Qt::Key_Escape);
    QVERIFY(!f.card.editing());
    QVERIFY(!f.card.findChild<QShortcut*>(QString(), Qt::FindDirectChildrenOnly)->isEnabled());
  }

  void an_example_runs_at_once_but_only_fills_an_open_editor() {
    Fixture f;
    QSignalSpy restart(&f.commands, &RunCommands::restart);
    const QList<QAction*> actions = f.card.prepared()->menu()->actions();
    QCOMPARE(actions.size(), static_cast<qsizetype>(prepared_prompts().size()));
    actions[1]->trigger();
    QCOMPARE(restart.count(), 1);
    QCOMPARE(QString::fromStdString(restart[0][0].value<RunRequest>().prompt), prepared_prompt_text("neighbours"));
    f.card.edit();
    actions[2]->trigger();
    QCOMPARE(restart.count(), 1);
    QCOMPARE(f.editor().toPlainText(), prepared_prompt_text("third_question"));
  }

  void prepared_prompts_are_answered_right_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("begins");
    QTest::newRow("village") << "village"
                             << " Yara keeps ten rabbits.\n";
    QTest::newRow("neighbours") << "neighbours"
                                << " The house of Mara is blue.\n";
    QTest::newRow("third question") << "third_question"
                                    << " Lena lives near the bridge.\n";
    QTest::newRow("long document") << "long_document"
                                   << " Noah keeps two rabbits.\n";
    QTest::newRow("kv cache") << "kv_cache"
                              << " A KV cache stores the keys and the values of the tokens";
    QTest::newRow("story") << "story"
                           << " shepherd named";
    QTest::newRow("odd characters") << "odd_characters"
                                    << " Zoe is a painter.\n";
  }
  void prepared_prompts_are_answered_right() {
    QFETCH(QString, name);
    QFETCH(QString, begins);
    const QString text = prepared_prompt_text(name);
    QVERIFY(!text.isEmpty());
    std::string generated;
    for (const RunEvent& event : bundled_events({.prompt = text.toStdString(), .steps = 16}))
      generated += std::get<RecordedStep>(event).record.bytes;
    QVERIFY2(QString::fromStdString(generated).startsWith(begins), generated.c_str());
  }

  void the_menu_has_a_story_a_long_document_and_odd_characters() {
    const auto prompts = prepared_prompts();
    QVERIFY(prompts.size() >= 6);
    QCOMPARE(prompts.front().name, QString("village"));
    for (const PreparedText& prompt : prompts)
      QVERIFY(!prompt.title.isEmpty() && !prepared_prompt_text(prompt.name).isEmpty());
    QVERIFY(tokens_of(prepared_prompt_text("long_document")).size() > 400);
    QVERIFY(prepared_prompt_text("odd_characters").contains("  "));
    QVERIFY(prepared_prompt_text("odd_characters").contains(QString::fromUtf8("🙂")));
  }
};

QTEST_MAIN(TestPromptBox)
#include "tst_prompt_box.moc"
