// Where a popup stands beside the control that opens it: below it, or above where there is no room below; all of it on the
// screen.
#pragma once

#include <QRect>
#include <QWidget>

namespace rowkeeper::views {

enum class PopupEdge { leading, trailing };  // of the control: the popup's edge is there too

// In global coordinates.
QPoint popup_place(const QRect& control, const QSize& popup, const QRect& screen, PopupEdge edge,
                   Qt::LayoutDirection direction, int gap);
// `control` in global coordinates. The popup has its size.
void place_popup(QWidget* popup, const QRect& control, PopupEdge edge);

}  // namespace rowkeeper::views
