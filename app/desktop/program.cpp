#include "app/desktop/program.h"

#include "app/desktop/language.h"
#include "views/widgets/accessible_role.h"

namespace rowkeeper::app {

Program::Program(const Options& options, const QString& settings) : settings_(settings) {
  views::set_roles_of_containers();
  set_language(options.language.isEmpty() ? settings_.language() : options.language);
  window_ = make_window();
  window_->show();
  window_->begin(options.model);
  window_->offer_gpt2();
  if (!options.open.isEmpty()) window_->open(options.open);
}

std::unique_ptr<MainWindow> Program::make_window() {
  auto window = std::make_unique<MainWindow>(session_, settings_, appearance_);
  // After the menu in which it was chosen has gone.
  connect(window.get(), &MainWindow::language_chosen, this, &Program::change_language, Qt::QueuedConnection);
  return window;
}

void Program::change_language(const QString& name) {
  settings_.set_language(name);
  if (name == current_language()) return;
  const MainWindow::Unfinished unfinished = window_->put_down();
  window_->keep_settings();
  set_language(name);
  std::unique_ptr<MainWindow> next = make_window();
  next->go_on(*window_, unfinished);  // before it is shown: a page that comes up with nothing in it begins anew
  next->show();
  window_ = std::move(next);
}

}  // namespace rowkeeper::app
