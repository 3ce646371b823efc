// The program: one session, and its window, which is made anew in another language.
#pragma once

#include <memory>

#include "app/desktop/options.h"
#include "app/desktop/window/main_window.h"

namespace rowkeeper::app {

class Program : public QObject {
 public:
  // Settings: as Settings takes it. The window is shown, and what the options ask for is begun.
  explicit Program(const Options& options, const QString& settings = {});
  MainWindow& window() { return *window_; }
  Session& session() { return session_; }
  Appearance& appearance() { return appearance_; }
  // Runs, races, conversations and downloads go on, and a lesson at its step; the window is another one afterwards. Lost is what somebody has
  // changed in a document and not used yet, and the choices of dialogs. Empty: the system's language.
  void change_language(const QString& name);

 private:
  std::unique_ptr<MainWindow> make_window();

  Settings settings_;
  Appearance appearance_;
  Session session_;
  std::unique_ptr<MainWindow> window_;
};

}  // namespace rowkeeper::app
