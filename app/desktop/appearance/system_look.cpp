#include "app/desktop/appearance/system_look.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QPalette>
#include <utility>

namespace rowkeeper::app {

namespace {

constexpr const char* kService = "org.freedesktop.portal.Desktop";
constexpr const char* kPath = "/org/freedesktop/portal/desktop";
constexpr const char* kInterface = "org.freedesktop.portal.Settings";
constexpr std::pair<const char*, const char*> kScheme{"org.freedesktop.appearance", "color-scheme"},
    kReduced{"org.freedesktop.appearance", "reduced-motion"},
    kAnimations{"org.gnome.desktop.interface", "enable-animations"};

// Read() wraps its answer in one variant more than the signal does.
QVariant unwrapped(const QVariant& value) {
  return value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
}

std::optional<views::ColorScheme> scheme_of(uint value) {
  if (value == 1) return views::ColorScheme::dark;
  if (value == 2) return views::ColorScheme::light;
  return std::nullopt;
}

}  // namespace

SystemLook::SystemLook(QObject* parent)
    : QObject(parent),
      from_palette_(QGuiApplication::palette().color(QPalette::Window).lightness() < 128 ? views::ColorScheme::dark
                                                                                         : views::ColorScheme::light) {
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  bus.connect(kService, kPath, kInterface, "SettingChanged", this, SLOT(take_setting(QString, QString, QDBusVariant)));
  for (const auto& [group, key] : {kScheme, kReduced, kAnimations}) {
    QDBusMessage ask = QDBusMessage::createMethodCall(kService, kPath, kInterface, "Read");
    ask << QString(group) << QString(key);
    auto* const waiting = new QDBusPendingCallWatcher(bus.asyncCall(ask), this);
    connect(waiting, &QDBusPendingCallWatcher::finished, this, [this, waiting, group = group, key = key] {
      const QDBusPendingReply<QDBusVariant> reply = *waiting;
      if (!reply.isError()) take_setting(group, key, reply.value());
      waiting->deleteLater();
    });
  }
}

void SystemLook::take_setting(const QString& group, const QString& key, const QDBusVariant& value) {
  const auto is = [&](const std::pair<const char*, const char*>& name) { return group == name.first && key == name.second; };
  const QVariant inner = unwrapped(value.variant());
  const auto before = std::pair(scheme(), less_motion());
  if (is(kScheme)) portal_ = scheme_of(inner.toUInt());
  if (is(kReduced)) reduced_ = inner.toUInt() == 1;
  if (is(kAnimations)) animations_ = inner.toBool();
  if (std::pair(scheme(), less_motion()) != before) emit changed();
}

}  // namespace rowkeeper::app
