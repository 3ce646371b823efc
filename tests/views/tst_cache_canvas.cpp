// What the canvas shows is what was computed; what the user does to it; what it costs.
#include <QAccessible>
#include <QBuffer>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

#include "tests/views/support/bundled_run.h"
#include "tests/views/support/grab.h"
#include "tests/views/support/invented_run.h"
#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_controls.h"
#include "views/canvas/canvas_legend.h"
#include "views/canvas/canvas_text.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

// A canvas with its models.
struct Stage {
  RunModel model;
  Selection selection;
  CacheCanvas canvas{&model, &selection};

  explicit Stage(QSize size = {860, 480}) {
    canvas.resize(size);
    canvas.show();
  }
  // Two steps at once are not animated.
  void start(InventedRun& run, int steps = 2) {
    model.start(run.recording());
    model.append(run.steps(steps));
    settle();
  }
  void settle() {
    QTRY_COMPARE(canvas.canvas_layout().shape.rows, model.state().size());
    canvas.repaint();
  }
  QImage image() {
    canvas.viewport()->repaint();
    return canvas.viewport()->grab().toImage();
  }
  QColor pixel(const QPointF& point) {
    const QImage all = image();
    return all.pixelColor((point * all.devicePixelRatio()).toPoint());
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { QTest::keyClick(&canvas, key, modifiers); }
};

// The pixel that a point is in.
QPoint pixel_at(QPointF point) { return {static_cast<int>(point.x()), static_cast<int>(point.y())}; }

// Each cell in view has the colour of the mean of the model's numbers. Returns how many were looked at.
int compare_cells(Stage& stage) {
  const CanvasLayout& layout = stage.canvas.canvas_layout();
  const CanvasData& data = stage.canvas.canvas_data();
  const QImage image = stage.image();
  const int numbers = layout.numbers_per_cell;
  int cells = 0;
  for (int row = layout.first_visible(); row < layout.end_visible(); ++row) {
    const auto& own = stage.model.state().rows()[static_cast<std::size_t>(row)].numbers;
    const RowLook look = data.look(row);
    if (!own || look == RowLook::newest || look == RowLook::not_computed) continue;
    for (int block = 0; block < layout.shape.blocks; ++block) {
      for (const Side side : {Side::key, Side::value}) {
        const auto strip = side == Side::key ? own->key(BlockIndex(block)) : own->value(BlockIndex(block));
        for (int number = 0; number < layout.shape.strip_numbers(); number += numbers) {
          const QPointF middle = layout.cell_rect({row, block, side, 0, number}).center();
          if (!layout.blocks_area().contains(middle)) continue;
          double sum = 0;
          for (int i = 0; i < numbers; ++i) sum += static_cast<double>(strip[static_cast<std::size_t>(number + i)]);
          const double share = sum / numbers / data.scale().of(block, side, numbers);
          const QColor wanted(number_color(share, side, look, theme()));
          const QColor painted = image.pixelColor(pixel_at(middle));
          const int apart = std::abs(painted.red() - wanted.red()) + std::abs(painted.green() - wanted.green()) +
                            std::abs(painted.blue() - wanted.blue());
          // Colours come in 257 steps.
          if (apart > 6) {
            qWarning("row %d block %d number %d: %s, not %s", row, block, number, qPrintable(painted.name()),
                     qPrintable(wanted.name()));
            return -1;
          }
          ++cells;
        }
      }
    }
  }
  return cells;
}

}  // namespace

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
    QVERIFY(stage.canvas.strips().lines_drawn() < 40);
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

  void keys_move_the_selection() {
    Stage stage;
    InventedRun run({}, 40);
    stage.start(run);
    stage.key(Qt::Key_Up);
    QCOMPARE(stage.selection.place().row, 41);  // the last in view
    stage.key(Qt::Key_Up);
    stage.key(Qt::Key_Right);
    stage.key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(stage.selection.place(), (Place{40, 1, 1}));
    for (int i = 0; i < 50; ++i) stage.key(Qt::Key_Up);
    QCOMPARE(stage.selection.place().row, 0);
    QCOMPARE(stage.canvas.canvas_layout().first_visible(), 0);
    for (int i = 0; i < 9; ++i) stage.key(Qt::Key_Left);
    QCOMPARE(stage.selection.place().block, 0);
    // They are the canvas's even where the window has a shortcut; Space, C and R are not.
    for (const auto& [key, own] :
         {std::pair{Qt::Key_Right, true}, {Qt::Key_Plus, true}, {Qt::Key_Space, false}, {Qt::Key_C, false}}) {
      QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier);
      event.ignore();
      QCoreApplication::sendEvent(&stage.canvas, &event);
      QCOMPARE(event.isAccepted(), own);
    }
  }

  void keys_and_wheel_zoom() {
    Stage stage;
    InventedRun run(kGpt2Shape, 40);
    stage.start(run);
    QSignalSpy spy(&stage.canvas, &CacheCanvas::zoom_changed);
    stage.key(Qt::Key_Plus);
    QVERIFY(stage.canvas.zoom() > 0);
    stage.key(Qt::Key_0);
    QCOMPARE(stage.canvas.zoom(), 0.0);
    for (int i = 0; i < 20; ++i) stage.key(Qt::Key_Minus);
    QCOMPARE(stage.canvas.zoom(), -1.0);
    for (int i = 0; i < 40; ++i) stage.key(Qt::Key_Plus);
    QCOMPARE(stage.canvas.zoom(), 1.0);
    QCOMPARE(stage.canvas.canvas_layout().numbers_per_cell, 1);
    const int changes = static_cast<int>(spy.count());
    stage.key(Qt::Key_Plus);
    QCOMPARE(spy.count(), changes);
    stage.canvas.zoom_fit();
    const QPointF point(400, 200);
    QWheelEvent wheel(point, stage.canvas.viewport()->mapToGlobal(point), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(stage.canvas.viewport(), &wheel);
    QVERIFY(stage.canvas.zoom() > 0);
  }

  void the_selected_head_stays_in_view() {
    Stage stage;
    InventedRun run(kGpt2Shape, 40);
    stage.start(run);
    stage.selection.select({38, 7, 9});
    stage.canvas.set_zoom(1);
    const CanvasLayout& layout = stage.canvas.canvas_layout();
    QVERIFY(layout.blocks_area().adjusted(-1, -1, 1, 1).contains(layout.head_rect(38, 7, Side::key, 9)));
    // Selected elsewhere, as in the ribbon.
    stage.selection.select({2, 3, 0});
    QVERIFY(layout.blocks_area().adjusted(-1, -1, 1, 1).contains(layout.head_rect(2, 3, Side::key, 0)));
    QVERIFY(!stage.canvas.following());
  }

  void a_click_selects_and_a_hover_tells() {
    Stage stage;
    InventedRun run({}, 30);
    stage.start(run);
    const CanvasLayout& layout = stage.canvas.canvas_layout();
    const CanvasSpot spot{30, 2, Side::value, 1, 64};
    QTest::mouseClick(stage.canvas.viewport(), Qt::LeftButton, {}, layout.cell_rect(spot).center().toPoint());
    QCOMPARE(stage.selection.place(), (Place{30, 2, 1}));
    QTest::mouseClick(stage.canvas.viewport(), Qt::LeftButton, {}, QPoint(5, static_cast<int>(layout.row_top(29)) + 3));
    QCOMPARE(stage.selection.place(), (Place{29, 2, 1}));

    const CanvasData& data = stage.canvas.canvas_data();
    const QString text = spot_text(data, spot, layout.numbers_per_cell);
    for (const QString& part :
         {QString("row 30"), QString("block 3"), QString("head 2"), QString("value"), QString("8 KiB")})
      QVERIFY2(QString(text).replace(QChar(0xA0), ' ').contains(part), qPrintable(text));
    const QString odd = spot_text(data, {30, -1, Side::key, -1, -1}, 1);
    QVERIFY(odd.contains("row 30") && !odd.contains("block"));
    QVERIFY(spot_text(data, {}, 1).isEmpty());
  }

  void tokens_cannot_break_the_hover_text() {
    Stage stage;
    InventedRun run({}, 3);
    Recording recording = run.recording();
    recording.prompt[1].bytes = "<b>%1%2</b>";
    stage.model.start(recording);
    stage.settle();
    const QString text = spot_text(stage.canvas.canvas_data(), {1, 0, Side::key, 0, 0}, 8);
    QVERIFY2(text.contains("&lt;b&gt;%1%2&lt;/b&gt;"), qPrintable(text));
    stage.selection.select({1, 0, 0});
    QVERIFY(stage.canvas.selected_text().contains("<b>%1%2</b>"));
  }

  void assistive_technology_hears_the_selection() {
    Stage stage;
    InventedRun run({}, 10);
    stage.start(run);
    stage.selection.select({3, 1, 2});
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&stage.canvas);
    QVERIFY(face);
    const QString value = face->text(QAccessible::Value);
    QVERIFY2(value.contains("row 3") && value.contains("block 2") && value.contains("in the store"), qPrintable(value));
    QVERIFY(!face->text(QAccessible::Name).isEmpty() && !face->text(QAccessible::Description).isEmpty());
  }

  void the_table_says_the_same() {
    Stage stage;
    InventedRun run({}, 10);
    stage.start(run);
    CanvasTableModel& table = *stage.canvas.table();
    const auto text = [&](int row, int column) { return table.index(row, column).data().toString(); };
    QCOMPARE(table.rowCount(), 12);
    QCOMPARE(text(4, CanvasTableModel::token), stage.model.state().rows()[4].token.bytes == " is" ? text(4, 1) : QString());
    QCOMPARE(text(4, CanvasTableModel::place), QString("in the store"));
    QCOMPARE(text(4, CanvasTableModel::computed), QString("1"));
    QCOMPARE(text(4, CanvasTableModel::bytes).replace(QChar(0xA0), ' '), QString("8 KiB"));
    QCOMPARE(text(11, CanvasTableModel::place), QString("not computed yet"));
    stage.model.append({run.set_cache(false)});
    stage.model.append(run.steps(2));
    stage.settle();
    QCOMPARE(table.rowCount(), 14);
    QCOMPARE(text(4, CanvasTableModel::place), QString("computed, not kept"));
    QCOMPARE(text(4, CanvasTableModel::computed), QString("3"));
    for (int column = 0; column < table.columnCount(); ++column)
      QVERIFY(!table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
  }

  void a_picture_does_not_depend_on_the_screen() {
    Stage stage;
    InventedRun run({}, 30);
    stage.start(run);
    const auto picture = [&] {
      QImage image(700, 400, QImage::Format_RGB32);
      image.fill(Qt::magenta);
      QPainter painter(&image);
      stage.canvas.paint(painter, image.rect());
      return image;
    };
    const QImage before = picture();
    stage.selection.select({25, 1, 0});
    QTest::mouseMove(stage.canvas.viewport(), {300, 200});
    QCOMPARE(picture(), before);

    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({700, 400});
    QPainter painter(&svg);
    stage.canvas.paint(painter, {0, 0, 700, 400});
    painter.end();
    QVERIFY(bytes.contains("<image") && bytes.contains("computed"));
  }

  void the_controls_follow_the_canvas() {
    Stage stage;
    InventedRun run({}, 10);
    ModeControl modes(&stage.canvas);
    ZoomControl zoom(&stage.canvas);
    stage.start(run);
    stage.canvas.set_mode(CanvasMode::fingerprints);
    const auto buttons = modes.findChildren<QToolButton*>();
    QCOMPARE(buttons.size(), 3);
    QVERIFY(buttons[2]->isChecked());
    buttons[0]->click();
    QVERIFY(stage.canvas.mode() == CanvasMode::values);
    for (QToolButton* button : zoom.findChildren<QToolButton*>()) QVERIFY(!button->accessibleName().isEmpty());
    zoom.findChildren<QToolButton*>()[1]->click();
    QVERIFY(stage.canvas.zoom() > 0);
  }

  // One step at a time moves; with the cache off all rows flash, and the light goes out.
  void the_new_row_slides_in() {
    Stage stage;
    InventedRun run({}, 6);
    stage.start(run);
    QVERIFY(QTest::qWaitForWindowExposed(&stage.canvas));
    stage.model.append(run.steps(1));
    QTRY_VERIFY(stage.canvas.findChild<CanvasMotion*>()->slide() > 0);
    QTRY_COMPARE(stage.canvas.findChild<CanvasMotion*>()->slide(), 0.0);
    stage.model.append({run.set_cache(false)});
    stage.model.append(run.steps(1));
    QTRY_VERIFY(stage.canvas.findChild<CanvasMotion*>()->flash() > 0.5);
    const QPointF gutter(6, stage.canvas.canvas_layout().row_top(0) + 3);
    const QColor bright = stage.pixel(gutter);
    QTRY_COMPARE(stage.canvas.findChild<CanvasMotion*>()->flash(), 0.0);
    QVERIFY(stage.pixel(gutter).saturation() < bright.saturation());
  }

  void fast_steps_do_not_move() {
    Stage stage;
    InventedRun run({}, 6);
    stage.start(run);
    for (int i = 0; i < 12; ++i) {
      stage.model.append(run.steps(1));
      QTest::qWait(20);
    }
    QCOMPARE(stage.canvas.findChild<CanvasMotion*>()->slide(), 0.0);
    stage.settle();
    QVERIFY(compare_cells(stage) > 100);
  }

  void looks() {
    QWidget page;
    auto* layout = new QVBoxLayout(&page);
    RunModel model;
    Selection selection;
    auto* canvas = new CacheCanvas(&model, &selection);
    layout->addWidget(new ModeControl(canvas));
    layout->addWidget(canvas, 1);
    layout->addWidget(new CanvasLegend(canvas));
    layout->addWidget(new ZoomControl(canvas));
    const BundledRun request{.steps = 8};
    model.start(bundled_recording(request));
    model.append(bundled_events(request));
    selection.select({20, 1, 2});
    grab_in_all_themes(page, "canvas", 860);
    grab_in_all_themes(page, "canvas", 560);
  }
};

}  // namespace rowkeeper::views

QTEST_MAIN(rowkeeper::views::TestCacheCanvas)
#include "tst_cache_canvas.moc"
