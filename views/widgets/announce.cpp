#include "views/widgets/announce.h"

#include <QAccessible>
#include <QTimer>
#include <QWidget>

#include "views/widgets/accessible_role.h"

namespace rowkeeper::views {

namespace {

constexpr int kMilliseconds = 10'000;  // until everybody has read it

}  // namespace

// Screen readers speak an alert when it shows. Each is an object of its own: two may come at once.
void announce(QWidget* widget, const QString& text) {
  if (!QAccessible::isActive() || text.isEmpty()) return;
  auto* const alert = new QWidget(widget->window());
  set_accessible_role(alert, QAccessible::AlertMessage);
  alert->setAccessibleName(text);
  alert->setAttribute(Qt::WA_TransparentForMouseEvents);
  alert->setGeometry(0, 0, 1, 1);  // paints nothing
  alert->lower();
  alert->show();
  QAccessibleEvent event(alert, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
  QTimer::singleShot(kMilliseconds, alert, &QObject::deleteLater);
}

}  // namespace rowkeeper::views
