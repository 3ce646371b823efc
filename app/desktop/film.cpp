#include "app/desktop/film.h"

#include <QApplication>
#include <QDir>
#include <QTimer>
#include <algorithm>
#include <chrono>

#include "app/desktop/offscreen_window.h"

namespace rowkeeper::app {

using views::RunPhase;

namespace {

// One step, a picture once it is drawn, the next step.
class Camera : public QObject {
 public:
  Camera(MainWindow& window, const ScreenshotOptions& film) : window_(window), film_(film) {
    limit_picture_time(this);
    connect(&window_.session().run, &views::RunModel::model_status_changed, this, &Camera::look_at_model);
    connect(&window_.session().run, &views::RunModel::status_changed, this, &Camera::look);
    connect(&window_.session().run, &views::RunModel::changed, this, &Camera::look);
  }

 private:
  void look_at_model() {
    if (const auto& error = window_.session().run.model_status().error) QApplication::exit(picture_failed(*error));
  }

  void look() {
    const views::RunModel& run = window_.session().run;
    if (run.status().error) return QApplication::exit(picture_failed(*run.status().error));
    const bool finished = run.status().phase == RunPhase::finished;
    if (waiting_ || (!finished && run.status().phase != RunPhase::paused)) return;
    if (!finished && static_cast<int>(run.state().points().size()) < taken_) return;
    waiting_ = true;
    constexpr auto kDrawn = std::chrono::milliseconds(300);  // what slides and fades has arrived
    QTimer::singleShot(kDrawn, this, &Camera::shoot);
  }

  void shoot() {
    const QString file = QStringLiteral("%1/%2.png").arg(film_.film).arg(taken_ + 1, 4, 10, QLatin1Char('0'));
    if (!save_picture(window_, file)) return QApplication::exit(1);
    if (window_.session().run.status().phase == RunPhase::finished) return QApplication::exit(0);
    if (taken_ == film_.steps / 3) emit window_.session().commands.set_cache(false);
    if (taken_ == film_.steps * 2 / 3) emit window_.session().commands.set_cache(true);
    ++taken_;
    waiting_ = false;
    emit window_.session().commands.step();
  }

  MainWindow& window_;
  ScreenshotOptions film_;
  int taken_ = 0;  // steps, all but the last with their picture
  bool waiting_ = false;
};

}  // namespace

int make_film(const Options& options) {
  const ScreenshotOptions& film = *options.screenshot;
  QDir().mkpath(film.film);  // if that fails, the first picture says so
  OffscreenWindow offscreen(film);
  MainWindow& window = offscreen.window();
  window.show_page("watch");
  const Camera camera(window, film);
  offscreen.begin(options);
  Session& session = window.session();
  views::RunRequest request = session.settings.request();
  request.tokens = std::max(1, film.steps);
  session.settings.set_request(request);
  emit session.commands.set_speed(0);
  emit session.commands.restart(request);
  return QApplication::exec();
}

}  // namespace rowkeeper::app
