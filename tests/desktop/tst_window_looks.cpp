// All pages as people see them: at two sizes, light and dark, in a room. No text is cut and nothing lies on something else.
// ctest runs this twice, at two scale factors. Pictures are kept where ROWKEEPER_GRABS says.
#include <QDir>
#include <QScrollArea>
#include <QScrollBar>
#include <QtTest>
#include <span>

#include "app/desktop/options.h"
#include "support/test_window.h"
#include "tests/views/support/looks.h"
#include "tests/views/support/made_models.h"
#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_card.h"
#include "views/chat/document_card.h"
#include "views/memory/calculator.h"
#include "views/squeeze/left_rows_card.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/widgets/theme.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

namespace {

constexpr QSize kScreens[] = {{1440, 900}, {1000, 650}}, kProjectors[] = {{1440, 900}, {1280, 720}, {1024, 700}};
}  // namespace

class TestWindowLooks : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<TestWindow> window_;

  const QString folder_ = qEnvironmentVariable("ROWKEEPER_GRABS");

  void keep_picture(const QString& name) {
    if (folder_.isEmpty()) return;
    QDir().mkpath(folder_);
    const QPixmap picture = window_->window.grab();
    picture.save(QString("%1/%2-%3x.png").arg(folder_, name).arg(picture.devicePixelRatio()));
  }

  void look_at(const QString& name) {
    constexpr int kDrawn = 350;  // ms: what is drawn some times a second has been, and animations are over
    for (const bool projector : {false, true}) {
      window_->appearance.set_projector(projector);
      for (const QSize size : projector ? std::span<const QSize>(kProjectors) : std::span<const QSize>(kScreens)) {
        window_->window.resize(size);
        for (const SchemeChoice scheme : {SchemeChoice::light, SchemeChoice::dark}) {
          if (scheme == SchemeChoice::dark && folder_.isEmpty()) continue;  // other colours in the same places
          window_->appearance.choose(scheme);
          QTest::qWait(kDrawn);
          const QString picture = QString("%1-%2-%3%4")
                                      .arg(name)
                                      .arg(size.width())
                                      .arg(scheme == SchemeChoice::dark ? "dark" : "light", projector ? "-projector" : "");
          keep_picture(picture);
          wrong_ << views::faults(window_->window, picture);
        }
      }
    }
  }

  QStringList wrong_;

 private slots:
  void init() {
    window_ = std::make_unique<TestWindow>();
    wrong_.clear();
    QVERIFY(window_->begin({1440, 900}));
  }
  void cleanup() { window_.reset(); }

  void watch_before_the_first_step() {
    look_at("watch-start");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void watch_with_the_cache() {
    QVERIFY(window_->play_to_the_end(30));
    window_->session().selection.select({12, 1, 0});
    look_at("watch");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void choosing_a_row_moves_nothing() {
    QVERIFY(window_->play_to_the_end(10));
    const QWidget* const cache = window_->window.watch_page().cache();
    for (const QSize size : {kScreens[0], kScreens[1]}) {
      window_->window.resize(size);
      window_->session().selection.select({});
      QTest::qWait(100);
      const int width = cache->width();
      window_->session().selection.select({12, 1, 0});
      QTest::qWait(100);
      QCOMPARE(cache->width(), width);
    }
  }

  void watch_in_its_other_modes() {
    QVERIFY(window_->play_to_the_end(12));
    views::CacheCanvas& canvas = *window_->window.watch_page().cache()->canvas();
    canvas.set_mode(views::CanvasMode::attention);
    look_at("watch-attention");
    emit window_->session().commands.set_cache(false);
    emit window_->session().commands.set_tokens(16);
    emit window_->session().commands.play();
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().state().points().size(), std::size_t{16}, kWait);
    canvas.set_mode(views::CanvasMode::fingerprints);
    look_at("watch-fingerprints");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void projector_mode_is_put_on_once() {
    const QSignalSpy changes(&window_->appearance, &Appearance::changed);
    window_->appearance.set_projector(true);
    QCOMPARE(changes.size(), 1);
  }

  void watch_without_it() {
    QVERIFY(window_->play_to_the_end(10));
    emit window_->session().commands.set_cache(false);
    emit window_->session().commands.set_tokens(20);
    emit window_->session().commands.play();
    QTRY_COMPARE_WITH_TIMEOUT(window_->run().state().points().size(), std::size_t{20}, kWait);
    look_at("watch-off");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void race() {
    QVERIFY(window_->race_to_the_end(40));
    look_at("race");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void a_race_in_the_smallest_window_scrolls_down_only() {
    QVERIFY(window_->race_to_the_end(40));
    window_->appearance.set_projector(true);
    window_->window.resize(kLeastWindow);
    const QScrollArea* const area = window_->window.race_page().findChild<QScrollArea*>();
    QVERIFY(area);
    QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
    QTest::qWait(350);
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    keep_picture("race-smallest-projector");
  }

  void memory_that_fits() {
    window_->window.show_page("memory");
    look_at("memory");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void memory_that_does_not() {
    window_->window.show_page("memory");
    views::Calculator& calculator = *window_->window.memory_page().calculator();
    calculator.choose_model("llama-3.1-70b");
    calculator.choose_device("h100x4");
    calculator.set_conversations(8);
    look_at("memory-full");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void squeeze() {
    QVERIFY(window_->squeeze_all());
    look_at("squeeze");
    window_->window.squeeze_page().choice()->choose_beside(1);
    QTRY_VERIFY_WITH_TIMEOUT(window_->window.squeeze_page().rows()->current(), kWait);
    look_at("squeeze-two");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void squeeze_before_the_first_question() {
    window_->window.show_page("squeeze");
    look_at("squeeze-start");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void models() {
    window_->window.show_models();
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().hub.list().read, kWait);
    QTest::qWait(300);  // the page asked again
    window_->session().hub.set_list(views::made_list());
    window_->window.offer_gpt2();
    look_at("models-offer");
    window_->session().hub.set_task(views::made_plan());
    look_at("models-plan");
    window_->session().hub.set_task(views::made_download());
    look_at("models-download");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  // The lessons, and a page beside each kind of question.
  void learn() {
    window_->window.show_page("learn");
    look_at("learn");
    views::LearnPanel& panel = window_->window.learn_panel();
    const auto show = [&](int lesson, int step, bool answer) {
      using Phase = views::LessonPlayer::Phase;
      panel.open_lesson(lesson, step);
      QTRY_VERIFY_WITH_TIMEOUT(panel.player()->phase() == Phase::open, kWait);
      if (answer) panel.player()->next();
      QTRY_VERIFY_WITH_TIMEOUT(!panel.player()->busy(), kWait);
      look_at(QString("lesson-%1-%2").arg(lesson + 1).arg(step + 1));
    };
    show(0, 1, false);
    show(1, 1, true);
    show(0, 3, true);   // beside Race
    show(4, 1, true);   // Memory
    show(5, 2, false);  // Squeeze
    show(6, 1, true);   // Chat
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  // 1920x1080 pixels at 192 dpi: half as many to lay out, and no text the smaller for it. ctest runs it once more without Qt's own
  // scaling, where the theme has to double all lengths.
  void a_lesson_on_a_dense_projector() {
    const double density = views::theme().density;
    window_->window.setMinimumSize(QSize(864, 486) * density);  // as on such a screen
    window_->appearance.set_projector(true);
    views::LearnPanel& panel = window_->window.learn_panel();
    for (const auto& [lesson, step] : {std::pair(0, 1), {0, 3}, {4, 1}, {5, 2}, {6, 1}}) {
      window_->window.show_page("learn");
      panel.open_lesson(lesson, step);
      QTRY_VERIFY_WITH_TIMEOUT(panel.player()->phase() == views::LessonPlayer::Phase::open, kWait);
      for (const QSize size : {QSize(960, 540) * density, QSize(960, 486) * density}) {
        window_->window.resize(size);
        QTest::qWait(350);
        QCOMPARE(window_->window.size(), size);
        const QString picture = QString("dense-%1-%2-%3").arg(lesson + 1).arg(step + 1).arg(size.height());
        keep_picture(picture);
        wrong_ << views::faults(window_->window, picture, views::Sideways::may_scroll);
      }
    }
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  // The system's font, from the smallest that people choose to the largest.
  void fonts_of_every_size_data() {
    QTest::addColumn<double>("points");
    for (const double points : {9.0, 12.0, 16.0, 24.0}) QTest::newRow(qPrintable(QString("%1pt").arg(points))) << points;
  }
  void fonts_of_every_size() {
    QFETCH(double, points);
    const QFont usual = QApplication::font();
    window_.reset();
    QFont font = usual;
    font.setPointSizeF(points);
    QApplication::setFont(font);
    window_ = std::make_unique<TestWindow>();
    QVERIFY(window_->begin({1440, 900}));
    QVERIFY(window_->play_to_the_end(20));
    window_->session().selection.select({12, 1, 0});
    for (const QString page : {"watch", "race", "chat", "memory", "squeeze", "models", "learn"}) {
      page == "models" ? window_->window.show_models() : static_cast<void>(window_->window.show_page(page));
      for (const QSize size : kScreens) {
        window_->window.resize(size);
        QTest::qWait(350);
        const QString picture = QString("font%1-%2-%3").arg(points).arg(page).arg(size.width());
        keep_picture(picture);
        const bool large = points > 16;
        wrong_ << views::faults(window_->window, picture, large ? views::Sideways::may_scroll : views::Sideways::must_fit);
      }
    }
    window_.reset();
    QApplication::setFont(usual);
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }

  void chat() {
    QVERIFY(window_->chat_to_the_end());
    look_at("chat");
    window_->window.chat_page().document()->change(views::WordPlace::late);
    emit window_->session().chat_commands.show_talk(1);
    emit window_->session().chat_commands.ask("Where does Yara live?");
    QTRY_COMPARE_WITH_TIMEOUT(window_->session().chat.state().talks[1].turns.size(), std::size_t{1}, kWait);
    look_at("chat-second");
    QVERIFY2(wrong_.isEmpty(), qPrintable('\n' + wrong_.join('\n')));
  }
};

QTEST_MAIN(TestWindowLooks)
#include "tst_window_looks.moc"
