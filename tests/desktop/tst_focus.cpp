// Where the keyboard is after a control that had the focus was disabled or hidden: never at another one, which the next key would press.
#include <QAbstractButton>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QtTest>
#include <algorithm>

#include "core/run/recording_file.h"
#include "support/test_window.h"
#include "tests/views/support/heard.h"
#include "views/chat/talk_card.h"
#include "views/learn/choice_button.h"
#include "views/learn/learn_overview.h"
#include "views/learn/lesson_view.h"
#include "views/watch/prompt_box.h"
#include "views/watch/prompt_card.h"
#include "views/watch/prompt_editor.h"
#include "views/watch/run_controls.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using ChatPhase = views::ChatState::Phase;
using LessonPhase = views::LessonPlayer::Phase;
using views::RunPhase;

class TestFocus : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<TestWindow> window_;

  MainWindow& window() { return window_->window; }
  const views::ChatState& chat() { return window_->session().chat.state(); }

  // The shown one of this name; none may be missing.
  QAbstractButton* button(const QString& name) {
    for (QAbstractButton* const button : window().findChildren<QAbstractButton*>()) {
      if (button->isVisible() && (button->text() == name || button->accessibleName() == name)) return button;
    }
    qFatal("no button %s", qPrintable(name));
  }
  void press(QAbstractButton* button) {
    button->setFocus();
    QCOMPARE(QApplication::focusWidget(), button);
    QTest::keyClick(button, Qt::Key_Space);
  }
  static void press_key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* const focus = QApplication::focusWidget();
    QVERIFY(focus);
    QTest::keyClick(focus, key, modifiers);
  }
  static QString name_of_focus() {
    const QWidget* const focus = QApplication::focusWidget();
    return focus ? focus->accessibleName() : QString("nowhere");
  }
  bool begin_chat() {
    window().show_page("chat");
    return QTest::qWaitFor([&] { return chat().phase == ChatPhase::ready; }, kWait);
  }
  // As if the engine were at it.
  void show_phase(ChatPhase phase) {
    views::ChatState state = chat();
    state.phase = phase;
    window_->session().chat.set_state(state);
  }

 private slots:
  void init() {
    window_ = std::make_unique<TestWindow>();
    QVERIFY(window_->begin({1440, 900}));
    QVERIFY(QTest::qWaitForWindowActive(&window()));
  }
  void cleanup() { window_.reset(); }

  void the_end_of_a_run_keeps_it_from_restart() {
    window_->session().settings.set_request({.prompt = "The cat", .tokens = 4});
    emit window_->session().commands.set_speed(0);
    emit window_->session().commands.restart(window_->session().settings.request());
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().status().phase, RunPhase::paused, kWait);
    press(button("Play or pause"));
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().status().phase, RunPhase::finished, kWait);
    QCOMPARE(name_of_focus(), QString("Run controls"));
    press_key(Qt::Key_Space);
    QTest::qWait(100);
    QCOMPARE(window_->run().status().phase, RunPhase::finished);
    QCOMPARE(window_->run().state().points().size(), std::size_t{4});
    press_key(Qt::Key_Tab);  // on from there
    QCOMPARE(name_of_focus(), QString());
    QCOMPARE(QApplication::focusWidget(), button("Restart"));
  }

  void the_last_step_keeps_it_from_restart() {
    QVERIFY(window_->play_to_the_end(2));
    emit window_->session().commands.restart(window_->session().settings.request());
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().status().phase, RunPhase::paused, kWait);
    press(button("Step"));
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().state().points().size(), std::size_t{1}, kWait);
    QCOMPARE(QApplication::focusWidget(), button("Step"));  // to be pressed again
    press_key(Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().status().phase, RunPhase::finished, kWait);
    QCOMPARE(name_of_focus(), QString("Run controls"));
  }

  void a_prompt_that_is_used_leaves_it_in_its_card() {
    views::PromptCard* const card = window().watch_page().prompt_card();
    press(button("Edit prompt"));
    auto* const editor = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget());
    QVERIFY(editor);
    press_key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), card);
    press_key(Qt::Key_Tab);
    QVERIFY(card->isAncestorOf(QApplication::focusWidget()));
    press(button("Edit prompt"));
    press_key(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), button("Edit prompt"));
  }

  void back_to_the_live_run_goes_to_its_controls() {
    QVERIFY(window_->play_to_the_end(2));
    const QString path = window_->folder.filePath("run.rowkeeper");
    QVERIFY(save_recording(window_->run().recording(), path.toStdString()));
    window().open(path);
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().status().phase, RunPhase::replay, kWait);
    press(button("Back to the live run"));
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().status().phase, RunPhase::paused, kWait);
    QCOMPARE(name_of_focus(), QString("Run controls"));
  }

  void who_asks_stays_at_the_question() {
    QVERIFY(begin_chat());
    QLineEdit* const line = window().chat_page().talk()->line();
    line->setFocus();
    QTest::keyClicks(line, "Where does Kai live?");
    press_key(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(chat().phase == ChatPhase::ready && chat().talk().turns.size() == 1, kWait);
    QCOMPARE(QApplication::focusWidget(), line);
    QCOMPARE(line->text(), QString());
    line->setText("Who is Theo?");
    show_phase(ChatPhase::asking);
    QCOMPARE(QApplication::focusWidget(), line);
    QTest::keyClicks(line, "rc1 ");  // what the keys of the window are
    QCOMPARE(line->text(), QString("Who is Theo?"));
    QVERIFY(chat().retain && chat().talk().turns.size() == 1);
    QVERIFY(window().chat_page().isVisible());
    show_phase(ChatPhase::ready);
    QCOMPARE(QApplication::focusWidget(), line);
    QTest::keyClicks(line, "a");
    QCOMPARE(line->text(), QString("Who is Theo?a"));
  }

  void questions_by_button_go_to_the_question() {
    QVERIFY(begin_chat());
    views::TalkCard* const talk = window().chat_page().talk();
    const auto questions = talk->findChildren<QPushButton*>();
    const auto asked = std::find_if(questions.begin(), questions.end(),
                                    [](const QPushButton* button) { return button->toolTip() == "Asks this question"; });
    QVERIFY(asked != questions.end());
    press(*asked);
    QTRY_VERIFY_WITH_TIMEOUT(chat().phase == ChatPhase::ready && chat().talk().turns.size() == 1, kWait);
    QCOMPARE(QApplication::focusWidget(), talk->line());
    talk->line()->setText("Who is Theo?");
    talk->ask_button()->setFocus();
    show_phase(ChatPhase::asking);
    QCOMPARE(QApplication::focusWidget(), talk->line());
    talk->stop_button()->setFocus();
    QCOMPARE(QApplication::focusWidget(), talk->stop_button());
    show_phase(ChatPhase::ready);
    QCOMPARE(QApplication::focusWidget(), talk->line());
  }

  // As they stand: above the line, below the card's head.
  void tab_reads_the_prepared_questions_before_the_line() {
    QVERIFY(begin_chat());
    views::TalkCard* const talk = window().chat_page().talk();
    button("First")->setFocus();
    QStringList tips;
    do {
      press_key(Qt::Key_Tab);
      tips << QApplication::focusWidget()->toolTip();
    } while (QApplication::focusWidget() != talk->line() && tips.size() < 20);
    tips.removeLast();
    QVERIFY(tips.size() > 1);
    QCOMPARE(tips.count("Asks this question"), tips.size());
  }

  void changing_the_document_and_leaving_stay_in_their_cards() {
    QVERIFY(window_->chat_to_the_end());
    press(button("Change an early word"));
    QTRY_VERIFY_WITH_TIMEOUT(chat().phase == ChatPhase::ready && chat().talk().edit, kWait);
    QVERIFY(QApplication::focusWidget() == button("Change an early word") || name_of_focus() == "The document");
    press(button("Leave"));
    QTRY_COMPARE_WITH_TIMEOUT(chat().phase, ChatPhase::away, kWait);
    QCOMPARE(name_of_focus(), QString("Keeping the cache"));
    press(button("Come back"));
    QTRY_COMPARE_WITH_TIMEOUT(chat().phase, ChatPhase::ready, kWait);
    QVERIFY(QApplication::focusWidget() == button("Come back") || name_of_focus() == "Keeping the cache");
  }

  void race_and_squeeze_stay_in_their_cards() {
    QVERIFY(window_->race_to_the_end(3));
    press(button("Restart"));
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().race.status().phase, views::RaceStatus::Phase::ready, kWait);
    QVERIFY(QApplication::focusWidget() == button("Restart") || name_of_focus() == "Race controls");
    press(button("Step"));
    QTRY_COMPARE_WITH_TIMEOUT(
        window_->session().race.lane(Lane::a).events() + window_->session().race.lane(Lane::b).events(), 1, kWait);
    QCOMPARE(QApplication::focusWidget(), button("Step"));
    window().show_page("squeeze");
    const QString run = "▶ Run the 60 questions";
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().squeeze.basis().ready, kWait);
    QTRY_VERIFY_WITH_TIMEOUT(button(run)->isEnabled(), kWait);
    QAbstractButton* const runs = button(run);
    press(runs);
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().squeeze.status().running(), kWait);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->session().squeeze.status().running(), 4 * kWait);
    QTRY_VERIFY_WITH_TIMEOUT(!runs->isEnabled(), kWait);
    QCOMPARE(name_of_focus(), QString("Make it smaller"));
  }

  void a_lesson_goes_back_without_losing_it() {
    window().show_page("learn");
    views::LearnPanel& panel = window().learn_panel();
    panel.open_lesson(0, 1);
    QTRY_COMPARE_WITH_TIMEOUT(panel.player()->phase(), LessonPhase::open, kWait);
    panel.view()->next_button()->setFocus();
    press_key(Qt::Key_PageUp);
    QTRY_VERIFY_WITH_TIMEOUT(panel.player()->step() == 0 && !panel.player()->busy(), kWait);
    QVERIFY2(panel.isAncestorOf(QApplication::focusWidget()), qPrintable(name_of_focus()));
  }

  // From where Tab goes on in the page; Space plays all the same.
  void a_page_by_key_has_it_inside() {
    const std::pair<Qt::Key, const char*> places[] = {{Qt::Key_1, "Run controls"},
                                                      {Qt::Key_2, "Race controls"},
                                                      {Qt::Key_3, "Conversation"},
                                                      {Qt::Key_4, "Model and device"},
                                                      {Qt::Key_5, "Make it smaller"}};
    for (const auto& [key, place] : places) {
      press_key(key);
      QCOMPARE(name_of_focus(), QString(place));
      QWidget* const part = QApplication::focusWidget();
      if (key == Qt::Key_3) QTRY_COMPARE_WITH_TIMEOUT(chat().phase, ChatPhase::ready, kWait);
      press_key(Qt::Key_Tab);
      QVERIFY2(part->isAncestorOf(QApplication::focusWidget()), qPrintable(place + (": " + name_of_focus())));
      part->setFocus();  // not in a field, which takes digits
    }
  }

  void learn_has_it_at_the_lesson_that_was_open() {
    views::LearnPanel& panel = window().learn_panel();
    press_key(Qt::Key_6);
    QCOMPARE(QApplication::focusWidget(), panel.overview()->button(0));
    panel.open_lesson(2, 0);
    QTRY_VERIFY_WITH_TIMEOUT(!panel.player()->busy(), kWait);
    press_key(Qt::Key_1);
    press_key(Qt::Key_6);
    QCOMPARE(QApplication::focusWidget(), panel.overview()->button(2));
    press_key(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(panel.player()->lesson() && !panel.player()->busy(), kWait);
    panel.view()->leave_button()->setFocus();
    press_key(Qt::Key_6);  // which stays in the lesson
    QCOMPARE(QApplication::focusWidget(), panel.view()->findChild<QScrollArea*>());
    press(panel.view()->leave_button());
    QCOMPARE(QApplication::focusWidget(), panel.overview()->button(2));
  }

  // Top bar, rail, and then the lessons before the page beside them.
  void tab_goes_from_the_rail_to_the_lessons() {
    window().show_page("learn");
    button("Learn")->setFocus();
    press_key(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), window().learn_panel().overview()->button(0));
    button("Learn")->setFocus();
    press_key(Qt::Key_Backtab);
    QVERIFY2(button("Model")->parentWidget()->isAncestorOf(QApplication::focusWidget()), qPrintable(name_of_focus()));
  }

  // The news of a step say it; it is not to be heard with the focus, too. Who comes to it later hears it.
  void a_lesson_s_text_is_told_once() {
    press_key(Qt::Key_6);
    views::LearnPanel& panel = window().learn_panel();
    const auto* const area = panel.view()->findChild<QScrollArea*>();
    for (const int time : {1, 2}) {
      views::Heard heard;
      press_key(Qt::Key_Space);
      QTRY_COMPARE_WITH_TIMEOUT(panel.player()->phase(), LessonPhase::open, kWait);
      QCOMPARE(QApplication::focusWidget(), area);
      QVERIFY2(area->accessibleDescription().isEmpty(), qPrintable(QString::number(time)));
      QCOMPARE(heard.texts().filter("Step 1 of").size(), 1);
      press_key(Qt::Key_Tab);
      press_key(Qt::Key_Backtab);
      QCOMPARE(QApplication::focusWidget(), area);
      QCOMPARE(area->accessibleDescription(), panel.view()->text());
      press(panel.view()->leave_button());
    }
  }

  // The frame around a lesson's text says where the keys go: who has clicked knows where.
  void a_lesson_is_framed_for_who_uses_keys() {
    window().show_page("learn");
    const auto* const area = window().learn_panel().view()->findChild<QScrollArea*>();
    const auto* const content = area->widget()->layout();
    const auto looks = [&] { return area->property("look").toString(); };
    QAbstractButton* const lesson = window().learn_panel().findChildren<views::ChoiceButton*>().front();
    QTest::mouseClick(lesson, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(area->hasFocus(), kWait);
    QCOMPARE(looks(), QString("reading"));
    press_key(Qt::Key_Down);
    QCOMPARE(looks(), QString("reading-by-key"));
    QVERIFY(content->contentsMargins().left() >= 4 && content->contentsMargins().right() >= 4);
    QTest::mouseClick(area->viewport(), Qt::LeftButton);
    QCOMPARE(looks(), QString("reading"));
  }

  // What was hidden while another window was in front.
  void coming_back_to_the_window_finds_a_place() {
    QWidget other;
    press(button("Step"));
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    button("Step")->hide();
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    QCOMPARE(name_of_focus(), QString("Run controls"));
  }

  // Whatever the menu has looked like: a run can be saved as soon as there is one.
  void ctrl_s_works_after_the_menu_was_open() {
    int menus = 0, dialogs = 0;
    QTimer closing;  // both wait for it
    connect(&closing, &QTimer::timeout, &closing, [&] {
      if (QWidget* const menu = QApplication::activePopupWidget()) {
        ++menus;
        menu->close();
      } else if (auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
        ++dialogs;
        dialog->reject();
      }
    });
    closing.start(10);
    QTest::keyClick(&window(), Qt::Key_F, Qt::AltModifier);
    QTRY_COMPARE(menus, 1);
    window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(dialogs, 0);  // there is nothing to save
    QVERIFY(window_->play_to_the_end(2));
    QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(dialogs, 1);
  }

  // Tab finds the page that is shown, however it was chosen.
  void the_rail_is_at_the_shown_page() {
    press(button("Memory"));
    press_key(Qt::Key_1);
    QVERIFY(window().watch_page().isVisible());
    for (const char* const page : {"Watch", "Chat"}) {
      window().show_page(QString(page).toLower());
      QList<QWidget*> stops;
      window().setFocus();
      do {
        press_key(Qt::Key_Tab);
        if (QApplication::focusWidget()->property("look") == "nav") stops << QApplication::focusWidget();
        QVERIFY(stops.size() < 10);
      } while (stops.size() < 2);
      QCOMPARE(stops, QList<QWidget*>(2, button(page)));  // once each time round
    }
  }
};

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
