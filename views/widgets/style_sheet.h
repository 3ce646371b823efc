// What Qt's own widgets look like under a theme.
#pragma once

#include <QString>

namespace rowkeeper::views {

struct Theme;

// Widgets say what they are by the dynamic property "look": card, title, muted, primary, quiet, nav, verdict-good,
// verdict-bad, bar.
QString style_sheet(const Theme& theme);

}  // namespace rowkeeper::views
