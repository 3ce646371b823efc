// What whoever hears a window is really told, and in which order.
#include <QtTest>

#include "views/widgets/teller.h"

using namespace rowkeeper::views;
using namespace std::chrono_literals;

class TestTeller : public QObject {
  Q_OBJECT

 private slots:
  void all_is_told_in_order_and_of_what_was_missed_the_newest() {
    Teller teller(nullptr, 1ms);
    QStringList told;
    connect(&teller, &Teller::told, this, [&](const QString& text) { told << text; });
    teller.take("at the start");
    teller.take("before it is in front");
    QTest::qWait(5);
    QCOMPARE(told, QStringList());
    teller.set_in_front(true);
    teller.take("while it is new");
    QCOMPARE(told, QStringList());
    QTRY_COMPARE(told, (QStringList{"at the start", "before it is in front", "while it is new"}));
    told.clear();
    teller.take("at once");
    QCOMPARE(told, QStringList("at once"));
    told.clear();
    teller.set_in_front(false);
    for (const char* const text : {"missed", "missed too", "newest"}) teller.take(text);
    QCOMPARE(told, QStringList());
    teller.set_in_front(true);
    QCOMPARE(told, QStringList("newest"));
  }
};

QTEST_MAIN(TestTeller)
#include "tst_teller.moc"
