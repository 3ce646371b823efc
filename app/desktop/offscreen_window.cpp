#include "app/desktop/offscreen_window.h"

#include <QApplication>
#include <QPixmap>
#include <QTimer>
#include <chrono>
#include <cstdio>

#include "views/widgets/error_text.h"

namespace rowkeeper::app {

namespace {

struct Pictures {
  Q_DECLARE_TR_FUNCTIONS(Pictures)
};

}  // namespace

OffscreenWindow::OffscreenWindow(const ScreenshotOptions& picture)
    : settings_(folder_.filePath("rowkeeper.ini")), window_(session_, settings_, appearance_) {
  appearance_.choose(picture.scheme == views::ColorScheme::dark ? SchemeChoice::dark : SchemeChoice::light);
  appearance_.set_projector(picture.projector);
  window_.resize(picture.size);
}

void OffscreenWindow::begin(const Options& options) {
  window_.show();
  window_.load(options.model.value_or(ModelRequest{}));
}

int picture_failed(const QString& text, bool wrong_use) {
  std::fprintf(stderr, "rowkeeper: %s\n", qPrintable(text));
  return wrong_use ? 2 : 1;
}

int picture_failed(const Error& error) { return picture_failed(views::error_text(error), is_wrong_use(error.code)); }

void limit_picture_time(QObject* context) {
  constexpr auto kLongest = std::chrono::minutes(10);
  QTimer::singleShot(kLongest, context, [] {
    QApplication::exit(picture_failed(Pictures::tr("The picture took too long. Take fewer steps.")));
  });
}

bool save_picture(MainWindow& window, const QString& file) {
  const bool saved = window.grab().save(file, "PNG");
  if (!saved) picture_failed(Pictures::tr("Cannot write '%1'. Choose another place.").arg(file));
  return saved;
}

}  // namespace rowkeeper::app
