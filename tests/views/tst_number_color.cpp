// Colours of numbers, and the scale behind them.
#include <QColor>
#include <QtTest>
#include <cmath>

#include "tests/views/support/invented_run.h"
#include "views/canvas/number_color.h"
#include "views/canvas/number_scale.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

// CIE L*, 0 to 100.
double lightness(QRgb color) {
  const auto linear = [](int channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  const double y = 0.2126 * linear(qRed(color)) + 0.7152 * linear(qGreen(color)) + 0.0722 * linear(qBlue(color));
  return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

}  // namespace

class TestNumberColor : public QObject {
  Q_OBJECT

 private slots:
  void every_theme_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("projector");
    QTest::addRow("light") << false << false;
    QTest::addRow("dark") << true << false;
    QTest::addRow("projector") << false << true;
    QTest::addRow("dark projector") << true << true;
  }

  void every_theme() {
    QFETCH(bool, dark);
    QFETCH(bool, projector);
    const Theme theme = make_theme(dark ? ColorScheme::dark : ColorScheme::light, projector);
    const NumberColors colors(theme);
    for (const Side side : {Side::key, Side::value}) {
      QCOMPARE(number_color(0, side, RowLook::kept, theme), theme.zero.rgb());
      const QColor own = side == Side::key ? theme.key : theme.value;
      QCOMPARE(number_color(1, side, RowLook::kept, theme), own.rgb());
      QCOMPARE(number_color(-1, side, RowLook::kept, theme), theme.negative.rgb());
      QCOMPARE(number_color(5, side, RowLook::kept, theme), own.rgb());  // beyond the scale
      for (const double sign : {-1.0, 1.0}) check_linear(theme, side, sign);
      for (const RowLook look : {RowLook::kept, RowLook::not_kept, RowLook::invalid}) {
        for (double share = -1; share <= 1; share += 1.0 / 16)
          QCOMPARE(colors.of(share, side, look), number_color(share, side, look, theme));
      }
      // Rows that are not kept are clearly paler, rows to be rebuilt have no hue.
      const double zero = lightness(theme.zero.rgb());
      const double kept = std::abs(lightness(number_color(1, side, RowLook::kept, theme)) - zero);
      const double pale = std::abs(lightness(number_color(1, side, RowLook::not_kept, theme)) - zero);
      QVERIFY(pale < 0.65 * kept && pale > 0.3 * kept);
      QCOMPARE(number_color(1, side, RowLook::invalid, theme), number_color(-1, side, RowLook::invalid, theme));
    }
    QVERIFY(colors.of(std::nan(""), Side::key, RowLook::kept) != 0);
  }

  void the_scale_is_not_moved_by_the_first_row() {
    InventedRun run(kGpt2Shape, 32);
    Recording recording = run.recording();
    NumberScale scale;
    QVERIFY(!scale.known());
    recording.events = run.steps(1);
    QVERIFY(scale.take(recording));
    // Ordinary rows fill the scale without being cut, the first one, 12 times as large, is.
    float largest = 0, first = 0;
    for (int number = 0; number < 768; ++number) {
      first = std::max(first, std::abs(InventedRun::number(0, 3, false, number)));
      for (int row = 1; row < 32; ++row) largest = std::max(largest, std::abs(InventedRun::number(row, 3, false, number)));
    }
    const double of_one = scale.of(3, Side::key, 1);
    QVERIFY(of_one > 0.5 * static_cast<double>(largest) && of_one < 1.5 * static_cast<double>(largest));
    QVERIFY(static_cast<double>(first) > 3 * of_one);
    // A mean of many is smaller than the numbers.
    QVERIFY(scale.of(3, Side::key, 64) < of_one);
    QVERIFY(scale.of(3, Side::value, 1) < of_one);
  }

  void the_scale_holds_for_the_whole_run() {
    InventedRun run({}, 3);
    Recording live = run.recording();
    NumberScale scale;
    for (int step = 0; step < 12; ++step) {
      live.events.push_back(run.step());
      QCOMPARE(scale.take(live), step <= 5);  // until 8 rows are known
    }
    NumberScale replayed;  // from a file, which has all events at once
    replayed.take(live);
    for (const Side side : {Side::key, Side::value}) QCOMPARE(replayed.of(2, side, 8), scale.of(2, side, 8));
  }

  void a_mean_is_the_mean() {
    const std::vector<float> numbers{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -55};
    QCOMPARE(cell_mean(numbers), 0.0F);
    QCOMPARE(cell_mean(std::span(numbers).first(1)), 1.0F);
    QCOMPARE(cell_mean(std::span(numbers).first(8)), 4.5F);
  }

 private:
  // Equal steps of the number are about equal steps of lightness, and every step is one.
  static void check_linear(const Theme& theme, Side side, double sign) {
    const double all = lightness(number_color(sign, side, RowLook::kept, theme)) - lightness(theme.zero.rgb());
    double before = lightness(theme.zero.rgb());
    for (int step = 1; step <= 8; ++step) {
      const double now = lightness(number_color(sign * step / 8, side, RowLook::kept, theme));
      const double share = (now - before) / all * 8;
      QVERIFY2(share > 0.6 && share < 1.4, qPrintable(QString::number(share)));
      before = now;
    }
  }
};

}  // namespace rowkeeper::views

QTEST_APPLESS_MAIN(rowkeeper::views::TestNumberColor)
#include "tst_number_color.moc"
