#include "views/widgets/announce.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QTimer>
#include <QWidget>
#include <chrono>

#include "views/widgets/accessible_role.h"
#include "views/widgets/teller.h"

namespace rowkeeper::views {

namespace {

constexpr std::chrono::seconds kNewWindow{2};  // so long Orca may be busy with its many parts, and drops all other news

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)

void tell(QWidget* window, const QString& text) {
  QAccessibleAnnouncementEvent event(window, text);
  QAccessible::updateAccessibility(&event);
}

#else

constexpr std::chrono::seconds kUntilRead{10};

// Older Qt has no such event. Orca speaks a notification that shows, and is silent at an alert. Each is an object of its own:
// two may come at once.
void tell(QWidget* window, const QString& text) {
  auto* const notification = new QWidget(window);
  set_accessible_role(notification, QAccessible::Notification);
  notification->setAccessibleName(text);
  notification->setAttribute(Qt::WA_TransparentForMouseEvents);
  notification->setGeometry(0, 0, 1, 1);  // paints nothing
  notification->lower();
  notification->show();
  QTimer::singleShot(kUntilRead, notification, &QObject::deleteLater);
}

#endif

Teller& teller_of(QWidget* window) {
  auto* teller = window->findChild<Teller*>(QString(), Qt::FindDirectChildrenOnly);
  if (!teller) {
    teller = new Teller(window, kNewWindow);
    QObject::connect(teller, &Teller::told, window, [window](const QString& text) { tell(window, text); });
    // Orca does not listen to what is not in front. Queued: first the window gets the focus.
    const auto follow = [teller] { teller->set_in_front(QGuiApplication::applicationState() == Qt::ApplicationActive); };
    follow();
    QObject::connect(qGuiApp, &QGuiApplication::applicationStateChanged, teller, follow, Qt::QueuedConnection);
  }
  return *teller;
}

}  // namespace

void announce(QWidget* widget, const QString& text) {
  if (text.isEmpty()) return;
  emit announcements().told(text);
  if (QAccessible::isActive()) teller_of(widget->window()).take(text);
}

Announcements& announcements() {
  static Announcements announcements;
  return announcements;
}

}  // namespace rowkeeper::views
