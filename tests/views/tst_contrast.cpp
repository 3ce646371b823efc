// What can be read and what can be seen, in every theme: the limits of WCAG 2.2 for text (1.4.3) and for all else (1.4.11).
#include <QtTest>

#include "views/widgets/ink.h"
#include "views/widgets/theme.h"

using namespace rowkeeper::views;

namespace {

constexpr double kText = 4.5, kGraphics = 3;

using Color = QColor Theme::*;
struct On {
  const char* name;
  Color color;
  std::initializer_list<Color> grounds;
};

#define ROW(color, ...)                    \
  {                                        \
#color, &Theme::color, { __VA_ARGS__ } \
  }

constexpr Color kWindow = &Theme::window, kCard = &Theme::card;

const On kTexts[] = {
    ROW(text, kWindow, kCard, &Theme::chip, &Theme::chip_generated, &Theme::newest_soft, &Theme::accent_soft, &Theme::hover,
        &Theme::good_soft, &Theme::bad_soft),
    ROW(muted, kWindow, kCard, &Theme::chip, &Theme::hover, &Theme::newest_soft, &Theme::accent_soft, &Theme::good_soft,
        &Theme::bad_soft),
    ROW(accent, kWindow, kCard, &Theme::accent_soft, &Theme::hover),  // links, and what is chosen
    ROW(on_accent, &Theme::accent),
    ROW(good, kCard, &Theme::good_soft),
    ROW(bad, kCard, &Theme::bad_soft),
    ROW(key, kCard),
    ROW(value, kCard),
    ROW(cached, kCard),
    ROW(uncached, kCard),
};

const On kShapes[] = {
    ROW(outline, kWindow, kCard),  // of fields and sliders
    ROW(accent, kWindow, kCard),   // of what has the focus
    ROW(predicted, kCard),
    ROW(newest, kCard, &Theme::newest_soft),
    ROW(good, kCard, &Theme::chip_generated),
    ROW(key, &Theme::zero),
    ROW(value, &Theme::zero),
    ROW(negative, &Theme::zero),
};

}  // namespace

class TestContrast : public QObject {
  Q_OBJECT

 private slots:
  void every_theme_data() {
    QTest::addColumn<int>("scheme");
    QTest::addColumn<bool>("projector");
    QTest::newRow("light") << static_cast<int>(ColorScheme::light) << false;
    QTest::newRow("dark") << static_cast<int>(ColorScheme::dark) << false;
    QTest::newRow("light, projector") << static_cast<int>(ColorScheme::light) << true;
    QTest::newRow("dark, projector") << static_cast<int>(ColorScheme::dark) << true;
  }

  void every_theme() {
    QFETCH(int, scheme);
    QFETCH(bool, projector);
    const Theme theme = make_theme(static_cast<ColorScheme>(scheme), projector);
    QStringList weak;
    const auto look_at = [&](const On& on, double least) {
      for (const Color ground : on.grounds) {
        const double found = contrast(theme.*on.color, theme.*ground);
        if (found < least) weak << QString("%1 on %2: %3").arg(on.name, (theme.*ground).name()).arg(found, 0, 'f', 2);
      }
    };
    for (const On& on : kTexts) look_at(on, kText);
    for (const On& on : kShapes) look_at(on, kGraphics);
    for (const QColor& phase : theme.phases) {
      if (contrast(phase, theme.card) < kGraphics) weak << QString("a phase, %1, on the card").arg(phase.name());
      if (contrast(ink_on(phase), phase) < kText) weak << QString("the text on a phase, %1").arg(phase.name());
    }
    QVERIFY2(weak.isEmpty(), qPrintable(weak.join('\n')));
  }

  // Values of WCAG's own definition.
  void contrast_is_as_defined() {
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(std::abs(contrast("#777777", Qt::white) - 4.48) < 0.01);
  }
};

QTEST_APPLESS_MAIN(TestContrast)
#include "tst_contrast.moc"
