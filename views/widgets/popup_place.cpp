#include "views/widgets/popup_place.h"

#include <QScreen>
#include <algorithm>

#include "views/widgets/theme.h"

namespace rowkeeper::views {

QPoint popup_place(const QRect& control, const QSize& popup, const QRect& screen, PopupEdge edge,
                   Qt::LayoutDirection direction, int gap) {
  const bool at_left = (edge == PopupEdge::leading) == (direction == Qt::LeftToRight);
  const int left = at_left ? control.left() : control.right() - popup.width();
  const int below = control.bottom() + gap, above = control.top() - gap - popup.height();
  const bool turn = below + popup.height() > screen.bottom() && above >= screen.top();
  const auto kept = [](int place, int low, int high) { return std::clamp(place, low, std::max(low, high)); };
  return {kept(left, screen.left(), screen.right() - popup.width()),
          kept(turn ? above : below, screen.top(), screen.bottom() - popup.height())};
}

void place_popup(QWidget* popup, const QRect& control, PopupEdge edge) {
  const QWidget* owner = popup->parentWidget() ? popup->parentWidget() : popup;
  popup->move(popup_place(control, popup->size(), owner->screen()->availableGeometry(), edge, popup->layoutDirection(),
                          theme().px(4)));
}

}  // namespace rowkeeper::views
