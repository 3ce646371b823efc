// What the user does to the canvas, what it says, how it moves, and its pictures.
#include <QAccessible>
#include <QBuffer>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

#include "tests/views/support/bundled_run.h"
#include "tests/views/support/canvas_stage.h"
#include "tests/views/support/described_anew.h"
#include "tests/views/support/heard.h"
#include "views/canvas/canvas_controls.h"
#include "views/canvas/canvas_legend.h"
#include "views/canvas/canvas_text.h"
#include "views/widgets/accessible_table.h"

namespace rowkeeper::views {

class TestCanvasUse : public QObject {
  Q_OBJECT

 private slots:
  void init() { apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize); }

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
    const QString value = face->text(QAccessible::Description);
    QVERIFY2(value.contains("row 3") && value.contains("block 2") && value.contains("in the store"), qPrintable(value));
    QVERIFY(!face->text(QAccessible::Name).isEmpty());
  }

  // A redraw changes nothing of a row: who has left the canvas and come back is not told it at each.
  void a_row_that_is_as_before_is_not_described_anew() {
    Stage stage;
    InventedRun run({}, 10);
    stage.start(run);
    CanvasLegend legend(&stage.canvas);
    stage.selection.select({3, 1, 2});
    const Descriptions canvas(stage.canvas), colours(legend);
    stage.model.append(run.steps(2));
    stage.settle();
    QCOMPARE(canvas.set_anew() + colours.set_anew(), QStringList());
    QVERIFY(stage.canvas.accessibleDescription().contains("row 3"));
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

  void the_table_in_a_window_has_the_blocks_too() {
    Stage stage;
    InventedRun run({}, 10);
    stage.start(run);
    const PictureTable table = accessible_table(&stage.canvas);
    QCOMPARE(table.columns.size(), qsizetype{CanvasTableModel::columns} + 2 * stage.canvas.canvas_data().shape().blocks);
  }

  // What zoom and the ends come to is told: nothing else says so to whoever does not see it.
  void keys_say_what_they_have_come_to() {
    Stage stage;
    InventedRun run({}, 30);
    stage.start(run);
    stage.canvas.show();
    Heard heard;
    QTest::keyClick(&stage.canvas, Qt::Key_Plus);
    QVERIFY2(heard.take().value(0).startsWith("a cell: "), "zoom");
    QTest::keyClick(&stage.canvas, Qt::Key_Home);
    QVERIFY2(heard.take().value(0).startsWith("row 0 "), "Home");
    QTest::keyClick(&stage.canvas, Qt::Key_End);
    QVERIFY2(heard.take().value(0).startsWith("row 31 "), "End");
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

QTEST_MAIN(rowkeeper::views::TestCanvasUse)
#include "tst_canvas_use.moc"
