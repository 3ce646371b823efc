#include <QApplication>
#include <csignal>
#include <cstdlib>
#include <memory>

#include "app/desktop/display.h"
#include "app/desktop/film.h"
#include "app/desktop/gpu_look.h"
#include "app/desktop/language.h"
#include "app/desktop/options.h"
#include "app/desktop/program.h"
#include "app/desktop/screenshot.h"

using namespace rowkeeper::app;

namespace {

int run_window(const Options& options) {
  const Program program(options);
  return QApplication::exec();
}

int run_pictures(const Options& options) {
  set_language(options.language);
  return options.screenshot->film.isEmpty() ? take_screenshot(options) : make_film(options);
}

}  // namespace

int main(int argc, char** argv) {
  const ParsedOptions parsed = parse_options(argc, argv);
  if (parsed.exit_status) return *parsed.exit_status;
  if (parsed.options.screenshot) {
    use_no_display(*parsed.options.screenshot);
  } else if (!display_is_there()) {
    return say_no_display();
  }
  std::signal(SIGXFSZ, SIG_IGN);  // a file too large for what is allowed is an error like any other
  QApplication application(argc, argv);
  display_was_reached();
  QApplication::setApplicationName("Rowkeeper");
  QApplication::setDesktopFileName("io.github.rowkeeper.Rowkeeper");
  const int status = parsed.options.screenshot ? run_pictures(parsed.options) : run_window(parsed.options);
  // All is stored by now. What a usual end waits for, libraries and locks, a driver that hangs may hold.
  if (GpuLook::under_way()) std::_Exit(status);
  return status;
}
