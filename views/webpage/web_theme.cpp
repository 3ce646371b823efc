#include "views/webpage/web_theme.h"

#include <array>

#include "views/webpage/web_cells.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

struct WebTheme {
  ColorScheme scheme;
  bool strong;
  const char* condition;  // of a media query; the later ones win
};

constexpr std::array<WebTheme, 4> kThemes = {{
    {ColorScheme::light, false, nullptr},
    {ColorScheme::dark, false, "(prefers-color-scheme: dark)"},
    {ColorScheme::light, true, "(prefers-contrast: more)"},
    {ColorScheme::dark, true, "(prefers-contrast: more) and (prefers-color-scheme: dark)"},
}};

struct NamedColor {
  const char* name;
  QColor Theme::*color;
};

constexpr NamedColor kColors[] = {
    {"window", &Theme::window},
    {"card", &Theme::card},
    {"border", &Theme::border},
    {"text", &Theme::text},
    {"muted", &Theme::muted},
    {"accent", &Theme::accent},
    {"on-accent", &Theme::on_accent},
    {"accent-soft", &Theme::accent_soft},
    {"hover", &Theme::hover},
    {"key", &Theme::key},
    {"value", &Theme::value},
    {"negative", &Theme::negative},
    {"zero", &Theme::zero},
    {"cached", &Theme::cached},
    {"uncached", &Theme::uncached},
    {"predicted", &Theme::predicted},
    {"grid", &Theme::grid},
    {"chip", &Theme::chip},
    {"chip-generated", &Theme::chip_generated},
    {"newest", &Theme::newest},
    {"newest-soft", &Theme::newest_soft},
    {"stale", &Theme::stale},
    {"good", &Theme::good},
    {"good-soft", &Theme::good_soft},
    {"bad", &Theme::bad},
    {"bad-soft", &Theme::bad_soft},
};

Theme theme_of(const WebTheme& theme) { return make_theme(theme.scheme, theme.strong); }

QByteArray properties(std::size_t index) {
  const Theme t = theme_of(kThemes[index]);
  QByteArray css = ":root { --palette: " + QByteArray::number(static_cast<int>(index)) +
                   "; color-scheme: " + (kThemes[index].scheme == ColorScheme::dark ? "dark" : "light") + ";";
  for (const NamedColor& color : kColors)
    css += QByteArray(" --") + color.name + ": " + (t.*color.color).name().toLatin1() + ";";
  return css + " }";
}

}  // namespace

QByteArray web_theme_css() {
  QByteArray css;
  for (std::size_t i = 0; i < kThemes.size(); ++i) {
    const char* const condition = kThemes[i].condition;
    css += condition != nullptr ? QByteArray("@media ") + condition + " { " + properties(i) + " }\n" : properties(i) + "\n";
  }
  return css;
}

QJsonArray web_palettes() {
  QJsonArray palettes;
  for (const WebTheme& theme : kThemes) palettes.append(QString::fromLatin1(web_palette(theme_of(theme)).toBase64()));
  return palettes;
}

}  // namespace rowkeeper::views
