// The switch by mouse and key, and what assistive technology is told. Icons: all there, and sharp.
#include <QAccessible>
#include <QDir>
#include <QSignalSpy>
#include <QtTest>

#include "views/widgets/icon.h"
#include "views/widgets/theme.h"
#include "views/widgets/toggle_switch.h"

using namespace rowkeeper::views;

namespace {

// Columns of the picture whose middle pixel has this colour.
int middle_of(const QImage& picture, const QColor& color) {
  int sum = 0, count = 0;
  for (int x = 0; x < picture.width(); ++x) {
    if (picture.pixelColor(x, picture.height() / 2) != color) continue;
    sum += x;
    ++count;
  }
  return count == 0 ? -1 : sum / count;
}

}  // namespace

class TestToggleSwitch : public QObject {
  Q_OBJECT

 private slots:
  void mouse_and_space_switch_it() {
    ToggleSwitch toggle("KV cache");
    toggle.show();
    QSignalSpy toggled(&toggle, &QCheckBox::toggled);
    QTest::mouseClick(&toggle, Qt::LeftButton, {}, toggle.rect().center());
    QVERIFY(toggle.isChecked());
    QTest::keyClick(&toggle, Qt::Key_Space);
    QVERIFY(!toggle.isChecked());
    QCOMPARE(toggled.count(), 2);
    QTRY_COMPARE(toggle.knob(), 0.0);
  }

  void it_is_a_check_box_with_a_name() {
    ToggleSwitch toggle("KV cache");
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&toggle);
    QVERIFY(accessible != nullptr);
    QCOMPARE(accessible->role(), QAccessible::CheckBox);
    QCOMPARE(accessible->text(QAccessible::Name), QString("KV cache"));
    QVERIFY(!accessible->state().checked);
    toggle.setChecked(true);
    QVERIFY(accessible->state().checked);
  }

  void the_knob_stands_on_the_other_side_in_a_mirrored_window() {
    ToggleSwitch toggle("KV cache");
    toggle.setChecked(true);
    toggle.resize(toggle.sizeHint());
    const int middle = toggle.width() / 2;
    QVERIFY(middle_of(toggle.grab().toImage(), theme().card) > middle);
    toggle.setLayoutDirection(Qt::RightToLeft);
    const int mirrored = middle_of(toggle.grab().toImage(), theme().card);
    QVERIFY(mirrored >= 0 && mirrored < middle);
  }

  void icons_are_there_and_sharp_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"play", "pause", "step", "restart", "watch", "race", "settings", "help", "projector", "open", "edit"})
      QTest::newRow(name) << QString(name);
  }
  void icons_are_there_and_sharp() {
    QFETCH(QString, name);
    const QColor color("#2160a6");
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
      const QPixmap picture = icon(name, color).pixmap(QSize(24, 24), ratio);
      QCOMPARE(picture.width(), static_cast<int>(24 * ratio));
      const QImage image = picture.toImage();
      bool drawn = false;
      for (int y = 0; y < image.height() && !drawn; ++y)
        for (int x = 0; x < image.width() && !drawn; ++x) drawn = image.pixelColor(x, y) == color;
      QVERIFY(drawn);
    }
  }
  void an_unknown_icon_is_empty() { QVERIFY(icon("nothing", Qt::black).isNull()); }
};

QTEST_MAIN(TestToggleSwitch)
#include "tst_toggle_switch.moc"
