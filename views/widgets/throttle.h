// How often a view redraws. While a run makes more than 5 tokens a second an eye gains nothing from every single one, and the
// processor has better things to do: then views redraw at most 10 times a second, charts 4. Slower runs are followed at once. Each
// new text goes to a screen reader as well, which looks at them one by one: while there is one, texts change once a second.
#pragma once

#include <QAccessible>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <utility>

namespace rowkeeper::views {

struct Redraws {
  int most_when_fast;  // a second
  bool texts = false;
};
inline constexpr Redraws kViewRedraws{10}, kTextRedraws{10, true}, kChartRedraws{4, true};

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
  // How long to wait from now on; 0: draw now. `heard`: by a screen reader.
  std::int64_t wait(std::int64_t now, bool heard = false) const {
    if (!drawn_) return 0;
    const std::int64_t interval = heard ? 1000 : fast(now) ? 1000 / most_when_fast_ : 16;
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
  Throttle(const Redraws& redraws, std::function<void()> redraw, QObject* parent)
      : QObject(parent), redraw_(std::move(redraw)), pace_(redraws.most_when_fast), texts_(redraws.texts) {
    clock_.start();
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Throttle::draw);
  }

  void request() {
    pace_.request(clock_.elapsed());
    if (timer_.isActive()) return;
    const std::int64_t wait = pace_.wait(clock_.elapsed(), texts_ && QAccessible::isActive());
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
  bool texts_;
  QElapsedTimer clock_;
  QTimer timer_;
};

}  // namespace rowkeeper::views
