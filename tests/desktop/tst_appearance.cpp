// What the system asks for, and what is chosen against it: light and dark, less motion.
#include <QApplication>
#include <QDBusVariant>
#include <QStyle>
#include <QtTest>

#include "app/desktop/appearance/appearance.h"
#include "support/test_window.h"
#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_card.h"
#include "views/watch/watch_page.h"
#include "views/widgets/toggle_switch.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

namespace {

const QString kAppearance = "org.freedesktop.appearance", kGnome = "org.gnome.desktop.interface";

QDBusVariant wrapped(const QVariant& value) { return QDBusVariant(value); }

int animation_time() { return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration); }

}  // namespace

class TestAppearance : public QObject {
  Q_OBJECT

 private slots:
  void the_systems_scheme_is_followed() {
    Appearance appearance;
    appearance.system().take_setting(kAppearance, "color-scheme", wrapped(1u));
    QCOMPARE(views::theme().scheme, views::ColorScheme::dark);
    // As Read() answers: a variant in a variant.
    appearance.system().take_setting(kAppearance, "color-scheme", wrapped(QVariant::fromValue(wrapped(2u))));
    QCOMPARE(views::theme().scheme, views::ColorScheme::light);
    appearance.choose(SchemeChoice::light);
    appearance.system().take_setting(kAppearance, "color-scheme", wrapped(1u));
    QCOMPARE(views::theme().scheme, views::ColorScheme::light);
    appearance.system().take_setting(kAppearance, "contrast", wrapped(1u));  // not known here
    appearance.system().take_setting("org.example", "color-scheme", wrapped(2u));
    appearance.choose(SchemeChoice::system);
    QCOMPARE(views::theme().scheme, views::ColorScheme::dark);
    appearance.choose(SchemeChoice::light);
  }

  void less_motion_is_asked_for_or_chosen() {
    Appearance appearance;
    QVERIFY(animation_time() > 0);
    appearance.system().take_setting(kAppearance, "reduced-motion", wrapped(1u));
    QCOMPARE(animation_time(), 0);
    appearance.system().take_setting(kAppearance, "reduced-motion", wrapped(0u));
    QVERIFY(animation_time() > 0);
    appearance.system().take_setting(kGnome, "enable-animations", wrapped(false));
    QCOMPARE(animation_time(), 0);
    appearance.system().take_setting(kGnome, "enable-animations", wrapped(true));
    QVERIFY(animation_time() > 0);
    appearance.set_less_motion(true);
    QCOMPARE(animation_time(), 0);
    appearance.set_less_motion(false);
    QVERIFY(animation_time() > 0);
  }

  void a_choice_is_kept() {
    TestWindow window;
    window.appearance.set_less_motion(true);
    window.window.keep_settings();
    QVERIFY(Settings(window.folder.filePath("rowkeeper.ini")).less_motion());
  }

  // The picture of a step is the same at once as after all that could move has moved.
  void nothing_moves() {
    TestWindow window;
    QVERIFY(window.begin({1440, 900}));
    window.appearance.set_less_motion(true);
    QWidget* const canvas = window.window.watch_page().cache()->canvas()->viewport();
    emit window.session().commands.step();
    QTRY_COMPARE_WITH_TIMEOUT(window.run().state().points().size(), std::size_t{1}, kWait);
    QTest::qWait(300);
    emit window.session().commands.step();
    QTRY_COMPARE_WITH_TIMEOUT(window.run().state().points().size(), std::size_t{2}, kWait);
    QTest::qWait(100);
    const QImage before = canvas->grab().toImage();
    QTest::qWait(600);
    QCOMPARE(canvas->grab().toImage(), before);
    auto* const toggle = window.window.watch_page().findChild<views::ToggleSwitch*>();
    toggle->click();
    const QImage moved = toggle->grab().toImage();
    QTest::qWait(400);
    QCOMPARE(toggle->grab().toImage(), moved);
  }
};

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
