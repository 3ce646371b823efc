// Tells whoever hears the window, whatever has the focus, what has happened in it.
#pragma once

#include <QObject>

class QWidget;

namespace rowkeeper::views {

// In the window that the widget is part of, as soon as it is in front. Nothing where nobody listens.
void announce(QWidget* widget, const QString& text);

// Says what is told, whether anybody listens or not.
class Announcements : public QObject {
  Q_OBJECT
 signals:
  void told(const QString& text);
};
Announcements& announcements();

}  // namespace rowkeeper::views
