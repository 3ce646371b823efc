// The window's own drawings, in any colour and sharp at any scale.
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace rowkeeper::views {

// `name` is that of a file in assets/icons, without ".svg". An unknown name gives an empty icon. Ask again when the theme
// changes: the colour is part of the icon.
QIcon icon(const QString& name, const QColor& color);

}  // namespace rowkeeper::views
