// How smooth the window is, with a model of GPT-2 small's size: tokens a second with the Watch page visible beside the same steps
// without a window, the longest time the window did not answer, how soon Stop stops, how soon it opens.
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>

#include "app/desktop/window/main_window.h"
#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_card.h"
#include "views/charts/save_picture.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::RunPhase;

namespace {

using Clock = std::chrono::steady_clock;
double since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

// Beats every 5 ms; a longer gap is time in which the window did not answer.
class Heart : public QObject {
 public:
  Heart() {
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, [this] {
      if (last_.isValid()) longest_ = std::max(longest_, last_.nsecsElapsed() / 1e6);
      last_.start();
    });
    timer_.start(5);
  }
  double take_longest() { return std::exchange(longest_, 0.0); }

 private:
  QTimer timer_;
  QElapsedTimer last_;
  double longest_ = 0;
};

void wait_until(const std::function<bool()>& there) {
  while (!there()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

// Of this thread, the window's.
double busy_seconds() {
  timespec time = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

std::string long_prompt(int tokens) {
  std::string prompt;
  for (int i = 0; i < tokens; ++i) prompt += " Yara";
  return prompt;
}

double bare_tokens_per_second(const views::RunRequest& request, const std::shared_ptr<const LoadedModel>& model) {
  LiveRun run = LiveRun::create(model, request, {}).value();
  (void)run.step({}, {});
  run.take_events();
  const Clock::time_point begin = Clock::now();
  while (!run.finished()) {
    (void)run.step({}, {});
    run.take_events();
  }
  return (request.tokens - 1) / since(begin);
}

class Bench {
 public:
  Bench(Settings& settings, Appearance& appearance) : window_(session_, settings, appearance), run_(session_.run) {
    window_.resize(1440, 900);
    window_.show();
  }

  void load(const ModelRequest& model) {
    window_.load(model);
    wait_until([this] { return run_.model_status().state == views::ModelStatus::State::ready; });
    std::printf("longest wait while loading: %.0f ms\n", heart_.take_longest());
    emit window_.session().commands.set_speed(0);
  }

  double tokens_per_second(const views::RunRequest& request) {
    start(request);
    emit window_.session().commands.step();
    wait_until([this] { return run_.state().points().size() == 1; });
    heart_.take_longest();
    const double busy = busy_seconds();
    const Clock::time_point begin = Clock::now();
    emit window_.session().commands.play();
    wait_until([this] { return run_.status().phase == RunPhase::finished; });
    const double seconds = since(begin);
    std::printf("longest wait while running: %.0f ms; the window's thread is busy %.1f%% of the time\n",
                heart_.take_longest(), 100 * (busy_seconds() - busy) / seconds);
    return (request.tokens - 1) / seconds;
  }

  void toggle_and_stop() {
    start({.prompt = long_prompt(900), .cache = false, .tokens = 100});
    emit window_.session().commands.play();
    wait_until([this] { return run_.state().points().size() >= 2; });
    const double step = run_.state().points().back().seconds;
    const Clock::time_point begin = Clock::now();
    emit window_.session().commands.pause();
    wait_until([this] { return run_.status().phase == RunPhase::paused; });
    const double stopped = since(begin);
    std::printf("Stop in a step of %.0f ms without the cache: idle after %.0f ms (a block takes %.0f)\n", step * 1e3,
                stopped * 1e3, step * 1e3 / run_.recording().model.shape.blocks);
    emit window_.session().commands.set_cache(true);
    emit window_.session().commands.play();
    wait_until([this] { return run_.state().points().size() >= 8; });
    emit window_.session().commands.pause();
    save_pictures();
    std::printf("longest wait while stopping and toggling at 900 rows: %.0f ms\n", heart_.take_longest());
  }

  // Everything changes its size and colours.
  void restyle(Appearance& appearance) {
    heart_.take_longest();
    for (const bool on : {true, false, true, false}) {
      appearance.set_projector(on);
      const Clock::time_point begin = Clock::now();
      while (since(begin) < 0.5) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
      std::printf("longest wait when projector mode is switched %s: %.0f ms\n", on ? "on" : "off", heart_.take_longest());
    }
  }

 private:
  // What of saving a picture must be done on the window's thread; packing and writing are not.
  void save_pictures() {
    const views::CacheCanvas& canvas = *window_.watch_page().cache()->canvas();
    const views::Picture picture{"The cache", canvas.size(),
                                 [&](QPainter& painter) { canvas.paint(painter, QRect(QPoint(), canvas.size())); }};
    const Clock::time_point begin = Clock::now();
    const views::SaveJob png = views::save_png(folder_.filePath("cache.png"), picture);
    const double painted = since(begin);
    const Clock::time_point next = Clock::now();
    const views::SaveJob svg = views::save_svg(folder_.filePath("cache.svg"), picture);
    std::printf("picture of the cache at 900 rows, on the window's thread: PNG %.0f ms, SVG %.0f ms\n", painted * 1e3,
                since(next) * 1e3);
  }

  void start(const views::RunRequest& request) {
    bool started = false;
    const auto connection = QObject::connect(&run_, &views::RunModel::started, [&] { started = true; });
    emit window_.session().commands.restart(request);
    wait_until([&] { return started && run_.status().phase == RunPhase::paused; });
    QObject::disconnect(connection);
  }

  QTemporaryDir folder_;
  Heart heart_;
  Session session_;
  MainWindow window_;
  views::RunModel& run_;
};

}  // namespace

int main(int argc, char** argv) {
  const Clock::time_point begin = Clock::now();
  QApplication application(argc, argv);
  const QTemporaryDir folder;
  Settings settings(folder.filePath("rowkeeper.ini"));
  Appearance appearance;
  Bench bench(settings, appearance);
  QApplication::processEvents();
  std::printf("window there after %.2f s\n", since(begin));
  const ModelRequest model{.name = "random:gpt2"};
  const views::RunRequest request{.prompt = "Once upon a time", .tokens = 200};
  bench.load(model);
  bench.toggle_and_stop();
  bench.restyle(appearance);
  // In turns, so that a machine whose speed drifts does so for both.
  const auto alone = load_model(
                         model, {}, [] {}, [](double) {})
                         .value();
  std::vector<double> ratios;
  for (int round = 0; round < 5; ++round) {
    const double with = bench.tokens_per_second(request);
    ratios.push_back(with / bare_tokens_per_second(request, alone));
  }
  std::sort(ratios.begin(), ratios.end());
  std::printf("tokens a second with Watch visible / the same steps alone: median %.2f, %.2f to %.2f\n",
              ratios[ratios.size() / 2], ratios.front(), ratios.back());
}
