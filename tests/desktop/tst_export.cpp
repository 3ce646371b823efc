// A run that was saved opens again as it was, back and forth, without a model; a file that is no run changes nothing.
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QtTest>

#include "app/desktop/language.h"
#include "core/run/narrow_numbers.h"
#include "core/run/recording_file.h"
#include "support/test_window.h"
#include "views/learn/learn_overview.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::RunPhase;

namespace {

constexpr float kNarrowStep = 0.5F / kMostNarrow;  // of the largest number: what 8 bits round away at most
constexpr float kRounding = 1.001F;

// A copy of what is shown now.
views::RunState state_of(const views::RunModel& run, int cursor) {
  views::RunModel copy;
  copy.start(run.recording());
  copy.seek(cursor);
  return copy.state();
}

}  // namespace

class TestExport : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<TestWindow> window_;

  const views::RunModel& run() { return window_->run(); }
  QString notice() {
    const auto* const bar = window_->window.findChild<NoticeBar*>();
    return bar->isVisible() ? bar->findChild<QLabel*>()->text() : QString();
  }
  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QString write(const QByteArray& bytes) {
    const QString path = window_->folder.filePath("broken.rowkeeper");
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
  }

  // Answers the dialog that will be open next.
  void name_the_file(const QString& path) {
    auto* const timer = new QTimer(&window_->window);
    connect(timer, &QTimer::timeout, timer, [timer, path] {
      auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      dialog->findChild<QLineEdit*>()->setText(path);
      QMetaObject::invokeMethod(dialog, "accept");
      timer->deleteLater();
    });
    timer->start(50);
  }

  // Steps with the cache and without, and an edit between them.
  void make_run() {
    auto& commands = window_->session().commands;
    QVERIFY(window_->play_to_the_end(8));
    emit commands.set_cache(false);
    emit commands.replace_token(3, run().state().rows()[5].token.id);
    emit commands.set_tokens(12);
    emit commands.play();
    QTRY_COMPARE_WITH_TIMEOUT(run().state().points().size(), std::size_t{8 + 12}, kWait);
    emit commands.set_cache(true);
    emit commands.set_tokens(20);
    emit commands.play();
    QTRY_COMPARE_WITH_TIMEOUT(run().state().points().size(), std::size_t{8 + 20}, kWait);
  }

 private slots:
  void initTestCase() { set_language("en"); }
  void init() {
    window_ = std::make_unique<TestWindow>();
    QVERIFY(window_->begin({1000, 700}));
  }
  void cleanup() { window_.reset(); }

  void a_saved_run_opens_as_it_was() {
    make_run();
    if (QTest::currentTestFailed()) return;
    views::RunModel live;
    live.start(run().recording());
    live.seek(live.events());
    const QString path = window_->folder.filePath("a run – прогон.rowkeeper");
    QVERIFY(save_recording(run().recording(), path.toStdString()));

    window_->window.open(path);
    QTRY_VERIFY_WITH_TIMEOUT(run().status().phase == RunPhase::replay, kWait);
    QCOMPARE(run().events(), live.events());
    auto& shown = window_->session().run;
    // To the end, to every place on the way back, and forth again: always the run as it was then.
    std::vector<int> places = {shown.events()};
    for (int cursor = shown.events(); cursor >= 0; cursor -= 3) places.push_back(cursor);
    places.push_back(shown.events() / 2);
    places.push_back(shown.events());
    for (const int cursor : places) {
      shown.seek(cursor);
      QCoreApplication::processEvents();
      const QString difference = state_difference(state_of(live, cursor), shown.state(), kNarrowStep * kRounding);
      QVERIFY2(difference.isEmpty(), qPrintable(QString("after %1 events: %2").arg(cursor).arg(difference)));
    }
    QVERIFY(!state_difference(state_of(live, live.events()), shown.state()).isEmpty());  // 8 bits are not exact
  }

  void nothing_of_a_live_run_gets_into_a_recording() {
    QVERIFY(window_->play_to_the_end(5));
    const QString path = window_->folder.filePath("run.rowkeeper");
    QVERIFY(save_recording(run().recording(), path.toStdString()));
    emit window_->session().commands.restart(window_->session().settings.request());
    emit window_->session().commands.play();
    window_->window.open(path);
    QTRY_VERIFY_WITH_TIMEOUT(run().status().phase == RunPhase::replay, kWait);
    const int events = run().events();
    QTest::qWait(300);
    QCOMPARE(run().events(), events);
    QVERIFY(run().status().phase == RunPhase::replay);

    window_->window.leave_replay();
    QTRY_VERIFY_WITH_TIMEOUT(run().status().phase == RunPhase::paused, kWait);
    QCOMPARE(run().events(), 0);
    QVERIFY(window_->play_to_the_end(5));
  }

  void a_broken_file_keeps_the_live_run_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a web page") << QByteArray("<html>Not found</html>");
    QTest::newRow("JSON of something else") << QByteArray(R"({"format": "something", "version": 1})");
    QTest::newRow("a newer version") << QByteArray(R"({"format": "rowkeeper recording", "version": 999})");
    QTest::newRow("half a file") << QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00", 8);
  }
  void a_broken_file_keeps_the_live_run() {
    QFETCH(QByteArray, bytes);
    QVERIFY(window_->play_to_the_end(5));
    const std::vector<int> before = token_ids(run().state());
    const QString path = write(bytes);
    window_->window.open(path);
    QTRY_VERIFY_WITH_TIMEOUT(notice().contains("broken.rowkeeper"), kWait);
    QVERIFY(run().status().phase == RunPhase::finished);
    QCOMPARE(token_ids(run().state()), before);
    emit window_->session().commands.set_tokens(7);
    emit window_->session().commands.play();
    QTRY_COMPARE_WITH_TIMEOUT(run().state().points().size(), std::size_t{7}, kWait);
  }

  void a_run_and_a_race_as_web_pages() {
    QVERIFY(window_->play_to_the_end(5));
    const QString run_page = window_->folder.filePath("a run – прогон.html");
    window_->window.save_run_page(run_page);
    QTRY_VERIFY_WITH_TIMEOUT(notice().contains(run_page) && notice().contains("KiB"), kWait);
    const QByteArray page = read(run_page);
    QVERIFY(page.startsWith("<!DOCTYPE html>") && page.endsWith("</html>\n"));
    QVERIFY(page.contains("1 row computed, "));  // in the program's own language

    QVERIFY(window_->race_to_the_end(4));
    const QString race_page = window_->folder.filePath("race.html");
    window_->window.save_race_page(race_page);
    QTRY_VERIFY_WITH_TIMEOUT(notice().contains(race_page), kWait);
    QVERIFY(read(race_page).contains("Identical: 4 of 4"));
  }

  void a_web_page_that_cannot_be_written() {
    QVERIFY(window_->play_to_the_end(2));
    window_->window.save_run_page(window_->folder.filePath("nowhere/run.html"));
    QTRY_VERIFY_WITH_TIMEOUT(notice().contains("nowhere/run.html"), kWait);
    QVERIFY(!notice().contains("Saved"));
  }

  // From Learn, which can't before there is anything to tell of.
  void the_handout_is_a_file_about_the_run() {
    QPushButton* const button = window_->window.learn_panel().overview()->handout_button();
    QVERIFY(!button->isEnabled());
    QVERIFY(button->toolTip().contains("first"));
    QVERIFY(window_->play_to_the_end(8));
    QVERIFY(button->isEnabled());
    const QString path = window_->folder.filePath("a lecture");
    name_the_file(path);
    button->click();
    QTRY_VERIFY_WITH_TIMEOUT(notice().contains("a lecture.pdf"), kWait);
    QFile file(path + ".pdf");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF-1."));
  }

  void a_file_that_is_not_there() {
    window_->window.open(window_->folder.filePath("nowhere.rowkeeper"));
    QTRY_VERIFY_WITH_TIMEOUT(notice().contains("nowhere.rowkeeper"), kWait);
    QVERIFY(window_->play_to_the_end(3));
  }

  void a_folder_that_is_no_model() {
    window_->window.open(window_->folder.path());
    QTRY_VERIFY_WITH_TIMEOUT(!notice().isEmpty(), kWait);
    QVERIFY(run().model_status().state == views::ModelStatus::State::failed);
    QVERIFY(window_->play_to_the_end(3));  // the model that works is still there
  }
};

QTEST_MAIN(TestExport)
#include "tst_export.moc"
