// Changes what a widget looks like in the style sheet.
#pragma once

#include <QString>
#include <QWidget>

namespace rowkeeper::views {

// See style_sheet.h for the looks; empty: none. True if it is another one than before. A style sheet that is applied again
// forgets a font that was set: whoever has set one sets it again.
bool wear(QWidget* widget, const QString& look);

}  // namespace rowkeeper::views
