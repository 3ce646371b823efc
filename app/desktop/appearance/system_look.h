// Whether the system asks for light or dark windows, and for less motion, and when it changes its mind. Qt 6.4 does not tell.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>
#include <optional>

#include "views/widgets/theme.h"

namespace rowkeeper::app {

// Asks the desktop portal (org.freedesktop.portal.Settings), without waiting for it, for org.freedesktop.appearance color-scheme
// (0 no preference, 1 dark, 2 light) and reduced-motion (1: yes), and for what GNOME had before that key: org.gnome.desktop.interface
// enable-animations. Until it answers, and where there is none, the palette that the program was started with decides, and all moves.
class SystemLook : public QObject {
  Q_OBJECT
 public:
  explicit SystemLook(QObject* parent = nullptr);
  views::ColorScheme scheme() const { return portal_.value_or(from_palette_); }
  bool less_motion() const { return reduced_ || !animations_; }

 signals:
  void changed();

 public slots:
  // As the portal tells it.
  void take_setting(const QString& group, const QString& key, const QDBusVariant& value);

 private:
  views::ColorScheme from_palette_;
  std::optional<views::ColorScheme> portal_;
  bool reduced_ = false, animations_ = true;
};

}  // namespace rowkeeper::app
