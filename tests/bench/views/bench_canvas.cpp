// What the cache canvas costs: 1,024 rows, 12 blocks of 768 numbers, 1440 x 900 pixels. Prints one line for each picture.
//   QT_QPA_PLATFORM=offscreen bench_canvas
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include "tests/views/support/invented_run.h"
#include "views/canvas/cache_canvas.h"
#include "views/widgets/theme.h"

namespace {

using namespace rowkeeper::views;

constexpr int kRepeats = 20;

double milliseconds(const std::function<void()>& work) {
  QElapsedTimer timer;
  timer.start();
  work();
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void report(const char* what, const std::function<void()>& prepare, const std::function<void()>& work) {
  std::vector<double> times;
  for (int i = 0; i < kRepeats; ++i) {
    prepare();
    times.push_back(milliseconds(work));
  }
  std::sort(times.begin(), times.end());
  std::printf("%-52s best %6.2f ms   median %6.2f ms   worst %6.2f ms\n", what, times.front(), times[kRepeats / 2],
              times.back());
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  apply_theme(app, make_theme(ColorScheme::light, false), 9.5);
  RunModel model;
  Selection selection;
  InventedRun run(kGpt2Shape, 1000);
  run.set_attention(true);
  model.start(run.recording());
  model.append(run.steps(24));

  CacheCanvas canvas(&model, &selection);
  canvas.resize(1440, 900);
  canvas.show();
  QApplication::processEvents();
  QImage screen(canvas.viewport()->size(), QImage::Format_RGB32);
  const auto paint = [&] { canvas.viewport()->render(&screen); };
  const auto nothing = [] {};
  // Another width, so that no line of the picture holds any more.
  const auto resized = [&, width = 1440]() mutable { canvas.resize(width = width == 1440 ? 1439 : 1440, 900); };
  const char* const modes[] = {"values", "attention", "fingerprints"};
  for (const CanvasMode mode : {CanvasMode::values, CanvasMode::attention, CanvasMode::fingerprints}) {
    canvas.set_mode(mode);
    for (const auto& [zoom, name] :
         {std::pair{-1.0, "all 1,024 rows"}, {-0.5, "rows without text"}, {0.0, "all blocks"}, {1.0, "one head"}}) {
      canvas.set_zoom(zoom);
      const QByteArray what = QByteArray(modes[static_cast<int>(mode)]) + ", " + name + ": ";
      paint();
      report((what + "paint").constData(), nothing, paint);
      report((what + "after a resize").constData(), resized, paint);
    }
  }
  return 0;
}
