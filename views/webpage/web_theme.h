// The application's colours for the page: light, dark, and both in stronger contrast for who asks their system for it.
#pragma once

#include <QByteArray>
#include <QJsonArray>

namespace rowkeeper::views {

QByteArray web_theme_css();  // custom properties, named as in Theme; "--palette" is an index into:
QJsonArray web_palettes();   // of web_palette(), in base64

}  // namespace rowkeeper::views
