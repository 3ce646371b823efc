// The command line of the window's program.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "app/desktop/engine/loaded_model.h"
#include "views/widgets/theme.h"

namespace rowkeeper::app {

inline constexpr QSize kLeastWindow(900, 600);

// A picture of a page, made without a window: for the README, for tests and for review.
struct ScreenshotOptions {
  QString page;
  QStringList place;  // in Learn: the lesson, its step, "answered"; "learn:2:4:answered"
  QString file;
  QString film;  // instead of page and file: the folder for a film's pictures
  int steps = 30;
  QSize size{1440, 900};
  views::ColorScheme scheme = views::ColorScheme::light;
  bool projector = false;
  bool cache = true;
  double scale = 1;
};

struct Options {
  std::optional<ScreenshotOptions> screenshot;
  std::optional<ModelRequest> model;
  QString language;  // as in "de"; empty: the system's
  QString open;      // a recording or a model folder to open
};

// What the arguments ask for; or the status to exit with, after the help, the version or what is wrong has been printed.
struct ParsedOptions {
  Options options;
  std::optional<int> exit_status;
};
ParsedOptions parse_options(int argc, char** argv);

}  // namespace rowkeeper::app
