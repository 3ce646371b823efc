// Whether the system asks for light or dark windows, and when it changes its mind. Qt 6.4 does not tell.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>
#include <optional>

#include "views/widgets/theme.h"

namespace rowkeeper::app {

// Asks the desktop portal (org.freedesktop.portal.Settings, org.freedesktop.appearance color-scheme: 0 no preference, 1 dark,
// 2 light), without waiting for it; until it answers, and where there is none, the palette that the program was started with
// decides.
class SystemScheme : public QObject {
  Q_OBJECT
 public:
  explicit SystemScheme(QObject* parent = nullptr);
  views::ColorScheme scheme() const { return portal_.value_or(from_palette_); }

 signals:
  void changed();

 private slots:
  void take_setting(const QString& group, const QString& key, const QDBusVariant& value);

 private:
  void take(const QVariant& value);
  views::ColorScheme from_palette_;
  std::optional<views::ColorScheme> portal_;
};

}  // namespace rowkeeper::app
