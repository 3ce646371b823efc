// Another look leaves the size of the text as the theme wants it, in projector mode too.
#include <QLabel>
#include <QtTest>

#include "support/grab.h"
#include "views/race/ratio_table.h"
#include "views/widgets/card.h"
#include "views/widgets/icon.h"
#include "views/widgets/wear.h"

using namespace rowkeeper::views;

namespace {

int pixels(const QWidget& widget) { return QFontInfo(widget.font()).pixelSize(); }
int pixels(const QFont& font) { return QFontInfo(font).pixelSize(); }

QLabel* with_text(const QWidget& owner, const QString& text) {
  for (QLabel* label : owner.findChildren<QLabel*>()) {
    if (label->text() == text) return label;
  }
  return nullptr;
}

void project(bool on) { apply_theme(*qApp, make_theme(ColorScheme::light, on), kGrabPointSize); }

}  // namespace

class TestWear : public QObject {
  Q_OBJECT

 private slots:
  void init() { project(false); }
  void cleanup() { project(false); }

  void a_plain_label_keeps_the_theme_s_size() {
    QWidget owner;
    auto* label = new QLabel("x", &owner);
    owner.show();
    wear(label, "muted");
    project(true);
    QCOMPARE(pixels(*label), pixels(theme().font()));
    wear(label, "bad");
    QCOMPARE(pixels(*label), pixels(theme().font()));
    wear(label, "muted");
    QCOMPARE(pixels(*label), pixels(theme().font()));
    QVERIFY(!wear(label, "muted"));
  }

  void ratios_are_as_large_as_the_theme_wants() {
    RatioTable table({"so far"}, {"run"}, {"how"});
    table.show();
    table.set_cell(0, 0, "5×", true);
    project(true);
    table.set_cell(0, 0, "6×", false);
    const QLabel* cell = with_text(table, "6×");
    QCOMPARE(pixels(*cell), pixels(theme().font(1.0, QFont::DemiBold)));
    QCOMPARE(cell->font().weight(), QFont::DemiBold);
    table.set_cell(0, 0, "7×", true);
    QCOMPARE(pixels(*cell), pixels(theme().font(1.0, QFont::DemiBold)));
  }

  // As Qt asks for one in a window too small for it; painting into nothing would be said at every redraw.
  void an_icon_without_room_is_none() {
    QTest::failOnWarning(QRegularExpression("QPainter.*"));
    for (const QSize size : {QSize(0, 0), QSize(16, 0), QSize(-3, 16)}) {
      QVERIFY(icon("play", Qt::black).pixmap(size).isNull());
    }
    QVERIFY(!icon("play", Qt::black).pixmap(QSize(16, 16)).isNull());
  }

  void a_card_s_title_keeps_its_size() {
    Card card("Title");
    card.show();
    project(true);
    for (const char* look : {"verdict-good", "verdict-bad", "card"}) {
      card.set_look(look);
      QCOMPARE(pixels(*with_text(card, "Title")), pixels(theme().font(1.08, QFont::DemiBold)));
    }
  }
};

QTEST_MAIN(TestWear)
#include "tst_wear.moc"
