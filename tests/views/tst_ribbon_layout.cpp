// Where chips stand, without a window.
#include <QtTest>

#include "views/watch/ribbon_layout.h"

using namespace rowkeeper::views;

namespace {

constexpr RibbonMetrics kMetrics{.width = 100, .chip_height = 20, .across = 4, .down = 5};

RibbonLayout laid_out(const QList<int>& widths, const RibbonMetrics& metrics = kMetrics) {
  RibbonLayout layout;
  layout.reset(metrics);
  for (const int width : widths) layout.append(width);
  return layout;
}

}  // namespace

class TestRibbonLayout : public QObject {
  Q_OBJECT

 private slots:
  void chips_wrap_data() {
    QTest::addColumn<QList<int>>("widths");
    QTest::addColumn<QList<QRect>>("rects");
    QTest::addColumn<int>("height");
    QTest::newRow("no tokens") << QList<int>{} << QList<QRect>{} << 0;
    QTest::newRow("one") << QList<int>{30} << QList<QRect>{{0, 0, 30, 20}} << 20;
    QTest::newRow("two side by side") << QList<int>{30, 40} << QList<QRect>{{0, 0, 30, 20}, {34, 0, 40, 20}} << 20;
    QTest::newRow("exactly full") << QList<int>{48, 48} << QList<QRect>{{0, 0, 48, 20}, {52, 0, 48, 20}} << 20;
    QTest::newRow("one too many") << QList<int>{48, 49} << QList<QRect>{{0, 0, 48, 20}, {0, 25, 49, 20}} << 45;
    QTest::newRow("a huge one is cut and stands alone")
        << QList<int>{10, 5000, 10} << QList<QRect>{{0, 0, 10, 20}, {0, 25, 100, 20}, {0, 50, 10, 20}} << 70;
    QTest::newRow("no width at all still has a place") << QList<int>{0} << QList<QRect>{{0, 0, 1, 20}} << 20;
  }
  void chips_wrap() {
    QFETCH(QList<int>, widths);
    QFETCH(QList<QRect>, rects);
    QFETCH(int, height);
    const RibbonLayout layout = laid_out(widths);
    QCOMPARE(layout.count(), static_cast<int>(rects.size()));
    for (int chip = 0; chip < layout.count(); ++chip) QCOMPARE(layout.rect(chip), rects[chip]);
    QCOMPARE(layout.height(), height);
  }

  void a_point_finds_its_chip_and_gaps_find_none() {
    const RibbonLayout layout = laid_out({30, 40, 60});
    for (int chip = 0; chip < 3; ++chip) {
      QCOMPARE(layout.at(layout.rect(chip).topLeft()), chip);
      QCOMPARE(layout.at(layout.rect(chip).bottomRight()), chip);
      QCOMPARE(layout.at(layout.rect(chip).center()), chip);
    }
    for (const QPoint gap : {QPoint(31, 5), QPoint(90, 5), QPoint(5, 22), QPoint(5, 46), QPoint(-1, 5), QPoint(5, -1)})
      QCOMPARE(layout.at(gap), -1);
    QCOMPARE(laid_out({}).at({0, 0}), -1);
  }

  void appending_gives_what_laying_out_anew_gives() {
    QList<int> widths;
    RibbonLayout grown;
    grown.reset(kMetrics);
    for (int chip = 0; chip < 300; ++chip) {
      widths.append(5 + chip * 37 % 61);
      grown.append(widths.back());
      const RibbonLayout anew = laid_out(widths);
      QCOMPARE(grown.rect(chip), anew.rect(chip));
      QCOMPARE(grown.lines(), anew.lines());
    }
    grown.truncate(100);
    QCOMPARE(grown.height(), laid_out(widths.mid(0, 100)).height());
    for (int chip = 100; chip < 300; ++chip) grown.append(widths[chip]);
    const RibbonLayout anew = laid_out(widths);
    for (int chip = 0; chip < 300; ++chip) {
      QCOMPARE(grown.rect(chip), anew.rect(chip));
      QCOMPARE(grown.at(grown.rect(chip).center()), chip);
    }
    grown.truncate(0);
    QCOMPARE(grown.lines(), 0);
    grown.append(10);
    QCOMPARE(grown.rect(0), QRect(0, 0, 10, 20));
  }

  void up_and_down_go_to_the_nearest_chip() {
    const RibbonLayout layout = laid_out({60, 30, 20, 20, 20, 20, 90});  // lines: 0-1, 2-5, 6
    QCOMPARE(layout.vertical_neighbour(0, 1), 3);
    QCOMPARE(layout.vertical_neighbour(1, 1), 5);
    QCOMPARE(layout.vertical_neighbour(5, -1), 1);
    QCOMPARE(layout.vertical_neighbour(2, -1), 0);
    QCOMPARE(layout.vertical_neighbour(4, 1), 6);
    QCOMPARE(layout.vertical_neighbour(0, -1), 0);
    QCOMPARE(layout.vertical_neighbour(6, 1), 6);
  }

  void the_visible_chips_are_those_of_the_lines_in_sight_data() {
    QTest::addColumn<int>("top");
    QTest::addColumn<int>("bottom");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("end");
    QTest::newRow("first line") << 0 << 20 << 0 << 2;
    QTest::newRow("a touch of the second") << 0 << 26 << 0 << 6;
    QTest::newRow("the second") << 25 << 45 << 2 << 6;
    QTest::newRow("all") << -10 << 1000 << 0 << 7;
    QTest::newRow("above") << -10 << 0 << 0 << 0;
    QTest::newRow("below") << 70 << 90 << 0 << 0;
  }
  void the_visible_chips_are_those_of_the_lines_in_sight() {
    QFETCH(int, top);
    QFETCH(int, bottom);
    QFETCH(int, first);
    QFETCH(int, end);
    const RibbonLayout::Range range = laid_out({60, 30, 20, 20, 20, 20, 90}).visible(top, bottom);
    QCOMPARE(range.first, first);
    QCOMPARE(range.end, end);
  }
};

QTEST_APPLESS_MAIN(TestRibbonLayout)
#include "tst_ribbon_layout.moc"
