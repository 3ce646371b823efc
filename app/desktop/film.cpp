#include "app/desktop/film.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTimer>
#include <chrono>
#include <cstdio>

#include "app/desktop/window/main_window.h"
#include "views/widgets/error_text.h"

namespace rowkeeper::app {

using views::RunPhase;

namespace {

int fail(const QString& text) {
  std::fprintf(stderr, "rowkeeper: %s\n", qPrintable(text));
  return 1;
}

// One step, a picture once it is drawn, the next step.
class Camera : public QObject {
  Q_DECLARE_TR_FUNCTIONS(Camera)
 public:
  Camera(MainWindow& window, const ScreenshotOptions& film) : window_(window), film_(film) {
    connect(&window_.session().run, &views::RunModel::status_changed, this, &Camera::look);
    connect(&window_.session().run, &views::RunModel::changed, this, &Camera::look);
  }

 private:
  void look() {
    const views::RunModel& run = window_.session().run;
    if (run.status().error) return QApplication::exit(fail(views::error_text(*run.status().error)));
    const bool rests = run.status().phase == RunPhase::paused || run.status().phase == RunPhase::finished;
    if (!rests || waiting_ || static_cast<int>(run.state().points().size()) < taken_) return;
    waiting_ = true;
    constexpr auto kDrawn = std::chrono::milliseconds(300);  // what slides and fades has arrived
    QTimer::singleShot(kDrawn, this, &Camera::shoot);
  }

  void shoot() {
    const QString file = QStringLiteral("%1/%2.png").arg(film_.film).arg(taken_ + 1, 3, 10, QLatin1Char('0'));
    if (!window_.grab().save(file, "PNG"))
      return QApplication::exit(fail(tr("Cannot write '%1'. Choose another place.").arg(file)));
    if (taken_ == film_.steps) return QApplication::exit(0);
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
  if (!QDir().mkpath(film.film)) return fail(Camera::tr("Cannot write '%1'. Choose another place.").arg(film.film));
  const QTemporaryDir folder;  // as for a screenshot: none of the user's own settings
  Settings settings(folder.filePath("rowkeeper.ini"));
  settings.set_scheme(film.scheme == views::ColorScheme::dark ? SchemeChoice::dark : SchemeChoice::light);
  settings.set_projector(film.projector);
  Appearance appearance;
  Session session;
  MainWindow window(session, settings, appearance);
  window.show_page("watch");
  Camera camera(window, film);
  window.resize(film.size);
  window.show();
  window.load(options.model.value_or(ModelRequest{}));
  views::RunRequest request = session.settings.request();
  request.tokens = film.steps;
  session.settings.set_request(request);
  emit session.commands.set_speed(0);
  emit session.commands.restart(request);
  return QApplication::exec();
}

}  // namespace rowkeeper::app
