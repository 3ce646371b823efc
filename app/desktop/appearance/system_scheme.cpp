#include "app/desktop/appearance/system_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QPalette>

namespace rowkeeper::app {

namespace {
constexpr const char* kService = "org.freedesktop.portal.Desktop";
constexpr const char* kPath = "/org/freedesktop/portal/desktop";
constexpr const char* kInterface = "org.freedesktop.portal.Settings";
constexpr const char* kGroup = "org.freedesktop.appearance";
constexpr const char* kKey = "color-scheme";
}  // namespace

SystemScheme::SystemScheme(QObject* parent)
    : QObject(parent),
      from_palette_(QGuiApplication::palette().color(QPalette::Window).lightness() < 128 ? views::ColorScheme::dark
                                                                                         : views::ColorScheme::light) {
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  bus.connect(kService, kPath, kInterface, "SettingChanged", this, SLOT(take_setting(QString, QString, QDBusVariant)));
  QDBusMessage ask = QDBusMessage::createMethodCall(kService, kPath, kInterface, "Read");
  ask << QString(kGroup) << QString(kKey);
  auto* const waiting = new QDBusPendingCallWatcher(bus.asyncCall(ask), this);
  connect(waiting, &QDBusPendingCallWatcher::finished, this, [this, waiting] {
    const QDBusPendingReply<QDBusVariant> reply = *waiting;
    if (!reply.isError()) take(reply.value().variant());
    waiting->deleteLater();
  });
}

void SystemScheme::take_setting(const QString& group, const QString& key, const QDBusVariant& value) {
  if (group == kGroup && key == kKey) take(value.variant());
}

void SystemScheme::take(const QVariant& value) {
  // Read() wraps its answer in one variant more than the signal does.
  const QVariant inner = value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
  const views::ColorScheme before = scheme();
  switch (inner.toUInt()) {
    case 1:
      portal_ = views::ColorScheme::dark;
      break;
    case 2:
      portal_ = views::ColorScheme::light;
      break;
    default:
      portal_.reset();
  }
  if (scheme() != before) emit changed();
}

}  // namespace rowkeeper::app
