// How often views redraw.
#include <QtTest>

#include "views/widgets/throttle.h"

using rowkeeper::views::kChartRedraws;
using rowkeeper::views::RedrawPace;
using rowkeeper::views::Throttle;

namespace {

// Redraws within `seconds` of a run that makes `per_second` tokens, counted as Throttle counts.
int redraws(int most_when_fast, int per_second, int seconds, bool heard = false) {
  RedrawPace pace(most_when_fast);
  int drawn = 0;
  bool waiting = false;
  for (std::int64_t now = 0; now < 1000 * seconds; ++now) {
    if (now * per_second % 1000 < per_second) {
      pace.request(now);
      waiting = true;
    }
    if (!waiting || pace.wait(now, heard) > 0) continue;
    pace.draw(now);
    waiting = false;
    ++drawn;
  }
  return drawn;
}

}  // namespace

class TestThrottle : public QObject {
  Q_OBJECT

 private slots:
  void the_run_s_rate_decides_data() {
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("per_second");
    QTest::addColumn<int>("low");
    QTest::addColumn<int>("high");
    QTest::newRow("slow: every token") << 4 << 2 << 20 << 20;
    QTest::newRow("five a second: every token") << 4 << 5 << 50 << 50;
    QTest::newRow("a fast run's charts") << 4 << 100 << 35 << 45;
    QTest::newRow("a fast run's views") << 10 << 100 << 90 << 105;
    QTest::newRow("as fast as can be") << 4 << 1000 << 35 << 60;
  }
  void the_run_s_rate_decides() {
    QFETCH(int, most);
    QFETCH(int, per_second);
    QFETCH(int, low);
    QFETCH(int, high);
    const int drawn = redraws(most, per_second, 10);
    QVERIFY2(drawn >= low && drawn <= high, qPrintable(QString::number(drawn)));
  }

  void what_a_screen_reader_is_told_comes_once_a_second() {
    for (const int per_second : {2, 5, 100}) QCOMPARE(redraws(10, per_second, 10, true), 10);
    QCOMPARE(redraws(10, 1, 10, true), 10);
  }

  void the_last_request_is_drawn() {
    int drawn = 0;
    Throttle throttle(
        kChartRedraws, [&] { ++drawn; }, nullptr);
    for (int i = 0; i < 50; ++i) throttle.request();
    QCOMPARE(drawn, 1);
    QVERIFY(throttle.fast());
    QTRY_COMPARE_WITH_TIMEOUT(drawn, 2, 1000);
  }

  void now_draws_and_forgets_what_waited() {
    int drawn = 0;
    Throttle throttle(
        kChartRedraws, [&] { ++drawn; }, nullptr);
    throttle.request();
    throttle.request();
    throttle.now();
    QCOMPARE(drawn, 2);
    QTest::qWait(50);
    QCOMPARE(drawn, 2);
  }
};

QTEST_GUILESS_MAIN(TestThrottle)
#include "tst_throttle.moc"
