// How often a view redraws. While a run makes more than 5 tokens a second an eye gains nothing from every single one, and the
// processor has better things to do: then views redraw at most 10 times a second, charts 4. Slower runs are followed at once.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <utility>

namespace rowkeeper::views {

inline constexpr int kViewRedraws = 10, kChartRedraws = 4;  // a second, while the run is fast

// When to redraw, without a clock of its own: times are in milliseconds.
class RedrawPace {
 public:
  explicit RedrawPace(int most_when_fast) : most_when_fast_(most_when_fast) {}

  // Something new has come.
  void request(std::int64_t now) {
    times_[next_] = now;
    next_ = (next_ + 1) % times_.size();
    requests_ = std::min(requests_ + 1, times_.size());
  }
  // More than 5 in the last second.
  bool fast(std::int64_t now) const { return requests_ == times_.size() && now - times_[next_] < 1000; }
  // How long to wait from now on; 0: draw now.
  std::int64_t wait(std::int64_t now) const {
    if (!drawn_) return 0;
    const std::int64_t interval = fast(now) ? 1000 / most_when_fast_ : 16;
    return std::max<std::int64_t>(0, last_ + interval - now);
  }
  void draw(std::int64_t now) {
    drawn_ = true;
    last_ = now;
  }

 private:
  int most_when_fast_;
  std::array<std::int64_t, 6> times_ = {};  // of the last requests, the oldest at next_ once all are set
  std::size_t next_ = 0, requests_ = 0;
  bool drawn_ = false;
  std::int64_t last_ = 0;
};

// Calls `redraw` after each request(), but no oftener than the pace allows; the last request is never lost.
class Throttle : public QObject {
 public:
  Throttle(int most_when_fast, std::function<void()> redraw, QObject* parent)
      : QObject(parent), redraw_(std::move(redraw)), pace_(most_when_fast) {
    clock_.start();
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Throttle::draw);
  }

  void request() {
    pace_.request(clock_.elapsed());
    if (timer_.isActive()) return;
    const std::int64_t wait = pace_.wait(clock_.elapsed());
    wait == 0 ? draw() : timer_.start(static_cast<int>(wait));
  }
  // Another run, another theme: what is on screen is wrong.
  void now() {
    timer_.stop();
    draw();
  }
  bool fast() const { return pace_.fast(clock_.elapsed()); }  // no animations now

 private:
  void draw() {
    pace_.draw(clock_.elapsed());
    redraw_();
  }

  std::function<void()> redraw_;
  RedrawPace pace_;
  QElapsedTimer clock_;
  QTimer timer_;
};

}  // namespace rowkeeper::views
