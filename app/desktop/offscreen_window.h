// A window for pictures: with settings that go with it, so that nothing of the user's own gets into a picture, nor the other way round.
#pragma once

#include <QTemporaryDir>

#include "app/desktop/options.h"
#include "app/desktop/window/main_window.h"

namespace rowkeeper::app {

class OffscreenWindow {
 public:
  explicit OffscreenWindow(const ScreenshotOptions& picture);
  MainWindow& window() { return window_; }
  // Shows it, and fetches the model.
  void begin(const Options& options);

 private:
  QTemporaryDir folder_;
  Settings settings_;
  Appearance appearance_;
  Session session_;
  MainWindow window_;
};

// Says so on the error output. Returns the status to exit with: 1, or 2 for what should have been asked for otherwise.
int picture_failed(const QString& text, bool wrong_use = false);
int picture_failed(const Error& error);
// Ends the program if that takes longer than any picture should.
void limit_picture_time(QObject* context);
// The window as it is now into a file; false after it has said why not.
bool save_picture(MainWindow& window, const QString& file);

}  // namespace rowkeeper::app
