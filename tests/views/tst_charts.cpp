// Charts: round axes, value and pixel, and what the widget does with points, wheel and keys.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "support/grab.h"
#include "support/two_visits.h"
#include "views/charts/chart.h"
#include "views/charts/chart_painting.h"
#include "views/charts/chart_table.h"
#include "views/charts/save_picture.h"

using namespace rowkeeper::views;

namespace {

ChartData two_series() {
  ChartData data;
  data.whole = {0, 10, 0, 100};
  data.y.first_label = "%1 ms";
  data.series = {{.name = "a line", .line = ChartLine::solid},
                 {.name = "circles", .marker = ChartMarker::circle},
                 {.name = "held", .marker = ChartMarker::triangle, .held_below_top = true}};
  data.series[0].points = {{0, 0}, {10, 100}};
  data.series[1].points = {{2, 50}, {4, 20}, {12, 20}};
  data.series[2].points = {{8, 500}};
  return data;
}

QString describe(NearPoint point) { return QString("series %1 point %2").arg(point.series).arg(point.index); }

ChartLayout layout_of(const ChartData& data) {
  return arrange(data, data.whole, {400, 200}, QFontMetricsF(QApplication::font()), 1);
}

}  // namespace

class TestCharts : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  void axes_are_round_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::addColumn<bool>("whole");
    QTest::addColumn<QStringList>("labels");
    QTest::newRow("tens") << 0.0 << 15.0 << 4 << false << QStringList{"0", "5", "10", "15"};
    QTest::newRow("parts") << 0.0 << 0.03 << 4 << false << QStringList{"0.00", "0.01", "0.02", "0.03"};
    QTest::newRow("not from 0") << 28.0 << 60.0 << 4 << true << QStringList{"30", "40", "50", "60"};
    QTest::newRow("whole") << 0.0 << 2.0 << 10 << true << QStringList{"0", "1", "2"};
    QTest::newRow("thousands") << 0.0 << 2000.0 << 2 << true << QStringList{"0", "1,000", "2,000"};
    QTest::newRow("no length") << 5.0 << 5.0 << 1 << true << QStringList{"5", "6"};
  }
  void axes_are_round() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, most);
    QFETCH(bool, whole);
    const AxisScale scale = make_scale(low, high, most, whole);
    QStringList labels;
    for (const double tick : scale.ticks()) labels << scale.label(tick);
    QTEST(labels, "labels");
  }

  void an_axis_ends_on_a_tick() {
    QCOMPARE(round_up(11.3, 4), 15.0);
    QCOMPARE(round_up(512, 4), 600.0);
    QCOMPARE(round_up(20, 4), 20.0);
    QCOMPARE(round_up(0, 4), 1.0);
  }

  void value_and_pixel_are_each_other_s_inverse() {
    const ChartLayout layout = layout_of(two_series());
    for (const QPointF value : {QPointF(0, 0), QPointF(10, 100), QPointF(3.5, 71)}) {
      const QPointF back = layout.value_at(layout.pixel_of(value));
      QVERIFY(std::abs(back.x() - value.x()) < 1e-9 && std::abs(back.y() - value.y()) < 1e-9);
    }
    QCOMPARE(layout.pixel_of({0, 0}), layout.plot.bottomLeft());
    QCOMPARE(layout.pixel_of({10, 100}), layout.plot.topRight());
  }

  void nothing_overlaps() {
    const ChartData data = two_series();
    const ChartLayout layout = layout_of(data);
    QCOMPARE(layout.legend.size(), data.series.size());
    for (std::size_t i = 0; i < layout.legend.size(); ++i) {
      QVERIFY(QRectF(0, 0, 400, 200).contains(layout.legend[i]));
      QVERIFY(!layout.legend[i].intersects(layout.plot));
      for (std::size_t j = 0; j < i; ++j) QVERIFY(!layout.legend[i].intersects(layout.legend[j]));
    }
  }

  void the_nearest_point_is_found() {
    const ChartData data = two_series();
    const ChartLayout layout = layout_of(data);
    const QPointF near = layout.pixel_of({4, 20}) + QPointF(3, -3);
    QCOMPARE(nearest(layout, data, near, 10), (NearPoint{1, 1}));
    QVERIFY(!nearest(layout, data, layout.pixel_of({6, 20}), 10));
    // Outside of the range there is nothing to point at; a held point is where it is drawn.
    QVERIFY(!nearest(layout, data, layout.pixel_of({12, 20}), 10));
    QCOMPARE(nearest(layout, data, layout.pixel_of({8, 100}), 10), (NearPoint{2, 0}));
  }

  // A triangle at the scale's end tells no number: its name does.
  void a_held_point_has_its_name_beside_it() {
    ChartData data = two_series();
    data.series[2].points = {{2, 50}, {8, 500}, {8.2, 400}};
    data.series[2].labels = {"↑ 50 ms", "↑ 500 ms", "↑ 400 ms"};
    data.series[1].points << QPointF(8.8, 100) << QPointF(7.2, 98);
    const ChartLayout layout = layout_of(data);
    const std::vector<PlacedLabel> placed = arrange_labels(data, layout, {400, 200});
    std::vector<QRectF> names;
    for (const PlacedLabel& label : placed) {
      if (!label.rect.isEmpty()) names.push_back(label.rect);
    }
    QCOMPARE(names.size(), std::size_t{2});  // the first is where it belongs
    QVERIFY(!names[0].intersects(names[1]));
    for (const QRectF& name : names) {
      QVERIFY(QRectF(0, 0, 400, 200).contains(name) && name.left() > layout.plot.left());
      for (const QPointF point : {QPointF(8.8, 100), QPointF(7.2, 98), QPointF(8, 100), QPointF(8.2, 100)})
        QVERIFY(!name.contains(layout.pixel_of(point)));
    }
    // Once the scale reaches so far it says nothing that the axis does not.
    data.whole.y_high = 600;
    QVERIFY(arrange_labels(data, layout_of(data), {400, 200}).empty());
  }

  void zooming_keeps_what_is_under_the_pointer() {
    const ChartData data = two_series();
    ChartLayout layout = layout_of(data);
    const QPointF pixel = layout.pixel_of({4, 20});
    layout.range = layout.zoomed(pixel, 0.5, data.whole);
    QVERIFY(std::abs(layout.value_at(pixel).x() - 4) < 1e-9);
    QVERIFY(std::abs(layout.range.x_high - layout.range.x_low - 5) < 1e-9);
    const ChartRange moved = layout.moved({1e6, 0}, data.whole);
    QCOMPARE(moved.x_low, 0.0);
    for (int i = 0; i < 20; ++i) layout.range = layout.zoomed(pixel, 2, data.whole);
    QCOMPARE(layout.range, data.whole);
    for (int i = 0; i < 500; ++i) layout.range = layout.zoomed(pixel, 0.5, data.whole);
    QVERIFY(layout.range.x_high > layout.range.x_low);
  }

  void wheel_keys_and_double_click() {
    Chart chart(two_series(), describe);
    chart.resize(400, 200);
    chart.show();
    QSignalSpy zoomed(&chart, &Chart::zoomed_changed);
    const QPointF middle = chart.chart_layout().plot.center();
    const auto wheel = [&](Qt::KeyboardModifiers keys) {
      QWheelEvent event(middle, chart.mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
      QApplication::sendEvent(chart.viewport(), &event);
      return event.isAccepted();
    };
    QVERIFY(!wheel(Qt::NoModifier));
    QVERIFY(!chart.zoomed());
    QVERIFY(wheel(Qt::ControlModifier));
    QVERIFY(chart.zoomed());
    QTest::mouseDClick(chart.viewport(), Qt::LeftButton, {}, middle.toPoint());
    QVERIFY(!chart.zoomed());
    QCOMPARE(zoomed.size(), 2);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.accessibleDescription(), QString("series 0 point 1"));
    QTest::keyClick(&chart, Qt::Key_Down);
    QCOMPARE(chart.accessibleDescription(), QString("series 1 point 1"));
    QTest::keyClick(&chart, Qt::Key_Left);
    QCOMPARE(chart.accessibleDescription(), QString("series 1 point 0"));
    QTest::keyClick(&chart, Qt::Key_End);
    QCOMPARE(chart.accessibleDescription(), QString("series 1 point 2"));
    QTest::keyClick(&chart, Qt::Key_Home);
    QCOMPARE(chart.accessibleDescription(), QString("series 1 point 0"));
    QSignalSpy pressed(&chart, &Chart::point_pressed);
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(pressed.size(), 1);
  }

  void home_and_end_begin_at_the_ends() {
    for (const auto& [key, point] :
         {std::pair(Qt::Key_Home, "series 0 point 0"), std::pair(Qt::Key_End, "series 0 point 1")}) {
      Chart chart(two_series(), describe);
      QTest::keyClick(&chart, key);
      QCOMPARE(chart.accessibleDescription(), QString(point));
    }
  }

  // Each time the last point, which is news again.
  void whoever_comes_back_hears_the_point_again() {
    Chart chart(two_series(), describe);
    const Visits visits = visit_twice(chart, Qt::Key_Right);
    QCOMPARE(visits.read, (QStringList{"series 0 point 1", "series 0 point 1"}));
    QVERIFY(visits.left_as_it_was && chart.accessibleDescription().startsWith("The arrow keys"));
  }

  void keys_bring_up_a_point_that_is_not_shown() {
    Chart chart(two_series(), describe);
    chart.resize(500, 300);
    chart.show();
    for (int i = 0; i < 8; ++i) QTest::keyClick(&chart, Qt::Key_Plus);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left}) {
      QTest::keyClick(&chart, key);
      QVERIFY(chart.zoomed());
    }
    QVERIFY(is_shown(chart.chart_layout(), chart.data().series[0], 0));
  }

  void keys_of_the_window_are_left_alone() {
    Chart chart(two_series(), describe);
    chart.show();
    for (const int key : {Qt::Key_Space, Qt::Key_C, Qt::Key_R, Qt::Key_1, Qt::Key_PageDown}) {
      QKeyEvent press(QEvent::KeyPress, key, {});
      QApplication::sendEvent(&chart, &press);
      QVERIFY2(!press.isAccepted(), qPrintable(QString::number(key)));
    }
  }

  void points_go_and_the_read_one_with_them() {
    Chart chart(two_series(), describe);
    chart.resize(400, 200);
    chart.show();
    QTest::mouseMove(chart.viewport(), chart.chart_layout().pixel_of({4, 20}).toPoint());
    for (int series = 0; series < 3; ++series) chart.replace(series, {});
    chart.finish();
    QVERIFY(!chart.has_points());
    chart.grab();
    QTest::keyClick(&chart, Qt::Key_Right);
    chart.grab();
  }

  void a_theme_switched_while_it_is_shown_is_followed() {
    Chart chart(two_series(), describe);
    chart.resize(400, 200);
    chart.show();
    const QColor light = chart.grab().toImage().pixelColor(395, 5);
    apply_theme(*qApp, make_theme(ColorScheme::dark, false), kGrabPointSize);
    const QColor dark = chart.grab().toImage().pixelColor(395, 5);
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
    QCOMPARE(light, theme().card);
    QCOMPARE(dark, make_theme(ColorScheme::dark, false).card);
  }

  void tables_and_files() {
    const ChartTable table{"T", {"row", "kind"}, {{1, "a, \"b\""}, {2.5, "c"}}};
    QCOMPARE(to_csv(table), QByteArray("row,kind\n1,\"a, \"\"b\"\"\"\n2.5,c\n"));
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(to_csv(table).right(6), QByteArray("2.5,c\n"));
    ChartTableModel model(table);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.data(model.index(1, 0)).toString(), QString("2,5"));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));

    QTemporaryDir folder;
    const Picture picture{"T", {30, 20}, [](QPainter& painter) { painter.fillRect(0, 0, 30, 20, Qt::red); }};
    QVERIFY(save_png(folder.filePath("a.png"), picture)());
    QCOMPARE(QImage(folder.filePath("a.png")).size(), QSize(60, 40));
    QVERIFY(save_svg(folder.filePath("a.svg"), picture)());
    QCOMPARE(save_bytes(folder.filePath("no/such/folder.csv"), "x")().error().code, rowkeeper::ErrorCode::file_unwritable);
  }
};

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
