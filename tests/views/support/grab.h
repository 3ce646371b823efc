// Widgets as people see them: nothing may be cut, overlap or lie outside. Pictures are written if ROWKEEPER_GRABS names a folder.
#pragma once

#include <QApplication>
#include <QDir>
#include <QWidget>
#include <QtTest>

#include "tests/views/support/looks.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

inline constexpr double kGrabPointSize = 9.5;

struct GrabTheme {
  const char* name;
  ColorScheme scheme;
  bool projector;
};

inline constexpr GrabTheme kGrabThemes[] = {
    {"light", ColorScheme::light, false}, {"dark", ColorScheme::dark, false}, {"projector", ColorScheme::light, true}};

// In every theme; leaves the light one. `width` is at normal size; the height is what the widget wants.
inline void grab_in_all_themes(QWidget& widget, const QString& name, int width) {
  const QString folder = qEnvironmentVariable("ROWKEEPER_GRABS");
  for (const GrabTheme& look : kGrabThemes) {
    apply_theme(*qApp, make_theme(look.scheme, look.projector), kGrabPointSize);
    QApplication::processEvents();
    const int w = theme().px(width);
    const int wanted = widget.hasHeightForWidth() ? widget.heightForWidth(w) : widget.sizeHint().height();
    widget.resize(w, std::max(wanted, widget.sizeHint().height()));
    widget.show();
    QApplication::processEvents();
    const QString picture = QStringLiteral("%1-%2-%3").arg(name, QLatin1String(look.name)).arg(width);
    const QStringList wrong = faults(widget, picture);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    if (folder.isEmpty()) continue;
    QDir().mkpath(folder);
    widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, picture));
  }
  apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
}

}  // namespace rowkeeper::views
