// What the canvas shows is what was computed, and what it costs to show it.
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "tests/views/support/bundled_run.h"
#include "tests/views/support/canvas_stage.h"
#include "views/canvas/canvas_legend.h"
#include "views/canvas/canvas_text.h"

namespace rowkeeper::views {

class TestCacheCanvas : public QObject {
  Q_OBJECT

 private slots:
  void init() { apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize); }

  void cells_have_the_colours_of_the_numbers_data() {
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("kv_heads");
    QTest::addColumn<int>("blocks");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<int>("look");
    for (const double zoom : {-0.4, 0.0, 0.5, 1.0}) {
      QTest::addRow("bundled %g", zoom) << 4 << 4 << 4 << zoom << 0;
      QTest::addRow("gpt2 %g", zoom) << 12 << 12 << 12 << zoom << 0;
      QTest::addRow("one key/value head %g", zoom) << 12 << 1 << 12 << zoom << 0;
    }
    QTest::addRow("dark") << 4 << 4 << 4 << 0.0 << 1;
    QTest::addRow("projector") << 4 << 4 << 4 << 0.0 << 2;
  }

  void cells_have_the_colours_of_the_numbers() {
    QFETCH(int, heads);
    QFETCH(int, kv_heads);
    QFETCH(int, blocks);
    QFETCH(double, zoom);
    QFETCH(int, look);
    Stage stage;
    InventedRun run({.blocks = blocks, .heads = heads, .kv_heads = kv_heads}, 30);
    stage.start(run);
    stage.canvas.set_zoom(zoom);
    apply_theme(*qApp, make_theme(look == 1 ? ColorScheme::dark : ColorScheme::light, look == 2), kGrabPointSize);
    QVERIFY(compare_cells(stage) > 100);
    // The same for rows that are not kept, and for those that are to be rebuilt.
    stage.model.append({run.set_cache(false)});
    stage.model.append(run.steps(2));
    stage.model.append({run.replace_token(20)});
    stage.settle();
    QVERIFY(compare_cells(stage) > 100);
  }

  void a_real_runs_cells_have_its_numbers() {
    Stage stage;
    const BundledRun request{.steps = 6, .switches = {{3, false}}};
    stage.model.start(bundled_recording(request));
    stage.model.append(bundled_events(request));
    stage.settle();
    QVERIFY(compare_cells(stage) > 100);
    stage.canvas.set_zoom(0.6);
    QVERIFY(compare_cells(stage) > 100);
  }

  void only_rows_that_changed_are_drawn_again() {
    Stage stage;
    InventedRun run({}, 10);
    stage.start(run);
    auto drawn = [&, before = stage.canvas.strips().lines_drawn()]() mutable {
      stage.settle();
      return stage.canvas.strips().lines_drawn() - std::exchange(before, stage.canvas.strips().lines_drawn());
    };
    stage.canvas.repaint();
    QCOMPARE(drawn(), 0);
    stage.model.append(run.steps(1));
    QCOMPARE(drawn(), 2);  // the row that was computed, and the newest one's empty line
    stage.model.append({run.set_cache(false)});
    stage.model.append(run.steps(1));
    QCOMPARE(drawn(), 14);  // all rows are pale now
    stage.model.append(run.steps(1));
    QCOMPARE(drawn(), 2);  // computed again to the same numbers: nothing to draw
  }

  void rows_out_of_view_are_not_drawn() {
    Stage stage;
    InventedRun run(kGpt2Shape, 1000);
    stage.start(run, 2);
    QVERIFY(stage.canvas.strips().lines_drawn() < 80);
  }

  void follows_the_newest_row_until_scrolled_away() {
    Stage stage;
    InventedRun run({}, 60);
    stage.start(run);
    QSignalSpy spy(&stage.canvas, &CacheCanvas::following_changed);
    auto* button = stage.canvas.findChild<QToolButton*>();
    QScrollBar* bar = stage.canvas.verticalScrollBar();
    QCOMPARE(bar->value(), bar->maximum());
    QVERIFY(!button->isVisible());
    bar->setValue(100);
    QVERIFY(!stage.canvas.following() && button->isVisible());
    stage.model.append(run.steps(3));
    stage.settle();
    QCOMPARE(bar->value(), 100);
    stage.key(Qt::Key_End);
    QVERIFY(stage.canvas.following() && !button->isVisible());
    QCOMPARE(stage.canvas.canvas_layout().end_visible(), 65);
    stage.model.append(run.steps(3));
    stage.settle();
    QCOMPARE(stage.canvas.canvas_layout().end_visible(), 68);
    bar->setValue(0);
    button->click();
    QVERIFY(stage.canvas.following());
    QCOMPARE(spy.count(), 4);
  }

  void rewinding_and_another_run_show_what_is_there() {
    Stage stage;
    InventedRun run({}, 12);
    stage.start(run, 6);
    stage.model.seek(2);
    QCOMPARE(stage.canvas.canvas_layout().shape.rows, 14);
    QVERIFY(compare_cells(stage) > 100);
    stage.model.seek(0);
    QCOMPARE(compare_cells(stage), 0);  // nothing has been computed
    stage.model.seek(6);
    stage.settle();
    QVERIFY(compare_cells(stage) > 100);
    stage.canvas.verticalScrollBar()->setValue(0);
    InventedRun other(kGpt2Shape, 5);
    stage.start(other);
    QVERIFY(stage.canvas.following());
    QVERIFY(compare_cells(stage) > 100);
  }

  void without_rows_it_says_so() {
    Stage stage;
    QCOMPARE(empty_title(stage.canvas.canvas_data()), QString("No rows yet"));
    stage.image();
    stage.key(Qt::Key_Down);
    QCOMPARE(stage.selection.place().row, -1);
    InventedRun run({}, 1);
    stage.start(run, 0);
    QVERIFY(empty_title(stage.canvas.canvas_data()).isEmpty());
    QVERIFY(stage.canvas.canvas_data().look(0) == RowLook::newest);
    stage.image();
  }

  void the_newest_row_is_outlined_not_filled() {
    Stage stage;
    InventedRun run({}, 10);
    stage.start(run);
    const CanvasLayout& layout = stage.canvas.canvas_layout();
    const QImage image = stage.image();
    const QRectF newest = layout.block_rect(11, 0).adjusted(3, 4, -3, -4);
    for (double x = newest.left(); x < newest.right(); x += 1)
      QCOMPARE(image.pixelColor(QPointF(x, newest.center().y()).toPoint()), theme().card);
  }

  void a_1025th_token_has_no_room() {
    Stage stage;
    InventedRun run({.positions = 12}, 11);
    stage.start(run);
    QCOMPARE(stage.canvas.canvas_data().rows(), 13);
    QCOMPARE(place_text(stage.canvas.canvas_data(), 12), QString("never computed: the context is full"));
  }

  void attention_is_asked_for_and_shown() {
    Stage stage;
    InventedRun run({}, 10);
    stage.start(run);
    QSignalSpy wanted(&stage.canvas, &CacheCanvas::attention_wanted), mode(&stage.canvas, &CacheCanvas::mode_changed);
    stage.canvas.set_mode(CanvasMode::attention);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().first().toBool(), true);
    const CanvasData& data = stage.canvas.canvas_data();
    QCOMPARE(empty_title(data), QString("The next step will show it"));
    run.set_attention(true);
    stage.model.append(run.steps(2));
    stage.settle();
    QVERIFY(empty_title(data).isEmpty());
    QCOMPARE(data.attention_rows(), 13);

    const std::vector<float>& weights = stage.model.state().last_step()->attention;
    const auto weight = [&](int block, int head, int row) {
      return weights[static_cast<std::size_t>((block * 4 + head) * 13 + row)];
    };
    const float mean = (weight(2, 0, 5) + weight(2, 1, 5) + weight(2, 2, 5) + weight(2, 3, 5)) / 4;
    QCOMPARE(data.attention(2, 5), mean);
    stage.canvas.set_attention_head(3);
    QCOMPARE(data.attention(2, 5), weight(2, 3, 5));

    // The bar's length is the share.
    const CanvasLayout& layout = stage.canvas.canvas_layout();
    const QImage image = stage.image();
    const QRectF rect = layout.block_rect(9, 0);  // where head 4 looks most
    const double bar = rect.width() * static_cast<double>(data.attention(0, 9));
    QVERIFY(bar > 10);
    const auto at = [&](double x) { return image.pixelColor(QPointF(x, rect.center().y()).toPoint()); };
    QCOMPARE(at(rect.left() + 2), attention_bar_color(theme()));
    QCOMPARE(at(rect.left() + bar - 2), attention_bar_color(theme()));
    QCOMPARE(at(rect.left() + bar + 2), QColor(attention_ground_color(data.attention(0, 9), theme()).rgb()));

    stage.model.append({run.replace_token(4)});
    stage.settle();
    QCOMPARE(data.attention_rows(), 0);  // it was about other tokens
    stage.canvas.set_mode(CanvasMode::values);
    QCOMPARE(wanted.last().first().toBool(), false);
    QCOMPARE(mode.count(), 2);
    stage.canvas.set_mode(CanvasMode::fingerprints);
    QCOMPARE(wanted.count(), 2);
  }

  void fingerprints_tell_same_from_changed() {
    Stage stage;
    InventedRun run({}, 10, false);
    run.spoil(7, 2);
    stage.start(run, 3);
    stage.canvas.set_mode(CanvasMode::fingerprints);
    const CanvasData& data = stage.canvas.canvas_data();
    QVERIFY(data.bits(6, 2) == RowBits::same);
    QVERIFY(data.bits(7, 2) == RowBits::changed);
    QVERIFY(data.bits(7, 1) == RowBits::same);
    QVERIFY(data.bits(11, 0) == RowBits::once);
    QVERIFY(data.bits(12, 0) == RowBits::none);
    const CanvasLayout& layout = stage.canvas.canvas_layout();
    const auto corner = [&](int row, int block) { return layout.block_rect(row, block).topLeft() + QPointF(2, 1); };
    QCOMPARE(stage.pixel(corner(6, 2)), QColor(bits_color(RowBits::same, theme()).rgb()));
    QCOMPARE(stage.pixel(corner(7, 2)), theme().bad);
    // A changed row is marked in every mode and at every zoom.
    for (const CanvasMode mode : {CanvasMode::values, CanvasMode::attention, CanvasMode::fingerprints}) {
      for (const double zoom : {-1.0, 0.0, 1.0}) {
        stage.canvas.set_mode(mode);
        stage.canvas.set_zoom(zoom);
        QCOMPARE(stage.pixel({1, layout.row_top(7) + 1}), theme().bad);
      }
    }
    QVERIFY(CanvasLegend(&stage.canvas).text().contains("other bits"));
  }

  // In the large letters of a projector too.
  void the_legend_says_who_looks() {
    Stage stage;
    InventedRun run({}, 10);
    run.set_attention(true);
    stage.start(run, 6);
    stage.canvas.set_mode(CanvasMode::attention);
    const CanvasData& data = stage.canvas.canvas_data();
    const QString who = QStringLiteral("row %1 looks").arg(data.looking_row());
    apply_theme(*qApp, make_theme(ColorScheme::light, true), kGrabPointSize);
    QVERIFY2(attention_legend(data, 2000).who.contains("how much row"), qPrintable(attention_legend(data, 2000).who));
    QCOMPARE(attention_legend(data, 520).who, who);
    QCOMPARE(attention_legend(data, 520).bar, QString("bar: the share"));
    QCOMPARE(attention_legend(data, 330).who, who);
    QVERIFY(attention_legend(data, 330).bar.isEmpty());
    QVERIFY(attention_legend(data, 270).scale < attention_legend(data, 330).scale);
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  // Arithmetic that adds in another order may round differently: that is no error.
  void rounding_is_told_calmly() {
    Stage stage;
    InventedRun run({}, 10, false);
    run.spoil(7, 2);
    Recording recording = run.recording();
    recording.model.backend = BackendKind::openblas;
    stage.model.start(recording);
    stage.model.append(run.steps(3));
    stage.settle();
    stage.canvas.set_mode(CanvasMode::fingerprints);
    const CanvasData& data = stage.canvas.canvas_data();
    QVERIFY(data.bits(7, 2) == RowBits::rounded && data.bits(7) == RowBits::rounded);
    QVERIFY(data.bits(6, 2) == RowBits::same);
    QVERIFY(computed_text(data, 7).endsWith("≈"));
    QVERIFY(stage.pixel({1, stage.canvas.canvas_layout().row_top(7) + 1}) != theme().bad);
    const CanvasLegend legend(&stage.canvas);
    QVERIFY2(legend.text().contains("rounding") && !legend.text().contains("other bits"), qPrintable(legend.text()));
  }

  // An edit is drawn a moment after it has happened.
  void what_is_gone_is_not_read() {
    Stage stage;
    InventedRun run({}, 10);
    run.set_attention(true);
    stage.start(run, 6);
    stage.canvas.set_mode(CanvasMode::attention);
    for (int i = 0; i < 8; ++i) stage.model.append(run.steps(1));  // fast: from now on it waits
    stage.settle();
    const QPoint last = stage.canvas.canvas_layout().block_rect(20, 1).center().toPoint();
    stage.model.append({run.replace_token(3)});
    QVERIFY(stage.canvas.canvas_layout().shape.rows > stage.model.state().size());
    QVERIFY(spot_text(stage.canvas.canvas_data(), {2, 1, Side::key, 0, 0}, 8).contains("row 2"));
    QVERIFY(spot_text(stage.canvas.canvas_data(), {20, 1, Side::key, 0, 0}, 8).isEmpty());
    QTest::mouseClick(stage.canvas.viewport(), Qt::LeftButton, {}, last);
    QCOMPARE(stage.selection.place().row, -1);
    stage.image();
  }
};

}  // namespace rowkeeper::views

QTEST_MAIN(rowkeeper::views::TestCacheCanvas)
#include "tst_cache_canvas.moc"
