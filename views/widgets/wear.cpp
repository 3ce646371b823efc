#include "views/widgets/wear.h"

#include <QStyle>
#include <QVariant>

namespace rowkeeper::views {

bool wear(QWidget* widget, const QString& look) {
  if (widget->property("look").toString() == look) return false;
  widget->setProperty("look", look);
  // Qt looks at such properties only once.
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
  return true;
}

}  // namespace rowkeeper::views
