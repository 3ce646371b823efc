// Colours and sizes of the window. One theme holds at a time; whoever paints asks theme() and repaints when it changes.
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <algorithm>
#include <cmath>

class QApplication;

namespace rowkeeper::views {

enum class ColorScheme { light, dark };

struct Theme {
  ColorScheme scheme = ColorScheme::light;
  bool projector = false;  // for a room: larger, stronger contrast, fewer details
  double text_scale = 1;   // the text against the largest that is usual; apply_theme() knows. Above 1, lengths grow with it
  double density = 1;      // of the screen against 96 dots per inch, where only text follows it; apply_theme() knows, too

  // Surfaces and text. A test holds all texts to a contrast of 4.5 on every ground that they stand on, and all else that means something to 3
  // (WCAG 2.2, 1.4.3 and 1.4.11).
  // The border is an ornament; the outline is what a control is known by.
  QColor window, card, border, outline, text, muted, accent, on_accent, accent_soft, hover;
  // The numbers: positive ones in the side's own colour, negative ones in a neutral one, zero like the card. Blue and orange
  // are told apart with every common colour blindness, and a hue from a neutral as well.
  QColor key, value, negative, zero;
  // The two settings of the cache, in charts and lanes. Points differ in shape too.
  QColor cached, uncached, predicted, grid;
  // Tokens.
  QColor chip, chip_generated, newest, newest_soft, stale;
  // Verdicts.
  QColor good, good_soft, bad, bad_soft;
  // Phases of a step, in the order of BlockSeconds, with embed before and logits and sample after.
  QColor phases[9];

  // Lengths that grow with the theme: `length` is in device-independent pixels at normal size.
  int px(double length) const { return static_cast<int>(std::lround(length * scale())); }
  double scale() const { return density * std::max(projector ? 1.5 : 1.0, text_scale); }
  // Text sizes relative to the application's font.
  QFont font(double relative_size = 1.0, QFont::Weight weight = QFont::Normal) const;
  QFont mono_font(double relative_size = 1.0) const;
};

Theme make_theme(ColorScheme scheme, bool projector);

const Theme& theme();

// Tells that theme() is another one now.
class ThemeNotifier : public QObject {
  Q_OBJECT
 signals:
  void changed();
};
ThemeNotifier& theme_notifier();

// Sets palette, font and style sheet of the application. `base_point_size`: of the system's text. A projector makes it 1.5 times as
// large, but no larger than a room needs; whoever has larger text keeps it.
void apply_theme(QApplication& app, const Theme& theme, double base_point_size);

}  // namespace rowkeeper::views
