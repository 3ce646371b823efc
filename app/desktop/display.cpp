#include "app/desktop/display.h"

#include <QByteArray>
#include <QString>
#include <QtGlobal>
#include <cstdio>
#include <cstdlib>

#include "app/desktop/options.h"

namespace rowkeeper::app {

namespace {

// Qt knows no other end than abort() when the display cannot be reached after all.
void end_without_display(QtMsgType type, const QMessageLogContext&, const QString& text) {
  if (type == QtFatalMsg) std::_Exit(say_no_display());
  for (const char* const part :
       {"could not connect to display", "no Qt platform plugin", "Could not load the Qt platform plugin"}) {
    if (text.contains(part)) return;
  }
  std::fprintf(stderr, "%s\n", qPrintable(text));
}

}  // namespace

bool display_is_there() {
  qInstallMessageHandler(end_without_display);
  return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
         !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

int say_no_display() {
  std::fputs(
      "rowkeeper: there is no display to open a window on. On the command line, this shows the cache at work:\n"
      "  rowkeeper-cli compare --prompt \"Once upon a time\" --tokens 100\n",
      stderr);
  return 1;
}

void use_no_display(const ScreenshotOptions& picture) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_SCALE_FACTOR", QByteArray::number(picture.scale));
}

}  // namespace rowkeeper::app
