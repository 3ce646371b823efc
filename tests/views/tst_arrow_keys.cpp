// Who moves something with the arrow keys says so, so that the window does not take → for a step.
#include <QtTest>

#include "views/canvas/cache_canvas.h"
#include "views/canvas/triangle_picture.h"
#include "views/chat/rows_card.h"
#include "views/memory/pages_picture.h"
#include "views/watch/chip_area.h"
#include "views/watch/head_strips.h"
#include "views/watch/memory_chart_card.h"
#include "views/watch/step_bar.h"

using namespace rowkeeper::views;

class TestArrowKeys : public QObject {
  Q_OBJECT

 private slots:
  void they_are_kept() {
    RunModel run;
    Selection selection;
    ChipArea chips("tokens");
    CacheCanvas canvas(&run, &selection);
    TrianglePicture triangle(&run, &selection);
    MemoryChartCard card(&run);
    StepBar bar;
    HeadStrips strips;
    PagesPicture pages;
    RowsPicture rows;
    QWidgetList all{&chips, &canvas, &triangle, card.chart(), &bar, &strips, &pages, &rows};
    for (const QWidget* widget : all)
      QVERIFY2(widget->property("uses_arrows").toBool(),
               qPrintable(widget->accessibleName() + widget->metaObject()->className()));
  }
};

QTEST_MAIN(TestArrowKeys)
#include "tst_arrow_keys.moc"
