#include "views/widgets/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPalette>
#include <QScreen>

#include "views/widgets/style_sheet.h"

namespace rowkeeper::views {

namespace {

Theme& current() {
  static Theme theme = make_theme(ColorScheme::light, false);
  return theme;
}

void set_light(Theme& t) {
  t.window = "#f6f6f3", t.card = "#ffffff", t.border = "#dedfe0", t.outline = "#858b95", t.text = "#15171c",
  t.muted = "#5a6270";
  t.accent = "#2160a6", t.on_accent = "#ffffff", t.accent_soft = "#e6eff8", t.hover = "#eef1f4";
  t.key = "#1d5fb0", t.value = "#c2510f", t.negative = "#4a4f57", t.zero = "#fbfbfa";
  t.cached = "#2160a6", t.uncached = "#b3261e", t.predicted = "#6d7480", t.grid = "#e4e5e8";
  t.chip = "#eeeff1", t.chip_generated = "#e3f1e8", t.newest = "#b37700", t.newest_soft = "#fdf2d4", t.stale = "#c9ccd1";
  t.good = "#17753f", t.good_soft = "#ebf5ee", t.bad = "#b3261e", t.bad_soft = "#fbecea";
  const char* const phases[] = {"#8993a2", "#b88a00", "#6496c7", "#a185ca", "#8468b5",
                                "#5497d0", "#56a175", "#8893a3", "#d17b68"};
  for (int i = 0; i < 9; ++i) t.phases[i] = phases[i];
}

void set_dark(Theme& t) {
  t.window = "#15171b", t.card = "#1e2126", t.border = "#353a42", t.outline = "#6f7783", t.text = "#eceef1",
  t.muted = "#a3abb8";
  t.accent = "#6aa9ef", t.on_accent = "#0c1a2b", t.accent_soft = "#22364d", t.hover = "#282c33";
  t.key = "#63a8f5", t.value = "#f2914a", t.negative = "#c3c8d0", t.zero = "#22252b";
  t.cached = "#6aa9ef", t.uncached = "#f0837a", t.predicted = "#9aa2ae", t.grid = "#31353d";
  t.chip = "#2b2f36", t.chip_generated = "#1f3a2b", t.newest = "#e5ad3c", t.newest_soft = "#3c3213", t.stale = "#565c66";
  t.good = "#67c98f", t.good_soft = "#1b2f24", t.bad = "#f0837a", t.bad_soft = "#3a2220";
  const char* const phases[] = {"#656d7f", "#b08a1e", "#4776a6", "#7d68a3", "#7a60a4",
                                "#4f86b5", "#46855f", "#666d7c", "#9c6253"};
  for (int i = 0; i < 9; ++i) t.phases[i] = phases[i];
}

// A projector washes colours out: text goes to black or white, borders and grids get stronger.
void strengthen(Theme& t) {
  const bool light = t.scheme == ColorScheme::light;
  t.window = light ? "#ffffff" : "#000000";
  t.card = light ? "#ffffff" : "#0b0c0e";
  t.text = light ? "#000000" : "#ffffff";
  t.muted = light ? "#33383f" : "#d2d7de";
  t.border = light ? "#8d939b" : "#767d88";
  t.outline = light ? "#6f757e" : "#8b929d";
  t.grid = light ? "#c4c8ce" : "#4a505a";
  t.zero = t.card;
}

QPalette palette_of(const Theme& t) {
  QPalette p;
  p.setColor(QPalette::Window, t.window);
  p.setColor(QPalette::WindowText, t.text);
  p.setColor(QPalette::Base, t.card);
  p.setColor(QPalette::AlternateBase, t.hover);
  p.setColor(QPalette::Text, t.text);
  p.setColor(QPalette::PlaceholderText, t.muted);
  p.setColor(QPalette::Button, t.card);
  p.setColor(QPalette::ButtonText, t.text);
  p.setColor(QPalette::BrightText, t.bad);
  p.setColor(QPalette::Highlight, t.accent);
  p.setColor(QPalette::HighlightedText, t.on_accent);
  p.setColor(QPalette::Link, t.accent);
  p.setColor(QPalette::ToolTipBase, t.card);
  p.setColor(QPalette::ToolTipText, t.text);
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, t.stale.darker(t.scheme == ColorScheme::light ? 130 : 90));
  return p;
}

}  // namespace

Theme make_theme(ColorScheme scheme, bool projector) {
  Theme t;
  t.scheme = scheme;
  t.projector = projector;
  scheme == ColorScheme::light ? set_light(t) : set_dark(t);
  if (projector) strengthen(t);
  return t;
}

QFont Theme::font(double relative_size, QFont::Weight weight) const {
  QFont font = QApplication::font();
  font.setPointSizeF(font.pointSizeF() * relative_size);
  font.setWeight(weight);
  return font;
}

QFont Theme::mono_font(double relative_size) const {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setPointSizeF(QApplication::font().pointSizeF() * relative_size);
  return font;
}

const Theme& theme() { return current(); }

ThemeNotifier& theme_notifier() {
  static ThemeNotifier notifier;
  return notifier;
}

void apply_theme(QApplication& app, const Theme& theme, double base_point_size) {
  constexpr double kLargestUsual = 12, kEnoughForARoom = 20;  // points
  const double points =
      theme.projector ? std::max(base_point_size, std::min(1.5 * base_point_size, kEnoughForARoom)) : base_point_size;
  current() = theme;
  current().text_scale = points / kLargestUsual;
  // 96 wherever Qt makes pixels larger by itself, which can be switched off.
  current().density = std::max(1.0, QGuiApplication::primaryScreen()->logicalDotsPerInch() / 96);
  QFont font = QApplication::font();
  font.setPointSizeF(points);
  QApplication::setFont(font);
  QApplication::setPalette(palette_of(theme));
  app.setStyleSheet(style_sheet(current()));
  emit theme_notifier().changed();
}

}  // namespace rowkeeper::views
