// The Squeeze page over results that nobody measured: what it shows, what it asks for, and what its keys do.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "support/grab.h"
#include "support/heard.h"
#include "support/made_squeeze.h"
#include "support/two_visits.h"
#include "views/run/findings.h"
#include "views/run/prompt_model.h"
#include "views/run/race_model.h"
#include "views/run/run_settings.h"
#include "views/run/selection.h"
#include "views/squeeze/answer_box.h"
#include "views/squeeze/left_rows_card.h"
#include "views/squeeze/left_rows_view.h"
#include "views/squeeze/question_card.h"
#include "views/squeeze/squeeze_chart_card.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/squeeze/squeeze_page.h"
#include "views/squeeze/way_button.h"
#include "views/squeeze/ways_card.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

constexpr int kWindow = 4, kBits8 = 1, kTwin = 8;

// A page with all that it stands on.
struct Desk {
  RunModel run;
  PromptModel prompt;
  Findings findings;
  Selection selection;
  RunCommands commands;
  RaceModel race;
  SqueezeModel squeeze;
  RunSettings settings{&commands};
  SqueezePage page{{.run = &run,
                    .prompt = &prompt,
                    .findings = &findings,
                    .selection = &selection,
                    .commands = &commands,
                    .race = &race,
                    .settings = &settings,
                    .squeeze = &squeeze}};
  QList<std::vector<int>> tried;
  QList<QPair<std::vector<int>, int>> asked;

  Desk() {
    QObject::connect(&commands, &RunCommands::try_squeezing, [this](const std::vector<int>& ways) { tried << ways; });
    QObject::connect(&commands, &RunCommands::ask_squeezed_rows,
                     [this](const std::vector<int>& ways, int text) { asked << qMakePair(ways, text); });
    page.resize(1350, 840);
  }
};

}  // namespace

class TestSqueezePage : public QObject {
  Q_OBJECT

 private slots:
  // Another question with its answers, and what came out of those that were asked.
  void tells_what_the_user_has_done() {
    Heard heard;
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    desk.page.choice()->choose_way(kWindow);
    desk.page.show();
    desk.page.press_play();
    desk.squeeze.set_status({.way = kWindow});
    QCOMPARE(heard.take(), QStringList("The questions are being asked."));
    answer_all(desk.squeeze, kWindow, 4, 0.5);
    desk.squeeze.set_status({});
    QCOMPARE(heard.take(), QStringList("newest 64 rows: 4 right"));
    desk.page.press_step();
    const QStringList told = heard.take();
    QCOMPARE(told.size(), 1);
    QVERIFY2(told[0].startsWith("2 of 10\n") && told[0].contains("newest 64 rows: right, "), qPrintable(told[0]));
  }

  // Of a document that goes on there is no right or wrong.
  void tells_of_a_text_whether_it_goes_on_as_the_exact_one() {
    Heard heard;
    Desk desk;
    desk.squeeze.set_basis(made_basis(false));
    desk.page.choice()->choose_way(kWindow);
    desk.page.show();
    answer_all(desk.squeeze, kWindow, 2, 0.5);
    desk.page.press_step();
    QVERIFY2(heard.take().value(0).contains("newest 64 rows: same as the exact one, Rafa keeps seven"), "2");
    desk.page.press_step();
    const QString told = heard.take().value(0);
    QVERIFY2(told.contains("newest 64 rows: goes on otherwise, Rafa keeps three"), qPrintable(told));
    QVERIFY2(!told.contains("right") && !told.contains("wrong"), qPrintable(told));
  }

  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  void nothing_can_be_run_without_a_model() {
    Desk desk;
    desk.page.show();
    QVERIFY(!desk.page.ways()->run_button()->isEnabled() && !desk.page.ways()->all_button()->isEnabled());
    QVERIFY(desk.page.press_play() && desk.tried.isEmpty());
    QVERIFY(desk.asked.isEmpty());
    QVERIFY(!desk.page.press_cache() && !desk.page.press_restart());
  }

  void runs_the_chosen_way_or_all() {
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    desk.page.show();
    desk.page.ways()->button(kBits8)->click();
    QCOMPARE(desk.page.choice()->way(), kBits8);
    desk.page.ways()->run_button()->click();
    QCOMPARE(desk.tried.last(), std::vector<int>{kBits8});
    desk.page.ways()->all_button()->click();
    QCOMPARE(desk.tried.last().size(), std::size_t{kSqueezeWays});
    QSignalSpy stopped(&desk.commands, &RunCommands::stop_squeezing);
    desk.squeeze.set_status({.way = kBits8});
    QCOMPARE(desk.page.ways()->run_button()->text(), QStringLiteral("Stop"));
    QVERIFY(!desk.page.ways()->progress()->isHidden());
    desk.page.press_play();
    QCOMPARE(stopped.size(), 1);
    desk.squeeze.set_status({});
    answer_all(desk.squeeze, kBits8, 9, 0.27);
    QTRY_COMPARE(desk.page.ways()->button(kBits8)->note(), QStringLiteral("9 right"));
    QVERIFY(!desk.page.ways()->run_button()->isEnabled());  // there is nothing more to ask it
    QVERIFY(desk.page.ways()->all_button()->isEnabled());
  }

  void what_is_impossible_says_why() {
    Desk desk;
    SqueezeBasis basis = made_basis();
    basis.ways[kTwin].state = WayState::one_already;
    desk.squeeze.set_basis(basis);
    desk.page.show();
    QVERIFY(!desk.page.ways()->button(kTwin)->isEnabled());
    QVERIFY(desk.page.ways()->button(kTwin)->toolTip().contains(QStringLiteral("already")));
  }

  void shows_the_question_and_both_answers() {
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    desk.page.show();
    QVERIFY(desk.page.question()->answer_box()->text().contains(QStringLiteral("not asked yet")));
    QVERIFY(desk.page.question()->exact_box()->text().contains(QStringLiteral("right answer")));
    answer_all(desk.squeeze, kWindow, 2, 0.36);
    QTRY_VERIFY(desk.page.question()->answer_box()->text().contains(QStringLiteral("✓ Rafa keeps seven sheep.")));
    desk.page.question()->only_wrong()->click();
    QVERIFY(desk.page.question()->answer_box()->text().contains(QStringLiteral("✗ Rafa keeps three rabbits.")));
    QVERIFY(desk.page.question()->exact_box()->text().contains(QStringLiteral("✓")));
    QVERIFY(desk.page.question()->evidence()->text().contains(QStringLiteral("rows 31–36")));
    desk.page.question()->next()->click();
    QCOMPARE(desk.page.choice()->text(), 3);
    desk.page.press_step();
    QCOMPARE(desk.page.choice()->text(), 4);
  }

  void asks_for_the_rows_of_what_is_looked_at() {
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    QVERIFY(desk.asked.isEmpty());  // nobody looks
    desk.page.show();
    QCOMPARE(desk.asked.last(), qMakePair(std::vector<int>{kWindow}, 0));
    desk.squeeze.set_rows(made_rows(kWindow, 0));
    QCOMPARE(desk.page.rows()->view()->left_layout().rows_left(), 9);
    QVERIFY(!desk.page.question()->link()->isHidden());
    QCOMPARE(desk.page.rows()->table().rows.size(), std::size_t{12});
    const qsizetype before = desk.asked.size();
    desk.page.hide();
    desk.page.show();
    QCOMPARE(desk.asked.size(), before);  // the same rows are still there
    desk.page.choice()->choose_text(3);
    QCOMPARE(desk.asked.last(), qMakePair(std::vector<int>{kWindow}, 3));
    QVERIFY(desk.page.question()->link()->isHidden());
    QVERIFY(desk.page.rows()->table().rows.empty());
    // Overtaken: asked again when somebody looks again.
    SqueezedRows overtaken;
    overtaken.way = kWindow;
    overtaken.text = 3;
    overtaken.overtaken = true;
    desk.squeeze.set_rows(overtaken);
    const qsizetype asked = desk.asked.size();
    desk.page.hide();
    desk.page.show();
    QCOMPARE(desk.asked.size(), asked + 1);
  }

  void two_ways_stand_side_by_side() {
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    desk.page.show();
    desk.squeeze.set_rows(made_rows(kWindow, 0));
    QVERIFY(!desk.page.rows()->beside()->isVisible() && !desk.page.question()->beside_box()->isVisible());
    QComboBox* const second = desk.page.ways()->beside_box();
    second->setCurrentIndex(kBits8 + 1);
    emit second->activated(kBits8 + 1);
    QCOMPARE(desk.page.choice()->ways(), (std::vector<int>{kWindow, kBits8}));
    QCOMPARE(desk.asked.last(), qMakePair(std::vector<int>{kBits8}, 0));  // the other's rows are there
    QVERIFY(desk.page.rows()->beside()->isVisible() && !desk.page.rows()->current());
    desk.squeeze.set_rows(made_rows(kBits8, 0));
    QVERIFY(desk.page.rows()->current());
    QCOMPARE(desk.page.rows()->table().columns.size(), 7);
    desk.page.press_play();
    QCOMPARE(desk.tried.last(), (std::vector<int>{kWindow, kBits8}));
    answer_all(desk.squeeze, kWindow, 0, 0.36);
    QTRY_VERIFY(desk.page.question()->answer_box()->text().contains(QStringLiteral("✗")));
    QVERIFY(desk.page.ways()->run_button()->isEnabled());  // the second way is left
    answer_all(desk.squeeze, kBits8, 10, 0.27);
    QTRY_VERIFY(desk.page.question()->beside_box()->text().contains(QStringLiteral("✓ Rafa keeps seven sheep.")));
    QVERIFY(desk.page.question()->evidence()->text().contains(QStringLiteral("8-bit: All of them")));
    QTRY_VERIFY(!desk.page.ways()->run_button()->isEnabled());
    // Choosing the second one: they change places.
    desk.page.ways()->button(kBits8)->click();
    QCOMPARE(desk.page.choice()->ways(), (std::vector<int>{kBits8, kWindow}));
    emit second->activated(0);
    QCOMPARE(desk.page.choice()->ways(), std::vector<int>{kBits8});
    QVERIFY(!desk.page.rows()->beside()->isVisible());
  }

  // Only two stores are kept: one that is still wanted may have to be read again.
  void a_third_way_takes_no_store_that_is_shown() {
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    QObject::connect(
        &desk.commands, &RunCommands::ask_squeezed_rows, &desk.page,
        [&desk](const std::vector<int>& ways, int text) {
          for (const int way : ways) desk.squeeze.set_rows(made_rows(way, text));
        },
        Qt::QueuedConnection);
    desk.page.show();
    for (const int way : {kBits8, kTwin, kBits8, kTwin}) {
      desk.page.choice()->choose_beside(way);
      QTRY_VERIFY(desk.page.rows()->current());
    }
    desk.page.choice()->choose_text(1);
    desk.page.choice()->choose_text(0);
    QTRY_VERIFY(desk.page.rows()->current());
    desk.page.choice()->choose_way(6);
    QTRY_VERIFY(desk.page.rows()->current());
  }

  void both_stores_scroll_together() {
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    desk.page.resize(1350, 560);
    desk.page.show();
    desk.page.choice()->choose_beside(kBits8);
    for (const int way : {kWindow, kBits8}) desk.squeeze.set_rows(made_rows(way, 0, 120));
    QScrollBar* const left = desk.page.rows()->view()->verticalScrollBar();
    QScrollBar* const right = desk.page.rows()->beside()->verticalScrollBar();
    left->setValue(left->maximum() / 2);
    QCOMPARE(right->value(), left->value());
    right->setValue(0);
    QCOMPARE(left->value(), 0);
    left->setValue(left->maximum());
    QCOMPARE(left->value(), left->maximum());
  }

  void the_arrow_keys_read_what_is_left_row_by_row() {
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    desk.page.resize(1350, 560);
    desk.page.show();
    desk.squeeze.set_rows(made_rows(kWindow, 0, 90));
    LeftRowsView* const view = desk.page.rows()->view();
    const auto press = [&](Qt::Key key) {
      QTest::keyClick(view, key);
      return view->accessibleDescription();
    };
    QCOMPARE(press(Qt::Key_Home), QString("Row 0, ·sheep: thrown away"));
    QCOMPARE(press(Qt::Key_Down), QString("Row 1, ·sheep: thrown away"));
    QCOMPARE(press(Qt::Key_End), QString("Row 89, ·sheep: in the cache"));
    QCOMPARE(view->verticalScrollBar()->value(), view->verticalScrollBar()->maximum());
    QCOMPARE(press(Qt::Key_Down), QString("Row 89, ·sheep: in the cache"));
    QCOMPARE(press(Qt::Key_Up), QString("Row 88, ·sheep: in the cache"));
    const QRectF read = view->left_layout().band(88, 89);
    QVERIFY(view->left_layout().canvas.rows_area().adjusted(0, -1, 0, 1).contains(read));
    QFocusEvent leave(QEvent::FocusOut);
    QCoreApplication::sendEvent(view, &leave);
    QVERIFY(!view->read_row() && view->accessibleDescription().startsWith("87 of 90 rows"));
    const Visits visits = visit_twice(*view, Qt::Key_Home);
    QCOMPARE(visits.read, (QStringList{"Row 0, ·sheep: thrown away", "Row 0, ·sheep: thrown away"}));
    QVERIFY(visits.left_as_it_was);
  }

  // Beside the lessons: nothing is squeezed below what can be used, the page scrolls instead.
  void a_narrow_page_scrolls_as_a_whole_data() {
    QTest::addColumn<bool>("projector");
    QTest::addColumn<QSize>("size");
    QTest::newRow("least") << false << QSize(560, 600);
    QTest::newRow("small") << false << QSize(620, 600);
    QTest::newRow("projector") << true << QSize(880, 800);
  }

  void a_narrow_page_scrolls_as_a_whole() {
    QFETCH(bool, projector);
    QFETCH(QSize, size);
    apply_theme(*qApp, make_theme(ColorScheme::light, projector), kGrabPointSize);
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    answer_all(desk.squeeze, kWindow, 4, 0.36);
    desk.squeeze.set_rows(made_rows(kWindow, 0, 120));
    desk.page.resize(size);
    desk.page.show();
    QTest::qWait(50);
    const QWidget* const ways = desk.page.ways();
    QCOMPARE(ways->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);  // all of them are there
    QVERIFY(desk.page.chart()->chart()->height() >= theme().px(210));
    QVERIFY(desk.page.question()->height() >= desk.page.question()->heightForWidth(desk.page.question()->width()));
    QVERIFY(desk.page.rows()->view()->height() >= theme().px(170));
    const auto top = [&desk](const QWidget* card) { return card->mapTo(&desk.page, QPoint()).y(); };
    QVERIFY(top(ways) < top(desk.page.chart()) && top(desk.page.chart()) < top(desk.page.question()));
    QVERIFY(top(desk.page.question()) < top(desk.page.rows()));
    // The link to the rows reaches them.
    emit desk.page.question()->evidence_wanted();
    QVERIFY(!desk.page.rows()->view()->visibleRegion().isEmpty());
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  void a_model_without_questions_is_told_kindly() {
    Desk desk;
    desk.squeeze.set_basis(made_basis(false));
    desk.page.show();
    QSignalSpy wanted(&desk.page, &SqueezePage::bundled_model_wanted);
    QVERIFY(!desk.page.ways()->bundled_button()->isHidden());
    desk.page.ways()->bundled_button()->click();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(desk.page.ways()->run_button()->isEnabled());
    desk.squeeze.set_basis(made_basis());
    QVERIFY(desk.page.ways()->bundled_button()->isHidden());
  }

  void the_chart_s_numbers_are_a_table() {
    Desk desk;
    desk.squeeze.set_basis(made_basis());
    answer_all(desk.squeeze, kWindow, 4, 0.36);
    answer_all(desk.squeeze, kBits8, 10, 0.27);
    const ChartTable table = desk.page.chart()->table();
    QCOMPARE(table.rows.size(), std::size_t{2});
    QCOMPARE(table.rows[1][0].toString(), QStringLiteral("newest 64 rows"));
    QCOMPARE(table.rows[1][2].toDouble(), 36.0);
    QCOMPARE(table.rows[1][4].toInt(), 4);
    for (const QVariantList& row : table.rows) QCOMPARE(row.size(), table.columns.size());
  }
};

QTEST_MAIN(TestSqueezePage)
#include "tst_squeeze_page.moc"
