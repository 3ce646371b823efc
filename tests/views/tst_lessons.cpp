// Lessons as files and as data: what is read, what is refused, and how a player goes through one on a stage of the test's own.
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "support/heard.h"
#include "views/learn/choice_button.h"
#include "views/learn/learn_progress.h"
#include "views/learn/lesson_player.h"
#include "views/learn/lesson_reader.h"
#include "views/learn/lesson_text.h"
#include "views/learn/lesson_view.h"

using namespace rowkeeper::views;

namespace {

const QString kLesson = QStringLiteral(
    "# A title\n"
    "minutes: 4\n"
    "\n"
    "## First\n"
    "@run village tokens=10 steps=3\n"
    "@highlight canvas\n"
    "\n"
    "One **strong** line,\n"
    "and its second half with {rows} rows.\n"
    "\n"
    "Another paragraph.\n"
    "note: For the lecturer.\n"
    "note: And more.\n"
    "## Second\n"
    "@step 2\n"
    "? How many\n"
    "  rows?\n"
    "- One\n"
    "  Not one.\n"
    "  Look again.\n"
    "* All {rows}\n"
    "  Yes: {rows}.\n"
    "@then\n"
    "@cache off\n"
    "@highlight ribbon\n"
    "It was {rows}.\n"
    "## Third\n"
    "@lanes story tokens=20\n"
    "A guess.\n"
    "? How often?\n"
    "= rows 1 100\n"
    "@then\n"
    "@race\n"
    "It was {rows}.\n");

Lesson sample() { return read_lesson("2-sample", kLesson).value(); }

// Does nothing until it is told to, and writes down what it was asked.
class FakeStage : public LearnStage {
 public:
  QString fault(const LessonAction&) const override { return {}; }
  bool knows(const QString& value) const override { return value == QStringLiteral("rows"); }
  void begin(const LessonAction& action) override {
    asked << (QStringList(action.verb) + action.words).join(u' ');
    if (!by_hand) emit done();
  }
  void cancel() override { asked << "cancel"; }
  LessonValue value(const QString&) const override { return {QString::number(rows), rows}; }
  void clear_highlights() override { asked << "clear"; }
  void uncover() override { asked << "uncover"; }
  void remember() override { asked << "remember"; }
  void restore() override { asked << "restore"; }
  QStringList take() { return std::exchange(asked, {}); }

  QStringList asked;
  bool by_hand = false;
  double rows = 7;
};

QString fault_of(const QString& text) {
  const auto lesson = read_lesson("1-x", text);
  return lesson ? QString() : QString::number(lesson.error().line) + u' ' + lesson.error().reason;
}

}  // namespace

class TestLessons : public QObject {
  Q_OBJECT
  using Phase = LessonPlayer::Phase;

 private slots:
  void reads_all_parts_of_a_lesson() {
    const Lesson lesson = sample();
    QCOMPARE(lesson.title, QStringLiteral("A title"));
    QCOMPARE(lesson.minutes, 4);
    QCOMPARE(lesson.steps.size(), std::size_t{3});
    const LessonStep& first = lesson.steps[0];
    QCOMPARE(first.text, (QStringList{"One **strong** line, and its second half with {rows} rows.", "Another paragraph."}));
    QCOMPARE(first.notes, (QStringList{"For the lecturer.", "And more."}));
    QCOMPARE(first.setup[0].option("tokens"), QStringLiteral("10"));
    QCOMPARE(first.setup[0].option("cache", "on"), QStringLiteral("on"));
    QCOMPARE(first.setup[0].words, QStringList{"village"});
    QCOMPARE(first.setup[0].line, 5);
    QVERIFY(first.starts_anew() && !lesson.steps[1].starts_anew() && lesson.steps[2].starts_anew());
    const LessonQuestion& question = *lesson.steps[1].question;
    QCOMPARE(question.text, QStringLiteral("How many rows?"));
    QCOMPARE(question.choices.size(), std::size_t{2});
    QCOMPARE(question.choices[0].reply, QStringLiteral("Not one. Look again."));
    QVERIFY(!question.choices[0].right && question.choices[1].right);
    QCOMPARE(lesson.steps[1].then.size(), std::size_t{2});
    QCOMPARE(lesson.steps[1].reveal, QStringList{"It was {rows}."});
    QCOMPARE(lesson.steps[2].question->guess->most, 100);
    QVERIFY(lesson_texts(lesson).contains("Yes: {rows}."));
  }

  void says_what_it_cannot_read_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault");
    const QString begin = "# T\nminutes: 1\n## S\n@run village\n";
    QTest::newRow("no title") << "## S\n@run village\ntext\n"
                              << "1 no title";
    QTest::newRow("second title") << "# A\n# B\n"
                                  << "2 a second title";
    QTest::newRow("minutes") << "# A\nminutes: soon\n"
                             << "2 no number of minutes";
    QTest::newRow("no step") << "# A\n"
                             << "1 no step";
    QTest::newRow("text without a step") << "# A\ntext\n"
                                         << "2 text before the first step";
    QTest::newRow("no text") << begin + "## T\ntext\n"
                             << "3 a step without text";
    QTest::newRow("same title") << begin + "text\n## S\ntext\n"
                                << "6 a second step of this title";
    QTest::newRow("no beginning") << "# T\n## S\n@step\ntext\n"
                                  << "2 the first step begins with no action that says what must be there";
    QTest::newRow("one answer") << begin + "? q\n* a\n  b\n@then\nr\n"
                                << "3 a question needs two to four answers, one of them right";
    QTest::newRow("two right") << begin + "? q\n* a\n  b\n* c\n  d\n@then\nr\n"
                               << "3 a question needs two to four answers, one of them right";
    QTest::newRow("no reply") << begin + "? q\n* a\n- c\n  d\n@then\nr\n"
                              << "3 an answer without a reply: a";
    QTest::newRow("nothing after") << begin + "? q\n* a\n  b\n- c\n  d\n"
                                   << "3 a question with nothing to say after it";
    QTest::newRow("two questions") << begin + "? q\n? r\n"
                                   << "6 a second question in a step";
    QTest::newRow("answer alone") << begin + "- a\n"
                                  << "5 an answer without a question";
    QTest::newRow("then alone") << begin + "text\n@then\n"
                                << "6 @then without a question";
    QTest::newRow("two thens") << begin + "? q\n* a\n  b\n- c\n  d\n@then\n@then\n"
                               << "11 a second @then";
    QTest::newRow("action in between") << begin + "? q\n@step\n"
                                       << "6 an action between a question and @then";
    QTest::newRow("late cover") << begin + "? q\n* a\n  b\n- c\n  d\n@then\n@cover canvas\nr\n"
                                << "11 @cover after the answer";
    QTest::newRow("empty action") << begin + "@\n"
                                  << "5 no action";
    QTest::newRow("guess") << begin + "? q\n= rows 5 5\n"
                           << "6 FROM is 1 or more, TO is more than FROM";
    QTest::newRow("guess and answers") << begin + "? q\n- a\n  b\n= rows 1 5\n"
                                       << "8 a guess is = VALUE FROM TO, after a question";
  }
  void says_what_it_cannot_read() {
    QFETCH(QString, text);
    QFETCH(QString, fault);
    QCOMPARE(fault_of(text), fault);
  }

  void texts_are_marked_and_filled() {
    QCOMPARE(value_names("{a} and {b_2}, not {B} or { c }"), (QStringList{"a", "b_2"}));
    QCOMPARE(with_values("x{a}y{b}", [](const QString& name) { return name + name; }), QStringLiteral("xaaybb"));
    QCOMPARE(rich_text("1 < 2 **and** <b>"), QStringLiteral("1 &lt; 2 <b>and</b> &lt;b&gt;"));
    QCOMPARE(plain_text("a **b** c"), QStringLiteral("a b c"));
    QCOMPARE(guess_off(10, 5), 2.0);
    QCOMPARE(guess_off(5, 10), 2.0);
  }

  void goes_through_a_lesson() {
    FakeStage stage;
    LessonPlayer player(&stage);
    QSignalSpy reached(&player, &LessonPlayer::step_reached), finished(&player, &LessonPlayer::finished);
    player.open(sample());
    QCOMPARE(stage.take(), (QStringList{"remember", "clear", "run village", "highlight canvas"}));
    QCOMPARE(player.phase(), Phase::revealed);  // nothing is asked here
    QVERIFY(player.text()[0].contains("with 7 rows"));
    stage.rows = 8;  // the page goes on, what was said stays
    QVERIFY(player.text()[0].contains("with 7 rows"));
    QVERIFY(player.next());
    QCOMPARE(stage.take(), (QStringList{"clear", "step 2"}));
    QCOMPARE(player.phase(), Phase::open);
    QCOMPARE(player.choices(), (QStringList{"One", "All 8"}));
    player.choose(1);
    QCOMPARE(stage.take(), (QStringList{"clear", "uncover", "cache off", "highlight ribbon"}));
    QCOMPARE(player.phase(), Phase::revealed);
    QCOMPARE(player.reply(), QStringLiteral("Yes: 8."));
    QCOMPARE(player.reveal(), QStringList{"It was 8."});
    player.choose(0);  // the first answer counts
    QCOMPARE(player.chosen(), std::optional(1));
    player.next();
    QCOMPARE(stage.take(), (QStringList{"clear", "lanes story"}));
    stage.rows = 10;
    player.guess(5);
    QCOMPARE(player.reveal(), QStringList{"It was 10."});
    QCOMPARE(player.guess_off(), std::optional(2.0));
    QVERIFY(player.next());
    QVERIFY(player.lesson() == nullptr);
    QCOMPARE(stage.take(), (QStringList{"uncover", "race", "cancel", "clear", "restore"}));
    QCOMPARE(finished.size(), 1);
    QCOMPARE(reached.size(), 3);
    QVERIFY(!player.next() && !player.back());
  }

  // A step that says nothing of what must be there is entered through those before it.
  void goes_back_and_in_between_through_what_is_needed() {
    FakeStage stage;
    LessonPlayer player(&stage);
    player.open(sample(), 1);
    QCOMPARE(stage.take(), (QStringList{"remember", "clear", "run village", "step 2"}));
    player.next();  // shows, without an answer
    QCOMPARE(player.phase(), Phase::revealed);
    QVERIFY(!player.chosen() && player.reply().isEmpty());
    player.next();
    stage.take();
    QVERIFY(player.back());
    QCOMPARE(stage.take(), (QStringList{"cancel", "clear", "run village", "step 2"}));
    QVERIFY(player.back());
    QCOMPARE(stage.take(), (QStringList{"cancel", "clear", "run village", "highlight canvas"}));
    QVERIFY(!player.back());
    player.open(sample(), 99);  // the last one there is
    QCOMPARE(player.step(), 2);
  }

  void waits_for_the_stage_and_can_be_left_at_any_time() {
    FakeStage stage;
    stage.by_hand = true;
    LessonPlayer player(&stage);
    player.open(sample(), 1);
    QCOMPARE(player.phase(), Phase::setting_up);
    QVERIFY(!player.next());
    QCOMPARE(stage.take(), (QStringList{"remember", "clear", "run village"}));
    emit stage.done();
    QCOMPARE(stage.take(), QStringList{"step 2"});
    QVERIFY(player.back());  // impatient
    QCOMPARE(stage.take(), (QStringList{"cancel", "clear", "run village"}));
    player.leave();
    QCOMPARE(stage.take(), (QStringList{"cancel", "clear", "restore"}));
    emit stage.done();  // too late
    QVERIFY(stage.take().isEmpty());
    player.leave();
    QVERIFY(stage.take().isEmpty());
  }

  void a_failure_says_why_and_can_be_tried_again() {
    FakeStage stage;
    stage.by_hand = true;
    LessonPlayer player(&stage);
    player.open(sample());
    emit stage.failed("No memory.");
    QCOMPARE(player.phase(), Phase::failed);
    QCOMPARE(player.failure(), QStringLiteral("No memory."));
    stage.by_hand = false;
    stage.take();
    player.retry();
    QCOMPARE(player.phase(), Phase::revealed);
    QCOMPARE(stage.take(), (QStringList{"clear", "run village", "highlight canvas"}));
  }

  // A step whole once its numbers are there, and then the answer whole, whether it was right first.
  void tells_each_step_and_each_answer_once() {
    Heard heard;
    FakeStage stage;
    LessonPlayer player(&stage);
    LessonView view(&player);
    view.show();
    stage.by_hand = true;
    player.open(sample());
    QCOMPARE(heard.take(), QStringList());
    stage.by_hand = false;
    emit stage.done();
    QCOMPARE(heard.take(),
             QStringList("Step 1 of 3\nFirst\nOne strong line, and its second half with 7 rows.\nAnother paragraph."));
    player.next();
    QCOMPARE(heard.take(), QStringList("Step 2 of 3\nSecond\nHow many rows?"));
    view.choices()[0]->click();
    QCOMPARE(heard.take(), QStringList("Not quite. The right answer: All 7\nNot one. Look again.\nIt was 7."));
    player.back();
    player.next();
    heard.take();
    view.choices()[1]->click();
    QCOMPARE(heard.take(), QStringList("Right.\nYes: 7.\nIt was 7."));
    player.back();
    player.next();
    heard.take();
    player.next();
    QCOMPARE(heard.take(), QStringList("The right answer: All 7\nIt was 7."));
    player.next();
    QCOMPARE(heard.take(), QStringList("Step 3 of 3\nThird\nA guess.\nHow often?"));
    player.guess(8);
    QCOMPARE(heard.take(), QStringList("You guessed 8: a good guess.\nIt was 7."));
    player.next();
    QCOMPARE(heard.take(), QStringList("The lesson is finished. Your own prompt and settings are back."));
  }

  void tells_that_a_lesson_is_left_and_why_a_step_is_not_shown() {
    Heard heard;
    FakeStage stage;
    LessonPlayer player(&stage);
    LessonView view(&player);
    view.show();
    stage.by_hand = true;
    player.open(sample());
    emit stage.failed("No room.");
    QCOMPARE(heard.take(), QStringList("This step could not be shown. No room."));
    view.leave_button()->click();
    QCOMPARE(heard.take(), QStringList("The lesson is left. Your own prompt and settings are back."));
  }

  void progress_counts_first_answers() {
    LearnProgress progress;
    progress.reach("a", 2);
    QCOMPARE(progress.reached("a"), 2);
    progress.finish("a");
    QVERIFY(progress.done("a") && progress.reached("a") == 0);
    progress.answer(0, false);
    progress.answer(0, true);
    progress.answer(1, true);
    QCOMPARE(progress.answered(), 2);
    QCOMPARE(progress.right(), 1);
    progress.forget_answers();
    QCOMPARE(progress.answered(), 0);
  }
};

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
