#include <QApplication>
#include <memory>
#include <cstdlib>

#include "app/desktop/display.h"
#include "app/desktop/language.h"
#include "app/desktop/options.h"
#include "app/desktop/screenshot.h"
#include "app/desktop/window/main_window.h"

using namespace rowkeeper::app;

namespace {

// One session, and its window, which is made anew in another language.
class Program : public QObject {
 public:
  explicit Program(const Options& options) {
    set_language(options.language.isEmpty() ? settings_.language() : options.language);
    window_ = make_window();
    window_->begin(options.model);
    window_->offer_gpt2();
    if (!options.open.isEmpty()) window_->open(options.open);
  }

 private:
  std::unique_ptr<MainWindow> make_window() {
    auto window = std::make_unique<MainWindow>(session_, settings_, appearance_);
    // After the menu in which it was chosen has gone.
    connect(window.get(), &MainWindow::language_chosen, this, &Program::change_language, Qt::QueuedConnection);
    window->show();
    return window;
  }

  void change_language(const QString& name) {
    if (name == current_language()) return;
    window_->keep_settings();
    settings_.set_language(name);
    set_language(name);
    std::unique_ptr<MainWindow> next = make_window();
    next->go_on(*window_);
    window_ = std::move(next);
  }

  Settings settings_;
  Appearance appearance_;
  Session session_;
  std::unique_ptr<MainWindow> window_;
};

int run_window(const Options& options) {
  const Program program(options);
  return QApplication::exec();
}

int run_screenshot(const Options& options) {
  set_language(options.language);
  return take_screenshot(options);
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
  QApplication application(argc, argv);
  display_was_reached();
  QApplication::setApplicationName("Rowkeeper");
  QApplication::setDesktopFileName("rowkeeper");
  QApplication::setStyle("Fusion");
  const int status = parsed.options.screenshot ? run_screenshot(parsed.options) : run_window(parsed.options);
  // All is stored by now. What a usual end waits for, libraries and locks, a driver that hangs may hold.
  if (GpuLook::under_way()) std::_Exit(status);
  return status;
}
