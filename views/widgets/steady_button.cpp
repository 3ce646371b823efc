#include "views/widgets/steady_button.h"

#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>

namespace rowkeeper::views {

void SteadyButton::keep_width_of(const QStringList& texts) {
  const QString now = text();
  int widest = 0;
  setMinimumWidth(0);
  for (const QString& each : texts) {
    setText(each);
    widest = std::max(widest, sizeHint().width());
  }
  setText(now);
  setMinimumWidth(widest);
}

// In a button wider than it need be Qt tears icon and word apart where text goes from right to left. So they get the room that they
// need, in the middle.
void SteadyButton::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  painter.drawControl(QStyle::CE_PushButtonBevel, option);
  const int spare = std::max(0, width() - sizeHint().width());
  option.rect = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
  option.rect.adjust(spare / 2, 0, spare / 2 - spare, 0);
  painter.drawControl(QStyle::CE_PushButtonLabel, option);
}

}  // namespace rowkeeper::views
