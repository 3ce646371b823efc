// Who moves something with the arrow keys says so, so that the window does not take → for a step.
#include <QToolButton>
#include <QtTest>

#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_controls.h"
#include "views/canvas/triangle_picture.h"
#include "views/run/run_settings.h"
#include "views/watch/chip_area.h"
#include "views/watch/head_strips.h"
#include "views/watch/memory_chart_card.h"
#include "views/watch/prompt_card.h"
#include "views/watch/step_bar.h"

using namespace rowkeeper::views;

class TestArrowKeys : public QObject {
  Q_OBJECT

 private slots:
  void they_are_kept() {
    RunModel run;
    Selection selection;
    RunCommands commands;
    Findings findings;
    PromptModel prompt;
    RunSettings settings(&commands);
    ChipArea chips("tokens");
    CacheCanvas canvas(&run, &selection);
    TrianglePicture triangle(&run, &selection);
    MemoryChartCard card(&run);
    StepBar bar;
    HeadStrips strips;
    ModeControl modes(&canvas);
    PromptCard prompts(&run, &prompt, &settings, &commands, &selection, &findings);
    QWidgetList all{&chips, &canvas, &triangle, card.chart(), &bar, &strips};
    // Buttons of which one is down hand the focus on with the arrow keys.
    for (const QWidget* owner : {static_cast<QWidget*>(&modes), static_cast<QWidget*>(&prompts)}) {
      for (QToolButton* button : owner->findChildren<QToolButton*>()) {
        if (button->group()) all << button;
      }
    }
    QCOMPARE(all.size(), 6 + 3 + 2);
    for (const QWidget* widget : all)
      QVERIFY2(widget->property("uses_arrows").toBool(),
               qPrintable(widget->accessibleName() + widget->metaObject()->className()));
  }
};

QTEST_MAIN(TestArrowKeys)
#include "tst_arrow_keys.moc"
