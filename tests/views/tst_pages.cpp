// Conversations in a limited pool: where pages stand, what is said, and that what is shown is what the allocator holds.
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolTip>
#include <QtTest>

#include "support/heard.h"
#include "support/two_visits.h"
#include "views/memory/pages_card.h"
#include "views/memory/pages_layout.h"
#include "views/memory/pages_picture.h"
#include "views/memory/pages_words.h"
#include "views/run/run_model.h"
#include "views/widgets/theme.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

// Two conversations: one with two pages, of which the second is shared with the other; a fourth page is free.
ServeLane a_lane() {
  ServeLane lane;
  lane.picture.conversations = {
      {ServeState::answering, 20, 2, 4, 0}, {ServeState::reading, 14, 1, 0, 1}, {ServeState::waiting}};
  lane.picture.pages = {{{0}, 16}, {{0, 1}, 4}, {{}, 0}, {{1}, 0}};
  lane.totals.admitted = 2;
  lane.totals.steps = 9;
  lane.totals.finished = 1;
  lane.totals.reserved_empty_share = 0.583;
  return lane;
}

// The card with what it looks at.
struct Desk {
  RunModel run;
  ServeModel serve;
  RunCommands commands;
  PagesCard card{models()};

 private:
  PageModels models() {
    PageModels all{};
    all.run = &run;
    all.serve = &serve;
    all.commands = &commands;
    return all;
  }
};

}  // namespace

class TestPages : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), 10);
  }

  void pages_fill_the_area_data() {
    QTest::addColumn<QSizeF>("area");
    QTest::addColumn<int>("pages");
    QTest::newRow("a few") << QSizeF(600, 100) << 5;
    QTest::newRow("one") << QSizeF(600, 100) << 1;
    QTest::newRow("many") << QSizeF(600, 100) << 2048;
    QTest::newRow("narrow") << QSizeF(40, 300) << 100;
  }
  void pages_fill_the_area() {
    QFETCH(QSizeF, area);
    QFETCH(int, pages);
    const PagesLayout layout(area, pages, 3);
    const QRectF whole(QPointF(0, 0), area + QSizeF(0.01, 0.01));
    for (int page = 0; page < pages; ++page) {
      const QRectF cell = layout.page(page);
      QVERIFY(whole.contains(cell));
      QVERIFY(cell.width() > 0 && cell.height() > 0);
      QCOMPARE(layout.page_at(cell.center()), std::optional(page));
      if (page > 0) QVERIFY(!cell.intersects(layout.page(page - 1)));
    }
    QVERIFY(!layout.page_at({-1, 5}));
    QVERIFY(!layout.page_at({area.width() + 1, 5}));
  }

  void a_page_is_filled_as_far_as_it_holds_rows() {
    const PagesLayout layout({100, 100}, 4, 0);
    QCOMPARE(layout.filled(1, 8, 16).height(), layout.page(1).height() / 2);
    QCOMPARE(layout.filled(1, 0, 16).height(), 0.0);
    QCOMPARE(layout.filled(1, 16, 16), layout.page(1));
  }

  void no_pages_is_no_fault() {
    const PagesLayout layout({100, 100}, 0, 3);
    QVERIFY(!layout.page_at({5, 5}));
    PagesPicture picture;
    picture.resize(200, 100);
    picture.grab();
  }

  void words_say_what_the_pool_holds() {
    const ServeLane lane = a_lane();
    QCOMPARE(page_in_words(lane.picture.pages[0], 0, 16), "Page 1 · conversation 1 · 16 of 16 rows filled");
    QCOMPARE(page_in_words(lane.picture.pages[1], 1, 16), "Page 2 · shared by conversations 1, 2 · 4 of 16 rows filled");
    QCOMPARE(page_in_words(lane.picture.pages[2], 2, 16), "Page 3 · free");
    QCOMPARE(pool_in_words(lane.picture, 16), "3 of 4 pages lent, 20 of their 48 rows filled");
    QVERIFY(lane_headline(Reserve::contiguous, lane, 16).contains("58 %"));
    QVERIFY(lane_figures(lane).contains("waiting"));
    QVERIFY(!lane_figures(lane).contains("cut short"));
  }

  void words_say_which_answers_the_pool_cut_short() {
    ServeLane lane = a_lane();
    lane.totals.cut_short = 1;
    QVERIFY(lane_figures(lane).contains("1 finished · 1 of them cut short, as the pool was full"));
  }

  void words_say_which_conversations_failed() {
    ServeLane lane = a_lane();
    lane.totals.failed = 1;
    QVERIFY(lane_figures(lane).contains("1 of them ended early, as the arithmetic gave infinity or NaN"));
  }

  void the_picture_is_painted_from_the_pages() {
    PagesPicture picture;
    picture.resize(400, 100);
    picture.set_picture(a_lane().picture, 16);
    const QImage image = picture.grab().toImage();
    const PagesLayout layout(QSizeF(400, 100), 4, theme().px(3));
    const auto color_at = [&](int page, double down) {
      const QRectF cell = layout.page(page);
      return image.pixelColor(static_cast<int>(cell.left() + 4), static_cast<int>(cell.top() + down * cell.height()));
    };
    QCOMPARE(color_at(0, 0.9), conversation_color(0));
    QCOMPARE(color_at(2, 0.5), theme().grid);
    QVERIFY(color_at(1, 0.9) != conversation_color(0));  // lent, but empty there
    QVERIFY(color_at(1, 0.9) != theme().grid);
  }

  // Who has no mouse reads the pages one by one.
  void the_arrow_keys_go_from_page_to_page() {
    PagesPicture picture;
    picture.resize(400, 100);
    picture.show();
    picture.set_picture(a_lane().picture, 16);
    const QString summary = picture.accessibleDescription();
    const QImage without = picture.grab().toImage();
    picture.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(picture.hasFocus());
    const QImage focused = picture.grab().toImage();
    QVERIFY(focused != without);
    QTest::keyClick(&picture, Qt::Key_Right);
    QCOMPARE(picture.accessibleDescription(), picture.describe(0));
    QVERIFY(picture.grab().toImage() != focused);
    QTest::keyClick(&picture, Qt::Key_Right);
    QCOMPARE(picture.accessibleDescription(), picture.describe(1));
    QCOMPARE(QToolTip::text(), picture.describe(1));
    picture.set_picture(ServePicture{.pages = {{{0}, 16}, {{2}, 7}}}, 16);  // while it goes on
    QCOMPARE(picture.accessibleDescription(), page_in_words({{2}, 7}, 1, 16));
    picture.clearFocus();
    QVERIFY(picture.accessibleDescription() != summary && !picture.read_cell());
    QCOMPARE(picture.accessibleDescription(), pool_in_words(picture.picture(), 16));
  }

  void whoever_comes_back_hears_the_page_again() {
    PagesPicture picture;
    picture.set_picture(a_lane().picture, 16);
    const Visits visits = visit_twice(picture, Qt::Key_Right);
    QCOMPARE(visits.read, (QStringList{picture.describe(0), picture.describe(0)}));
    QVERIFY(visits.left_as_it_was);
  }

  void keys_lead_from_cell_to_cell_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("to");
    // Ten in lines of four; -1: from none, or no key for it.
    const std::tuple<const char*, int, Qt::Key, int> rows[] = {{"first", -1, Qt::Key_Down, 0},
                                                               {"right", 3, Qt::Key_Right, 4},
                                                               {"left", 4, Qt::Key_Left, 3},
                                                               {"down", 1, Qt::Key_Down, 5},
                                                               {"up", 5, Qt::Key_Up, 1},
                                                               {"at the top", 2, Qt::Key_Up, 2},
                                                               {"none below", 7, Qt::Key_Down, 7},
                                                               {"at the end", 9, Qt::Key_Right, 9},
                                                               {"at the start", 0, Qt::Key_Left, 0},
                                                               {"home", 5, Qt::Key_Home, 0},
                                                               {"end", 5, Qt::Key_End, 9},
                                                               {"another", 5, Qt::Key_A, -1}};
    for (const auto& [name, from, key, to] : rows) QTest::newRow(name) << from << static_cast<int>(key) << to;
  }
  void keys_lead_from_cell_to_cell() {
    QFETCH(int, from);
    QFETCH(int, key);
    QFETCH(int, to);
    const auto at = from < 0 ? std::nullopt : std::optional(from);
    QCOMPARE(moved_cell(at, key, 4, 10).value_or(-1), to);
    QVERIFY(!moved_cell({}, key, 4, 0));
  }

  void the_card_asks_for_what_its_fields_say() {
    Desk desk;
    QVERIFY(!desk.card.findChildren<QPushButton*>().isEmpty());
    ModelStatus ready;
    ready.state = ModelStatus::State::ready;
    ready.model.shape.blocks = 4;
    ready.model.shape.kv_heads = 4;
    ready.model.shape.head_size = 64;
    ready.model.shape.positions = 1024;
    desk.run.set_model_status(ready);
    QSignalSpy asked(&desk.commands, &RunCommands::serve), paused(&desk.commands, &RunCommands::pause_serving),
        gone_on(&desk.commands, &RunCommands::go_on_serving);
    const auto button = [&](const QString& text) {
      for (QPushButton* one : desk.card.findChildren<QPushButton*>()) {
        if (one->text() == text) return one;
      }
      return static_cast<QPushButton*>(nullptr);
    };
    button("Serve")->click();
    QCOMPARE(asked.size(), 1);
    const auto settings = asked[0][0].value<ServeSettings>();
    QCOMPARE(settings.pool_mib, 8);  // one context of 8 KiB a row
    desk.serve.set_status({ServeStatus::Phase::running, settings, {}, {}});
    button("Pause")->click();
    QCOMPARE(paused.size(), 1);
    desk.serve.set_status({ServeStatus::Phase::paused, settings, {}, {}});
    button("Go on")->click();
    QCOMPARE(gone_on.size(), 1);
    // Other settings begin anew.
    desk.card.findChildren<QSpinBox*>()[0]->setValue(5);
    button("Go on")->click();
    QCOMPARE(asked.size(), 2);
  }

  // When all are served every page is free again: the picture that says something is the fullest one.
  void the_fullest_moment_stays_when_all_is_served() {
    Desk desk;
    ServeLane lane = a_lane();
    desk.serve.set_lanes({lane, lane});
    QVERIFY(!desk.card.figures(Reserve::paged).contains("fullest"));
    lane.fullest = {.picture = lane.picture, .step = 1057, .active = 2, .rows = 20};
    for (ServePicture::Page& page : lane.picture.pages) page = {};
    lane.finished = true;
    desk.serve.set_lanes({lane, lane});
    desk.serve.set_status({ServeStatus::Phase::finished, {}, {}, true});
    for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
      QVERIFY(desk.card.figures(reserve).startsWith("the fullest moment, step 1,057 · "));
      QCOMPARE(desk.card.picture(reserve)->picture().pages[0].rows, 16);
      QCOMPARE(desk.card.picture(reserve)->accessibleDescription(),
               "the fullest moment, step 1,057: 3 of 4 pages lent, 20 of their 48 rows filled");
    }
    QVERIFY(desk.card.note().contains("the same tokens") && desk.card.note().contains("Grey: free."));  // what is compared
  }

  // To whoever has asked for it here; a lesson has words of its own.
  void the_end_is_told() {
    Desk desk;
    desk.run.set_model_status({.state = ModelStatus::State::ready});
    desk.card.show();
    ServeLane lane = a_lane();
    lane.finished = true;
    Heard heard;
    for (const bool asked : {false, true}) {
      if (asked) desk.card.findChild<QPushButton*>()->click();
      desk.serve.set_status({ServeStatus::Phase::running, {}, {}, {}});
      desk.serve.set_lanes({lane, lane});
      desk.serve.set_status({ServeStatus::Phase::finished, {}, {}, true});
      QCOMPARE(heard.take().filter("the same tokens").size(), asked ? 1 : 0);
    }
    desk.serve.set_status({ServeStatus::Phase::finished, {}, {}, true});
    QVERIFY(heard.texts().isEmpty());
  }

  void an_error_stands_in_the_card() {
    Desk desk;
    desk.serve.set_status({ServeStatus::Phase::none, {}, Error{ErrorCode::pool_too_small, {"1048576", "8388608"}}, {}});
    QVERIFY(desk.card.note().contains("too small"));
  }
};

QTEST_MAIN(TestPages)
#include "tst_pages.moc"
