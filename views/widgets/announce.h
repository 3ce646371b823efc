// Tells whoever hears the window, whatever has the focus, what has happened in it.
#pragma once

class QString;
class QWidget;

namespace rowkeeper::views {

// In the window that the widget is part of, as soon as it is in front. Nothing where nobody listens.
void announce(QWidget* widget, const QString& text);

}  // namespace rowkeeper::views
