// One head's whole attention: where its cells stand, when it is asked for, what it says.
#include <QComboBox>
#include <QSignalSpy>
#include <QtTest>
#include <algorithm>

#include "tests/views/support/grab.h"
#include "tests/views/support/invented_run.h"
#include "tests/views/support/two_visits.h"
#include "views/canvas/canvas_painter.h"
#include "views/canvas/strip_image.h"
#include "views/canvas/triangle_picture.h"
#include "views/canvas/triangle_view.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

// Row r looks at position p in proportion to p + 1.
Triangle make_triangle(int block, int head, int rows) {
  Triangle triangle{block, head, rows, std::vector<float>(static_cast<std::size_t>(rows * rows))};
  for (int row = 0; row < rows; ++row) {
    const int sum = (row + 1) * (row + 2) / 2;
    for (int position = 0; position <= row; ++position)
      triangle.weights[static_cast<std::size_t>(row * rows + position)] =
          static_cast<float>(position + 1) / static_cast<float>(sum);
  }
  return triangle;
}

struct Stage {
  RunModel run;
  Findings findings;
  RunCommands commands;
  Selection selection;
  TriangleView view{&run, &findings, &commands, &selection};
  QSignalSpy asked{&commands, &RunCommands::ask_triangle};
  InventedRun invented{{}, 20};

  void start(RunPhase phase) {
    run.start(invented.recording());
    run.append(invented.steps(1));
    run.set_status({.phase = phase});
  }
  void answer() {
    const auto& question = asked.last();
    findings.set_triangle(make_triangle(question[0].toInt(), question[1].toInt(), run.state().size()));
  }
};

}  // namespace

class TestTriangleView : public QObject {
  Q_OBJECT

 private slots:
  void init() { apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize); }

  void a_cell_is_found_where_it_is_drawn_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<QSizeF>("size");
    for (const int rows : {1, 2, 36, 1024}) {
      QTest::addRow("%d wide", rows) << rows << QSizeF(700, 400);
      QTest::addRow("%d tall", rows) << rows << QSizeF(300, 900);
    }
  }

  void a_cell_is_found_where_it_is_drawn() {
    QFETCH(int, rows);
    QFETCH(QSizeF, size);
    const TriangleLayout layout{.rows = rows, .size = size, .gutter = 90, .header = 40};
    for (int row = 0; row < rows; row += std::max(1, rows / 7)) {
      for (int position = 0; position < rows; position += std::max(1, rows / 5)) {
        const TriangleCell cell{row, position};
        const QRectF rect = layout.cell_rect(cell);
        QCOMPARE(layout.cell_at(rect.center()), cell);
        QCOMPARE(layout.cell_at(rect.topLeft() + 0.01 * QPointF(rect.width(), rect.height())), cell);
      }
    }
    const QRectF all = layout.square();
    QVERIFY(QRectF(QPointF(), size).contains(all));
    QCOMPARE(layout.cell_at({all.left() - 0.01, all.center().y()}), TriangleCell{});
    QCOMPARE(layout.cell_at({all.right(), all.center().y()}), TriangleCell{});
    QCOMPARE(layout.cell_at({all.center().x(), all.top() - 0.01}), TriangleCell{});
    QVERIFY(layout.label_stride(15) * layout.cell() >= 15 || layout.label_stride(15) > rows);
    QCOMPARE((TriangleLayout{.rows = 0, .size = size}).cell_at({100, 100}), TriangleCell{});
  }

  void words_stand_in_the_hatched_half_or_nowhere() {
    const TriangleLayout layout{.rows = 36, .size = {300, 300}, .gutter = 100, .header = 40};
    const QRectF words = layout.words_rect({90, 20});
    QVERIFY(layout.square().contains(words));
    QVERIFY(words.left() - layout.square().left() >= words.bottom() - layout.square().top());
    QVERIFY(layout.words_rect({112, 56}).isEmpty());  // they would lie over cells
    QVERIFY(!layout.words_rect({70, 44}).isEmpty());  // in two lines
    QVERIFY(layout.words_rect({130, 20}).isEmpty());
  }

  // In the large letters of a projector, as wide as the picture is there.
  void the_header_is_whole_on_a_projector() {
    apply_theme(*qApp, make_theme(ColorScheme::light, true), kGrabPointSize);
    Stage stage;
    stage.start(RunPhase::paused);
    stage.view.resize(280, 420);
    stage.view.show();
    stage.answer();
    const TriangleLayout& layout = stage.view.picture()->triangle_layout();
    const QFontMetricsF metrics(theme().font(kCanvasText));
    QVERIFY(layout.square().left() - theme().px(6) >= metrics.horizontalAdvance("this row ↓"));
    QVERIFY(layout.square().right() <= stage.view.picture()->width());
    QVERIFY(!layout.words_rect({metrics.horizontalAdvance("may not") + theme().px(12), 2 * metrics.height() + theme().px(4)})
                 .isEmpty());
  }

  void it_is_asked_for_when_it_is_looked_at() {
    Stage stage;
    stage.start(RunPhase::paused);
    QCOMPARE(stage.asked.count(), 0);  // hidden
    stage.view.show();
    QCOMPARE(stage.asked.count(), 1);
    stage.run.set_status({.phase = RunPhase::paused, .busy = true});
    QCOMPARE(stage.asked.count(), 1);  // the answer is on its way
    stage.answer();
    QCOMPARE(stage.asked.count(), 1);
    stage.selection.select({3, 2, 1});
    QCOMPARE(stage.asked.count(), 2);
    QCOMPARE(stage.asked.last()[0].toInt(), 2);
    QCOMPARE(stage.asked.last()[1].toInt(), 1);
    stage.answer();
    stage.run.set_status({.phase = RunPhase::playing});
    stage.run.append(stage.invented.steps(3));
    QCOMPARE(stage.asked.count(), 2);  // not at every step
    stage.run.set_status({.phase = RunPhase::paused});
    QCOMPARE(stage.asked.count(), 3);
    stage.run.set_status({.phase = RunPhase::replay});
    stage.run.seek(1);
    QCOMPARE(stage.asked.count(), 3);  // there is no model
  }

  void an_overtaken_answer_is_asked_for_again() {
    Stage stage;
    stage.start(RunPhase::paused);
    stage.view.show();
    QCOMPARE(stage.asked.count(), 1);
    stage.findings.set_triangle({.block = 0, .head = 0, .overtaken = true});
    QCOMPARE(stage.asked.count(), 2);
    stage.run.set_status({.phase = RunPhase::playing});
    stage.findings.set_triangle({.block = 0, .head = 0, .overtaken = true});
    QCOMPARE(stage.asked.count(), 2);  // not before it can be answered
    stage.run.set_status({.phase = RunPhase::paused});
    QCOMPARE(stage.asked.count(), 3);
    stage.findings.set_triangle({.block = 0, .head = 0, .error = Error{ErrorCode::cancelled, {"3"}}});
    QCOMPARE(stage.asked.count(), 3);
    QCOMPARE(stage.view.picture()->accessibleDescription(), error_text({ErrorCode::cancelled, {"3"}}));
  }

  void the_choosers_choose() {
    Stage stage;
    stage.start(RunPhase::paused);
    stage.view.show();
    const auto boxes = stage.view.findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 2);
    QCOMPARE(boxes[0]->count(), 4);
    boxes[1]->setFocus();
    QTest::keyClick(boxes[1], Qt::Key_Down);
    QCOMPARE(stage.selection.place().head, 1);
    QCOMPARE(stage.asked.last()[1].toInt(), 1);
    for (QComboBox* box : boxes) QVERIFY(!box->accessibleName().isEmpty());
  }

  void cells_have_the_colours_of_the_weights() {
    Stage stage;
    stage.start(RunPhase::paused);
    stage.view.resize(500, 480);
    stage.view.show();
    stage.answer();
    const TrianglePicture& picture = *stage.view.picture();
    const Triangle& triangle = stage.findings.triangle();
    const QImage image = stage.view.picture()->grab().toImage();
    for (const TriangleCell cell : {TriangleCell{0, 0}, {5, 2}, {20, 20}, {20, 0}}) {
      const float weight = triangle.weights[static_cast<std::size_t>(cell.row * triangle.rows + cell.position)];
      const QColor wanted(weight_color(weight, theme()));
      const QColor painted = image.pixelColor(picture.triangle_layout().cell_rect(cell).center().toPoint());
      QVERIFY(std::abs(painted.red() - wanted.red()) <= 2 && std::abs(painted.blue() - wanted.blue()) <= 2);
      QCOMPARE(picture.color_at(cell), painted);
    }
    QCOMPARE(picture.color_at({4, 9}).alpha(), 0);  // nothing was looked at there
  }

  void it_says_who_looked_at_whom() {
    Stage stage;
    stage.start(RunPhase::paused);
    stage.view.show();
    stage.answer();
    const TrianglePicture& picture = *stage.view.picture();
    QString text = picture.cell_text({3, 1}).replace(QChar(0xA0), ' ').remove(QChar(0x2068)).remove(QChar(0x2069));
    QCOMPARE(text, QString("row 3 ·Arden looked at row 1 ·village: 20 %"));
    QVERIFY(picture.cell_text({1, 3}).contains("may not look at"));
    QVERIFY(picture.cell_text({}).isEmpty());
  }

  void whoever_comes_back_hears_the_cell_again() {
    Stage stage;
    stage.start(RunPhase::paused);
    stage.view.show();
    stage.answer();
    TrianglePicture* const picture = stage.view.picture();
    QVERIFY(picture->accessibleDescription().isEmpty());  // not that it is being computed
    const Visits visits = visit_twice(*picture, Qt::Key_Left);
    const QString corner = spoken(picture->cell_text({stage.run.state().size() - 1, 0}));
    QCOMPARE(visits.read, (QStringList{corner, corner}));
    QVERIFY(visits.left_as_it_was);
  }

  void keys_stay_in_the_lower_half() {
    Stage stage;
    stage.start(RunPhase::paused);
    stage.view.show();
    stage.answer();
    TrianglePicture* picture = stage.view.picture();
    for (int i = 0; i < 40; ++i) QTest::keyClick(picture, Qt::Key_Right);
    for (int i = 0; i < 15; ++i) QTest::keyClick(picture, Qt::Key_Up);
    QVERIFY2(picture->accessibleDescription().contains("row 5"), qPrintable(picture->accessibleDescription()));
    QVERIFY(!picture->accessibleDescription().contains("may not"));
    QTest::keyClick(picture, Qt::Key_Return);
    QCOMPARE(stage.selection.place().row, 5);
  }

  void looks() {
    Stage stage;
    stage.start(RunPhase::paused);
    stage.view.show();
    stage.answer();
    grab_in_all_themes(stage.view, "triangle", 460);
  }
};

}  // namespace rowkeeper::views

QTEST_MAIN(rowkeeper::views::TestTriangleView)
#include "tst_triangle_view.moc"
