#include "views/widgets/key_focus.h"

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

#include "views/widgets/wear.h"

namespace rowkeeper::views {

KeyFocus::KeyFocus(QWidget* widget) : QObject(widget), widget_(widget) {
  wear(widget_, QStringLiteral("reading-by-key"));
  qApp->installEventFilter(this);
}

bool KeyFocus::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) wear(widget_, QStringLiteral("reading-by-key"));
  if (event->type() == QEvent::MouseButtonPress) wear(widget_, QStringLiteral("reading"));
  return QObject::eventFilter(watched, event);
}

}  // namespace rowkeeper::views
