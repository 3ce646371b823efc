// Who does not see the window, or has no mouse: every control says what it is, Tab reaches all of them and comes back, and it can
// be seen where it is.
#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QButtonGroup>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QTimer>
#include <QToolButton>
#include <QtTest>
#include <algorithm>

#include "core/run/recording_file.h"
#include "support/test_window.h"
#include "tests/views/support/heard.h"
#include "tests/views/support/made_models.h"
#include "views/learn/choice_button.h"
#include "views/learn/learn_overview.h"
#include "views/learn/lesson_view.h"
#include "views/memory/calculator.h"
#include "views/squeeze/left_rows_card.h"
#include "views/watch/prompt_card.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

namespace {

QString describe(const QWidget* widget) {
  QStringList path;
  for (const QWidget* at = widget; at && path.size() < 4; at = at->parentWidget())
    path << QString("%1 '%2'").arg(at->metaObject()->className(), at->accessibleName());
  return path.join(" in ");
}

// What takes the focus for itself: not for another widget, as a spin box's line does.
bool takes_focus(const QWidget& widget) { return widget.focusPolicy() != Qt::NoFocus && !widget.focusProxy(); }

std::vector<QWidget*> shown_controls(QWidget& window) {
  std::vector<QWidget*> controls;
  for (QWidget* const widget : window.findChildren<QWidget*>()) {
    const bool part = qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) != nullptr;
    if (widget->isVisible() && takes_focus(*widget) && !part) controls.push_back(widget);
  }
  return controls;
}

// Of buttons that exclude each other Tab reaches the one that is on; the arrow keys go to the others.
bool reached_by_arrows(const QWidget* control) {
  const auto* const button = qobject_cast<const QAbstractButton*>(control);
  return button && !button->isChecked() && button->isCheckable() && button->group() && button->group()->exclusive();
}

std::vector<QWidget*> tab_stops(QWidget& window) {
  std::vector<QWidget*> stops = shown_controls(window);
  std::erase_if(stops, [](const QWidget* control) {
    return !control->isEnabled() || !(control->focusPolicy() & Qt::TabFocus) || reached_by_arrows(control);
  });
  return stops;
}

const QWidget* card_of(const QWidget* control) {
  for (; control; control = control->parentWidget()) {
    if (qobject_cast<const views::Card*>(control)) return control;
  }
  return nullptr;
}

}  // namespace

class TestAccessibility : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<TestWindow> window_;

  // Watch with some steps; its prompt being edited; a recording; Race; Chat; Memory; Squeeze; Models; Learn, and a lesson's questions.
  void show_state(const QString& state) {
    if (state == "race") {
      QVERIFY(window_->race_to_the_end(5));
      return;
    }
    if (state == "chat") {
      QVERIFY(window_->chat_to_the_end());
      return;
    }
    if (state == "memory") {
      window_->window.show_page("memory");
      window_->window.memory_page().calculator()->set_conversations(1000);  // too many: links say what to change
      QTest::qWait(300);
      return;
    }
    if (state == "squeeze") {
      window_->window.show_page("squeeze");
      QTRY_VERIFY_WITH_TIMEOUT(window_->window.squeeze_page().rows()->current(), kWait);
      return;
    }
    if (state == "models") {
      window_->window.show_models();
      QTRY_VERIFY_WITH_TIMEOUT(window_->session().hub.list().read, kWait);
      QTest::qWait(300);  // the page asked again
      window_->session().hub.set_list(views::made_list());
      window_->window.offer_gpt2();
      window_->session().hub.set_task(views::made_plan());
      QTest::qWait(300);
      return;
    }
    if (state == "learn") {
      window_->window.show_page("learn");
      return;
    }
    if (state == "lesson" || state == "guess") {
      window_->window.show_page("learn");
      window_->window.learn_panel().open_lesson(0, state == "guess" ? 1 : 0);
      QTRY_VERIFY_WITH_TIMEOUT(window_->window.learn_panel().player()->phase() == views::LessonPlayer::Phase::open, kWait);
      return;
    }
    QVERIFY(window_->play_to_the_end(5));
    window_->session().selection.select({4, 0, 0});
    if (state == "prompt") window_->window.watch_page().prompt_card()->edit();
    if (state == "replay") {
      const QString path = window_->folder.filePath("run.rowkeeper");
      QVERIFY(save_recording(window_->run().recording(), path.toStdString()));
      window_->window.open(path);
    }
    QTest::qWait(300);  // what is drawn some times a second has been
  }

  void open_and_close(const QString& name, const std::vector<Qt::Key>& keys) {
    const std::vector<QWidget*> stops = tab_stops(window_->window);
    const auto from =
        std::find_if(stops.begin(), stops.end(), [&](const QWidget* w) { return w->accessibleName().startsWith(name); });
    QVERIFY2(from != stops.end(), qPrintable(name));
    (*from)->setFocus();
    for (const Qt::Key key : keys) QTest::keyClick(*from, key);
    QWidget* const popup = QApplication::activePopupWidget();
    QVERIFY2(popup, qPrintable(name));
    QTest::keyClick(popup, Qt::Key_Escape);
    QVERIFY2(!QApplication::activePopupWidget(), qPrintable(name));
    QVERIFY2(QApplication::focusWidget() == *from, qPrintable(name));
  }

  void add_states() {
    QTest::addColumn<QString>("state");
    for (const char* const state :
         {"watch", "prompt", "replay", "race", "chat", "memory", "squeeze", "models", "learn", "lesson", "guess"})
      QTest::newRow(state) << state;
  }

 private slots:
  void init() {
    window_ = std::make_unique<TestWindow>();
    QVERIFY(window_->begin({1440, 900}));
    QVERIFY(QTest::qWaitForWindowActive(&window_->window));
  }
  void cleanup() { window_.reset(); }

  void every_control_has_a_name_and_a_role_data() { add_states(); }
  void every_control_has_a_name_and_a_role() {
    QFETCH(QString, state);
    show_state(state);
    if (QTest::currentTestFailed()) return;
    QStringList wrong;
    for (QWidget* const control : shown_controls(window_->window)) {
      QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(control);
      if (!face) {
        wrong << describe(control) + ": nothing";
        continue;
      }
      if (face->text(QAccessible::Name).trimmed().isEmpty()) wrong << describe(control) + ": no name";
      if (face->role() == QAccessible::NoRole || face->role() == QAccessible::Client)
        wrong << describe(control) + ": no role";
      const auto* const button = qobject_cast<QAbstractButton*>(control);
      const bool choice = button && button->isCheckable() && button->group() && button->group()->exclusive();
      if (choice && face->role() != QAccessible::RadioButton) wrong << describe(control) + ": no radio button";
      if (choice && face->state().checked != button->isChecked()) wrong << describe(control) + ": wrongly checked";
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
  }

  void tab_goes_to_every_control_and_comes_back_data() { add_states(); }
  void tab_goes_to_every_control_and_comes_back() {
    QFETCH(QString, state);
    show_state(state);
    if (QTest::currentTestFailed()) return;
    const std::vector<QWidget*> wanted = tab_stops(window_->window);
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
      QVERIFY(!wanted.empty());
      QWidget* const first = wanted.front();
      first->setFocus();
      QSet<const QWidget*> visited;
      QWidget* at = first;
      do {
        visited.insert(at);
        QTest::keyClick(at, key);
        QVERIFY2(QApplication::focusWidget() && QApplication::focusWidget() != at, qPrintable("stuck: " + describe(at)));
        at = QApplication::focusWidget();
      } while (at != first && !visited.contains(at));
      QVERIFY2(at == first, qPrintable("goes in a circle at " + describe(at)));
      QStringList missed;
      for (const QWidget* const control : wanted) {
        if (!visited.contains(control)) missed << describe(control);
      }
      QVERIFY2(missed.isEmpty(), qPrintable('\n' + missed.join('\n')));
    }
  }

  // All of a card before the next one.
  void tab_goes_through_one_card_after_another_data() { add_states(); }
  void tab_goes_through_one_card_after_another() {
    QFETCH(QString, state);
    show_state(state);
    if (QTest::currentTestFailed()) return;
    QTest::keyClick(&window_->window, Qt::Key_Tab);
    QWidget* const first = tab_stops(window_->window).front();
    first->setFocus();
    QList<const QWidget*> cards;
    QStringList again;
    do {
      const QWidget* const card = card_of(QApplication::focusWidget());
      if (card && (cards.isEmpty() || cards.last() != card)) {
        if (cards.contains(card)) again << describe(QApplication::focusWidget());
        cards << card;
      }
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    } while (QApplication::focusWidget() != first);
    QVERIFY2(again.isEmpty(), qPrintable('\n' + again.join('\n')));
  }

  // Whichever control goes: the next key must not press the one beside it.
  void no_neighbour_takes_the_focus_data() { add_states(); }
  void no_neighbour_takes_the_focus() {
    QFETCH(QString, state);
    show_state(state);
    if (QTest::currentTestFailed()) return;
    QStringList wrong;
    for (const bool hidden : {false, true}) {
      for (QWidget* const control : tab_stops(window_->window)) {
        control->setFocus();
        if (!control->hasFocus()) continue;
        hidden ? control->hide() : control->setEnabled(false);
        const QWidget* const now = QApplication::focusWidget();
        if (qobject_cast<const QAbstractButton*>(now) || (now && !now->isVisible()))
          wrong << describe(control) + " → " + describe(now);
        hidden ? control->show() : control->setEnabled(true);
      }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
  }

  void focus_can_be_seen_data() { add_states(); }
  void focus_can_be_seen() {
    QFETCH(QString, state);
    show_state(state);
    if (QTest::currentTestFailed()) return;
    QTest::keyClick(&window_->window, Qt::Key_Tab);  // from then on the window shows it
    QStringList unseen;
    for (QWidget* const control : tab_stops(window_->window)) {
      window_->window.setFocus();
      const QImage without = control->grab().toImage();
      control->setFocus(Qt::TabFocusReason);
      if (control->hasFocus() && control->grab().toImage() == without) unseen << describe(control);
    }
    QVERIFY2(unseen.isEmpty(), qPrintable('\n' + unseen.join('\n')));
  }

  // However it was opened: the focus is at the text, and Tab goes on as one reads.
  void a_lesson_is_read_in_order_data() {
    QTest::addColumn<bool>("by_key");
    QTest::newRow("key") << true;
    QTest::newRow("mouse") << false;
  }
  void a_lesson_is_read_in_order() {
    QFETCH(bool, by_key);
    using Phase = views::LessonPlayer::Phase;
    window_->window.show_page("learn");
    views::LearnPanel& panel = window_->window.learn_panel();
    views::LessonView& view = *panel.view();
    views::ChoiceButton* const lesson = panel.overview()->button(0);
    lesson->setFocus();
    by_key ? QTest::keyClick(lesson, Qt::Key_Space) : QTest::mouseClick(lesson, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(panel.player()->phase(), Phase::open, kWait);
    QWidget* const text = view.findChild<QScrollArea*>();
    QCOMPARE(QApplication::focusWidget(), text);
    QList<QWidget*> order(view.choices().begin(), view.choices().end());
    QVERIFY(order.size() > 1);
    order << view.next_button();  // at the first step there is no way back
    for (QWidget* const next : order) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      QCOMPARE(QApplication::focusWidget(), next);
    }
    // Whoever goes on by this button goes on being at it, and it is not lost at the first step.
    QTest::keyClick(view.next_button(), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(panel.player()->phase(), Phase::revealed, kWait);
    QCOMPARE(QApplication::focusWidget(), view.next_button());
    QTest::keyClick(view.next_button(), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(panel.player()->phase(), Phase::open, kWait);
    QCOMPARE(panel.player()->step(), 1);
    QCOMPARE(QApplication::focusWidget(), view.next_button());
    view.back_button()->setFocus();
    QTest::keyClick(view.back_button(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(panel.player()->step() == 0 && !panel.player()->busy(), kWait);
    QCOMPARE(QApplication::focusWidget(), text);
  }

  void popups_close_by_escape_and_give_the_focus_back() {
    QVERIFY(window_->play_to_the_end(5));
    window_->window.show_page("race");
    open_and_close("Settings of the lane", {Qt::Key_Space});
    window_->window.show_page("watch");
    open_and_close("Sampling", {Qt::Key_Space});
    open_and_close("Tokens of the run", {Qt::Key_Home, Qt::Key_Return});
  }

  void a_menu_opened_by_a_key_is_at_its_first_entry() {
    for (const char* const name : {"File", "Settings", "Model"}) {
      const auto buttons = window_->window.findChildren<QToolButton*>();
      const auto button =
          std::find_if(buttons.begin(), buttons.end(), [&](const QToolButton* b) { return b->accessibleName() == name; });
      QVERIFY(button != buttons.end());
      (*button)->setFocus();
      QMenu* const menu = (*button)->menu();
      QTimer::singleShot(0, menu, [menu] {
        QTRY_VERIFY(menu->activeAction());
        menu->close();
      });
      QTest::keyClick(*button, Qt::Key_Space);  // goes on once it is closed
      QVERIFY(!menu->isVisible());
    }
  }

  // Where the focus does not say it.
  void keys_say_which_page_they_come_to_and_that_a_lesson_is_left() {
    views::Heard heard;
    QTest::keyClick(&window_->window, Qt::Key_2);
    QCOMPARE(heard.take(), QStringList("Race"));
    show_state("lesson");
    heard.take();
    QTest::keyClick(&window_->window, Qt::Key_4);
    QCOMPARE(heard.take(), QStringList("Memory. The lesson is left."));
  }

  void arrow_keys_go_through_what_excludes_each_other() {
    QVERIFY(window_->play_to_the_end(5));
    for (QAbstractButton* const button : window_->window.findChildren<QAbstractButton*>()) {
      if (!button->isVisible() || !button->group() || !button->group()->exclusive() || !button->isChecked()) continue;
      QSet<QAbstractButton*> visited;
      button->setFocus();
      for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up}) {
        for (int i = 0; i < button->group()->buttons().size(); ++i) {
          visited << button->group()->checkedButton();
          QTest::keyClick(QApplication::focusWidget(), key);
        }
      }
      for (QAbstractButton* const other : button->group()->buttons())
        QVERIFY2(visited.contains(other), qPrintable(describe(other)));
    }
  }
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
