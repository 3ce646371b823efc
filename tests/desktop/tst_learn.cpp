// The lessons in the real window, with the bundled model: every one from its first step to its last.
#include <QPushButton>
#include <QSpinBox>

#include "app/desktop/learn/stage_targets.h"
#include "core/run/recording_file.h"
#include "support/test_window.h"
#include "views/learn/choice_button.h"
#include "views/learn/highlight.h"
#include "views/learn/learn_overview.h"
#include "views/learn/lecture_notes.h"
#include "views/learn/lesson_reader.h"
#include "views/learn/lesson_text.h"
#include "views/learn/lesson_view.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::Lesson;
using views::LessonAction;
using views::LessonPlayer;
using views::LessonStep;
using Phase = LessonPlayer::Phase;

namespace {

constexpr int kLongStep = 180'000;  // ms: two lanes of a thousand tokens, or sixty questions, on a slow machine

// A window with the bundled model and Learn open.
struct Classroom : TestWindow {
  LessonPlayer& player() { return *window.learn_panel().player(); }
  views::LessonView& view() { return *window.learn_panel().view(); }
  bool enter() {
    if (!begin(QSize(1440, 900))) return false;
    window.stage().set_visible_pace(false);
    window.show_page("chat");  // it begins with a document
    const auto ready = [this] { return session().chat.state().phase == views::ChatState::Phase::ready; };
    return QTest::qWaitFor(ready, kWait) && window.show_page("learn");
  }
  bool use_model(const std::string& name) {
    window.load({.name = name});
    return QTest::qWaitFor(
        [&] {
          const views::ModelStatus& status = run().model_status();
          return status.state == views::ModelStatus::State::ready && status.name.toStdString() == name;
        },
        kWait);
  }
  bool wait() {
    return QTest::qWaitFor([this] { return !player().busy(); }, kLongStep);
  }
  // The right answer, or the first wrong one; of a number the nearest that can be guessed, or the least.
  void answer(bool right) {
    const views::LessonQuestion& question = *player().current().question;
    if (question.guess) {
      view().guess_box()->setValue(right ? 20 : question.guess->least);
      return view().guess_button()->click();
    }
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
      if (question.choices[i].right == right) return view().choices()[i]->click();
    }
  }
};

std::vector<Lesson> all_lessons() {
  std::vector<Lesson> lessons = views::own_lessons();
  lessons.push_back(views::own_quiz());
  return lessons;
}

QString place(const Lesson& lesson, const LessonStep& step) { return lesson.id + u'/' + step.title; }

}  // namespace

class TestLearn : public QObject {
  Q_OBJECT

 private:
  static void add_lessons() {
    QTest::addColumn<int>("lesson");
    const std::vector<Lesson> lessons = all_lessons();
    for (int i = 0; i < static_cast<int>(lessons.size()); ++i)
      QTest::newRow(qPrintable(lessons[static_cast<std::size_t>(i)].id)) << i;
  }

  // Goes through a lesson, which must leave all as it was. Answers are right at every other step, beginning with the first or the second.
  void go_through(int lesson, bool first_right) {
    Classroom room;
    QVERIFY(room.enter());
    const AppMemory before = remember(room.window.stage().parts());
    room.window.learn_panel().overview()->button(lesson)->click();
    const Lesson shown = *room.player().lesson();
    for (std::size_t s = 0; s < shown.steps.size(); ++s) {
      const QByteArray at = place(shown, shown.steps[s]).toUtf8();
      QVERIFY2(room.wait(), at);
      QVERIFY2(room.player().phase() != Phase::failed, at + ": " + room.player().failure().toUtf8());
      QCOMPARE(room.player().step(), static_cast<int>(s));
      QVERIFY2(!room.player().text().join(u' ').contains(QStringLiteral("…")), at);
      if (shown.steps[s].question) {
        QCOMPARE(room.player().phase(), Phase::open);
        room.answer(first_right == (s % 2 == 0));
        QVERIFY2(room.wait(), at);
        QVERIFY2(room.player().phase() == Phase::revealed, at + ": " + room.player().failure().toUtf8());
        QVERIFY2(!room.view().text().contains(QStringLiteral("…")), at + ": " + room.view().text().toUtf8());
      }
      const auto frames = room.window.stage().highlights();
      for (const auto& frame : frames) QVERIFY2(!frame.isNull() && frame->isVisible(), at);
      room.view().next_button()->click();
    }
    QVERIFY(room.player().lesson() == nullptr);
    QVERIFY(room.settle());
    QVERIFY(remember(room.window.stage().parts()).same_settings(before));
  }

 private slots:
  // Everything a lesson speaks of exists.
  void say_nothing_that_is_not_there() {
    Classroom room;
    const AppStage& stage = room.window.stage();
    for (const Lesson& lesson : all_lessons()) {
      for (const LessonStep& step : lesson.steps) {
        QStringList names;
        for (const auto* actions : {&step.setup, &step.then}) {
          for (const LessonAction& action : *actions) {
            const QString fault = stage.fault(action);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1.md:%2: %3").arg(lesson.id).arg(action.line).arg(fault)));
          }
        }
        if (step.question && step.question->guess) QVERIFY(stage.knows(step.question->guess->value));
      }
      for (const QString& text : views::lesson_texts(lesson)) {
        for (const QString& name : views::value_names(text)) {
          QVERIFY2(stage.knows(name), qPrintable(lesson.id + u' ' + name));
        }
      }
    }
    for (const QString& name : target_names()) QVERIFY2(find_target(stage.parts(), name) != nullptr, qPrintable(name));
  }

  void every_lesson_from_start_to_end_data() { add_lessons(); }
  void every_lesson_from_start_to_end() {
    QFETCH(int, lesson);
    go_through(lesson, true);
  }

  void every_lesson_with_the_other_answers_data() { add_lessons(); }
  void every_lesson_with_the_other_answers() {
    if (qEnvironmentVariableIsEmpty("ROWKEEPER_LONG")) QSKIP("only with ./dev test --long");
    QFETCH(int, lesson);
    go_through(lesson, false);
  }

  // To the end without an answer, back to the beginning, and away in the middle of what the app does.
  void back_and_away_data() { add_lessons(); }
  void back_and_away() {
    QFETCH(int, lesson);
    if (lesson != 1 && qEnvironmentVariableIsEmpty("ROWKEEPER_LONG")) QSKIP("only with ./dev test --long");
    Classroom room;
    QVERIFY(room.enter());
    const AppMemory before = remember(room.window.stage().parts());
    room.window.learn_panel().open_lesson(lesson, 0);
    QVERIFY(room.wait());
    const QString first = room.player().current().title;
    while (!room.player().last_step()) {
      QVERIFY(room.window.press_lesson(true));
      QVERIFY(room.wait());
    }
    while (room.player().step() > 0) {
      QVERIFY(room.window.press_lesson(false));
      QVERIFY(room.wait());
      QVERIFY(room.player().phase() != Phase::failed);
    }
    QCOMPARE(room.player().step(), 0);
    QCOMPARE(room.player().current().title, first);
    QVERIFY(room.window.press_lesson(true));
    QVERIFY(room.window.show_page("race"));  // ends the lesson
    QVERIFY(room.player().lesson() == nullptr);
    QVERIFY(!room.window.press_lesson(true));
    QVERIFY(room.window.stage().highlights().empty());
    QVERIFY(room.settle());
    QVERIFY(remember(room.window.stage().parts()).same_settings(before));
  }

  // Somebody who cannot wait: whatever is pressed while the app works, nothing is lost and nothing crashes.
  void impatience() {
    Classroom room;
    QVERIFY(room.enter());
    for (int i = 0; i < 60; ++i) {
      const int lesson = (i * 7) % static_cast<int>(room.window.learn_panel().lessons().size());
      if (i % 5 == 0) room.window.learn_panel().open_lesson(lesson, i % 4);
      if (i % 3 == 0) room.window.press_lesson(false);
      if (i % 7 == 0) room.window.show_page("watch");
      if (i % 7 == 1) room.window.show_page("learn");
      room.window.press_lesson(true);
      if (room.player().lesson() && room.player().phase() == Phase::open && i % 2 == 0) room.answer(i % 4 == 0);
      QTest::qWait(10);
    }
    room.window.learn_panel().open_lesson(0, 0);
    QVERIFY(room.wait());
    QCOMPARE(room.player().phase(), Phase::open);
    QVERIFY(room.player().text()[2].contains("14 tokens"));
  }

  // The model that a lesson needs is not the user's choice: theirs is back afterwards, and nothing else is stored.
  void the_model_is_the_users() {
    Classroom room;
    QVERIFY(room.enter());
    QVERIFY(room.use_model("rowkeeper-tiny-mqa"));
    room.window.learn_panel().open_lesson(0);
    QVERIFY(room.wait());
    QCOMPARE(room.run().model_status().name, QStringLiteral("bundled"));
    QCOMPARE(room.settings.model().name, "rowkeeper-tiny-mqa");
    room.player().leave();
    QVERIFY(QTest::qWaitFor([&] { return room.run().model_status().name == "rowkeeper-tiny-mqa"; }, kWait));
    QVERIFY(room.settle());
    room.window.learn_panel().open_lesson(0);
    QVERIFY(room.wait());
    room.window.close();
    QCOMPARE(room.settings.model().name, "rowkeeper-tiny-mqa");
  }

  // Whatever is asked of the app while a lesson waits for it: the lesson says so, and can be tried again.
  void what_is_stopped_can_be_tried_again() {
    Classroom room;
    QVERIFY(room.enter());
    room.window.stage().set_visible_pace(true);
    room.window.learn_panel().open_lesson(0, 1);
    QVERIFY(QTest::qWaitFor([&] { return room.run().state().points().size() == 3; }, kWait));
    QVERIFY(room.window.press_restart());
    QVERIFY(room.wait());
    QCOMPARE(room.player().phase(), Phase::failed);
    QVERIFY(room.view().text().contains("It was stopped"));
    QVERIFY(!room.player().asked() && room.view().choices().empty());  // and nothing is given away
    room.view().retry_button()->click();
    QVERIFY(room.wait());
    QCOMPARE(room.player().phase(), Phase::open);
  }

  // A question about a model's memory changes no run: the one that is there goes on afterwards.
  void a_run_that_no_lesson_touched_stays() {
    Classroom room;
    QVERIFY(room.enter());
    QVERIFY(room.play_to_the_end(5));
    const auto& questions = room.window.learn_panel().quiz().steps;
    const auto plain = [](const LessonStep& step) {
      std::vector<LessonAction> actions = step.setup;
      actions.insert(actions.end(), step.then.begin(), step.then.end());
      return std::all_of(actions.begin(), actions.end(), [](const LessonAction& action) {
        return QStringList{"plan", "cover", "highlight"}.contains(action.verb);
      });
    };
    const auto about_memory = std::find_if(questions.begin(), questions.end(), plain) - questions.begin();
    QVERIFY(about_memory < static_cast<std::ptrdiff_t>(questions.size()));
    room.window.learn_panel().open_lesson(static_cast<int>(room.window.learn_panel().lessons().size()),
                                          static_cast<int>(about_memory));
    QVERIFY(room.wait());
    QVERIFY(room.window.press_lesson(true));
    QVERIFY(room.wait());
    room.player().leave();
    QVERIFY(room.settle());
    QCOMPARE(room.run().state().points().size(), std::size_t{5});
  }

  // A recording that was open is open again after a lesson, and nothing of the lesson's run gets into it.
  void a_recording_comes_back() {
    Classroom room;
    QVERIFY(room.enter());
    QVERIFY(room.play_to_the_end(5));
    const QString path = room.folder.filePath("short.rowkeeper");
    QVERIFY(save_recording(room.run().recording(), path.toStdString()));
    room.window.open(path);
    QVERIFY(QTest::qWaitFor([&] { return room.run().status().phase == views::RunPhase::replay; }, kWait));
    const int events = room.run().events();
    QVERIFY(room.window.show_page("learn"));
    room.window.learn_panel().open_lesson(0);
    QVERIFY(room.wait());
    QVERIFY(room.run().status().phase != views::RunPhase::replay);
    QVERIFY(room.window.press_lesson(true));
    QVERIFY(room.window.show_page("race"));
    QVERIFY(room.settle());
    QVERIFY(room.run().status().phase == views::RunPhase::replay);
    QCOMPARE(room.run().events(), events);
  }

  // The lecturer's window follows, and its keys, or a presenter's in the other window, lead.
  void lecturing() {
    Classroom room;
    QVERIFY(room.enter());
    views::LectureNotes& notes = room.window.lecture_notes();
    QVERIFY(!room.window.lecturing());
    room.window.learn_panel().overview()->lecture_button()->click();
    QVERIFY(room.window.lecturing());
    QVERIFY(notes.text().contains("Open a lesson"));
    room.window.learn_panel().open_lesson(0);
    QVERIFY(room.wait());
    const LessonStep& first = room.player().current();
    QVERIFY(notes.text().contains(first.title));
    QVERIFY(notes.text().contains(views::rich_text(first.notes.front())));
    QVERIFY(notes.text().contains("Right: <b>All of them, one for every token</b>"));
    QVERIFY(notes.text().contains("Next: the answer"));
    QTest::keyClick(&notes, Qt::Key_2);  // no key of the other window
    QVERIFY(room.player().lesson() != nullptr);
    QTest::keyClick(&notes, Qt::Key_Right);
    QVERIFY(room.wait());
    QCOMPARE(room.player().phase(), Phase::revealed);
    QVERIFY(notes.text().contains("Next: " + room.player().lesson()->steps[1].title));
    QApplication::setActiveWindow(&room.window);
    room.window.setFocus();
    QTest::keyClick(&room.window, Qt::Key_PageDown);
    QVERIFY(room.wait());
    QCOMPARE(room.player().step(), 1);
    QTest::keyClick(&room.window, Qt::Key_Left);
    QVERIFY(room.wait());
    QCOMPARE(room.player().step(), 0);
    notes.close();
    QVERIFY(!room.window.lecturing());
  }

  void progress_is_kept() {
    QTemporaryDir folder;
    const QString file = folder.filePath("rowkeeper.ini");
    {
      Settings settings(file);
      views::LearnProgress progress;
      progress.reach("2-why-it-is-safe", 3);
      progress.finish("1-the-waste");
      progress.answer(0, true);
      progress.answer(4, false);
      settings.set_progress(progress);
    }
    Settings settings(file);
    views::LearnProgress progress;
    settings.read_progress(progress);
    QCOMPARE(progress.reached("2-why-it-is-safe"), 3);
    QVERIFY(progress.done("1-the-waste") && !progress.done("2-why-it-is-safe"));
    QCOMPARE(progress.answered(), 2);
    QCOMPARE(progress.right(), 1);
  }
};

QTEST_MAIN(TestLearn)
#include "tst_learn.moc"
