// A page on which nothing happens rests: nothing is laid out or painted again and again. Else it would take time from what is measured.
#include <QtTest>

#include "support/test_window.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

namespace {

class EventCount : public QObject {
 public:
  EventCount() { qApp->installEventFilter(this); }
  int layouts = 0, paints = 0;

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    layouts += event->type() == QEvent::LayoutRequest;
    paints += event->type() == QEvent::Paint;
    return false;
  }
};

}  // namespace

class TestRest : public QObject {
  Q_OBJECT

 private slots:
  void every_page() {
    TestWindow window;
    QVERIFY(window.begin({1440, 900}));
    QVERIFY(window.play_to_the_end(8));
    window.session().selection.select({4, 0, 0});
    QStringList restless;
    for (const bool projector : {false, true}) {
      window.appearance.set_projector(projector);
      for (const QSize size : {QSize(1440, 900), QSize(1368, 855), QSize(1280, 720), QSize(1000, 650)}) {
        window.window.resize(size);
        for (const char* const page : {"watch", "race", "chat", "memory", "squeeze", "learn"}) {
          window.window.show_page(page);
          QTest::qWait(700);  // what its coming up has begun is over
          const EventCount count;
          QTest::qWait(200);
          const QString at =
              QString("%1 %2x%3%4").arg(page).arg(size.width()).arg(size.height()).arg(projector ? " projector" : "");
          if (count.layouts > 5 || count.paints > 50)
            restless << QString("%1: %2 layouts, %3 paints").arg(at).arg(count.layouts).arg(count.paints);
        }
      }
    }
    QVERIFY2(restless.isEmpty(), qPrintable('\n' + restless.join('\n')));
  }
};

QTEST_MAIN(TestRest)
#include "tst_rest.moc"
